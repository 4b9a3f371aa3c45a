// The sheet, and the frame with the focus.
const root = document.documentElement;
root.classList.add('js');
const $ = id => document.getElementById(id);
const cards = [...document.querySelectorAll('.card')];
const screenOf = card => card.closest('.screens');
const linkOf = card => card.querySelector('h4 a');
const shown = () => cards.filter(card => !card.parentElement.hidden);
const isOpen = card => 'unsound' in card.dataset || /^(change|bad)$/.test(card.querySelector('.verdict').className.split(' ').pop());
let current = null;

// Of thousands of frames, one is in the tab order.
for (const card of cards) linkOf(card).tabIndex = -1;

function makeCurrent(card) {
  if (current) linkOf(current).tabIndex = -1;
  current = card;
  if (card) linkOf(card).tabIndex = 0;
}

function go(card) {
  if (!card) return;
  makeCurrent(card);
  linkOf(card).focus({preventScroll: true});
  card.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const name = '#' + screenOf(card).id;
  for (const link of document.querySelectorAll('#side a')) {
    link.getAttribute('href') === name ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current');
  }
}

function step(by, wanted = () => true) {
  const all = shown();
  if (!all.length) return null;
  // The first key goes to the next frame anyway.
  const isThere = current && (detail.open || current.contains(document.activeElement));
  if (!isThere && by > 0 && all.includes(current) && wanted(current)) return current;
  const at = all.indexOf(current);
  let index = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by;
  while (index >= 0 && index < all.length && !wanted(all[index])) index += by;
  return all[index] || null;
}

makeCurrent(cards[0] || null);

// The height that sticky bars hide at the top.
const measure = () => root.style.setProperty('--bar', document.querySelector('.masthead').offsetHeight + 'px');
addEventListener('resize', measure);
