// Filters by text, screen, state and verdict. The texts are read once, in small portions, so that no key waits for them.
const texts = new Map();
const verdicts = new Set();
const chips = [...document.querySelectorAll('.chip')];
const textOf = card => {
  let text = texts.get(card);
  if (text === undefined) {
    text = (screenOf(card).dataset.screen + ' / ' + card.dataset.state + '\n' + wordsOf(card)).toLowerCase();
    texts.set(card, text);
  }
  return text;
};
const later = () => new Promise(done => setTimeout(done));
let round = 0;

async function filter() {
  const mine = ++round;
  const words = $('find').value.toLowerCase().split(/\s+/).filter(Boolean);
  const screen = $('screen').value;
  const state = $('state').value;
  const isOn = words.length > 0 || screen || state || verdicts.size > 0;
  const changes = [];
  let count = 0;
  let start = performance.now();
  for (const card of cards) {
    if (performance.now() - start > 12) {
      await later();
      if (mine !== round) return;
      start = performance.now();
    }
    const matches = (!screen || screenOf(card).dataset.screen === screen)
      && (!state || card.dataset.state.split(', ').includes(state))
      && (!verdicts.size || verdicts.has(card.dataset.verdict) || verdicts.has('unsound') && 'unsound' in card.dataset)
      && words.every(word => textOf(card).includes(word));
    if (matches) count += 1;
    if (card.parentElement.hidden === matches) changes.push([card.parentElement, !matches]);
  }
  for (const [element, isHidden] of changes) element.hidden = isHidden;
  $('clear').hidden = !isOn;
  root.classList.toggle('filtered', isOn);
  $('nothing').hidden = count > 0;
  $('count').textContent = isOn ? count + ' of ' + cards.length : '';
  if (!current || current.parentElement.hidden) makeCurrent(shown()[0] || null);
  measure();
}

function clearFilter() {
  $('find').value = $('screen').value = $('state').value = '';
  verdicts.clear();
  for (const chip of chips) chip.setAttribute('aria-pressed', 'false');
  return filter();
}

$('find').addEventListener('input', filter);
$('screen').addEventListener('change', filter);
$('state').addEventListener('change', filter);
$('clear').addEventListener('click', () => { clearFilter(); $('find').focus(); });
for (const chip of chips) chip.addEventListener('click', () => {
  const verdict = chip.dataset.verdict;
  verdicts.has(verdict) ? verdicts.delete(verdict) : verdicts.add(verdict);
  chip.setAttribute('aria-pressed', String(verdicts.has(verdict)));
  filter();
});
