"""Widths of characters, from Python's wcwidth package, which it installs if missing.

    python3 scripts/lib/widths.py           holds Tests/TextUITests/WidthTable.swift, which a test holds TextUI to, against wcwidth
    python3 scripts/lib/widths.py --write   writes Sources/TextUI/Engine/Text/WideScalars.swift for the newest Unicode version

Every difference needs a reason; one without a reason, or a reason without a difference, fails.
"""
import pathlib
import re
import subprocess
import sys
import textwrap

try:
    import wcwidth
except ImportError:
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "wcwidth"], check=True)
    import wcwidth

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCALARS = ROOT / "Sources/TextUI/Engine/Text/WideScalars.swift"
TABLE = ROOT / "Tests/TextUITests/WidthTable.swift"
# Strings for which TextUI differs from wcwidth.
REASONS = {
    r"a\u{200D}b": "a joiner joins emoji only: both letters are seen",
    r"a\u{AD}b": "a soft hyphen is seen at a line's end only; a golden shows its escape",
}


def write():
    import wcwidth.table_wide as table
    version, ranges = list(table.WIDE_EASTASIAN.items())[-1]
    text = SCALARS.read_text()
    numbers = textwrap.fill(" ".join(f"{number:04X}" for pair in ranges for number in pair), 116)
    text = re.sub(r"Unicode \d+\.\d+\.\d+", f"Unicode {version}", text)
    text = re.sub(r'"""\n.*"""', lambda _: f'"""\n{textwrap.indent(numbers, "    ")}\n    """', text, flags=re.S)
    SCALARS.write_text(text)


def compare():
    groups = re.findall(r"^    (\d+),\n    \[\n(.*?)\n    \]$", TABLE.read_text(), re.M | re.S)
    rows = [(text, int(width)) for width, texts in groups for text in re.findall(r'"((?:[^"\\]|\\.)*)"', texts)]
    if len(rows) < 200:
        sys.exit(f"{TABLE} has {len(rows)} strings, fewer than 200.")
    failures = 0
    for text, width in rows:
        oracle = wcwidth.wcswidth(re.sub(r"\\u\{([0-9A-F]+)\}", lambda match: chr(int(match.group(1), 16)), text))
        if (oracle != width) != (text in REASONS):
            failures += 1
            print(f'"{text}": TextUI {width}, wcwidth {oracle}: {REASONS.get(text, "no reason")}')
    print(f"{len(rows)} strings, {failures} failed (wcwidth {wcwidth.__version__})")
    sys.exit(failures > 0)


match sys.argv[1:]:
    case []:
        compare()
    case ["--write"]:
        write()
    case _:
        sys.exit(__doc__)
