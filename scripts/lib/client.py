"""The client package of the articles, and what its checks share: scripts/client runs them."""
import collections
import json
import os
import pathlib
import subprocess
import sys

import guard

REPOSITORY = guard.ROOT
TEST = ("swift", "test", "--disable-xctest")
checks, failures = 0, []


def check(what, holds, detail=""):
    global checks
    checks += 1
    print(("ok: " if holds else "FAILED: ") + what + ("" if holds else f"\n{detail}"), flush=True)
    if not holds:
        failures.append(what)
        if "GUARD_FAULT" in os.environ:
            sys.exit(f"FAILED: {what}")
    return holds


environment = guard.environment
# What this package's own build has made, for a client of the small size: SwiftPM runs a command again if a word of it or a file differs.
BUILT = os.environ.get("GUARD_BIN")
if BUILT:
    os.environ["SWIFTPM_BUILD_DIR"] = str(pathlib.Path(BUILT).parents[1])


def attempt(*words, folder, **variables):
    """Runs a command; its status, and all that it printed."""
    result = subprocess.run(
        [str(word) for word in words], cwd=folder, env=environment(**variables), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return result.returncode, result.stdout


def run(*words, folder, expect=0, **variables):
    """Runs a command that must end with a status; what it printed."""
    status, said = attempt(*words, folder=folder, **variables)
    if status != expect:
        sys.exit(f"{said}\nFAILED: {' '.join(map(str, words))} ended with {status}, not {expect}")
    return said


def git(*words, folder):
    return run("git", "-c", "user.name=client", "-c", "user.email=client@example.com", *words, folder=folder)


def commit(message, folder):
    git("add", "-A", folder=folder)
    git("commit", "--quiet", "-m", message, folder=folder)


def edit(path, old, new):
    text = path.read_text()
    assert old in text, f"{path} does not say {old}"
    path.write_text(text.replace(old, new))


def make_package(work):
    """The package of Start.md in a git repository, beside a link to this one."""
    work.mkdir(parents=True, exist_ok=True)
    if not (work / "EveryState").is_symlink():
        (work / "EveryState").symlink_to(REPOSITORY)
    client = work / "Fruit"
    run(REPOSITORY / "scripts/readme", "--package", client, folder=work)
    if BUILT:
        # The package's folder names it to the compiler.
        edit(client / "Package.swift", 'path: "../EveryState"', f'name: "EveryState", path: "{REPOSITORY}"')
    (client / ".gitignore").write_text(".build/\n")
    git("init", "--quiet", folder=client)
    return client


def make_client(work):
    """The package with the command built and its goldens committed."""
    client = make_package(work)
    run(*TEST, folder=client, SNAPSHOT_TESTING_RECORD="all")
    run("swift", "build", "--product", "everystate", folder=client)
    commit("The first goldens", client)
    (client / ".git/made").touch()
    return client


def the_client(work):
    """The client in a folder, which is made if missing."""
    return work / "Fruit" if (work / "Fruit/.git/made").exists() else make_client(work)


def everystate(client):
    """The command that the client has built."""
    return pathlib.Path(run("swift", "build", "--show-bin-path", folder=client).strip().splitlines()[-1]) / "everystate"


def ask(program, *words, folder):
    """A command's status and its JSON."""
    result = subprocess.run([program, *words, "--json"], cwd=folder, env=environment(), capture_output=True, text=True)
    return result.returncode, json.loads(result.stdout)


def standings(document):
    """How many frames have which standing."""
    return dict(collections.Counter(frame["standing"] for frame in document["frames"] if "state" in frame))


def load_yaml(work):
    """PyYAML, which is installed if missing; without it, nothing could be checked."""
    try:
        import yaml
    except ImportError:
        if subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--target", work / "pip", "pyyaml"], capture_output=True).returncode:
            raise Unchecked("PyYAML is missing and cannot be installed: python3 -m pip install pyyaml")
        sys.path.insert(0, str(work / "pip"))
        import yaml
    return yaml


class Unchecked(Exception):
    """The reason why a part cannot be checked on this machine."""
