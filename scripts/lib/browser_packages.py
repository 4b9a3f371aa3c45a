"""The packages of the galleries: this repository with a few changes, and a hostile one."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

import guard

ROOT = pathlib.Path.cwd()
BUILD = pathlib.Path(os.environ.get("GUARD_BIN", ROOT / ".build" / "debug"))
SUITES = "EveryStateSamplesTests"


def run(*words, environment=None, expect=(0,)):
    variables = guard.environment(**(environment or {}))
    result = subprocess.run([str(word) for word in words], env=variables, capture_output=True, text=True)
    if result.returncode not in expect:
        sys.exit(f"{result.stdout}\n{result.stderr}\nFAILED: {' '.join(map(str, words))} ended with {result.returncode}")
    return result


def package(work, name):
    folder = work / name
    folder.mkdir()
    shutil.copy(ROOT / "Package.swift", folder)
    return folder


def gallery(folder, *options):
    started = time.monotonic()
    path = run(BUILD / "everystate", "gallery", "--package-path", folder, *options).stdout.strip()
    return pathlib.Path(path), time.monotonic() - started


def edit(file, old, new):
    text = file.read_text()
    assert old in text, f"{file} does not say {old}"
    file.write_text(text.replace(old, new))


def broken_run(work):
    """This repository's goldens and screens, with a few changes."""
    folder = package(work, "broken")
    shutil.copytree(ROOT / "__Snapshots__", folder / "__Snapshots__")
    goldens = folder / "__Snapshots__"
    for name in ["failed", "failed after a refresh", "retry"]:
        file = goldens / f"{SUITES}.PulseSnapshots/Watchlist/{name}.txt"
        edit(file, "  Couldn't load markets  ", "Could not load the markets")
    edit(goldens / f"{SUITES}.PulseSnapshots/Watchlist/loaded.txt", " red", " green")
    articles = goldens / f"{SUITES}.ArticlesScreens/Articles"
    (articles / "empty.txt").unlink()
    # Of two, none counts as a renamed `empty`.
    for name in ["old news", "older news"]:
        (articles / f"{name}.txt").write_text((articles / "loaded.txt").read_text())
    (articles / "retry.txt").write_text((articles / "retry.txt").read_text().split("# 3")[0].rstrip() + "\n")
    alert = goldens / f"{SUITES}.PostsScreens/Posts in state/alert then OK.txt"
    edit(alert, "Something went wrong", "Something is wrong")
    run("swift", "test", "--skip-build", "--disable-xctest", "--filter", SUITES, expect=(1,),
        environment={"EVERYSTATE_ROOT": str(folder), "SNAPSHOT_TESTING_RECORD": "never"})
    find_unsound(folder)
    return folder


def find_unsound(folder):
    """Adds findings to the newest run."""
    report = sorted((folder / ".build/everystate/reports").glob("*.jsonl"))[-1]
    with report.open("a") as lines:
        for rank, (rule, states) in enumerate([("endless spinner", ["loaded"]), ("dead control", ["idle", "loaded"])]):
            name = dict(catalog=f"{SUITES}.PulseSnapshots", screen="Watchlist")
            lines.write(json.dumps(dict(finding=dict(
                catalog=name["catalog"], verdict="unsound", severity="failure", paths=[],
                headline=f"Watchlist: <b>it</b> is wrong. ({rule})", names=[dict(name, state=state) for state in states],
                declaredAt=dict(file="Tests/Watchlist.swift", line=15), soundness=dict(
                    rule=dict(name=rule, sentence=f"There must be no {rule}.", rank=rank), evidence=["at 1 s"],
                    waiver=dict(rule="deadControl", subject="Share"))))) + "\n")


HOSTILE = [
    "<script>window.broken = 1</script>", "</pre></script><img src=x onerror=window.broken=1>", "\"'><svg onload=window.broken=1>",
    "line\u2028separator\u2029end", "\u202eevil\u202c", "a\u200bb\u00adc", "&lt;b&gt; &amp; &#60;", "{{7*7}} ${window.broken=1}",
    "]]>--><!--", "\x1b[31mred", "עברית ערבית عربي", "漢字 👩‍🔬",
]


def hostile_package(work):
    """Names and texts that attack the reader."""
    folder = package(work, "hostile")
    screen = folder / "__Snapshots__" / "Evil%3Cscript%3E.Suite" / "%3Cimg src=x onerror=alert(1)%3E"
    screen.mkdir(parents=True)
    for number, text in enumerate(HOSTILE):
        name = "%22 onmouseover=alert(1) x=%22" if number == 0 else f"state {number}"
        (screen / f"{name}.txt").write_text(f"# {text}\n\n= {text}\n* {text}  {{{text}}}\n  [{text}]\n! alert\n| {text}\n")
    (folder / "__Snapshots__" / "Evil%3Cscript%3E.Suite" / "matrix.txt").write_text(
        "# Screens\nS: no loaded\n  no loaded: <script>window.broken = 1</script>\n")
    return folder
