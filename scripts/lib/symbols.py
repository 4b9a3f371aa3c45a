"""Writes the symbol graphs of built modules, each into a folder of its own: python3 symbols.py FOLDER MODULE...

It takes the modules of `swift build`, which `swift package dump-symbol-graph` would build again with those of all tests."""
import concurrent.futures
import os
import pathlib
import platform
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# GUARD_BIN is the folder of what is built already.
BUILT = pathlib.Path(os.environ.get("GUARD_BIN") or subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True).stdout.strip())


def extract(module, folder):
    folder.mkdir(parents=True, exist_ok=True)
    # A C target has a module map of its own, or one that SwiftPM writes.
    maps = [*ROOT.glob("Sources/C*/include/module.modulemap"), *BUILT.glob("C*.build/module.modulemap"),
            *BUILT.parents[1].glob("Intermediates.noindex/GeneratedModuleMaps-linux/C*.modulemap")]
    headers = [word for path in sorted(maps) for word in ("-Xcc", f"-fmodule-map-file={path}")]
    result = subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-target", f"{platform.machine()}-unknown-linux-gnu", "-I",
         BUILT / "Modules", "-I", BUILT, *headers, "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
        capture_output=True, text=True)
    if result.returncode or not (folder / f"{module}.symbols.json").exists():
        sys.exit(f"No symbol graph of {module}: swift build\n{result.stdout}{result.stderr}")


def extract_all(modules, folder):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda module: extract(module, pathlib.Path(folder, module)), modules))


if __name__ == "__main__":
    extract_all(sys.argv[2:], sys.argv[1])
