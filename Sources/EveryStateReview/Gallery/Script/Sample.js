// Beside each fact is a part of the first frame that has it: the lines that differ, whole, under their bar.
const sampleLimit = 12;
const differs = 'del, ins, .del, .ins';
const differing = element => element.matches(differs) || element.querySelector(differs);

// Lines and groups without a difference are left out, so that none that differs is cut off.
function shorten(element) {
  for (const child of [...element.children]) {
    if (child.matches(differs + ', .nav, u')) continue;
    if (!differing(child)) child.remove();
    else if (child.matches('.group, .mid, .over, .cols')) shorten(child);
  }
}

function sample(item) {
  const card = document.getElementById(item.dataset.sample);
  if (!card || !card.querySelector('.screen, noscript')) return;
  draw(card);
  const phone = card.querySelector('.phone').cloneNode(true);
  for (const screen of phone.querySelectorAll('.screen')) {
    if (screen.parentElement.matches('.del, .ins') || differing(screen)) shorten(screen);
    else screen.parentElement.matches('li') ? screen.parentElement.remove() : screen.remove();
  }
  const link = document.createElement('a');
  link.className = 'sample';
  link.href = '#' + card.id;
  link.tabIndex = -1;
  link.setAttribute('aria-hidden', 'true');
  link.append(phone);
  item.append(link);
}
function drawSamples() {
  for (const item of [...document.querySelectorAll('[data-sample]')].slice(0, sampleLimit)) {
    if (!item.querySelector('.sample')) sample(item);
  }
}
drawSamples();
