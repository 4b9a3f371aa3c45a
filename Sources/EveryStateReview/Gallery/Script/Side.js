// A changed frame shows its two texts side by side, or one in place of the other: only the difference moves.
const sides = [...document.querySelectorAll('#sides button')];
let side = 'all';

function showSide(name) {
  side = name;
  for (const button of sides) button.setAttribute('aria-pressed', String(button.dataset.side === side));
  for (const pane of $('panes').children) {
    pane.hidden = side !== 'all' && pane.dataset.side !== side;
    pane.querySelectorAll('.strip>li').forEach((moment, at) => { moment.style.gridRow = moment.style.order = at + 2; });
  }
  $('panes').classList.toggle('pairs', side === 'all' && $('panes').querySelector('section .film') !== null);
}

const flip = () => { if (!$('sides').hidden) showSide(side === 'golden' ? 'new' : 'golden'); };
for (const button of sides) button.addEventListener('click', () => showSide(button.dataset.side));
