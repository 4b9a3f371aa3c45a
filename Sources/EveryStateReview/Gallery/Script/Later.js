// In a large gallery most pictures are the golden's text, which a browser without scripts shows. They are drawn
// before they are seen, opened or printed, and all others when the page is idle, so that the browser's search finds their words.
const waiting = new Set();

// A shape is a line's markup, with the lengths of the text's parts in their places.
const shapes = $('shapes').textContent.split('\n');
const woven = markup => markup.replace(/<pre data-shapes="(.*?)">([^]*?)<\/pre>/g, (_, own, text) => {
  let at = 0;
  return own.split(' ').map(number => shapes[parseInt(number, 36)].replace(/<(\d+)>/g, (_, length) => {
    at += Number(length);
    return text.slice(at - length, at);
  })).join('');
});

// The page's own markup: text from outside was escaped when it was written.
function parsed(parent, markup) {
  const range = document.createRange();
  range.selectNodeContents(parent);
  return range.createContextualFragment(markup);
}

function draw(card) {
  if (!waiting.delete(card)) return;
  card.lastElementChild.replaceWith(parsed(card, woven(card.lastElementChild.textContent)));
  card.classList.remove('later');
}

const wordsOf = card => waiting.has(card) ? parsed(card, card.lastElementChild.textContent).textContent : card.textContent;

// A section is drawn two windows before it is visible.
const coming = new IntersectionObserver(entries => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    coming.unobserve(target);
    for (const card of target.querySelectorAll('.card')) draw(card);
  }
}, {rootMargin: '200% 0px'});

for (const card of document.querySelectorAll('.later')) {
  waiting.add(card);
  coming.observe(screenOf(card));
}

const inTimeLeft = window.requestIdleCallback || (action => setTimeout(action, 60));
function rest() {
  inTimeLeft(() => {
    const end = performance.now() + 8;
    for (const card of waiting) {
      if (performance.now() > end) break;
      draw(card);
    }
    if (waiting.size) rest();
  });
}
rest();
addEventListener('beforeprint', () => { for (const card of waiting) draw(card); });
