// Follows changes while the page is served: loads it again, and keeps its filters and its place.
const fields = ['find', 'screen', 'state'];
function reload() {
  sessionStorage.kept = JSON.stringify({
    values: fields.map(id => $(id).value), verdicts: [...verdicts], isOpen: detail.open, top: scrollY,
  });
  location.reload();
}
addEventListener('load', async () => {
  if (!sessionStorage.kept) return;
  const kept = JSON.parse(sessionStorage.kept);
  delete sessionStorage.kept;
  fields.forEach((id, index) => { $(id).value = kept.values[index]; });
  for (const chip of chips) if (kept.verdicts.includes(chip.dataset.verdict)) chip.click();
  await filter();
  if (!kept.isOpen && detail.open) detail.close();
  scrollTo(0, kept.top);
});
const changes = new EventSource('/changes');
changes.addEventListener('changed', reload);
// A server that is back may have changed.
changes.addEventListener('open', () => changes.addEventListener('open', reload), {once: true});
