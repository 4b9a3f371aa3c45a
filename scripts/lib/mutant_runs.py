"""Builds a copy of this package with a switch for each mutant, once, and runs its tests with one of them on."""
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

import copied
import switches

COPY = copied.ROOT / ".build/mutate"
# Two test processes at once use a machine of two cores, and leave the time limits of tests alone.
AT_ONCE = 2


@dataclasses.dataclass
class Result:
    """What became of a mutant: `killed` by a failure, `crashed`, `timed out`, or `survived`."""
    word: str
    by: str = ""
    isReached: bool = True


def without(environment):
    """The environment without what changes the outcome of tests."""
    return {key: value for key, value in environment.items() if key not in ("CI", "SNAPSHOT_TESTING_RECORD") and not key.startswith("EVERYSTATE_")}


class Copy:
    def __init__(self, texts, targets=(), variables={}):
        self.environment = without(os.environ) | variables | ({"EVERYSTATE_TESTS": ",".join(targets)} if targets else {})
        self.lock, self.restored = threading.Lock(), []
        self.write(texts)

    def write(self, texts):
        copied.copy_to(COPY, texts)
        self.texts, self.known = texts, self.state()

    def shell(self, command):
        done = subprocess.run(
            ["bash", "-c", f". scripts/lib/tests.sh && {command}"], cwd=COPY, env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout

    def build(self):
        """- Returns: what the compiler says if it refuses."""
        status, said = self.shell("build_tests")
        # The tests' own programs: a `swift test` that is ended leaves them behind.
        self.runners = self.shell("test_runners")[1].split() if status == 0 else []
        return said if status else None

    def state(self):
        """The files beside the build and their times."""
        files = {}
        for folder, folders, names in os.walk(COPY):
            folders[:] = [name for name in folders if not name.startswith(".build")]
            for name in names:
                status = os.lstat(os.path.join(folder, name))
                files[os.path.join(folder, name)] = (status.st_mtime_ns, status.st_size)
        return files

    def restore(self, number):
        """Undoes what a mutant has written over: goldens, sources."""
        with self.lock:
            if self.state() != self.known:
                self.write(self.texts)
                self.restored.append((time.monotonic(), number))

    def test(self, number, suites, limit, variables={}, options=()):
        """Runs suites, or all for an empty text, with a mutant on; again if another one changed the files meanwhile."""
        while True:
            begin = time.monotonic()
            result = self.run(number, suites, limit, variables, options)
            self.restore(number)
            if result.word == "survived" or not any(when > begin and other != number for when, other in self.restored):
                return result

    def run(self, number, suites, limit, variables, options):
        with tempfile.TemporaryDirectory() as folder:
            reached = pathlib.Path(folder, "reached")
            environment = self.environment | variables | {switches.VARIABLE: str(number), switches.REACHED: str(reached)}
            for runner in self.runners:
                words = [runner, "--testing-library", "swift-testing", "--no-parallel", *(("--filter", suites) if suites else ()), *options]
                status, said = self.process(words, environment, limit, pathlib.Path(folder, "output"))
                result = self.judged(status, said)
                if result.word != "survived":
                    return result
            return Result("survived", isReached=reached.exists())

    @staticmethod
    def process(words, environment, limit, output):
        with output.open("wb") as file:
            process = subprocess.Popen(words, cwd=COPY, env=environment, stdout=file, stderr=file, stdin=subprocess.DEVNULL, start_new_session=True)
            try:
                status = process.wait(limit)
            except subprocess.TimeoutExpired:
                status = None
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
        return status, output.read_text(errors="replace")

    @staticmethod
    def judged(status, said):
        failures = re.findall(r"Test (.+?) recorded an issue(?: with .+?)? at (\S+?):\d+: ?(.*)", said)
        test, file = failures[0][:2] if failures else ("", "")
        # What fails in a helper is known by its test.
        by = test if file in ("", "Imports.swift") else f"{file}: {test}"
        if status is None:
            return Result("timed out", by)
        if status < 0 or status > 128:
            return Result("crashed", by)
        if status == 0:
            if not re.search(r"Test run with [1-9]", said):
                sys.exit(f"No test ran:\n{said[-2000:]}")
            return Result("survived")
        ends = re.findall(r"^EveryState: (.+)", said, re.MULTILINE)
        return Result("killed", by or "the end of the process" + (f": {ends[-1]}" if ends else f", with {status}"))


def each(mutants, judge):
    """Judges mutants, two at a time, in their order."""
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        yield from zip(mutants, pool.map(judge, mutants))
