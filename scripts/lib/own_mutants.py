"""The list of this package's own mutants, scripts/lib/own_mutants.txt.

    17 EveryState/Verify/CatalogCompleteness.swift | CheckFailureTests
      guard «finding.isFailure => true» else { return }

A mutant has a number, a file below Sources, a regular expression of the suites that should kill it, and its line with the change. The line
must be in the file exactly once; `after: TEXT` before it starts the search behind a line with that text. `long: REASON` is for those that
only EVERYSTATE_LONG=1 kills. See `switches.py` for what a change may be.
"""
import dataclasses
import hashlib
import pathlib
import re

import copied
import switches

LIST = pathlib.Path(__file__).with_name("own_mutants.txt")
SOURCES = copied.ROOT / "Sources"
# Programs of this repository and example apps are not part of what users build.
APART = ("EveryStateBench", "EveryStateSamples", "EveryStateConditionsTool", "Elsewhere", "BuildAsForiOS")


@dataclasses.dataclass
class Mutant:
    number: int
    file: str
    suites: str
    line: str = ""
    after: str = ""
    long: str = ""

    @property
    def name(self):
        return "Sources/" + self.file

    @property
    def module(self):
        parts = self.file.split("/")
        return parts[1] if parts[0] == "Frameworks" else parts[0]

    def change(self, text):
        """The change in the file's text."""
        wanted, change = switches.unmarked(self.line)
        begin = 0
        if self.after:
            if text.count(self.after) != 1:
                raise switches.Refusal(f"'{self.after}' is {text.count(self.after)} times in it")
            begin = text.index(self.after)
        places = [found.start(1) for found in re.finditer(rf"^[ ]*({re.escape(wanted)})$", text[begin:], re.MULTILINE)]
        if len(places) != 1 and not (places and self.after):
            raise switches.Refusal(f"the line is {len(places)} times in it: {wanted}")
        start = begin + places[0]
        return switches.Change(start + change.start, start + change.end, change.replacement, self.number)


def read():
    mutants = []
    for place, line in enumerate(LIST.read_text().splitlines(), 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if not line.startswith(" "):
            found = re.fullmatch(r"(\d+) (\S+\.swift) \| (\S.*)", text)
            if not found:
                raise switches.Refusal(f"{LIST.name}:{place}: expects NUMBER FILE | SUITES")
            mutants.append(Mutant(int(found[1]), found[2], found[3]))
        elif text.startswith("after: "):
            mutants[-1].after = text.removeprefix("after: ")
        elif text.startswith("long: "):
            mutants[-1].long = text.removeprefix("long: ")
        elif mutants[-1].line:
            raise switches.Refusal(f"{LIST.name}:{place}: a mutant has one line")
        else:
            mutants[-1].line = text
    return mutants


def rewritten(mutants):
    """The files with switches, and a file for each module that reads which one is on. Raises one refusal for all that do not apply."""
    problems, changes = [], {}
    numbers = [mutant.number for mutant in mutants]
    problems += [f"{number} is there twice" for number in sorted({number for number in numbers if numbers.count(number) > 1})]
    texts = {name: (copied.ROOT / name).read_text() for name in {mutant.name for mutant in mutants} if (copied.ROOT / name).exists()}
    for mutant in mutants:
        try:
            if mutant.name not in texts:
                raise switches.Refusal("there is no such file")
            changes.setdefault(mutant.name, []).append(mutant.change(texts[mutant.name]))
        except switches.Refusal as refusal:
            problems.append(f"{mutant.number} {mutant.file}: {refusal}")
    result = {}
    for name, own in changes.items():
        try:
            result[name] = switches.rewritten(texts[name], own)
        except switches.Refusal as refusal:
            problems.append(f"{name}: {refusal}")
    if problems:
        raise switches.Refusal("\n".join(problems))
    return result | switch_files(result)


def switch_files(names):
    """The file with the switch, for the module of each source."""
    modules = {"/".join(name.split("/")[:3 if name.startswith("Sources/Frameworks/") else 2]) for name in names}
    return {f"{module}/OwnMutants.swift": switches.SWITCH for module in modules}


def suites():
    """The names of all suites with their targets: EveryStateTests.MapTests."""
    declared = re.compile(r"(?:struct|class|enum|actor|extension) (\w+)")
    return {
        f"{path.relative_to(copied.ROOT / 'Tests').parts[0]}.{name}"
        for path in (copied.ROOT / "Tests").rglob("*.swift") for name in declared.findall(path.read_text())
    }


def by_hash(module, count):
    """The first changes of a module by the SHA-256 of `FILE:LINE WITH CHANGE`, among all that `switches.candidates` finds in lines that
    their files have once."""
    found = []
    for path in (SOURCES / module).rglob("*.swift"):
        file = path.relative_to(SOURCES).as_posix()
        if not file.startswith(APART):
            lines = path.read_text().splitlines()
            for line in [line for line in lines if lines.count(line) == 1]:
                found += [(file, switches.marked(line, change)) for change in switches.candidates(line)]
    return sorted(found, key=lambda one: hashlib.sha256(f"{one[0]}:{one[1]}".encode()).hexdigest())[:count]
