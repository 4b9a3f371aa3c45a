"""Runs `everystate mutate` and `coverage` on the client: what its goldens notice, what they miss without a state, and that the package's
own files stay as they are. The small size asks which branches the goldens show, and mutates nothing."""
import re

from client import TEST, ask, attempt, check, edit, everystate, run


def check_part(client, work, small=False):
    program = everystate(client)

    def files():
        return {path: path.read_bytes() for path in client.rglob("*") if path.is_file() and ".build" not in path.parts and ".git" not in path.parts}

    def mutate(what, expected, pattern, *words):
        before = files()
        status, said = attempt(program, "mutate", *words, folder=client)
        check(what, status == expected and re.search(pattern, said) and files() == before, f"status {status}, expected {expected}: {pattern}\n{said}")

    def undrawn():
        """How coverage ends, and the branches that no golden shows."""
        status, document = ask(program, "coverage", folder=client)
        check("the basket has branches", len(document["branches"]) > 1, document)
        return status, [branch["subject"] for branch in document["branches"] if not branch["frames"]]

    if small:
        run(*TEST, "--skip-build", folder=client)
        check("a golden shows each branch of the basket", undrawn() == (0, []))
        (client / "__Snapshots__/FruitTests.FruitSnapshots/Basket/failed.txt").unlink()
        run(*TEST, "--skip-build", folder=client, EVERYSTATE_ONLY="Basket/loaded,Basket/empty")
        status, missed = undrawn()
        check("a branch that no golden shows is named", status == 1 and len(missed) > 0, missed)
        return
    mutate("the frames and their follow-ups notice every change", 0, "14 killed, 0 survived", "--only", "Basket")
    mutate("without a golden of the failure, a change there survives", 1, "failure caught without effect",
           "--only", "Basket/loaded,Basket/empty")
    mutate("a hint names the branch that no golden draws, as JSON too", 1, r'"hint" : "No golden draws `case .failed\(let message\)` of line',
           "--only", "Basket/loaded,Basket/empty", "--budget", "1h", "--json")
    run(*TEST, folder=client)
    check("a golden shows each branch of the basket", undrawn() == (0, []))
    mutate("a small budget leaves places out", 2, "there was no time for a single change", "--budget", "1s")
    mutate("without a change since a commit nothing is tried", 2, "no line of the change since HEAD can be mutated", "--since", "HEAD")
    edit(client / "Sources/Fruit/Basket.swift", "    state = .loading\n", "    state = State.loading\n")
    mutate("only the lines of a change are tried, built once", 0, r"1 change, built once(.|\n)*1 change: 1 killed", "--since", "HEAD")
    edit(client / "Sources/Fruit/Basket.swift", 'Text("The basket is empty.")', 'Text("Your basket is empty.")')
    mutate("frames that do not match can reveal no change", 2, "Nothing was tried: its frames do not all match")
