// One view at a time: the screens, the findings, the ways, the matrix.
const views = [...document.querySelectorAll('.view')];

function show(view) {
  for (const other of views) other.hidden = other !== view;
  for (const link of document.querySelectorAll('.views a')) {
    if (link.getAttribute('href') === '#' + view.id) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

// The target of a link is made visible.
function showViewOf(element) {
  const view = element.closest('.view');
  if (view && view.hidden) show(view);
}
show(views[0]);

const sieve = $('sieve');
sieve.addEventListener('input', () => {
  const words = sieve.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of document.querySelectorAll('#side li')) {
    const name = item.querySelector('a').textContent.toLowerCase();
    item.hidden = !words.every(word => name.includes(word));
  }
  for (const list of document.querySelectorAll('#side ul')) {
    list.hidden = list.previousElementSibling.hidden = !list.querySelector('li:not([hidden])');
  }
});
