"""Where a browser draws the texts of goldens from right to left, in a page with a difference as plain text and in the gallery, and
where the gallery draws content that is in the middle or at the bottom."""

import html

from browser_packages import ROOT, SUITES, gallery, package

CATALOG = "Directions.Cases"
GOLDENS = ROOT / "__Snapshots__"


def isolated(text):
    """A text from right to left, as a golden has it."""
    return f"\u2067{text}\u2069"


ROW = f"  {isolated('-١٫٢٪')}  {isolated('١٢٫٥٠ €')}            {isolated('شارع')}  {{; rlm; nbsp; alm}}\n"
HEBREW = f"* {isolated('מחיר')}  " + isolated("\u2066-12.50\u2069 ₪") + f"        {isolated('שם: Ada')}\n"

# The golden, and for each line the texts from left to right, the first of which no other line has.
CASES = [
    ("row", ROW, [["٪", "١٫٢", "-", "€", "١٢٫٥٠", "شارع"]]),
    ("hebrew", HEBREW, [["מחיר", "₪", "-", "12.50", "Ada", "שם"]]),
    ("watchlist", (GOLDENS / f"{SUITES}.PulseSnapshots/Watchlist in Arabic/loaded.txt").read_text().split("\n", 2)[2],
     [["US", "١٨٩٫٨٤", "AAPL"], ["٪", "١٫٢٠", "-", "Apple Inc."], ["٪", "٠٫٣٤", "+", "Microsoft"]]),
    ("departures", (GOLDENS / f"{SUITES}.PlaceSnapshots/Departures in Cairo/loaded.txt").read_text().split("\n", 2)[2],
     [["٪", "٦٢٫٥", "٢٬٤٨٠", "€", "١٬٢٤٩٫٥٠"], ["م", "١:٣٠", "Oslo"]]),
]
MIDDLE = "  Name  {; in the middle}\n\n_ [Bar]\n"
BOTTOM = "* Row\n\n                     [Log out]  {; at the bottom}\n"

# The left edges of texts in the element that has all of them.
LEFTS = """(roots, texts) => {
  const root = [...roots].find(e => texts.every(t => e.textContent.includes(t)));
  return texts.map(text => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; node = walker.nextNode();) {
      const at = node.data.indexOf(text), range = document.createRange();
      if (at < 0) continue;
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const rect = range.getClientRects()[0];
      if (rect && rect.width) return rect.left;
    }
  });
}"""


def check_order(browser, check, where, roots):
    for state, _, lines in CASES:
        for texts in lines:
            lefts = browser.evaluate(f"({LEFTS})({roots % state}, {texts})")
            check(f"{where}, {state}: {' '.join(texts)} are drawn in this order", all(
                a is not None and b is not None and a < b for a, b in zip(lefts, lefts[1:])), lefts)


def check_directions(browser, work, load, check):
    # As a code host shows a difference: each line is a cell of a table, without a direction of its own.
    rows = "".join(f"<tr><td data-state='{state}' style='white-space:pre;font:14px monospace'> {html.escape(line)}</td></tr>"
                   for state, golden, _ in CASES for line in golden.split("\n"))
    page = work / "difference.html"
    page.write_text(f"<!doctype html><meta charset=utf-8><table>{rows}</table>")
    load(browser, page)
    check_order(browser, check, "a difference as text", "document.querySelectorAll('[data-state=%s]')")

    folder = package(work, "directions")
    screen = folder / "__Snapshots__" / CATALOG / "Screen"
    screen.mkdir(parents=True)
    for state, golden in [(case[0], case[1]) for case in CASES] + [("middle", MIDDLE), ("bottom", BOTTOM)]:
        (screen / f"{state}.txt").write_text(f"# Screen / {state} (50 columns)\n\n{golden}")
    path, _ = gallery(folder)
    load(browser, path)
    check_order(browser, check, "the gallery", f"document.getElementById('{CATALOG}/Screen/%s').querySelectorAll('.screen p')")
    place = """(state, text) => (screen => (s => (p => (p.top + p.bottom - 2 * s.top) / 2 / s.height)(
      [...screen.querySelectorAll('p')].find(p => p.textContent.includes(text)).getBoundingClientRect()))(screen.getBoundingClientRect()))(
      document.getElementById('%s/Screen/' + state).querySelector('.screen'))""" % CATALOG
    middle, bottom, row = (browser.evaluate(f"({place})('{state}', '{text}')")
                           for state, text in [("middle", "Name"), ("bottom", "Log out"), ("bottom", "Row")])
    check("content in the middle is drawn there", 0.35 < middle < 0.6, middle)
    check("content at the bottom is drawn there", bottom > 0.85 and row < 0.2, (row, bottom))
