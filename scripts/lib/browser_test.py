"""The checks of scripts/browser. Each prints its expectation; the last line has the counts."""

import os
import pathlib
import re
import shutil
import sys
import tempfile
import time

import guard
from browser_driver import Browser
from browser_directions import check_directions
from browser_packages import BUILD, HOSTILE, ROOT, SUITES, broken_run, edit, gallery, hostile_package, package, run
from browser_pictures import check_pictures
from browser_places import check_places, check_samples

SHOTS = ROOT / ".build" / "browser"
FAILED = []
PASSED = []


def check(description, condition, found=""):
    (PASSED if condition else FAILED).append(description)
    if not condition:
        print(f"FAILED: {description}: {str(found)[:600]}")


def screens(browser):
    """Every card's id and the text that its elements hold, hidden ones too. Beside a split view's columns it is alone."""
    return dict(browser.evaluate("""[...document.querySelectorAll('.card')].map(card =>
      [card.id, [...card.querySelectorAll('.screen')].map(screen => (screen.querySelector('.asis') || screen).textContent).join('')])"""))


def load(browser, path, fragment=""):
    browser.open("about:blank")
    browser.forget()
    browser.open(path.as_uri() + fragment)


def quiet(browser, what):
    check(f"{what}: no error in the console", not browser.problems(), browser.problems())
    outside = [url for url in browser.requests() if not url.startswith("file:")]
    check(f"{what}: no request to a network", not outside, outside)


def visible(browser):
    return browser.evaluate(
        "[...document.querySelectorAll('.card')].filter(c => !c.closest('[hidden]')).map(c => c.id)")


def check_goldens(browser, work):
    path, _ = gallery(ROOT)
    text = path.read_text()
    check("the page names no path of this machine", str(ROOT) not in text and str(pathlib.Path.home()) + "/" not in text)
    check("the same goldens make the same page", gallery(ROOT)[0].read_text() == text)
    load(browser, path)
    shown = screens(browser)
    goldens = sorted((ROOT / "__Snapshots__").glob("*/*/*.txt"))
    check("goldens exist", goldens)
    for file in goldens:
        catalog, screen, state = file.parts[-3], file.parts[-2], file.stem
        card = "/".join(part.replace(" ", "%20") for part in (catalog, screen, state))
        if card in shown:
            check(f"{card} has its golden's characters", shown[card] == file.read_text(), shown[card])
        else:
            check(f"{card} has a card", False)
    quiet(browser, "the goldens")


def check_filters(browser):
    everything = len(visible(browser))
    browser.press("/")
    check("/ goes to the search", browser.evaluate("document.activeElement.id") == "find")
    browser.type("server unavailable")
    found = browser.until("document.getElementById('count').textContent.startsWith('3 of')")
    # In Latin and in Arabic order, narrow and wide.
    screens = ["Watchlist", "Watchlist%20at%2060%20columns", "Watchlist%20in%20Arabic"]
    check("a text is found", found and visible(browser) == [f"{SUITES}.PulseSnapshots/{screen}/failed" for screen in screens],
          visible(browser))
    check("the number of matches is announced", browser.evaluate("document.getElementById('count').getAttribute('aria-live')") == "polite")
    browser.press("Escape")
    check("Esc clears the filter", browser.until(f"document.getElementById('count').textContent === ''")
          and len(visible(browser)) == everything)
    browser.evaluate("document.querySelector('.chip[data-verdict=changed]').click()")
    browser.until("document.getElementById('count').textContent !== ''")
    check("a verdict filters", len(visible(browser)) == 6 and all("Articles/retry" in v or "Watchlist" in v or "Posts" in v
          for v in visible(browser)), visible(browser))
    browser.evaluate("document.querySelector('.chip[data-verdict=missing]').click()")
    browser.until("document.getElementById('count').textContent.startsWith('7 of')")
    check("two verdicts add up", len(visible(browser)) == 7, visible(browser))
    browser.evaluate("document.getElementById('clear').click()")
    browser.until("document.getElementById('count').textContent === ''")
    for name, value, wanted in [("screen", "Watchlist", lambda id: "/Watchlist/" in id), ("state", "empty", lambda id: "empty" in id)]:
        browser.evaluate(f"(() => {{ const s = document.getElementById('{name}'); s.value = '{value}';"
                         "s.dispatchEvent(new Event('change')); })()")
        browser.until("document.getElementById('count').textContent !== ''")
        ids = visible(browser)
        check(f"{name} filters", ids and all(wanted(id) for id in ids), ids)
        browser.evaluate("document.getElementById('clear').click()")
        browser.until("document.getElementById('count').textContent === ''")
    browser.press("/")
    browser.type("nothing has this text")
    check("an empty result says so", browser.until("!document.getElementById('nothing').hidden"))
    browser.press("Escape")
    browser.until("document.getElementById('nothing').hidden")


def check_keys(browser):
    focus = "(document.activeElement.closest('.card') || {}).id || ''"
    browser.evaluate("document.activeElement.blur()")
    browser.press("j")
    first = browser.evaluate(focus)
    browser.press("j")
    second = browser.evaluate(focus)
    browser.press("k")
    check("j and k move", first != second and browser.evaluate(focus) == first, (first, second))
    browser.press("ArrowRight")
    check("arrows move over the sheet", browser.evaluate(focus) == second, browser.evaluate(focus))
    browser.press("n")
    check("n goes to the next frame to look at", browser.evaluate(
        "(c => c.dataset.unsound || /changed|missing|orphaned/.test(c.dataset.verdict))(document.activeElement.closest('.card'))"))
    current = browser.evaluate(focus)
    browser.press("Enter")
    check("Enter opens the frame", browser.until("document.getElementById('detail').open"))
    check("the address names the frame", browser.evaluate("location.hash.slice(1)") == current)
    browser.press("ArrowRight")
    check("arrows move to the next frame", browser.evaluate("location.hash.slice(1)") != current)
    browser.press("ArrowLeft")
    browser.press("Escape")
    check("Esc closes it, and the focus is back", browser.until("!document.getElementById('detail').open")
          and browser.evaluate(focus) == current, browser.evaluate(focus))
    browser.press("?")
    check("? lists the keys", browser.until("document.getElementById('keys').open"))
    browser.press("?")
    browser.press("t")
    check("t shows the golden's text", browser.evaluate(
        "getComputedStyle(document.querySelector('.screen u')).display") == "inline")
    browser.press("t")
    check("one frame is in the tab order", browser.evaluate("document.querySelectorAll('.card h4 a[tabindex=\"0\"]').length") == 1)


def check_frames(browser, path):
    load(browser, path, f"#{SUITES}.PulseSnapshots/Watchlist/failed")
    browser.until("document.getElementById('detail').open")
    panes = browser.evaluate("[...document.querySelectorAll('#panes > section')].map(s => s.innerText)")
    check("a deep link shows golden and new", len(panes) == 2, panes)
    if len(panes) == 2:
        old, new = "Could not load the markets", "Couldn't load markets"
        check("the golden's pane has the golden", old in panes[0] and new not in panes[0], panes[0])
        check("the new pane has the new text", new in panes[1] and old not in panes[1], panes[1])
    browser.screenshot(SHOTS / "changed.png")
    seen = "[...document.querySelectorAll('#panes h3')].filter(h => h.checkVisibility()).map(h => h.textContent)"
    place = "(r => [r.left, r.top, r.width, r.height].join())(document.querySelector('#panes > section:not([hidden]) .phone').getBoundingClientRect())"
    browser.press("x")
    first, one = browser.evaluate(seen), browser.evaluate(place)
    browser.press("x")
    second, other = browser.evaluate(seen), browser.evaluate(place)
    check("x shows golden and new in turns", (first, second) == (["Golden"], ["New"]), (first, second))
    check("in one place", one == other, (one, other))
    browser.evaluate("document.querySelector('#sides [data-side=golden]').click()")
    browser.press("ArrowRight")
    browser.press("ArrowLeft")
    check("it stays so from frame to frame", browser.evaluate(seen) == ["Golden"], browser.evaluate(seen))
    browser.press("s")
    check("s shows them side by side", len(browser.evaluate(seen)) == 2)
    for fragment, state in [(f"#{SUITES}.PulseSnapshots/Watchlist/failed%20after%20a%20refresh", "failed after a refresh"),
                            (f"#{SUITES}.PulseSnapshots/Watchlist/failed after a refresh", "failed after a refresh")]:
        load(browser, path, fragment)
        check(f"the link {fragment} opens {state}", browser.until(
            f"document.getElementById('detail').open && document.getElementById('detail-title').textContent === '{state}'"))
    load(browser, path, f"#{SUITES}.WeatherScreens/Location")
    check("a link to a screen scrolls to it", browser.until(
        f"(r => r.top >= 0 && r.top < innerHeight)(document.getElementById('{SUITES}.WeatherScreens/Location').getBoundingClientRect())"))
    strip = browser.evaluate(f"""(() => {{
      const card = document.getElementById('{SUITES}.PulseSnapshots/Watchlist/retry');
      return [...card.querySelectorAll('.strip > li')].map(li => li.querySelector('.step').textContent); }})()""")
    check("a storyboard is a strip with what led to each", len(strip) == 3 and 'press "Try Again"' in strip[1], strip)
    added = browser.evaluate(f"""[...document.getElementById('{SUITES}.ArticlesScreens/Articles/retry')
      .querySelectorAll('.strip > li')].map(li => li.className)""")
    check("a moment that only the new text has is marked", added == ["", "", "ins"], added)
    cells = {"no empty": "every place has weather", "empty": "New articles will appear here"}
    check("a waiver is a cell with its reason", browser.evaluate(
        "[...document.querySelectorAll('.waived')].some(c => c.textContent.includes('every place has weather'))"), cells)
    for state, verdict in [("empty", "missing"), ("old%20news", "orphaned")]:
        found = browser.evaluate(
            f"document.getElementById('{SUITES}.ArticlesScreens/Articles/{state}').dataset.verdict")
        check(f"{state} is {verdict}", found == verdict, found)
    quiet(browser, "the broken run")


def check_findings(browser, path):
    watchlist = f"{SUITES}.PulseSnapshots/Watchlist"
    load(browser, path)
    check("findings are counted by rule, the most serious first", browser.evaluate(
        "[...document.querySelectorAll('#unsound > ul > li > details > summary')].map(s => s.innerText.replace(/\\s+/g, ' ').trim())")
        == ["1 endless spinner There must be no endless spinner.", "1 dead control There must be no dead control."])
    check("each leads to its frames", browser.evaluate("""[...document.querySelectorAll('#unsound li a')]
      .map(a => a.getAttribute('href').slice(1)).every(id => document.getElementById(id))"""))
    marked = browser.evaluate("[...document.querySelectorAll('[data-unsound]')].map(c => c.id)")
    check("and they are marked on the sheet", sorted(marked) == [f"{watchlist}/idle", f"{watchlist}/loaded"], marked)
    browser.evaluate("document.querySelector('.chip[data-verdict=unsound]').click()")
    browser.until("document.getElementById('count').textContent !== ''")
    check("a chip filters them", len(visible(browser)) == 2, visible(browser))
    browser.evaluate("document.getElementById('clear').click()")
    browser.until("document.getElementById('count').textContent === ''")
    browser.evaluate("document.querySelector('#unsound li li a').click()")
    check("a finding's link opens its frame, which shows it", browser.until(
        "document.getElementById('detail').open && document.getElementById('detail-facts').textContent.includes('<b>it</b> is wrong.')"))
    browser.press("Escape")
    browser.until("!document.getElementById('detail').open")
    browser.screenshot(SHOTS / "findings.png")
    for link in ["#unsound", f"#{SUITES}.WeatherScreens/Location"] * 3:
        load(browser, path, link)
        found = f"(r => r.top >= 0 && r.top < innerHeight)(document.getElementById('{link[1:]}').getBoundingClientRect())"
        check(f"{link} is scrolled to, and stays", browser.until(found) and not time.sleep(0.3) and browser.evaluate(found))
    quiet(browser, "findings")


def check_looks(browser, path):
    luminance = """(() => { const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number);
      return (r + g + b) / 3; })()"""
    for name, width, height in [("wide", 1440, 1000), ("narrow", 430, 900)]:
        browser.size(width, height)
        for scheme in ["light", "dark"]:
            browser.media(scheme=scheme)
            load(browser, path)
            browser.screenshot(SHOTS / f"{name}-{scheme}.png")
            check(f"{scheme} is {scheme}, {name}", (browser.evaluate(luminance) < 80) == (scheme == "dark"))
            check(f"nothing is wider than the page, {name} {scheme}", browser.evaluate(
                "document.documentElement.scrollWidth <= innerWidth"), browser.evaluate("document.documentElement.scrollWidth"))
    # The picture of the README.
    browser.size(1440, 900)
    browser.media(scheme="light")
    load(browser, path)
    for _ in range(2):
        browser.evaluate(f"document.getElementById('{SUITES}.PulseSnapshots/Watchlist').scrollIntoView()")
        time.sleep(0.2)
    browser.evaluate("scrollBy(0, -26)")
    time.sleep(0.2)
    browser.screenshot(SHOTS / "readme.png")
    browser.size(1440, 1000)
    load(browser, path)
    browser.media(medium="print")
    check("paper has neither the bar nor the list", browser.evaluate(
        "['nav', '.filters', '.switches'].every(s => getComputedStyle(document.querySelector(s)).display === 'none')"))
    pdf = browser.call("Page.printToPDF", printBackground=True)["data"]
    check("it prints", len(pdf) > 20_000)
    browser.screenshot(SHOTS / "print.png")
    browser.media()


def check_ways(browser, path):
    browser.size(390, 844)
    load(browser, path)
    check("nothing is wider than a phone", browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    check("ways are below their screen, and each screen that they name is a link to its frame", browser.evaluate(
        "(all => all.length > 10 && all.every(a => document.getElementById(a.getAttribute('href').slice(1))))"
        "([...document.querySelectorAll('.screens > .ways a.look')])"))
    browser.size(1440, 1000)


def check_accessibility(browser, path):
    axe = SHOTS / "axe.min.js"
    if not axe.exists():
        print("note: axe-core is not here; accessibility is not checked")
        # A run that guards main must not lose the check in silence.
        check("axe-core is installed", not os.environ.get("CI"))
        return
    for scheme in ["light", "dark"]:
        browser.media(scheme=scheme)
        for what, fragment in [("the sheet", ""), ("a changed frame", f"#{SUITES}.PulseSnapshots/Watchlist/failed")]:
            load(browser, path, fragment)
            browser.evaluate(axe.read_text() + "; 0")
            context = "document" if not fragment else "document.getElementById('detail')"
            result = browser.evaluate(f"""axe.run({context}, {{resultTypes: ['violations']}}).then(r => r.violations.map(v =>
              v.id + ' (' + v.impact + ', ' + v.nodes.length + '): ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 140)
              + ' ' + (n.any[0] || n.all[0] || n.none[0] || {{}}).message).join(' / ')))""")
            check(f"axe-core finds nothing in {what}, {scheme}", not result, "\n  ".join(result))
    browser.media()
    load(browser, path)
    outline = browser.evaluate("""({headings: [...document.querySelectorAll('h1,h2,h3,h4')].filter(h => !h.closest('dialog'))
        .map(h => Number(h.tagName[1])), landmarks: ['header', 'nav', 'main', 'search'].every(s => document.querySelector(s))})""")
    steps = outline["headings"]
    check("headings go down one level at a time", all(b - a <= 1 for a, b in zip(steps, steps[1:])) and steps[0] == 1)
    check("there are landmarks", outline["landmarks"])


def check_telephones(browser, path):
    watchlist = f"{SUITES}.PulseSnapshots/Watchlist"
    # A scroll bar takes up to 15 of 1,280.
    for width in [1265, 1280, 1440, 1600, 1920]:
        browser.size(width, 900)
        load(browser, path)
        browser.evaluate(f"document.getElementById('{watchlist}').scrollIntoView()")
        tops = browser.evaluate(f"""[...document.getElementById('{watchlist}').querySelectorAll('.cells > li')].slice(0, 4)
          .map(li => Math.round(li.getBoundingClientRect().top))""")
        check(f"the four states are in a row at {width}", len(set(tops)) == 1, tops)
        check(f"nothing is wider than the page at {width}", browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    shapes = browser.evaluate("""[...document.querySelectorAll('.card .phone:not(.plain, .film)')]
      .map(p => p.getBoundingClientRect()).filter(r => r.width > 0 && r.width < 400).map(r => r.height / r.width)""")
    check("frames are upright", shapes and min(shapes) > 1.5, min(shapes or [0]))
    cut = browser.evaluate("""[...document.querySelectorAll('.screen')].filter(s => s.scrollWidth > s.clientWidth + 1)
      .map(s => s.closest('.card').id)""")
    check("nothing is cut at a frame's edge", not cut, cut)
    small = browser.evaluate("""[...document.querySelectorAll('body *')].filter(e => e.checkVisibility()
      && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 12)
      .slice(0, 5).map(e => e.outerHTML.slice(0, 120))""")
    check("no text is smaller than 12 px", not small, small)
    samples = browser.evaluate("[...document.querySelectorAll('.sample')].map(s => s.querySelectorAll('del, ins').length)")
    check("each change has a picture of the lines that differ", len(samples) >= 4 and all(samples), samples)
    quiet(browser, "the views")
    browser.size(1440, 1000)


def check_without_script(browser, path):
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    load(browser, path)
    browser.screenshot(SHOTS / "without-script.png")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    text = browser.evaluate("document.querySelector('main').textContent")
    check("without a script the page can be read", "Couldn't load markets" in text and "matched" in text
          and not browser.evaluate("document.documentElement.classList.contains('js')"))


def check_hostile(browser, work):
    path, _ = gallery(hostile_package(work))
    load(browser, path)
    for key in ["j", "Enter"]:
        browser.press(key)
    browser.press("Escape")
    browser.press("/")
    browser.type("<script>")
    time.sleep(0.2)
    check("hostile texts do not run", browser.evaluate("window.broken === undefined"))
    check("they make no elements", browser.evaluate(
        "document.querySelectorAll('main img, main svg svg, main script, [onmouseover]').length") == 0)
    page = path.read_text()
    check("what turns or hides text is written out", not any(c in page for c in "\u202e\u2028\u2029\u200b\x1b")
          and "\\u{202E}" in page)
    shown = browser.evaluate("document.querySelector('main').textContent")
    for text in HOSTILE:
        if all(c not in text for c in "\u2028\u2029\u202e\u202c\u200b\x1b"):
            check(f"{text} is shown", text in shown)
    quiet(browser, "hostile texts")


def scrolled(browser):
    """Scrolls fast, 12,000 pixels a second, forth and back: the tasks' milliseconds, longest first, and where it led."""
    def scroll():
        for distance in [-4000, -30000, 12000, -40000]:
            browser.call("Input.synthesizeScrollGesture", x=800, y=600, yDistance=distance, speed=12000,
                         gestureSourceType="mouse")

    events = browser.trace(scroll)
    page = {(e["pid"], e["tid"]) for e in events if e.get("name") == "UpdateLayoutTree"}
    tasks = [e.get("tdur", e.get("dur", 0)) / 1000 for e in events
             if e.get("name") in ("ThreadControllerImpl::RunTask", "RunTask") and (e["pid"], e["tid"]) in page]
    return sorted(tasks, reverse=True), browser.evaluate("scrollY")


def check_many(browser, work):
    folder = package(work, "many")
    run(BUILD / "EveryStateGoldensProbe", "gallery", folder, 5000)
    path, seconds = gallery(folder)
    size = path.stat().st_size
    print(f"5,000 frames: {seconds:.2f} s in a debug build, {size / 1e6:.1f} MB")
    texts = sum(file.stat().st_size for file in folder.glob("__Snapshots__/*/*/*.txt"))
    check("5,000 frames have at most twice the bytes of their goldens", size <= 2 * texts, (size, texts))
    counting = browser.call("Page.addScriptToEvaluateOnNewDocument", source="""addEventListener('DOMContentLoaded',
      () => { window.readElements = document.querySelectorAll('*').length; })""")["identifier"]
    load(browser, path)
    browser.until("document.readyState === 'complete' && document.querySelectorAll('.card').length > 4000", 60)
    loaded = browser.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    elements = browser.evaluate("window.readElements")
    print(f"5,000 frames: loaded in {loaded / 1000:.2f} s, {elements} elements")
    # Counts elements, not seconds: other load on this machine changes only seconds.
    check("5,000 frames are read as few elements", elements < 100_000, elements)
    painted = browser.evaluate("performance.getEntriesByType('paint').at(-1).startTime")
    check("5,000 frames are seen within a second", painted < 1000, painted)
    time.sleep(1)
    # Processor time counts, as other processes of this machine are not the page's. A second try is for a
    # neighbour that empties the caches.
    for attempt in range(3):
        tasks, moved = scrolled(browser)
        print(f"5,000 frames: scrolled to {moved:.0f}; {len(tasks)} tasks, the longest took "
              + ", ".join(f"{t:.1f}" for t in tasks[:3]) + " ms")
        if tasks[0] <= 50:
            break
    check("the sheet scrolled", moved > 10_000 and len(tasks) > 20, (moved, len(tasks)))
    check("no task of scrolling takes over 50 ms", tasks[0] <= 50, tasks[:5])
    started = time.monotonic()
    browser.press("/")
    browser.type("edit")
    check("5,000 frames are filtered", browser.until("document.getElementById('count').textContent !== ''", 20))
    print(f"5,000 frames: filtered in {time.monotonic() - started:.2f} s: "
          + browser.evaluate("document.getElementById('count').textContent"))
    quiet(browser, "5,000 frames")
    check_drawn_later(browser, path, counting)


def check_drawn_later(browser, path, counting):
    """Most of the pictures of a large gallery are drawn when they are needed."""
    # Idle drawing waits here, so that each step can be checked alone.
    busy = browser.call("Page.addScriptToEvaluateOnNewDocument", source="window.requestIdleCallback = () => 0")["identifier"]
    last = f"AppTests.AppSnapshots/Screen%20{browser.evaluate('sections = document.querySelectorAll(`.screens`).length') - 1}/search"
    waiting = "document.querySelectorAll('.later').length"
    load(browser, path, "#" + last)
    check("a link to a frame that is not drawn yet opens it", browser.until("document.getElementById('detail').open")
          and browser.evaluate("document.getElementById('panes').innerText.includes('Item 5 of search')"))
    browser.press("Escape")
    seen = "(r => r.top >= 0 && r.top < innerHeight)(document.getElementById('%s').getBoundingClientRect())" % last
    check("and the sheet shows it", browser.until(seen))
    near = """[...document.querySelectorAll('.later')].filter(c => (r => r.bottom > 0 && r.top < innerHeight
      && c.checkVisibility({contentVisibilityAuto: true}))(c.getBoundingClientRect())).length"""
    check("what is seen is drawn", browser.until(f"{near} === 0") and browser.evaluate(waiting) > 4000)
    browser.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    check("what is scrolled to is drawn", browser.until(f"{near} === 0") and browser.evaluate(waiting) > 4000)
    browser.press("/")
    browser.type("lists page")
    check("words of frames that are not drawn are found", browser.until(
        "document.getElementById('count').textContent.startsWith('416 of')"), browser.evaluate("document.getElementById('count').textContent"))
    browser.press("Escape")
    browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    check("before it is printed all is drawn", browser.evaluate(waiting) == 0)
    for script in [busy, counting]:
        browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
    load(browser, path)
    check("in the time that is left over all is drawn", browser.until(f"{waiting} === 0", 60))
    browser.evaluate("getSelection().collapse(document.getElementById('AppTests.AppSnapshots/Screen%20400'), 0)")
    found = browser.evaluate(
        "find('Item 5 of search') && getSelection().anchorNode.parentNode.closest('.card').id")
    check("then the browser's own search finds it", found == "AppTests.AppSnapshots/Screen%20400/search", found)
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    load(browser, path)
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    check("without a script each frame is drawn, or its golden's text is shown", browser.evaluate(
        "[...document.querySelectorAll('.card')].every(c => c.querySelector('.screen p') || c.querySelector('pre').textContent.startsWith('# Screen '))"))
    quiet(browser, "what is drawn later")


def check_branches(browser, work):
    """The page of `gallery --branches`: how many of its branches a screen shows, by the newest run."""
    folder = work / "branches"
    for place in ["Sources/EveryStateSamples", f"Tests/{SUITES}", "__Snapshots__"]:
        shutil.copytree(ROOT / place, folder / place)
    # Only the app's files matter, so the harness is a name.
    (folder / "Sources/EveryState").mkdir()
    (folder / "Sources/EveryState/Empty.swift").write_text("")
    (folder / "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "branches",
  targets: [
    .target(name: "EveryState"), .target(name: "EveryStateSamples"),
    .testTarget(name: "{SUITES}", dependencies: ["EveryState", "EveryStateSamples"]),
  ])
""")

    aside = work / "branches aside"
    shutil.copytree(ROOT / "__Snapshots__", aside / "__Snapshots__")
    reports = folder / ".build/everystate/reports"
    reports.mkdir(parents=True)

    def test():
        """A run elsewhere, whose report arrives complete. Its tests are in this repository."""
        run("swift", "test", "--skip-build", "--disable-xctest", "--filter", f"{SUITES}.PulseSnapshots",
            environment={"EVERYSTATE_ROOT": str(aside), "SNAPSHOT_TESTING_RECORD": "never"})
        report = sorted((aside / ".build/everystate/reports").glob("*.jsonl"))[-1]
        report.write_text(report.read_text().replace(f"{ROOT}/", ""))
        report.rename(reports / report.name)

    cells = "[...document.querySelectorAll('h3 .says')].map(words => words.textContent)"
    test()

    def show():
        path, _ = gallery(folder, "--branches")
        load(browser, path)

    show()
    counted = browser.evaluate(cells)
    check("a screen has so many of its branches in goldens",
          counted and all(re.fullmatch(r"[1-9]\d* of \d+ branches", cell) for cell in counted), counted)
    # Two sides more, which no golden draws; lines stay where they are.
    edit(folder / "Sources/EveryStateSamples/Pulse/WatchlistView.swift", '.navigationTitle("Watchlist")',
         '.navigationTitle("Watchlist").overlay { if false { Text("never") } }')
    test()
    show()
    check("a newer run counts anew", browser.evaluate(cells) != counted, browser.evaluate(cells))
    check("what no golden draws is named", browser.evaluate("document.querySelector('.undrawn')?.textContent.includes('WatchlistView.swift')"))
    quiet(browser, "the page with branches")


def main():
    SHOTS.mkdir(parents=True, exist_ok=True)
    small = sys.argv[2:3] == ["--small"]
    browser = Browser(sys.argv[1])
    work = pathlib.Path(tempfile.mkdtemp(prefix="everystate-gallery-"))
    try:
        browser.size(1440, 1000)
        browser.media(scheme="light")
        if small:
            check_places(browser, check_pictures(browser, work, SHOTS, load, check, small=True), load, check, "pictures")
            check_places(browser, gallery(ROOT)[0], load, check, "the samples")
            check_directions(browser, work, load, check)
            quiet(browser, "a picture")
            return finish()
        check_goldens(browser, work)
        path, _ = gallery(broken_run(work))
        shutil.copy(path, SHOTS / "gallery.html")
        load(browser, path)
        check_filters(browser)
        check_keys(browser)
        check_frames(browser, path)
        check_findings(browser, path)
        check_looks(browser, path)
        check_ways(browser, path)
        check_telephones(browser, path)
        check_without_script(browser, path)
        check_accessibility(browser, path)
        check_samples(browser, path, load, check)
        check_places(browser, check_pictures(browser, work, SHOTS, load, check), load, check, "pictures")
        check_directions(browser, work, load, check)
        check_hostile(browser, work)
        check_branches(browser, work)
        check_many(browser, work)
    finally:
        browser.close()
        shutil.rmtree(work, ignore_errors=True)
    finish()


def finish():
    if FAILED or not PASSED:
        sys.exit(f"FAILED: browser: {len(FAILED)} of {len(PASSED) + len(FAILED)}: {'; '.join(FAILED)[:1000]}")
    print(f"{len(PASSED)} passed, 0 failed")


if __name__ == "__main__":
    main()
