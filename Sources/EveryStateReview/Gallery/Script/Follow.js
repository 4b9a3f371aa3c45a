// Follows changes while the page is served: replaces changed parts, and keeps the scroll position.
// If frames were added, removed or moved, the page is loaded again.
const parts = '.card, .sum, nav ul, .notices, .differs, .found, .ways, .toways, .matrix, .undrawn, .view > h2, .view > h3, .chip .n, .screens, body > svg';
const partsOf = body => [...body.querySelectorAll(parts)].filter(part => !part.closest('dialog'));
let original = partsOf(document.body.cloneNode(true));

// Parses without scripts, as the browser read this page: frames to draw later stay text.
function read(page) {
  const body = document.createElement('body');
  body.append(parsed(document.body, page.slice(page.indexOf('<body>'), page.lastIndexOf('</body>'))));
  return body;
}

function putIn(part, next) {
  for (const {name} of [...part.attributes]) if (!next.hasAttribute(name) && name !== 'hidden') part.removeAttribute(name);
  for (const {name, value} of next.attributes) part.setAttribute(name, value);
  if (part.matches('.screens')) return;
  part.replaceChildren(...[...next.childNodes].map(node => document.importNode(node, true)));
  if (!part.matches('.card')) return;
  expect(part);
  texts.delete(part);
  linkOf(part).tabIndex = part === current ? 0 : -1;
  if (detail.open && part === current) open(part);
}

const isSame = (one, other) => one.matches('.screens') ? one.className === other.className : one.isEqualNode(other);

async function takeOver() {
  const answer = await fetch('/', {cache: 'no-store'});
  if (!answer.ok) return;
  const next = partsOf(read(await answer.text()));
  const names = all => all.map(part => part.tagName + part.id).join();
  if (names(next) !== names(original)) { location.reload(); return; }
  const shown = partsOf(document.body);
  const changed = next.flatMap((part, index) => isSame(part, original[index]) ? [] : [[shown[index], part]]);
  for (const [part, other] of changed) putIn(part, other);
  original = next;
  if (changed.length > 0) {
    drawSamples();
    show(views.find(view => !view.hidden) || views[0]);
    await filter();
  }
  root.dataset.updates = Number(root.dataset.updates || 0) + 1;
}

// One after the other, also after an error.
let updating = Promise.resolve();
const update = () => { updating = updating.then(takeOver, takeOver); };
const changes = new EventSource('/changes');
changes.addEventListener('changed', update);
// Also at the start: something may have changed since the page was made.
changes.addEventListener('open', update);
