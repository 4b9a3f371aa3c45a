// Follows changes while the page is served: replaces changed parts, and keeps the scroll position.
// If frames were added or removed, the page is loaded again.
const pieces = '.card, .sum, nav ul, .notices, .differs, .found, .ways, .toways, .matrix, .undrawn, .view > h2, .view > h3, .chip .n, .screens, body > svg';
let original = document.body.cloneNode(true);
let isUpdating = false;
let isOutdated = false;

// Everything but the replaceable parts.
function skeleton(body) {
  const copy = body.cloneNode(true);
  // The script, and the part of a page that is still loading.
  while (copy.lastChild && (copy.lastChild.nodeType === Node.TEXT_NODE || copy.lastChild.matches('script'))) copy.lastChild.remove();
  for (const piece of copy.querySelectorAll(pieces)) {
    if (!piece.matches('.screens')) piece.replaceChildren();
    for (const {name} of [...piece.attributes]) if (name !== 'id') piece.removeAttribute(name);
  }
  return copy;
}

// Parses without scripts, as the browser read this page: frames to draw later stay text.
function read(page) {
  const body = document.createElement('body');
  body.append(parsed(document.body, page.slice(page.indexOf('<body>'), page.lastIndexOf('</body>'))));
  return body;
}

function putIn(piece, next) {
  for (const {name} of [...piece.attributes]) if (!next.hasAttribute(name) && name !== 'hidden') piece.removeAttribute(name);
  for (const {name, value} of next.attributes) piece.setAttribute(name, value);
  if (piece.matches('.screens')) return;
  piece.replaceChildren(...[...next.childNodes].map(node => document.importNode(node, true)));
  if (!piece.matches('.card')) return;
  expect(piece);
  texts.delete(piece);
  linkOf(piece).tabIndex = piece === current ? 0 : -1;
  if (detail.open && piece === current) open(piece);
}

const isSame = (one, other) => one.matches('.screens') ? one.className === other.className : one.isEqualNode(other);

async function update() {
  isOutdated = true;
  if (isUpdating) return;
  isUpdating = true;
  try {
    while (isOutdated) {
      isOutdated = false;
      await takeOver();
    }
  } finally {
    // After any error, the next change is still followed.
    isUpdating = false;
  }
}

async function takeOver() {
  const answer = await fetch('/', {cache: 'no-store'});
  if (!answer.ok) return;
  const next = read(await answer.text());
  if (!skeleton(next).isEqualNode(skeleton(original))) { location.reload(); return; }
  const [shown, before, after] = [document.body, original, next]
    .map(body => [...body.querySelectorAll(pieces)].filter(piece => !piece.closest('dialog')));
  let count = 0;
  after.forEach((piece, index) => {
    if (isSame(piece, before[index])) return;
    putIn(shown[index], piece);
    count += 1;
  });
  original = next;
  if (count > 0) {
    drawSamples();
    show(views.find(view => !view.hidden) || views[0]);
    await filter();
  }
  root.dataset.updates = Number(root.dataset.updates || 0) + 1;
}

const changes = new EventSource('/changes');
changes.addEventListener('changed', update);
// Also at the start: something may have changed since the page was made.
changes.addEventListener('open', update);
