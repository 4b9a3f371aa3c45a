// A match has every typed word in its title or first sentence; titles that begin with the first word come first.
const field = document.querySelector(".side input"), found = document.getElementById("found");
field.hidden = false;
field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ([title]) => (title.toLowerCase().startsWith(words[0]) ? 0 : title.toLowerCase().includes(words[0]) ? 1 : 2);
  const hits = words.length === 0 ? [] : pages
    .filter(([title, , said]) => words.every((word) => (title + " " + said).toLowerCase().includes(word)))
    .sort((one, other) => rank(one) - rank(other)).slice(0, 12);
  found.replaceChildren(...hits.map(([title, file, said]) => {
    const link = document.createElement("a"), small = document.createElement("small");
    link.href = document.body.dataset.root + file;
    link.textContent = title;
    small.textContent = said;
    link.append(small);
    return link;
  }));
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== field) { event.preventDefault(); field.focus(); }
});
