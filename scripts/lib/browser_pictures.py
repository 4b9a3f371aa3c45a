"""Small goldens that were once drawn wrongly: each is opened large, at two widths, light and dark, and asked what it shows."""

import json
import os

from browser_packages import gallery, package

CATALOG = "Pictures.Cases"
SPLIT = """= Inbox                                   <||>=                            Fjord Shop                       [<>]  {|| - | flag "Flag"}
* Ada                                     <||>                                                       {bold}
  Lunch on Friday?                        <||>  Your order has shipped                               {secondary || title2 bold}
*>Fjord Shop                              <||>
"""
CENTRED = """= Articles

                          <>                          {exclamationmark.triangle largeTitle}
       There is no connection to the internet.
                     [Try Again]                      {prominent}
"""
ROWS = "= Markets\n" + "".join(f"* Row {row}\n" for row in range(20))
SPACER = """  One two three four five six seven eight    [Buy]
* AAPL                                        $189.84  {headline | red}
"""
RIGHT = """=                                              הגדרות
* <                                   הגדרות      <>  {gear}
*                        \\u{2068}AAPL\\u{2069} ירד 5%
"""
OWN = "= Posts\n\n                       <clear>\n! alert\n| Something went wrong\n| [OK]  {cancel}\n"
TREE = """= Files                                   <||>= Report.pdf
* [v <> Documents]                        <||>  12 pages  {folder || secondary}
*     <> A report with a long name.pdf    <||>            {doc}
"""
FILM = "\n".join(f"# {n}  {n} s later\n= Step {n}\n  Body\n" for n in range(1, 7))

ALL = "[...document.querySelectorAll(`#panes %s`)]"
INSIDE = "(e, box) => (r => (b => r.width > 0 && r.left >= b.left - 1 && r.right <= b.right + 1 && r.bottom <= b.bottom + 1)(box.getBoundingClientRect()))(e.getBoundingClientRect())"
ONE_LINE = "e => e.getBoundingClientRect().height < 2.5 * parseFloat(getComputedStyle(e).fontSize)"
SIDES = "['golden', 'new'].map(s => document.querySelector(`#panes [data-side=${s}]`))"
MIDDLE = "s => (m => m && (b => (r => Math.abs((b.top + b.bottom) / 2 - (r.top + r.bottom) / 2) < r.height / 4)(m.closest('.screen').getBoundingClientRect()))(m.querySelector('p').getBoundingClientRect()))(s.querySelector('.mid'))"

# The state, its columns, the golden, the new text, and what must be true of the large view.
CASES = [
    ("split", 104, SPLIT, SPLIT.replace("Lunch ", "Cinema").replace("Friday?  ", "Friday?  "), {
        "columns are beside each other": ALL % ".cols" + ".every(c => c.children.length === 2 && c.children[0].getBoundingClientRect().right <= c.children[1].getBoundingClientRect().left + 1)",
        "one line of one column is marked": SIDES + ".every(s => s.querySelectorAll('.cols :is(del, ins)').length === 1 && /on Friday/.test(s.querySelector('.cols :is(del, ins)').textContent))"}),
    ("other columns", 104, SPLIT, "= Inbox\n* Ada\n", {
        "only the golden has columns": SIDES + ".map(s => s.querySelectorAll('.cols').length).join() === '1,0'"}),
    ("title", 50, CENTRED, CENTRED.replace("= Articles", "= [<Back]              Stories"), {"both stay in the middle": SIDES + f".every({MIDDLE})"}),
    ("no title", 50, CENTRED, CENTRED.split("\n", 2)[2], {"both stay in the middle": SIDES + f".every({MIDDLE})"}),
    ("to a list", 50, CENTRED, ROWS, {"the golden stays in the middle": SIDES + f".map({MIDDLE}).map(Boolean).join() === 'true,false'"}),
    ("spacer", 50, SPACER, SPACER.replace("$189.84", "$199.84"), {
        "a line that fits does not wrap": ALL % ".screen p" + f".filter(p => p.textContent.includes('eight')).every({ONE_LINE})",
        "what is at the end is at the end": ALL % "[data-side=golden] .c-red" + ".every(e => e.closest('p').getBoundingClientRect().right - e.getBoundingClientRect().right < 20)"}),
    ("right to left", 50, RIGHT, RIGHT.replace("5%", "7%"), {
        "no name of an invisible character is drawn": "!document.getElementById('panes').innerText.includes('u{')",
        "texts have their own direction": ALL % ".r" + ".length > 5 && " + ALL % ".r" + ".every(e => getComputedStyle(e).unicodeBidi === 'plaintext')",
        "a row's sign is at its left edge": ALL % ".row .back" + ".length === 2"}),
    ("own words", 50, OWN, OWN.replace("Something", "Anything"), {
        "they look other than the app's": ALL % "p" + ".filter(p => /^(alert|<clear>)/.test(p.innerText.trim())).map(p => p.closest('.own') || p.querySelector('.own')).every(e => e && getComputedStyle(e).fontStyle === 'italic' && getComputedStyle(e, '::before').content !== 'none')",
        "and the app's do not": ALL % ".own" + ".every(e => !/wrong|Posts|OK/.test(e.innerText))"}),
    ("tree", 104, TREE, TREE.replace("12 pages", "13 pages"), {"no name is cut or wraps": ALL % ".row p" + f".every(p => ({ONE_LINE})(p) && p.scrollWidth <= p.clientWidth + 1)"}),
    ("moments", 50, FILM, FILM.replace("6\n  Body", "6\n  Changed"), {
        "each moment is in sight": ALL % ".strip > li" + f".every(li => ({INSIDE})(li, document.getElementById('panes')) && li.scrollWidth <= li.clientWidth + 1)"}),
    ("new spinner", 50, ROWS, "= Markets\n\n                        <...>\n", {}),
    ("new button", 50, ROWS, ROWS + "                    [Sign in instead of this]\n", {}),
    ("note", 50, SPACER, SPACER.replace("{headline | red}", "{headline bold on yellow rounded | red border red}"), {}),
]


def digest(data):
    """The fingerprint that reports have of a text, as in Bytes.swift."""
    def mix(state, value):
        state = (state ^ value) * 0x100000001B3 & (1 << 64) - 1
        return state ^ state >> 32
    lanes = [0xCBF29CE484222325, 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB]
    whole = len(data) // 32 * 32
    for at in range(0, whole, 8):
        lanes[at // 8 % 4] = mix(lanes[at // 8 % 4], int.from_bytes(data[at:at + 8], "little"))
    for value in [*data[whole:], *lanes[1:], len(data)]:
        lanes[0] = mix(lanes[0], value)
    return f"{lanes[0]:016x}"[:15]


def pictures_package(work):
    """A run in which every case has changed, and a screen, first by its name, that has not."""
    folder = package(work, "pictures")
    lines = [dict(header=dict(format=3, packageRoot=str(folder), process=1, recordMode="never", recordOrigin="variable", run="1 1",
                              selection="", startedAt="2026-01-31T09:30:00.000000Z", textFormat=1))]
    for screen, state, columns, old, new in [("Alike", "same", 50, ROWS, ROWS)] + [("Cases", *case[:4]) for case in CASES]:
        texts = [(f"# {screen} / {state} ({columns} columns)\n\n" + text).encode() for text in (old, new)]
        paths = [folder / place / CATALOG / screen / f"{state}.txt" for place in ("__Snapshots__", ".build/everystate/pending")]
        for path, text in zip(paths, texts):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
        changed = texts[0] != texts[1]
        lines.append(dict(outcome=dict(
            name=dict(catalog=CATALOG, screen=screen, state=state), actualDigest=digest(texts[1]), goldenDigest=digest(texts[0]),
            headline="changed", notes={}, addedLines=1, removedLines=1, pending=str(paths[1]),
            severity="failure" if changed else "note", verdict="changed" if changed else "matched")))
    reports = folder / ".build/everystate/reports"
    os.makedirs(reports)
    (reports / "20260131T093000.000000Z-1.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    return folder


def check_pictures(browser, work, shots, load, check, small=False):
    path, _ = gallery(pictures_package(work))
    # In a self-test (scripts/check --self-test), the fault in the page.
    exec(os.environ.get("GUARD_FAULT", ""), {"page": path})
    for width, scheme in [(1400, "light")] if small else [(1400, "light"), (1400, "dark"), (390, "light"), (390, "dark")]:
        browser.size(width, 1000)
        browser.media(scheme=scheme)
        at = f"at {width}, {scheme}"
        load(browser, path)
        check(f"changed frames are first {at}", browser.evaluate("document.querySelector('.screens').dataset.screen") == "Cases")
        for words, wanted in [("spinner", ".spin"), ("Sign in", ".btn")]:
            check(f"a card shows what is new, whole: {words} {at}", browser.evaluate(
                f"""[...document.querySelectorAll('.differs > ul > li')].filter(li => li.innerText.includes('{words}')).some(li =>
                  [...li.querySelectorAll('.sample ins {wanted}')].some(e => ({INSIDE})(e, li.querySelector('.sample'))))"""))
        check(f"no change is shown twice {at}", browser.evaluate("(all => new Set(all).size === all.length)([...document.querySelectorAll('.differs .sample')].map(s => s.innerHTML))"))
        browser.screenshot(shots / f"pictures-{width}-{scheme}.png")
        for state, _, old, new, truths in CASES[:1] if small else CASES:
            load(browser, path, f"#{CATALOG}/Cases/{state}".replace(" ", "%20"))
            browser.until("document.getElementById('detail').open")
            browser.evaluate("document.querySelector('#sides [data-side=all]').click()")
            for what, truth in truths.items():
                check(f"{state}: {what} {at}", browser.evaluate(f"Boolean({truth})"))
            browser.screenshot(shots / f"picture-{state.replace(' ', '-')}-{width}-{scheme}.png")
            browser.evaluate("document.getElementById('astext').click()")
            plain = lambda text: "".join(text.split())
            body = browser.evaluate(SIDES + ".map(s => [...s.querySelectorAll('.screen')].map(x => x.innerText).join(''))")
            check(f"{state}: as text, each side has its own text {at}", all(
                plain(shown).endswith(plain(text)) for shown, text in zip(body, (old, new))), body)
            check(f"{state}: as text, lines are marked {at}", browser.evaluate(
                ALL % ".screen :is(del, ins)" + ".some(e => e.getBoundingClientRect().height > 0 && getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)')"))
            check(f"{state}: as text, nothing is cut {at}", browser.evaluate(
                ALL % ":is(.phone, .screen)" + ".every(e => e.scrollWidth <= e.clientWidth + 1)"))
            browser.screenshot(shots / f"picture-{state.replace(' ', '-')}-{width}-{scheme}-text.png")
    browser.media(scheme="light")
    browser.size(1440, 1000)
    return path
