// One frame, large: a changed one as golden and new. The address names it, so that it can be shared.
const detail = $('detail');

function pane(title, content) {
  const section = document.createElement('section');
  section.dataset.side = title.toLowerCase();
  const heading = document.createElement('h3');
  heading.textContent = title;
  section.append(heading, content.cloneNode(true));
  return section;
}

function open(card) {
  draw(card);
  makeCurrent(card);
  $('detail-screen').textContent = screenOf(card).dataset.screen;
  $('detail-title').textContent = linkOf(card).textContent;
  const verdict = card.querySelector('.verdict');
  $('detail-verdict').textContent = verdict.textContent;
  $('detail-verdict').className = verdict.className;
  const content = card.querySelector('.phone') || card.querySelector('.why');
  const golden = card.querySelector('template');
  $('panes').replaceChildren(...golden
    ? [pane('Golden', golden.content), pane('New', content)] : [content.cloneNode(true)]);
  $('sides').hidden = !golden;
  $('panes').classList.remove('pairs');
  if (golden) showSide(side);
  const facts = card.querySelector('.facts');
  $('detail-facts').replaceChildren(...(facts ? [facts.cloneNode(true)] : []));
  if (!detail.open) detail.showModal();
  detail.scrollTop = 0;
  $('detail-title').focus();
  const address = '#' + card.id;
  if (location.hash !== address) history.replaceState(null, '', address);
}

function move(by, wanted) {
  const card = step(by, wanted);
  if (card) detail.open ? open(card) : go(card);
}

detail.addEventListener('close', () => go(current));
detail.addEventListener('click', event => { if (event.target === detail) detail.close(); });
$('close').addEventListener('click', () => detail.close());
$('previous').addEventListener('click', () => move(-1));
$('next').addEventListener('click', () => move(1));

document.addEventListener('click', event => {
  const card = event.target.closest && event.target.closest('main .card');
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey || String(getSelection())) return;
  if (!event.target.closest('.phone, h4, .none')) return;
  event.preventDefault();
  open(card);
});

// Content above gets its real size only when it is drawn, so the scrolling is repeated frame by frame.
let way = 0;
function reach(target, block, mine = ++way, frames = 10) {
  if (mine !== way) return;
  target.scrollIntoView({block});
  if (frames > 0) requestAnimationFrame(() => reach(target, block, mine, frames - 1));
}
for (const event of ['wheel', 'touchstart', 'keydown']) addEventListener(event, () => { way += 1; }, {passive: true});

async function follow() {
  const name = location.hash.slice(1);
  if (!name) return;
  let target = document.getElementById(name);
  // Users type blanks; ids have none.
  if (!target) try {
    const plain = decodeURIComponent(name);
    target = document.getElementById(plain) || document.getElementById(plain.split('/').map(encodeURIComponent).join('/'));
  } catch { return; }
  if (!target) return;
  const isCard = target.classList.contains('card');
  if (!target.checkVisibility()) await clearFilter();
  if (isCard) { reach(target, 'center'); open(target); return; }
  if (detail.open) detail.close();
  if (target.matches('details')) target.open = true;
  reach(target, 'start');
  const first = target.querySelector('.cells>li:not([hidden]) .card');
  if (first) { makeCurrent(first); linkOf(first).focus({preventScroll: true}); }
}
addEventListener('hashchange', follow);
