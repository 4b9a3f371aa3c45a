// The keyboard. Keys typed into a field, or pressed with a modifier, are ignored.
const help = $('help');
const showHelp = () => { if (!help.open) help.showModal(); };
$('keys').addEventListener('click', showHelp);
$('help-close').addEventListener('click', () => help.close());

const sheetKeys = {
  j: () => go(step(1)), k: () => go(step(-1)),
  n: () => go(step(1, isOpen)), p: () => go(step(-1, isOpen)),
  ArrowRight: () => go(step(1)), ArrowLeft: () => go(step(-1)),
  '/': () => { $('find').focus(); $('find').select(); },
  t: () => $('astext').click(), '?': showHelp, Escape: clearFilter,
};
const detailKeys = {
  j: () => openNext(1), k: () => openNext(-1), ArrowRight: () => openNext(1), ArrowLeft: () => openNext(-1),
  x: flip, s: () => { if (!$('sides').hidden) showSide('all'); },
  t: () => $('astext').click(), '?': showHelp,
};

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || help.open) return;
  const field = event.target.closest && event.target.closest('input, select, textarea');
  if (field) {
    if (event.key === 'Escape') { event.preventDefault(); clearFilter(); go(current); }
    if (event.key === 'Enter' && field.id === 'find') { event.preventDefault(); go(current || step(1)); }
    return;
  }
  const isOnButton = event.target.closest && event.target.closest('button, nav');
  if (isOnButton && event.key.startsWith('Arrow')) return;
  if (event.key === 'Enter' && event.target === document.body && current && !detail.open) {
    event.preventDefault();
    open(current);
    return;
  }
  const action = (detail.open ? detailKeys : sheetKeys)[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
