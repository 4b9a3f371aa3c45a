// Light or dark, looks or text; then the page follows its address.
$('astext').addEventListener('click', () => {
  const isText = root.classList.toggle('as-text');
  $('astext').setAttribute('aria-pressed', String(isText));
});

const isDark = () => root.dataset.theme
  ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
const nameTheme = () => { $('theme').textContent = isDark() ? 'Light' : 'Dark'; };
$('theme').addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  // Some browsers store nothing for a file.
  try { localStorage.setItem('everystate-theme', root.dataset.theme); } catch {}
  nameTheme();
});
try {
  const kept = localStorage.getItem('everystate-theme');
  if (kept === 'light' || kept === 'dark') root.dataset.theme = kept;
} catch {}
nameTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', nameTheme);
if (matchMedia('(max-width: 1499px)').matches) document.querySelector('#side details').open = false;
measure();
follow();
