"""Imported by scripts that guard something: an exception that ends one is named in the last line, with its place."""
import os
import pathlib
import sys
import traceback

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRIPTS = ROOT / "scripts"
# Variables of CIs and agents, which change what a run does or prints.
UNSET = (SCRIPTS / "lib/unset.txt").read_text().split()


def name_place(kind, error, trace):
    traceback.print_exception(kind, error, trace)
    frames = traceback.extract_tb(trace)
    frame = next((frame for frame in reversed(frames) if pathlib.Path(frame.filename).is_relative_to(SCRIPTS)), frames[-1])
    print(f"FAILED: {pathlib.Path(frame.filename).name}, line {frame.lineno}: {frame.line}: {' '.join(str(error).split())[:300]}", file=sys.stderr)


def environment(**variables):
    """The environment without settings of the caller's, and with these."""
    kept = {name: value for name, value in os.environ.items()
            if name not in UNSET and not name.startswith(("EVERYSTATE_", "SNAPSHOT_TESTING_"))}
    return kept | variables


sys.excepthook = name_place
