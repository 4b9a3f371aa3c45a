"""Executes the `run:` lines of .github/workflows/snapshots.yml in the client, and checks what a reviewer gets: green, changed, accepted
by the patch, renamed, not driven, crashed, and not compiled. Then those of .github/snapshots-sharded.yml, which divides the frames.

Steps run as GitHub runs them in a container (`sh -e`, with GITHUB_STEP_SUMMARY and GITHUB_OUTPUT); the comment's script runs in Node,
where it is installed, with artifacts of a pull request from the repository and from a fork. The small size has a golden that differs."""
import json, pathlib, re, shutil, subprocess, tempfile

from client import REPOSITORY, check, commit, edit, environment, git, load_yaml

WORKFLOWS = REPOSITORY / ".github/workflows"


class Job:
    """The result of a workflow's job in a checkout."""

    def __init__(self, workflow, checkout, work, name="snapshots", values={}, artifacts={}):
        job = workflow["jobs"][name]
        self.checkout, self.log, self.succeeded = checkout, "", True
        self.values = {"github.workspace": checkout, **values}
        self.artifacts = artifacts  # those of other jobs
        self.artifact = pathlib.Path(tempfile.mkdtemp(dir=work, prefix="artifact"))
        self.summary_file, output_file = self.artifact.parent / "step-summary", self.artifact.parent / "step-output"
        for file in (self.summary_file, output_file):
            file.write_text("")
        self.environment = environment(
            CI="true", GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(checkout), GITHUB_STEP_SUMMARY=str(self.summary_file),
            GITHUB_OUTPUT=str(output_file), **{name: self.filled(value) for name, value in job.get("env", {}).items()})
        for name in ("everystate", "attachments", "summary.md", "snapshots.patch", "gallery.html", "shards"):  # a fresh checkout
            path = checkout / name
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        for file in checkout.glob("tests*.xml"):
            file.unlink()
        for step in job["steps"]:
            if self.is_due(step.get("if")):
                self.do(step)

    def filled(self, text):
        for name, value in self.values.items():
            text = text.replace("${{ %s }}" % name, str(value))
        assert "${{" not in text, f"this script has no value for {text}"
        return text

    def is_due(self, condition):
        if condition is None:
            return self.succeeded
        known = {"failure()": not self.succeeded, "${{ !cancelled() }}": True}
        assert condition in known, f"this script does not know the condition {condition}"
        return known[condition]

    def do(self, step):
        if "run" in step:
            result = subprocess.run(
                ["sh", "-e", "-c", self.filled(step["run"])], cwd=self.checkout, env=self.environment, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.log += result.stdout
            self.succeeded &= result.returncode == 0
        elif step["uses"].startswith("actions/upload-artifact@"):
            for pattern in step["with"]["path"].split():
                for path in self.checkout.glob(pattern):
                    copy = shutil.copytree if path.is_dir() else shutil.copy
                    copy(path, self.artifact / path.name)
        elif step["uses"].startswith("actions/download-artifact@"):
            assert step["with"]["pattern"] == "shard-*", "this script does not know which artifacts are meant"
            for name, folder in self.artifacts.items():
                shutil.copytree(folder, self.checkout / step["with"]["path"] / name)

    @property
    def summary(self):
        return self.summary_file.read_text()

    @property
    def files(self):
        return sorted(path.name for path in self.artifact.iterdir())

    @property
    def annotations(self):
        return re.findall(r"^::error .*", self.log, re.M)


def check_changed(changed, words):
    """What a reviewer gets of the empty basket's new words."""
    check("changed: the job fails", not changed.succeeded, changed.log)
    check("changed: the summary shows the words", words in re.sub("</?(ins|del)>", "", changed.summary), changed.summary)
    check("changed: the state's declaration is annotated, once",
          len(changed.annotations) == 1 and "BasketSnapshots.swift" in changed.annotations[0], changed.log)
    expected = ["attachments", "everystate", "gallery.html", "snapshots.patch", "summary.md", "tests-swift-testing.xml"]
    check("changed: the artifact is whole", set(expected) <= set(changed.files), changed.files)
    check("changed: the attachments are the texts", any((changed.artifact / "attachments").iterdir()), changed.files)


def small_scenario(workflow, client, work):
    golden = client / "__Snapshots__/FruitTests.FruitSnapshots/Basket/empty.txt"
    right = golden.read_text()
    edit(golden, "is empty.", "was empty.")
    commit("Another golden", client)
    changed = Job(workflow, client, work)
    check_changed(changed, "The basket is empty.")
    git("status", folder=client)  # The job has touched the files.
    git("apply", "--3way", changed.artifact / "snapshots.patch", folder=client)
    check("changed: the patch makes the golden what it was", golden.read_text() == right, golden.read_text())


def check_green(green):
    check("green: the job passes", green.succeeded, green.log)
    check("green: the summary has no change", green.summary and not green.annotations, green.summary)
    check("green: no patch and no gallery", "snapshots.patch" not in green.files and "summary.md" in green.files, green.files)


def scenarios(workflow, sharded, client, work):
    screen = client / "Sources/Fruit/Basket.swift"
    suite = client / "Tests/FruitTests/BasketSnapshots.swift"

    def job():
        return Job(workflow, client, work)

    def restore():
        git("reset", "--hard", "--quiet", folder=client)
        git("clean", "-fdq", folder=client)

    check_green(job())
    edit(screen, 'Text("The basket is empty.")', 'Text("Your basket is empty.")')
    changed = job()
    check_changed(changed, "Your basket is empty.")
    commit("Other words", client)
    git("apply", "--3way", changed.artifact / "snapshots.patch", folder=client)
    commit("Accept the new snapshots", client)
    accepted = job()
    check("changed: after the patch the job passes", accepted.succeeded, accepted.log)

    edit(suite, "struct BasketSnapshots: ScreenSnapshots {", 'struct BasketSnapshots: ScreenSnapshots {\n  var screenName: String { "Fruit bowl" }')
    renamed = job()
    check("renamed: the job fails", not renamed.succeeded, renamed.log)
    check("renamed: the summary names both", "Basket" in renamed.summary and "Fruit bowl" in renamed.summary, renamed.summary)
    commit("Another name", client)
    git("apply", "--3way", renamed.artifact / "snapshots.patch", folder=client)
    commit("Accept the renamed screen", client)
    moved = job()
    check("renamed: after the patch the job passes", moved.succeeded, moved.log)

    edit(suite, "states: [SnapshotState<World>] { [", 'states: [SnapshotState<World>] { [.storyboard("sold") { _ in } by: { try await $0.press("Sell") }, ')
    stuck = job()
    check("not driven: the job fails", not stuck.succeeded, stuck.log)
    check("not driven: the summary names the frame and why", "sold" in stuck.summary and "Sell" in stuck.summary, stuck.summary)
    restore()

    edit(screen, "Text($0)", "Text(fatal($0))")
    screen.write_text(screen.read_text() + "\nfunc fatal(_ text: String) -> String { fatalError(text) }\n")
    crashed = job()
    check("crashed: the job fails", not crashed.succeeded, crashed.log)
    check("crashed: the summary names a frame that crashed", "crashed" in crashed.summary, crashed.summary)
    restore()

    screen.write_text(screen.read_text() + "\nlet nonsense: Int = \"words\"\n")
    broken = job()
    check("not compiled: the job fails and still ends", not broken.succeeded and "error:" in broken.log, broken.log)
    restore()
    shards(sharded, client, work, screen)


def shards(workflow, client, work, screen):
    numbers = workflow["jobs"]["shard"]["strategy"]["matrix"]["shard"]

    def run():
        return [
            Job(workflow, client, work, "shard", {"matrix.shard": number, "strategy.job-total": len(numbers)}) for number in numbers]

    def merged(jobs):
        return Job(
            workflow, client, work, artifacts={f"shard-{number}": job.artifact for number, job in zip(numbers, jobs)})

    green = run()
    said = [re.findall(r"EveryState: (shard . of 2): (.) frames?: (.) matched\n", job.log) for job in green]
    check("shards: each passes, and says which it is and what it checked", all(job.succeeded for job in green)
          and [line[0] for lines in said for line in lines] == ["shard 1 of 2", "shard 2 of 2"]
          and sum(int(line[1]) for lines in said for line in lines) == 4, said)
    whole = merged(green)
    check("shards: together they pass as one run", whole.succeeded and "## Snapshots: 4 frames: 4 matched" in whole.summary, whole.log + whole.summary)
    part = merged(green[:1])
    check("shards: one that is missing fails the run", not part.succeeded, part.log)
    check("shards: and is named in the summary", "Not a pass: shard 2 of 2 is missing" in part.summary, part.summary)
    check("shards: none at all fails the run", not merged([]).succeeded)

    edit(screen, '.navigationTitle("Basket")', '.navigationTitle("My basket")')
    changed = run()
    check("shards: each fails where its frames changed", not any(job.succeeded for job in changed), "".join(job.log for job in changed))
    whole = merged(changed)
    check("shards: together they fail", not whole.succeeded and "4 changed" in whole.summary, whole.summary)
    check("shards: a change in frames of both is one",
          "Also in 3 frames" in whole.summary and len(whole.annotations) == 1, whole.annotations)
    check("shards: the artifact is whole", whole.files == ["gallery.html", "shards", "snapshots.patch", "summary.md"], whole.files)
    commit("Another title", client)
    git("apply", "--3way", whole.artifact / "snapshots.patch", folder=client)
    accepted = merged(run())
    check("shards: after the patch they pass", accepted.succeeded, accepted.log)


def comment(workflow, work, repository, artifact):
    """The comment on a pull request whose head is in a repository. `artifact` makes `found/summary.md`."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=work))
    (folder / "found").mkdir()
    artifact(folder / "found/summary.md")
    script = next(step["with"]["script"] for step in workflow["jobs"]["comment"]["steps"] if "script" in step["with"])
    run = {"head_sha": "1", "head_branch": "b", "html_url": "https://example.com/run", "conclusion": "failure",
           "head_repository": {"full_name": repository, "owner": {"login": repository.split("/")[0]}}}
    (folder / "run.js").write_text(f"""
        const context = {{ payload: {{ workflow_run: {json.dumps(run)} }}, repo: {{ owner: 'me', repo: 'app' }} }};
        const github = {{ paginate: async () => [], rest: {{
          pulls: {{ list: async () => ({{ data: [{{ number: 1, head: {{ sha: '1' }} }}] }}) }},
          issues: {{ createComment: async ({{ body }}) => process.stdout.write(JSON.stringify(body)) }} }} }};
        const core = {{ notice() {{}} }};
        (async () => {{ {script} }})();""")
    return json.loads(subprocess.run(["node", "run.js"], cwd=folder, check=True, capture_output=True, text=True).stdout)


def comments(workflow, work):
    if not shutil.which("node"):
        return print("Not checked: the comment on a pull request, as Node is not installed")
    secret = pathlib.Path(work, "secret")
    secret.write_text("a secret of the runner\n")
    text = "## Snapshots: 1 changed\n```\n@team ![](https://example.com/p.png)\r<img src=x>\u2028~~~\n" + "`" * 70000 + "\n"
    def write(file):
        file.write_bytes(text.encode())
    own, fork = (comment(workflow, work, name, write) for name in ("me/app", "you/app"))
    check("the comment of an own pull request is its summary", text[:100] in own and len(own) < 65536, own[:300])
    lines = re.split("[\n\r\u2028]", fork)
    heading = "## Snapshots of a fork, as text"
    shown = lines[lines.index(heading) + 2:-4] if heading in lines else lines
    check("that of a fork is code, line for line", "    ```" in shown and all(line.startswith("    ") for line in shown), fork[:300])
    check("and fits into a comment", len(fork) < 65536 and fork.endswith("(https://example.com/run)\n"), len(fork))
    for name, artifact in (("a link", lambda file: file.symlink_to(secret)), ("a folder", lambda file: file.mkdir())):
        found = comment(workflow, work, "you/app", artifact)
        check(f"{name} in the artifact is not followed", "did not get as far" in found and "secret" not in found, found)


def check_part(client, work, small=False):
    yaml = load_yaml(work)
    workflows = {file.name: yaml.safe_load(file.read_text()) for file in sorted(WORKFLOWS.glob("*.yml"))}
    for name, workflow in workflows.items():
        check(f"{name}: read-only but for what it needs, with a time limit", workflow["permissions"].get("contents", "read") == "read"
              and all("timeout-minutes" in job for job in workflow["jobs"].values()) and "concurrency" in workflow)
    check("the comment follows the workflow by its name", workflows["snapshots-comment.yml"][True]["workflow_run"]["workflows"]
          == [workflows["snapshots.yml"]["name"]])
    sharded = yaml.safe_load((WORKFLOWS.parent / "snapshots-sharded.yml").read_text())
    check("the sharded workflow replaces the other one", all(
        sharded[key] == workflows["snapshots.yml"][key] for key in ("name", True, "permissions", "concurrency"))
        and all("timeout-minutes" in job for job in sharded["jobs"].values()))
    comments(workflows["snapshots-comment.yml"], work)
    if small:
        small_scenario(workflows["snapshots.yml"], client, work)
    else:
        scenarios(workflows["snapshots.yml"], sharded, client, work)
