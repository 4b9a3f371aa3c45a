"""Reads the documentation's site in a browser, from the disk: python3 docs_browser.py BROWSER SITE

Every link of every article and first page of a module leads to a file, and to a place in it; no page asks the network;
pictures are drawn; nothing is wider than the page; the search finds. Screenshots go to .build/browser."""
import pathlib
import sys
import urllib.parse

import guard
from browser_driver import Browser

SHOTS = pathlib.Path(".build/browser")
LINKS = """[...document.querySelectorAll("a[href]")].map((link) => link.href)"""
BROKEN = """[...document.images].filter((image) => !image.naturalWidth).map((image) => image.src)"""
SPACES = """[...document.querySelectorAll("code")].filter((code) => getComputedStyle(code).whiteSpace.startsWith("normal")).length"""
failures = 0


def check(what, wrong):
    global failures
    if wrong:
        print(f"FAILED: {what}: {wrong}")
        failures += 1


def main(executable, site):
    site = pathlib.Path(site).resolve()
    browser = Browser(executable)
    browser.size(1300, 1000)
    # From the first page on: the pages of its side bar, and the files to which these lead.
    browser.open((site / "index.html").as_uri())
    waiting = [link for link in browser.evaluate("""[...document.querySelectorAll(".side a[href]")].map((link) => link.href)""")]
    places, links = {}, {}
    for page in dict.fromkeys(waiting):
        browser.forget()
        browser.open(page)
        places[page] = set(browser.evaluate("""[...document.querySelectorAll("[id]")].map((element) => element.id)"""))
        links[page] = browser.evaluate(LINKS)
        check(f"{page} draws its pictures", browser.evaluate(BROKEN))
        check(f"{page} keeps the blanks of code", browser.evaluate(SPACES))
        check(f"{page} has no complaints", browser.problems())
        check(f"{page} asks the net for nothing", [url for url in browser.requests() if not url.startswith("file:")])
        for width in (1300, 430):
            browser.size(width, 1000)
            wide = browser.evaluate("document.documentElement.scrollWidth - innerWidth")
            check(f"{page} is not wider than {width}", wide if wide > 0 else 0)
        browser.size(1300, 1000)
    dead = set()
    for page, targets in links.items():
        for target in targets:
            parts = urllib.parse.urlparse(target)
            file = pathlib.Path(urllib.parse.unquote(parts.path))
            anchor = urllib.parse.unquote(parts.fragment)
            known = places.get(target.partition("#")[0])
            if parts.scheme == "file" and (not file.is_file() or anchor and known is not None and anchor not in known):
                dead.add(f"{page} -> {target}")
    check("no link is dead", sorted(dead))
    browser.open((site / "index.html").as_uri())
    browser.press("/")
    browser.type("storyb")
    found = browser.evaluate("""document.querySelector("#found a")?.textContent ?? "" """)
    check("the search finds what has the word", "" if "toryboard" in found else f"'{found}'")
    for scheme in ("light", "dark"):
        browser.media(scheme=scheme)
        for name in ("index", "everystate/start", "everystate/architecture"):
            browser.open((site / f"{name}.html").as_uri())
            browser.screenshot(SHOTS / f"docs-{name.replace('/', '-')}-{scheme}.png")
    browser.close()
    count = sum(len(targets) for targets in links.values())
    if failures or count == 0:
        sys.exit(f"FAILED: browser: {failures} of {len(links)} pages of documentation with {count} links")
    print(f"{len(links)} pages of documentation, {count} links, 0 failed")


main(*sys.argv[1:])
