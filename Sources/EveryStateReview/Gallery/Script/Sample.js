// Beside each fact is a part of the first frame that has it: the lines that differ.
const sampleLimit = 12;
// The drawn part of a line, without the golden's own.
const differs = '.screen del:not(:has(> .n)), .screen ins:not(:has(> .n))';

function sample(item) {
  const card = document.getElementById(item.dataset.sample);
  if (card) draw(card);
  const change = card && card.querySelector(differs + ', .strip > .ins, .strip > .del');
  if (!change) return;
  const phone = document.createElement('div');
  phone.className = 'phone ' + [...card.querySelector('.phone').classList].filter(name => /^k\d/.test(name)).join(' ');
  phone.append((change.closest('.screen') || change.querySelector('.screen')).cloneNode(true));
  const link = document.createElement('a');
  link.className = 'sample';
  link.href = '#' + card.id;
  link.tabIndex = -1;
  link.setAttribute('aria-hidden', 'true');
  link.append(phone);
  item.append(link);
  const line = phone.querySelector(differs);
  if (line) link.scrollTop = line.getBoundingClientRect().top - link.getBoundingClientRect().top - 70;
}
function drawSamples() {
  const items = [...document.querySelectorAll('[data-sample]')].slice(0, sampleLimit);
  for (const item of items) if (!item.querySelector('.sample')) sample(item);
}
drawSamples();
