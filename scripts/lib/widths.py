"""Widths of characters, from Python's wcwidth package, which it installs in .build if missing; it ends with 3 if it cannot.

    python3 scripts/lib/widths.py           holds Tests/TextUITests/WidthTable.swift, which a test holds TextUI to, against wcwidth
    python3 scripts/lib/widths.py --write   writes Sources/TextUI/Engine/Text/WideScalars.swift for the newest Unicode version

Every difference needs a reason; one without a reason, or a reason without a difference, fails.
"""
import importlib.metadata
import pathlib
import re
import subprocess
import sys
import textwrap

import guard

ROOT = guard.ROOT
VERSION = "0.7.0"  # Another version may know other characters.
SCALARS = ROOT / "Sources/TextUI/Engine/Text/WideScalars.swift"
TABLE = ROOT / "Tests/TextUITests/WidthTable.swift"
# Strings for which TextUI differs from wcwidth.
REASONS = {
    r"a\u{200D}b": "a joiner joins emoji only: both letters are seen",
    r"a\u{AD}b": "a soft hyphen is seen at a line's end only; a golden shows its escape",
}


def load():
    """The package, of the version that the reasons are for."""
    try:
        if importlib.metadata.version("wcwidth") == VERSION:
            return importlib.import_module("wcwidth")
    except importlib.metadata.PackageNotFoundError:
        pass
    folder = ROOT / ".build/wcwidth"
    if not folder.exists() and subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--target", folder, f"wcwidth=={VERSION}"], capture_output=True).returncode:
        print(f"widths: wcwidth {VERSION} is missing and cannot be installed: python3 -m pip install wcwidth=={VERSION}")
        sys.exit(3)
    sys.path.insert(0, str(folder))
    return importlib.import_module("wcwidth")


def write():
    import wcwidth.table_wide as table
    version, ranges = list(table.WIDE_EASTASIAN.items())[-1]
    text = SCALARS.read_text()
    numbers = textwrap.fill(" ".join(f"{number:04X}" for pair in ranges for number in pair), 116)
    text = re.sub(r"Unicode \d+\.\d+\.\d+", f"Unicode {version}", text)
    text = re.sub(r'"""\n.*"""', lambda _: f'"""\n{textwrap.indent(numbers, "    ")}\n    """', text, flags=re.S)
    SCALARS.write_text(text)


def compare():
    groups = re.findall(r'(\d+): \[((?:\s*"(?:[^"\\]|\\.)*",?)*)\s*\]', TABLE.read_text())
    rows = [(text, int(width)) for width, texts in groups for text in re.findall(r'"((?:[^"\\]|\\.)*)"', texts)]
    if len(rows) < 200:
        sys.exit(f"FAILED: widths: {TABLE} has {len(rows)} strings, fewer than 200")
    failures = []
    for text, width in rows:
        oracle = wcwidth.wcswidth(re.sub(r"\\u\{([0-9A-F]+)\}", lambda match: chr(int(match.group(1), 16)), text))
        if (oracle != width) != (text in REASONS):
            failures.append(text)
            print(f'"{text}": TextUI {width}, wcwidth {oracle}: {REASONS.get(text, "no reason")}')
    if failures:
        sys.exit(f"FAILED: widths: {len(failures)} of {len(rows)} strings: {' '.join(failures)}")
    print(f"{len(rows)} strings, 0 failed (wcwidth {VERSION})")


match sys.argv[1:]:
    case []:
        wcwidth = load()
        compare()
    case ["--write"]:
        wcwidth = load()
        write()
    case _:
        sys.exit(__doc__)
