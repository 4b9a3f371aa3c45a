"""The place of each piece of each picture beside its golden's columns and rows, and of pictures beside each other."""

from browser_packages import SUITES

# The pieces of the pictures in an element whose place is not the golden's, with what is wrong. A piece is what two blanks divide.
# One of its left edge, middle and right edge is where the golden has it, within two columns; it has one line; it begins behind the
# piece before it; and its line is below the one before. A phone centers an alert's content: there only the order counts.
MISPLACED = r"""root => {
  const cells = text => [...text].reduce((sum, c) => sum + (
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(c) ? 2
    : /[\u2066-\u2069\u200d\ufe0f]|\p{Mn}/u.test(c) ? 0 : 1), 0);
  const wrong = [];
  let count = 0;
  for (const screen of root.querySelectorAll('.screen:not(:has(.cols), .time), .col')) {
    const width = [...(screen.matches('.col') ? screen : screen.closest('.phone')).classList].find(name => /^[kg]\d+$/.test(name));
    const columns = width ? Number(width.slice(1)) : 50;
    let bottom = -Infinity;
    for (const line of screen.querySelectorAll('p')) {
      if (line.matches('.own, .v') || line.querySelector('.own') || !line.checkVisibility()) continue;
      const nodes = [], walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let text = '';
      for (let node; node = walker.nextNode();) {
        if (node.parentNode.closest('.n, .sr')) continue;
        nodes.push([node, text.length]);
        text += node.data;
      }
      const start = text.match(/^(?:\| )*(?:[*=:_.^][ >]|  )?/)[0].length;
      const box = line.getBoundingClientRect(), inset = parseFloat(getComputedStyle(line).getPropertyValue('--in'));
      const isAlert = line.closest('.alert, .dialog'), unit = (box.width - 2 * inset) / columns;
      const report = (what, piece) => wrong.push(`${screen.closest('[id]').id}: ${what}: ${piece}`);
      let [end, top, low] = [-Infinity, Infinity, -Infinity];
      for (const {0: piece, index} of text.slice(start).matchAll(/\|[^|]*\||\S+(?: \S+)*/g)) {
        const from = start + index, to = from + piece.length, rects = [], letters = [];
        for (const [node, at] of nodes) {
          const [a, b] = [Math.max(from - at, 0), Math.min(to - at, node.data.length)];
          if (b <= a || !node.data.slice(a, b).trim()) continue;
          const range = document.createRange();
          range.setStart(node, a);
          range.setEnd(node, b);
          const own = [...range.getClientRects()].filter(rect => rect.width > 0);
          letters.push(...own);
          // A hidden mark's picture is the element around it.
          const image = node.parentNode.closest('b');
          rects.push(...own.length ? own : image && line.contains(image) ? [image.getBoundingClientRect()] : []);
        }
        count += 1;
        if (!rects.length) { report('not drawn', piece); continue; }
        const [left, right] = [Math.min(...rects.map(r => r.left)), Math.max(...rects.map(r => r.right))];
        const [l, r] = [left, right].map(x => (x - box.left - inset) / unit);
        const a = cells(text.slice(start, from)), b = a + cells(piece);
        if (!isAlert && Math.min(Math.abs(l - a), Math.abs(r - b), Math.abs(l + r - a - b) / 2) > 2) {
          report(`columns ${a} to ${b} are at ${l.toFixed(1)} to ${r.toFixed(1)}`, piece);
        }
        const middles = letters.map(rect => (rect.top + rect.bottom) / 2);
        if (Math.max(...middles) - Math.min(...middles) > 0.7 * Math.max(...letters.map(rect => rect.height))) report('wraps', piece);
        if (left < end - unit / 2) report('begins before the end of the piece before it', piece);
        end = right;
        top = Math.min(top, ...rects.map(rect => rect.top));
        low = Math.max(low, ...rects.map(rect => rect.bottom));
      }
      if ((top + low) / 2 < bottom) report('is not below the line before it', text.trim());
      if (low > -Infinity) bottom = (top + low) / 2;
    }
  }
  return [count, [...new Set(wrong)]];
}"""
ALIGNED = "rects => rects.length > 1 && rects.every(r => Math.abs(r.left - rects[0].left) < 1 && Math.abs(r.right - rects[0].right) < 1)"
RECTS = "[...document.querySelectorAll(`%s`)].map(e => e.getBoundingClientRect())"
WATCHLIST = f"{SUITES}.PulseSnapshots/Watchlist"


def check_pieces(browser, check, where, root):
    count, wrong = browser.evaluate(f"({MISPLACED})({root})")
    check(f"all pieces of {where} are where the goldens have them", count and not wrong, "\n  ".join(wrong))


def check_places(browser, path, load, check, what):
    """The pictures of a page, of its changes, and of its changed frames golden beside new."""
    for width in (1400, 390):
        browser.size(width, 1000)
        load(browser, path)
        browser.evaluate("for (const s of document.querySelectorAll('.screens')) s.style.contentVisibility = 'visible'")
        check_pieces(browser, check, f"{what} at {width}", "document.getElementById('sheet')")
        check(f"{what}: no frame would fit in the room beside another at {width}", browser.evaluate(
            """[...document.querySelectorAll('.cells')].every(list => [...list.children].every((li, at, all) => {
              const [own, next, box] = [li, all[at + 1] || li, list].map(e => e.getBoundingClientRect());
              return next.top < own.bottom || box.right - own.right - 8 < next.width; }))"""))
        check(f"{what}: below a change is the next one at {width}", browser.evaluate(
            f"""(all => all.every(a => (below => !below.length || Math.min(...below) - a.bottom < 20)(
              all.filter(b => b.left === a.left && b.top > a.top).map(b => b.top))))({RECTS % '.differs>ul>li'})"""))
        check(f"{what}: nothing is cut in a change at {width}", browser.evaluate(
            "[...document.querySelectorAll('.sample')].every(s => s.scrollWidth <= s.clientWidth + 1)"))
        for card in browser.evaluate("[...document.querySelectorAll('.card:has(template)')].map(c => c.id)"):
            load(browser, path, "#" + card)
            browser.until("document.getElementById('detail').open")
            browser.evaluate("document.querySelector('#sides [data-side=all]').click()")
            check_pieces(browser, check, f"{card}, golden and new at {width}", "document.getElementById('detail')")
            gaps = browser.evaluate("""(([golden, fresh]) => golden.slice(0, fresh.length).map((g, at) => innerWidth > 700
                ? Math.abs(fresh[at].top - g.top) : fresh[at].top - g.bottom))
              (['golden', 'new'].map(side => [...document.querySelectorAll(`#panes [data-side=${side}] .strip>li`)]
                .map(li => li.getBoundingClientRect())))""")
            check(f"{card}: each moment is beside that of the golden at {width}", all(0 <= gap < 40 for gap in gaps), gaps)
    browser.size(1440, 1000)


def check_samples(browser, path, load, check):
    """The pictures of this repository's screens, after a run with a few changes."""
    check_places(browser, path, load, check, "the samples")
    gray = browser.evaluate("""[...document.querySelectorAll('.screen p:not(.own, .s, .f)')].filter(p =>
      [...p.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && getComputedStyle(p).color !== getComputedStyle(p.closest('.screen')).color)
      .map(p => p.textContent)""")
    check("a line whose golden has no color has that of the screen", not gray, gray)
    browser.size(700, 1000)
    browser.media(medium="print")
    load(browser, path)
    check_pieces(browser, check, "the samples on paper", "document.getElementById('sheet')")
    browser.media()
    for width in (1400, 390):
        browser.size(width, 1000)
        load(browser, path)
        tops = browser.evaluate(f"""['loaded', 'loading'].map(state => (screen => screen.querySelector('.t').getBoundingClientRect().top
          - screen.getBoundingClientRect().top)(document.getElementById('{WATCHLIST}/' + state).querySelector('.screen')))""")
        check(f"what a user can do with a screen does not move its title at {width}", tops[0] == tops[1], tops)
        for where in (".sample", "#panes"):
            load(browser, path, f"#{WATCHLIST}/loaded")
            browser.evaluate("document.querySelector('#sides [data-side=all]').click()")
            if where == ".sample":
                browser.press("Escape")
            found = browser.evaluate(RECTS % f"{where} :is(del .c-green, ins .c-red)")
            same = browser.evaluate(f"""(rects => rects.length === 2 && rects.every(([box, own]) =>
              Math.abs(own.right - box.right - rects[0][1].right + rects[0][0].right) < 1))([...document.querySelectorAll(
              `{where} :is(del .c-green, ins .c-red)`)].map(e => [e.closest('.phone'), e].map(x => x.getBoundingClientRect())))""")
            check(f"a change of a color moves nothing in {where} at {width}", same, found)
    browser.size(1440, 1000)
