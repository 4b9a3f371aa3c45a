// The keyboard. Keys typed into a field, or pressed with a modifier, are ignored.
const showHelp = () => { $('keys').open = !$('keys').open; };
const keys = {
  j: () => move(1), k: () => move(-1), ArrowRight: () => move(1), ArrowLeft: () => move(-1),
  n: () => move(1, isOpen), p: () => move(-1, isOpen), t: () => $('astext').click(), x: flip, s: () => showSide('all'),
};
const sheetKeys = {'/': () => { $('find').focus(); $('find').select(); }, '?': showHelp, Escape: clearFilter};

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const field = event.target.closest && event.target.closest('input, select, textarea');
  if (field) {
    if (event.key === 'Escape') { event.preventDefault(); clearFilter(); go(current); }
    if (event.key === 'Enter' && field.id === 'find') { event.preventDefault(); go(current || step(1)); }
    return;
  }
  const isOnButton = event.target.closest && event.target.closest('button, nav, summary');
  if (isOnButton && event.key.startsWith('Arrow')) return;
  if (event.key === 'Enter' && event.target === document.body && current && !detail.open) {
    event.preventDefault();
    open(current);
    return;
  }
  const action = keys[event.key] || !detail.open && sheetKeys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
