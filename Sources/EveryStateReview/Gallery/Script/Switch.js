// Looks or text; then the page follows its address.
$('astext').addEventListener('click', () => {
  const isText = root.classList.toggle('as-text');
  $('astext').setAttribute('aria-pressed', String(isText));
});
if (matchMedia('(max-width: 1499px)').matches) document.querySelector('#side details').open = false;
measure();
follow();
