// One view at a time: the screens, the findings, the ways, the matrix.
const views = [...document.querySelectorAll('.view')];

function show(view) {
  for (const other of views) other.hidden = other !== view;
  markCurrent('.views a', '#' + view.id, 'page');
}

// The target of a link is made visible.
function showViewOf(element) {
  const view = element.closest('.view');
  if (view && view.hidden) show(view);
}
show(views[0]);
