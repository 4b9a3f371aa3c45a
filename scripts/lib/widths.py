"""Widths of characters, from Python's wcwidth package, which it installs if missing.

    python3 scripts/lib/widths.py           holds Tests/TextUITests/WidthTable.swift, which a test holds TextUI to, against wcwidth
    python3 scripts/lib/widths.py --write   writes Sources/TextUI/Engine/Text/WideScalars.swift for the newest Unicode version

Every difference needs a reason in the table; one without a reason, or a reason without a difference, fails.
"""
import pathlib
import re
import subprocess
import sys

try:
    import wcwidth
except ImportError:
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "wcwidth"], check=True)
    import wcwidth

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCALARS = ROOT / "Sources/TextUI/Engine/Text/WideScalars.swift"
TABLE = ROOT / "Tests/TextUITests/WidthTable.swift"


def write():
    import wcwidth.table_wide as table
    version, ranges = list(table.WIDE_EASTASIAN.items())[-1]
    rows = "".join(f"    (0x{first:04X}, 0x{last:04X}),\n" for first, last in ranges)
    SCALARS.write_text(f"""/// Scalars that take two columns, as pairs of first and last: East Asian Width W or F (Unicode Annex 11), Unicode
/// {version}. Written by scripts/lib/widths.py; do not edit.
enum WideScalars {{
  static let unicodeVersion = "{version}"

  static let ranges: [(UInt32, UInt32)] = [
{rows}  ]
}}
""")
    subprocess.run(["swift", "format", "-i", SCALARS], check=True)


def compare():
    rows = re.findall(r'^\s*\("((?:[^"\\]|\\.)*)", (\d+), (?:nil|"([^"]*)")\),$', TABLE.read_text(), re.M)
    if len(rows) < 200:
        sys.exit(f"{TABLE} has {len(rows)} strings, fewer than 200.")
    failures = differences = 0
    for text, width, reason in rows:
        oracle = wcwidth.wcswidth(re.sub(r"\\u\{([0-9A-F]+)\}", lambda match: chr(int(match.group(1), 16)), text))
        differs = oracle != int(width)
        differences += differs
        if differs != bool(reason):
            failures += 1
            print(f'"{text}": TextUI {width}, wcwidth {oracle}: ' + ("no reason" if differs else f"no difference, but a reason: {reason}"))
    print(f"{len(rows)} strings, {differences} differences, {failures} failed (wcwidth {wcwidth.__version__})")
    sys.exit(failures > 0)


match sys.argv[1:]:
    case []:
        compare()
    case ["--write"]:
        write()
    case _:
        sys.exit(__doc__)
