// In a large gallery most pictures are text, which a browser without scripts draws itself. They are drawn
// before they are seen, opened or printed, and all others when the page is idle, so that the browser's search finds their words.
const waiting = new Set();

// The page's own markup: text from outside was escaped when it was written.
function parsed(parent, markup) {
  const range = document.createRange();
  range.selectNodeContents(parent);
  return range.createContextualFragment(markup);
}

function draw(card) {
  if (!waiting.delete(card)) return;
  card.lastElementChild.replaceWith(parsed(card, card.lastElementChild.textContent));
  card.classList.remove('later');
  mark(card);
}

// Over a frame, the texts that its findings quote are marked.
const found = window.Highlight && new Highlight();
if (found) CSS.highlights.set('found', found);
function mark(card) {
  const phone = card.querySelector('.phone');
  if (!found || !phone || !card.dataset.found) return;
  const texts = document.createTreeWalker(phone, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const words of card.dataset.found.split('\n')) {
      const node = texts.currentNode;
      const at = node.data.indexOf(words);
      if (at < 0) continue;
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      found.add(range);
    }
  }
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

function expect(card) {
  if (!card.matches('.later')) return mark(card);
  waiting.add(card);
  coming.observe(screenOf(card));
  if (waiting.size === 1) rest();
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
addEventListener('beforeprint', () => { for (const card of waiting) draw(card); });
for (const card of cards) expect(card);
