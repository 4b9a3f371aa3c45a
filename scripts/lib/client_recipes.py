"""Executes the shell lines of the recipes in EveryState.docc/CI.md in the client, green and changed, and checks what each CI gets: the
test report, the summary, the patch, the gallery. Those with a cache run in two checkouts, and the second compiles one module. `buildkite-agent` writes down its arguments. The small size runs GitLab's with a golden that differs."""
import json, os, re, shutil, subprocess, xml.etree.ElementTree

from client import REPOSITORY, check, edit, environment, git, load_yaml

PAGE = REPOSITORY / "Sources/EveryState/EveryState.docc/CI.md"
WORKFLOW = REPOSITORY / ".github/workflows/snapshots.yml"


def recipes(yaml):
    page = PAGE.read_text()
    return {name: yaml.safe_load(text) for name, text in re.findall(r"<!-- recipe: (\w+) -->\n```yaml\n(.*?)```", page, re.S)}


def gitlab(recipe):
    """The job's lines, the lines that always run after it, and the files that it names."""
    job = recipe["snapshots"]
    reports = job["artifacts"]["reports"]
    return "\n".join(job["script"]), "\n".join(job["after_script"]), job["artifacts"]["paths"] + list(reports.values())


def buildkite(recipe):
    test, _, annotate = recipe["steps"]
    files = [path.split("/")[0] for path in test["artifact_paths"]]
    return test["command"].replace("$$", "$"), annotate["command"].replace("$$", "$"), files


def run(name, lines, client, work):
    """Whether the lines pass, as the service runs them: one shell that stops at the first that fails."""
    log = work / "told"
    log.write_text("")
    variables = environment(
        CI="true", CI_PROJECT_DIR=str(client), GITHUB_OUTPUT=str(work / "output"), PATH=f"{work / 'bin'}:{os.environ['PATH']}")
    if name in ("gitlab", "github"):
        variables["EVERYSTATE_OUTPUT"] = str(client / "everystate")
    result = subprocess.run(
        ["sh", "-e", "-c", lines], cwd=client, env=variables, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.returncode == 0, result.stdout + log.read_text()


def clean(client):
    git("clean", "-fdq", folder=client)


def cached(name, script, client, work, archives=False):
    """The job in two checkouts. The second has the first one's cache and another test, whose module alone is compiled."""
    clean(client)
    passed, log = run(name, script, client, work)
    check(f"{name}: the first job with a cache passes", passed, log)
    cache = work / "build.tar"
    if archives:  # As actions/cache does.
        subprocess.run(["tar", "--posix", "-cf", cache, ".build"], cwd=client, check=True)
    else:
        shutil.move(client / "build.tar", cache)
    for path in client.iterdir():
        if path.name != ".git":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    git("checkout", "--quiet", "--", ".", folder=client)
    if archives:
        subprocess.run(["tar", "-xf", cache], cwd=client, check=True)
    else:
        shutil.copy(cache, client)
    edit(client / "Tests/FruitTests/BasketSnapshots.swift", "import EveryState\n", "import EveryState\n// Another test.\n")
    passed, log = run(name, script, client, work)
    # SwiftPM itself writes the list of the tests, and compiles plug-ins, in each job.
    compiled = set(re.findall(r"(?:Compiling|Emitting module) (\w+)", log)) - {"FruitPackageDiscoveredTests", "plugin"}
    check(f"{name}: the second job compiles the changed module alone", passed and compiled == {"FruitTests"}, f"{compiled}\n{log}")
    git("checkout", "--quiet", "--", ".", folder=client)


def check_part(client, work, small=False):
    yaml = load_yaml(work)
    known = recipes(yaml)
    steps = yaml.safe_load(WORKFLOW.read_text())["jobs"]["snapshots"]["steps"]
    github = [step["run"] for step in steps if step.get("name") in ("Set times", "Compare")]
    check("the page has the two recipes", sorted(known) == ["buildkite", "gitlab"], known.keys())
    (work / "bin").mkdir()
    agent = work / "bin/buildkite-agent"
    agent.write_text(f'#!/bin/sh\necho "told: $*" >> {work}/told\n')
    agent.chmod(0o755)
    jobs = {name: globals()[name](recipe) for name, recipe in known.items()}
    if small:
        edit(client / "__Snapshots__/FruitTests.FruitSnapshots/Basket/empty.txt", "is empty.", "was empty.")
        clean(client)
        script, after, files = jobs["gitlab"]
        changed("gitlab", script, after, files, client, work, "The basket is empty.")
        return
    cached("gitlab", jobs["gitlab"][0], client, work)
    cached("github", "\n".join(github), client, work, archives=True)
    for name, (script, _, _) in jobs.items():
        clean(client)
        passed, log = run(name, script, client, work)
        check(f"{name}: green passes", passed, log)
    edit(client / "Sources/Fruit/Basket.swift", "The basket is empty.", "Your basket is empty.")
    for name, job in jobs.items():
        clean(client)
        changed(name, *job, client, work)


def changed(name, script, after, files, client, work, words="Your basket is empty."):
    passed, log = run(name, script, client, work)
    check(f"{name}: a change fails the job", not passed, log)
    _, more = run(name, after, client, work)
    there = {path.name for path in client.iterdir()}
    check(f"{name}: its files exist", set(files) <= there, f"{files} in {there}\n{log}{more}")
    summary = (client / "summary.md").read_text()
    check(f"{name}: the summary shows the words", words in re.sub("</?(ins|del)>", "", summary), summary)
    applies = subprocess.run(["git", "apply", "--check", "snapshots.patch"], cwd=client, capture_output=True, text=True)
    check(f"{name}: the patch applies", applies.returncode == 0, applies.stderr)
    failed = [case for case in xml.etree.ElementTree.parse(client / "tests.xml").iter("testcase") if case.find("failure") is not None]
    check(f"{name}: the test report has the failure", len(failed) >= 1, log)
    if name == "gitlab":
        paths = [row["location"]["path"] for row in json.loads((client / "code-quality.json").read_text())]
        check("gitlab: the change is at the line of its declaration", paths == ["Tests/FruitTests/BasketSnapshots.swift"], paths)
    if name == "buildkite":
        check("buildkite: the summary is annotated", "told: annotate --style info --context snapshots" in more, more)
