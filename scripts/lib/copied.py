"""Copies the files that git knows of, and new ones, into a folder: python3 copied.py FOLDER. Files that did not change keep their time,
so that a build there is incremental."""
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def copy_to(target, instead={}):
    """Instead of some files, by their names, other texts are written."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True)
    names = {name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).exists()}
    for name in names | instead.keys():
        copy = target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if name in instead:
            if not copy.exists() or copy.read_text() != instead[name]:
                copy.write_text(instead[name])
        elif (ROOT / name).is_symlink():
            if not copy.is_symlink():
                if copy.is_dir():
                    shutil.rmtree(copy)
                copy.unlink(missing_ok=True)
                shutil.copy(ROOT / name, copy, follow_symlinks=False)
        elif not copy.exists() or copy.read_bytes() != (ROOT / name).read_bytes():
            shutil.copy(ROOT / name, copy)
    for folder, _, files in os.walk(target):
        for file in files:
            path = pathlib.Path(folder, file)
            name = path.relative_to(target).as_posix()
            if not name.startswith((".build", ".git/")) and name not in names and name not in instead:
                path.unlink()


if __name__ == "__main__":
    copy_to(pathlib.Path(sys.argv[1]))
