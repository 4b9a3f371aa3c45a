#!/usr/bin/env python3
"""Proves that the soundness finds bugs in correct apps, and nothing in the apps as they are.

    python3 scripts/lib/planted.py [--only WORDS] [--family NAME] [--one-by-one] [--explore] [--correct] [--least 90]

It copies scripts/lib/planted, three apps of ten screens, and some samples into .build/planted, records them, and expects no finding and at most
one line of suggestions for each app. Then it plants the bugs of planted_bugs.py, records with the bug in, and says for each one:

    NAMED    a finding's first line states the fact
    OTHER    the screen has other findings that it does not have without the bug
    MISSED   it has none

One bug a screen is planted at a time; those of different screens share a build, unless --one-by-one. --explore plants those that only other
data show, and runs `everystate explore`. --correct stops after the apps as they are. It ends with 1 if fewer than 90 % are named or if a
correct app has a finding. `scripts/client --small planted` plants three bugs in two screens of one app.
"""
import argparse
import dataclasses
import functools
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import guard
import client
import planted_bugs

ROOT = client.REPOSITORY
APPS = ROOT / "scripts/lib/planted"
OWN = ROOT / ".build/planted/client"
WORK = OWN
SAMPLES = ("Articles", "Departures", "Mail", "Pulse", "Weather")
SAMPLE_TESTS = ("ArticlesSnapshots", "ScatteredArticles", "DeparturesSnapshots", "MailSnapshots", "PulseSnapshots", "WeatherSnapshots")
# The small size: screens of Travel, and their bugs.
SMALL = {"Booking": ('it says "%@"', "nothing shows that the booking is under way"), "Packing": ("a row that can be pressed",)}
SMALL_TARGETS = """
package.targets += ["Travel", "Planted"].flatMap { name -> [Target] in
  [
    .target(name: name, dependencies: [.product(name: "TextUI", package: "EveryState"), .product(name: "EveryStateMocks", package: "EveryState")],
      swiftSettings: swiftUIAsText()),
    .testTarget(name: name + "Tests", dependencies: [.init(stringLiteral: name), .product(name: "EveryState", package: "EveryState")],
      swiftSettings: swiftUIAsText()),
  ]
}
"""
# Findings about declarations say nothing about a bug.
OF_DECLARATIONS = ("unused control", "undeclared write", "undeclared first look", "undeclared error", "unneeded waiver")


def files():
    """The client's files by their paths: the apps', and the samples under another module's name."""
    texts = {path.relative_to(APPS).as_posix(): path.read_text() for path in APPS.rglob("*") if path.is_file()}
    for folder in SAMPLES:
        for path in (ROOT / "Sources/EveryStateSamples" / folder).glob("*.swift"):
            texts[f"Sources/Samples/{folder}/{path.name}"] = path.read_text()
    for name in SAMPLE_TESTS:
        text = (ROOT / f"Tests/EveryStateSamplesTests/{name}.swift").read_text()
        # All modules of a test share their tables, and the samples have none into German.
        text = re.sub(r"\n.*variant\(\"in German\".*", "", text)
        texts[f"Tests/SamplesTests/{name}.swift"] = text.replace("import EveryStateSamples", "import Samples")
    return texts


def small_files():
    """The files of the small size, whose declarations are those of its screens."""
    tests = "Tests/TravelTests/Travel"
    texts = {name: text for name, text in files().items() if name in {f"Sources/Travel/{screen}.swift" for screen in (*SMALL, "TravelError")}}
    blocks = re.split(r"(?m)^(?=struct |@Suite)", (APPS / f"{tests}Snapshots.swift").read_text())
    blocks = [block for block in blocks if not block.startswith("struct ") or any(f"struct {screen}Snapshots:" in block for screen in SMALL)]
    text = "".join(re.sub(r"    (\w+)Snapshots\(\).*\n", lambda line: line[0] if line[1] in SMALL else "", block) for block in blocks)
    mocks = re.split(r"(?m)^(?=struct )", (APPS / f"{tests}Mocks.swift").read_text())
    return texts | {f"{tests}Snapshots.swift": text, f"{tests}Mocks.swift": mocks[0] + "".join(mock for mock in mocks[1:] if mock.split()[1].strip(":") in text)}


def write(texts):
    """Writes what differs, so that a build is incremental."""
    for name, text in texts.items():
        path = WORK / name
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    for folder in {"/".join(name.split("/")[:2]) for name in texts if "/" in name}:
        for path in (WORK / folder).rglob("*"):
            if path.is_file() and path.relative_to(WORK).as_posix() not in texts:
                path.unlink()


def without_state(text, screen, name):
    """The declarations without a state: from its line to the next element's."""
    start = text.index(f"struct {screen}Snapshots")
    lines = text[start:].split("\n")
    first = next((i for i, line in enumerate(lines) if re.match(rf'      \.(state|storyboard)\($', line) and f'"{name}"' in lines[i + 1]
                  or re.match(rf'      \.(state|storyboard)\("{re.escape(name)}"', line)), None)
    if first is None or any(line.startswith("struct ") for line in lines[1:first]):
        sys.exit(f"{screen} declares no state '{name}'")
    last = next(i for i in range(first + 1, len(lines)) if re.match(r"      \.|    \]", lines[i]))
    return text[:start] + "\n".join(lines[:first] + lines[last:])


def patched(texts, plants):
    texts = dict(texts)
    for plant in plants:
        name = f"Sources/{plant.file}"
        for old, new in plant.edits:
            if texts[name].count(old) != 1:
                sys.exit(f"{name} does not say once: {old}")
            texts[name] = texts[name].replace(old, new)
        for state in plant.drops:
            test = next(path for path, text in texts.items() if path.startswith("Tests/") and f"struct {plant.screen}Snapshots:" in text)
            texts[test] = without_state(texts[test], plant.screen, state)
    return texts


def build():
    """The errors of a build, by file."""
    status, said = client.attempt("swift", "build", "--build-tests", folder=WORK)
    errors = re.findall(r"^(/.*?\.swift):\d+:\d+: error: (.*)$", said, re.M)
    if status and not errors:
        sys.exit(f"The build fails:\n{said[-3000:]}")
    return {pathlib.Path(file).relative_to(WORK.resolve()).as_posix(): message for file, message in errors}


def run(screens=None, of=""):
    """Records the frames, with those of these screens only; the findings, and the frames of the catalog that could not be recorded."""
    shutil.rmtree(WORK / "__Snapshots__", ignore_errors=True)
    chosen = {"EVERYSTATE_ONLY": ",".join(sorted(screens))} if screens else {}
    # The suites' names: the shared client of the small size has others.
    suites = "|".join(sorted({name.split("/")[1] for name in written() if name.startswith("Tests/")}))
    _, said = client.attempt(*client.TEST, "--skip-build", "--filter", f"^({suites})", folder=WORK, SNAPSHOT_TESTING_RECORD="all", **chosen)
    shown = client.ask(program(), "findings", folder=WORK)[1]
    document = client.ask(program(), "status", folder=WORK)[1]
    if not document.get("frames") or "soundness" not in shown:
        sys.exit(f"{said[-3000:]}\nFAILED: planted: the run has no frames")
    checked = {frame["catalog"].split(".")[0] for frame in document["frames"]}
    if not screens and checked != set(suites.split("|")):
        sys.exit(f"{said[-3000:]}\nFAILED: planted: catalogs of {suites} were refused; frames are only of {checked}")
    failed = [f"{frame['screen']} / {frame['state']}: {frame['standing']}: {frame.get('headline', '')}" for frame in document["frames"]
              if "state" in frame and frame["catalog"].startswith(of) and frame["standing"] not in ("recorded", "matched", "not checked")]
    failed += [f"{second} looks like {first}" for first, second in document["twins"]]
    return shown["soundness"], failed


def written():
    return [path.relative_to(WORK).as_posix() for path in WORK.glob("Tests/*/*.swift") if path.parent.name != "FruitTests"]


@functools.cache
def program():
    """The command, which is built once."""
    if WORK == OWN:
        client.run("swift", "build", "--product", "everystate", folder=WORK)
    return client.everystate(WORK)


def all_screens():
    """The screens of the newest run, with their variants."""
    return {frame["screen"] for frame in client.ask(program(), "status", folder=WORK)[1]["frames"] if "screen" in frame}


def shows(plant, screen):
    """Whether a screen, or a variant, is the plant's."""
    return screen == plant.screen or screen.startswith(plant.screen + " in ") or screen.startswith(plant.screen + " at ")


def is_of(plant, finding):
    screens = {frame.split("/")[0] for frame in finding["frames"]} or {finding["headline"].split(":")[0].split(" / ")[0]}
    return finding["catalog"].startswith(f"{plant.file.split('/')[0]}Tests") and any(shows(plant, screen) for screen in screens)


def judge(plant, findings, before):
    """The verdict on a plant, and the finding's first line for it."""
    known = {finding["headline"] for finding in before}
    new = [finding for finding in findings if is_of(plant, finding) and finding["headline"] not in known]
    for finding in new:
        if finding["rule"] in plant.rules.split("|") and re.search(plant.words, finding["headline"]):
            return "NAMED", finding["headline"]
    others = [finding for finding in new if finding["rule"] not in OF_DECLARATIONS]
    return ("OTHER", others[0]["headline"]) if others else ("MISSED", "")


def rounds(plants, one_by_one):
    """Plants of different screens, which share a build."""
    left = list(plants)
    while left:
        chosen = []
        for plant in left:
            if not chosen or not one_by_one and all((plant.file, plant.screen) != (other.file, other.screen) and plant.screen != other.screen for other in chosen):
                chosen.append(plant)
        left = [plant for plant in left if plant not in chosen]
        yield chosen


def check_correct(findings, failed):
    """Whether the apps as they are have no finding."""
    faults = [finding for finding in findings if finding["level"] != "suggestion"]
    for finding in faults:
        print(f"FINDING in a correct app: {finding['headline']}" + "".join(f"\n    {line}" for line in finding.get("evidence", [])))
    for line in failed:
        print(f"FAILED in a correct app: {line}")
    for app in sorted({finding["catalog"] for finding in findings}):
        kinds = [finding["rule"] for finding in findings if finding["catalog"] == app and finding["level"] == "suggestion"]
        print(f"suggestions, {app}: {', '.join(f'{kinds.count(kind)} {kind}' for kind in dict.fromkeys(kinds)) or 'none'}")
    print(f"The correct apps have {len(faults)} findings, and {len(failed)} frames that fail.\n", flush=True)
    return not faults and not failed


def try_all(texts, before, plants, one_by_one):
    results, screens = [], all_screens()
    for chosen in rounds(plants, one_by_one):
        began = time.monotonic()
        while True:
            write(patched(texts, chosen))
            errors = build()
            broken = [plant for plant in chosen if f"Sources/{plant.file}" in errors]
            for plant in broken:
                results.append((plant, "NOT BUILT", errors[f"Sources/{plant.file}"]))
            if errors and not broken:
                sys.exit(f"The build fails elsewhere: {errors}")
            chosen = [plant for plant in chosen if plant not in broken]
            if not broken:
                break
        findings, failed = run({screen for screen in screens if any(shows(plant, screen) for plant in chosen)})
        for plant in chosen:
            verdict, line = judge(plant, findings, before)
            notes = [text for text in failed if re.match(rf"{plant.screen}\b", text)]
            results.append((plant, verdict, line))
            print(f"{verdict:7} {plant.family:18} {plant.screen}: {plant.fact}", flush=True)
            if line:
                print(f"          {line}")
            for note in notes[:2]:
                print(f"          a frame fails without a finding: {note[:180]}")
        print(f"        ({len(chosen)} planted at once, {time.monotonic() - began:.0f} s)", flush=True)
    write(texts)
    return results


def explore(texts, before, plants):
    results, screens = [], all_screens()
    for plant in plants:
        write(patched(texts, [plant]))
        errors = build()
        if errors:
            results.append((plant, "NOT BUILT", str(errors)))
            continue
        # It has to be unseen with the declared data.
        seen, failed = run({screen for screen in screens if shows(plant, screen)})
        for line in [judge(plant, seen, before)[1], *failed]:
            print(f"          without other data: {line}" if line else "", end="\n" if line else "")
        status, said = client.attempt(program(), "explore", plant.screen, "--budget", "30s", folder=WORK)
        found = status != 0 and re.search(plant.words, said, re.I)
        verdict = "NAMED" if found else "OTHER" if status not in (0, 2, 64) else "MISSED"
        results.append((plant, verdict, said[:300]))
        print(f"{verdict:7} {plant.family:18} {plant.screen}: {plant.fact}\n" + "".join(f"          {line}\n" for line in said.splitlines()[:6]), flush=True)
    write(texts)
    return results


def check_part(package, work=None, small=False):
    """The small size, in the shared client: the correct screens, and beside them a module of the same ones with bugs."""
    global WORK
    WORK = package
    manifest = package / "Package.swift"
    manifest.write_text(manifest.read_text() + SMALL_TARGETS)
    texts = small_files()
    plants = [plant for plant in planted_bugs.PLANTS if plant.file.startswith("Travel/") and plant.fact.startswith(SMALL.get(plant.screen, ("-",)))]
    client.check("three bugs are planted", len(plants) == 3, plants)
    with_bugs = {name.replace("/Travel", "/Planted", 1): text.replace("import Travel\n", "import Planted\n") for name, text in patched(texts, plants).items()}
    write(texts | with_bugs)
    errors = build()
    if not client.check("the apps build", not errors, errors):
        return
    findings, failed = run(of="TravelTests.")
    correct = [finding for finding in findings if finding["catalog"].startswith("TravelTests.")]
    client.check("the correct app has no finding", check_correct(correct, failed))
    for plant in plants:
        verdict, line = judge(dataclasses.replace(plant, file=plant.file.replace("Travel/", "Planted/")), findings, [])
        client.check(f"{plant.screen}: {plant.fact}", verdict == "NAMED", f"{verdict} {line}")


def main():
    parser = argparse.ArgumentParser(prog="planted.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="a regular expression for file, screen or fact")
    parser.add_argument("--family")
    parser.add_argument("--one-by-one", action="store_true")
    parser.add_argument("--explore", action="store_true")
    parser.add_argument("--correct", action="store_true")
    parser.add_argument("--least", type=int, default=90, help="the share of named bugs that is expected, in per cent")
    options = parser.parse_args()
    texts = files()
    write(texts)
    if errors := build():
        sys.exit(f"The correct apps do not build: {errors}")
    before, failed = run()
    is_correct = check_correct(before, failed)
    if options.correct:
        sys.exit(not is_correct)
    plants = planted_bugs.EXPLORED if options.explore else planted_bugs.PLANTS
    plants = [plant for plant in plants if (not options.family or plant.family == options.family)
              and (not options.only or re.search(options.only, f"{plant.file} {plant.screen}: {plant.fact}"))] or sys.exit("No such bug.")
    for plant in plants:
        patched(texts, [plant])  # Refuses a change whose text is absent.
    results = explore(texts, before, plants) if options.explore else try_all(texts, before, plants, options.one_by_one)
    print(f"\n{'family':20}{'NAMED':>7}{'OTHER':>7}{'MISSED':>8}")
    for family in [*dict.fromkeys(plant.family for plant in plants), None]:
        verdicts = [verdict for plant, verdict, _ in results if family in (plant.family, None)]
        print(f"{family or 'all':20}{verdicts.count('NAMED'):7}{verdicts.count('OTHER'):7}{verdicts.count('MISSED'):8}"
              + (f"  {verdicts.count('NOT BUILT')} not built" if "NOT BUILT" in verdicts else ""))
    named = sum(verdict == "NAMED" for _, verdict, _ in results)
    sys.exit(not is_correct or named * 100 < options.least * len(results))


if __name__ == "__main__":
    main()
