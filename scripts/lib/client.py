"""The client package of the articles, and what its checks share: scripts/client runs them."""
import os
import pathlib
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent
# Variables that a shell or a CI may set and that the checks set themselves.
DROPPED = ("CI", "GITHUB_ACTIONS", "NO_COLOR", "SNAPSHOT_TESTING_RECORD", "EVERYSTATE_ONLY", "EVERYSTATE_OUTPUT", "EVERYSTATE_ROOT",
           "EVERYSTATE_RUN", "EVERYSTATE_SHARD", "EVERYSTATE_SHUFFLE", "EVERYSTATE_TESTS")
TEST = ("swift", "test", "--disable-xctest")
failures = 0


def check(what, holds, detail=""):
    global failures
    print(("ok: " if holds else "FAILED: ") + what + ("" if holds else f"\n{detail}"), flush=True)
    failures += not holds
    return holds


def environment(**variables):
    return {**{name: value for name, value in os.environ.items() if name not in DROPPED}, **variables}


def attempt(*words, folder, **variables):
    """Runs a command; its status, and all that it printed."""
    result = subprocess.run(
        [str(word) for word in words], cwd=folder, env=environment(**variables), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return result.returncode, result.stdout


def run(*words, folder, expect=0, **variables):
    """Runs a command that must end with a status; what it printed."""
    status, said = attempt(*words, folder=folder, **variables)
    if status != expect:
        sys.exit(f"FAILED: {' '.join(map(str, words))} ended with {status}, not {expect}\n{said}")
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
    (work / "EveryState").symlink_to(REPOSITORY)
    client = work / "Fruit"
    run(REPOSITORY / "scripts/readme", "--package", client, folder=work)
    (client / ".gitignore").write_text(".build/\n")
    git("init", "--quiet", folder=client)
    return client


def make_client(work):
    """The package with the command built and its goldens committed."""
    client = make_package(work)
    run(*TEST, folder=client, SNAPSHOT_TESTING_RECORD="all")
    run("swift", "build", "--product", "everystate", folder=client)
    commit("The first goldens", client)
    return client


def everystate(client):
    """The command that the client has built."""
    return pathlib.Path(run("swift", "build", "--show-bin-path", folder=client).strip().splitlines()[-1]) / "everystate"


def load_yaml(work):
    try:
        import yaml
    except ImportError:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--target", work / "pip", "pyyaml"], check=True)
        sys.path.insert(0, str(work / "pip"))
        import yaml
    return yaml
