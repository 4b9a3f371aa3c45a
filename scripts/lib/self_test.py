"""Plants a fault for each guard, and expects the guard to fail: python3 self_test.py [--client FOLDER] [NAME...]

A row has a guard, a fault and words of the guard's last line. Faults are in temporary copies: of the tree, in which a file is edited, or of
what the guard itself makes, for which GUARD_FAULT has code that it runs there. With --client only the parts of scripts/client are tried, in
the client of that folder; without it all others are. --half tries every second row, as the commit's digest is even or odd. GUARD_BIN
is the folder of this package's programs.
"""
import argparse
import dataclasses
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import guard
import copied

GOLDEN = "__Snapshots__/FruitTests.FruitSnapshots/Basket/empty.txt"
DIFFERS = f'client.edit(package / "{GOLDEN}", "is empty.", "was full.")'


@dataclasses.dataclass
class Row:
    name: str
    command: str
    fault: str
    words: str
    # A file of a copy of the tree, a text of it and another one.
    edit: tuple = ()
    # What the guard runs.
    code: str = ""


def tree(name, command, fault, words, *edit):
    return Row(name, command, fault, words, edit=edit)


def code(name, command, fault, words, text):
    return Row(name, command, fault, words, code=text)


def part(name, fault, words, text):
    return Row(name, f"scripts/client --small --in CLIENT {name}", fault, words, code=text)


ROWS = [
    tree("format", "swift format lint --strict Sources/EveryStateMocks/MockCalls.swift", "a blank too many", "error: [",
         "Sources/EveryStateMocks/MockCalls.swift", "\n  ", "\n    "),
    tree("layers", "python3 -B scripts/lib/layers.py", "a file of Declare uses a type of Run", "FAILED: 1 uses point the wrong way",
         "Sources/EveryState/Declare/ActionWords.swift", "\n", "\nextension Checker {}\n"),
    tree("words", "python3 -B scripts/lib/plain_english.py scripts/lib/copied.py", "a phrase that is not plain", "FAILED: 1 phrases to rewrite",
         "scripts/lib/copied.py", "Files that did not change", "Files that nobo" "dy changed"),
    tree("mutate", "scripts/mutate --own --list", "a condition of the list was not found", "FAILED: mutate: a condition of the list was not found",
         "Sources/EveryStateGoldens/Comparison/RecordMode.swift", "isJob ?", "!isJob ?"),
    tree("readme", "scripts/readme", "a golden on a page differs", "FAILED: 1 wrong: README.md shows another text than", "README.md", "Server unavailable", "Server missing"),
    tree("readme", "scripts/readme", "a block is not compiled", "FAILED: 1 wrong: Start.md has", "Sources/EveryState/EveryState.docc/Start.md",
         "<!-- file: Sources/Fruit/Basket.swift -->", ""),
    tree("readme", "scripts/readme", "a guard no longer runs", "FAILED: 1 wrong: scripts/check does not run scripts/surface.",
         "scripts/check", "GUARD_BIN=$bin scripts/surface", ":"),
    tree("surface", "scripts/surface --only EveryStateMocks", "a declaration more", "FAILED: the public API changed: EveryStateMocks.MockResponse.",
         "scripts/lib/surface.txt", "EveryStateMocks.MockResponse ", "EveryStateMocks.MockResponse 1"),
    tree("widths", "python3 -B scripts/lib/widths.py", "a wrong width", "FAILED: widths: 1 of", "Tests/TextUITests/WidthTable.swift", "  2: [\n", '  2: [\n    "w",\n'),
    tree("other-swift", "scripts/other-swift --small", "the list names missing tests", "FAILED: other-swift: no test is like PreviousTests",
         "scripts/other-swift", "--filter PreviewTests", "--filter PreviousTests"),
    tree("release-check", "scripts/release-check --small", "the changelog does not say the format", "The changelog does not say",
         "Sources/EveryState/EveryState.docc/Changelog.md", "\nGolden text: format ", "\nGolden text: form "),
    code("docs", "scripts/docs", "a public declaration without a comment", "FAILED: docs: 1 declarations of EveryStateMocks",
         'modules=(EveryStateMocks); after_symbols() { sed -i s/docComment/comment/ "$work"/EveryStateMocks/*.json; }'),
    code("show", "scripts/show --check", "the words to change are missing", "FAILED: show: no line says", 'words="No such words"'),
    code("soak", "scripts/soak --small", "a golden differs", "Watchlist/loaded failed",
         'root=$work/package; mkdir "$root"; cp -R Package.swift __Snapshots__ "$root"; suites=(PulseSnapshots)\n'
         'sed -i s/AAPL/AAPX/ "$root/__Snapshots__/EveryStateSamplesTests.PulseSnapshots/Watchlist/loaded.txt"'),
    code("soak", "scripts/soak --small", "a run drives nothing", "FAILED: soak: run 1 has not the counts of two suites", "suites=(PlaceTests)"),
    code("crash-test", "scripts/crash-test --small", "a golden is torn", "state 0.txt is neither the old nor the new golden",
         'hows=(kill-after); after_run() { truncate -s 100 "$root"/__Snapshots__/*/Screen/"state 0.txt"; }'),
    code("crash-test", "scripts/crash-test --small", "a report lost lines", "lines of the report are lost",
         'hows=(fail); after_run() { sed -i 3,8d "$(ls -t "$root"/.build/everystate/reports/*.jsonl | head -n 1)"; }'),
    code("browser", "scripts/browser --small", "columns are not beside each other", "split: columns are beside each other",
         # The page's policy accepts its own style alone.
         'import re\npage.write_text(re.sub("<meta http-equiv[^>]*>", "", page.read_text()) + "<style>.cols { display: block !important }</style>")'),
    code("browser", "scripts/browser --small", "a title is not in the middle", "all pieces of pictures at 1400 are where the goldens have them",
         'import re\npage.write_text(re.sub("<meta http-equiv[^>]*>", "", page.read_text()) + "<style>.gc { position: static }</style>")'),
    part("newcomer", "a golden differs", "--skip-build ended with 1, not 0", DIFFERS),
    Row("newcomer", "scripts/client --in CLIENT newcomer", "a block of an article does not compile", "blocks of Swift in README and articles compile",
        code="for step in ('records', 'compares', 'loses', 'leaves_out', 'crashes'): setattr(module, step, lambda client: None)\n"
             "module.attempt = lambda *words, **options: (client.edit(package / 'Sources/Fruit/Basket.swift', 'struct ', 'struck '), client.attempt(*words, **options))[1]"),
    part("terminal", "a third golden differs", "FAILED: Ctrl-C: 130, nothing decided", f'client.edit(package / "{GOLDEN}".replace("empty", "loaded"), "# Basket", "# Casket")'),
    part("workflow", "no golden differs", "FAILED: changed: the job fails", "module.edit = module.commit = lambda *words: None"),
    part("recipes", "no golden differs", "FAILED: gitlab: a change fails the job", "module.edit = lambda *words: None"),
    part("mutants", "a branch is in no golden", "FAILED: a golden shows each branch of the basket",
         'module.run = lambda *words, **options: client.run(*words, **options, EVERYSTATE_ONLY="Basket/loaded")'),
    part("targets", "the second target is missing", "FAILED: native: a record run passes and counts both targets", "module.add_target = lambda folder: folder"),
    part("adopt", "the project is missing", "FAILED: an Xcode project is adopted", "module.FILES.pop('Shop.xcodeproj/project.pbxproj')"),
    part("planted", "the rules find nothing", "FAILED: Booking: ", "module.build = dict\nmodule.run = lambda of: ([], [])"),
]


def try_row(row, copy, client):
    """Whether the guard fails as it must, and its last line."""
    folder, edited = guard.ROOT, None
    if row.edit:
        name, old, new = row.edit
        folder, edited = copy, copy / name
        text = edited.read_text()
        if old not in text:
            return False, f"{name} does not say {old!r}"
        edited.write_text(text.replace(old, new, 1))
    variables = {**os.environ, "GUARD_FAULT": row.code}
    words = row.command.replace("CLIENT", str(client)).split()
    result = subprocess.run(words, cwd=folder, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if edited:
        edited.write_text(text)
    last = ([""] + [line for line in result.stdout.splitlines() if line.strip()])[-1]
    if result.returncode == 3:
        return None, last
    return result.returncode != 0 and row.words in last, last


def main():
    parser = argparse.ArgumentParser(prog="scripts/check --self-test", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--client", type=pathlib.Path)
    parser.add_argument("--half", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    rows = [row for row in ROWS if ("CLIENT" in row.command) == bool(options.client) and (not options.names or row.name in options.names)]
    if options.half:
        commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=guard.ROOT, capture_output=True, text=True).stdout.strip()
        rows = rows[int(commit or "0", 16) % 2 :: 2]
    silent = []
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "EveryState")
        if any(row.edit for row in rows):
            copied.copy_to(copy)
        for row in rows:
            start = time.monotonic()
            fails, last = try_row(row, copy, options.client)
            sign = {True: "fails", False: "DOES NOT FAIL", None: "not checked"}[fails]
            print(f"{row.name:14}{row.fault:40}{sign} ({time.monotonic() - start:.1f} s): {last[:200]}", flush=True)
            if fails is False:
                silent.append(f"{row.name}, {row.fault}")
    if silent or not rows:
        sys.exit(f"FAILED: {len(silent)} of {len(rows)} guards do not fail, or not with their words: {'; '.join(silent)}")
    print(f"{len(rows)} planted faults, each of which makes its guard fail")


main()
