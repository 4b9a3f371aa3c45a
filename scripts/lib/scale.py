"""Makes a package of a large app, and measures it: scripts/bench scale [--features N] [--screens N] [--rows N] [--controls N] [--keep FOLDER]

Each feature has a list that loads rows and marks one of them, a detail, and a form with controls, in turn; all use one palette. Recorded,
compared unchanged, with one color changed, with one word changed; then each command. CPU seconds of the whole process tree, the largest
process's memory, and the bytes that are printed. The exit status is 1 if a figure exceeds its limit, 2 if a command fails.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import guard

MANIFEST = '''// swift-tools-version: 6.2
import PackageDescription

let asText: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=TextUI", "-module-alias", "Combine=TextCombine"], .when(platforms: [.linux]))
]
let package = Package(
  name: "Large", platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "EveryState", path: "%s")],
  targets: [
    .target(
      name: "Large", dependencies: [.product(name: "TextUI", package: "EveryState", condition: .when(platforms: [.linux]))],
      swiftSettings: asText),
    .testTarget(
      name: "LargeTests", dependencies: ["Large", .product(name: "EveryState", package: "EveryState")], swiftSettings: asText),
  ])
'''
SHARED = '''import SwiftUI

public struct Item: Identifiable, Sendable {
  public let id: Int
  public let name: String
  public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

public struct LargeError: LocalizedError {
  public init() {}
  public var errorDescription: String? { "The server does not answer." }
}

enum Palette { static let accent = Color.blue }

extension View { func card() -> some View { padding(4).foregroundStyle(Palette.accent) } }

struct Failed: View {
  let message: String
  let retry: () async -> Void
  var body: some View {
    ContentUnavailableView {
      Label("No data", systemImage: "xmark")
    } description: {
      Text(message)
    } actions: {
      Button("Try Again") { Task { await retry() } }
    }
  }
}
'''
LOADED = '''import Observation
import SwiftUI

public protocol {n}Repository: Sendable {{
  func items() async throws -> [Item]
  func save(_ id: Int) async throws
}}

@MainActor @Observable public final class {n}Model {{
  enum State {{ case loading, loaded([Item]), failed(String) }}
  private(set) var state = State.loading
  private(set) var isSaving = false
  private(set) var saved: Set<Int> = []
  var notice: String?
  private let repository: any {n}Repository

  public init(repository: any {n}Repository) {{ self.repository = repository }}

  func load() async {{
    state = .loading
    do {{ state = .loaded(try await repository.items()) }} catch {{ state = .failed(error.localizedDescription) }}
  }}

  func save(_ item: Item) async {{
    guard !isSaving else {{ return }}
    isSaving = true
    defer {{ isSaving = false }}
    do {{
      try await repository.save(item.id)
      saved.insert(item.id)
    }} catch {{ notice = error.localizedDescription }}
  }}
}}

public struct {n}View: View {{
  @State private var model: {n}Model

  public init(model: {n}Model) {{ _model = State(initialValue: model) }}

  public var body: some View {{
    NavigationStack {{
      Group {{
        switch model.state {{
        case .loading: ProgressView()
        case .failed(let message): Failed(message: message) {{ await model.load() }}
        case .loaded(let items) where items.isEmpty: Text("Nothing in {n} yet.")
        case .loaded(let items): {content}
        }}
      }}
      .navigationTitle("{n}")
    }}
    .task {{ await model.load() }}
    .alert("Not saved", isPresented: .constant(model.notice != nil)) {{
      Button("OK") {{ model.notice = nil }}
    }} message: {{
      Text(model.notice ?? "")
    }}
  }}
}}
'''
LIST = '''
          List(items) { item in
            HStack {
              Text(item.name).card()
              Spacer()
              Button(model.saved.contains(item.id) ? "Saved" : "Save \\(item.name)") { Task { await model.save(item) } }
                .disabled(model.isSaving || model.saved.contains(item.id))
            }
          }'''
DETAIL = '''
          ScrollView {
            VStack(alignment: .leading) {
              ForEach(items) { Text($0.name).card() }
              Button(model.saved.contains(items[0].id) ? "Saved" : "Save %s") { Task { await model.save(items[0]) } }
                .disabled(model.isSaving || model.saved.contains(items[0].id))
            }
          }'''
FORM = '''import SwiftUI

public struct {n}View: View {{
{state}
  public init() {{}}

  public var body: some View {{
    NavigationStack {{
      Form {{
        Section("Options") {{
{controls}
        }}
      }}
      .navigationTitle("{n}")
    }}
  }}
}}
'''
LOADED_SNAPSHOTS = '''import EveryState
import Large
import SwiftUI

private struct MockRepository: {n}Repository {{
  let world: {n}Snapshots.World
  func items() async throws -> [Item] {{ try await world.items() }}
  func save(_ id: Int) async throws {{ try await world.save() }}
}}

struct {n}Snapshots: ScreenSnapshots {{
  struct World: SnapshotWorld {{
    var items = MockResponse((1...{rows}).map {{ Item(id: $0, name: "{n} \\($0)") }})
    var save = MockResponse(())
  }}
  func view(_ world: World) -> some View {{ {n}View(model: {n}Model(repository: MockRepository(world: world))) }}
  var states: [SnapshotState<World>] {{
    [
      .loads(\\.items, failure: LargeError()),
      .performs(\\.save, failure: LargeError(), by: {{ try await $0.press("Save {n}{row}") }}),
    ]
  }}
}}
'''
FORM_SNAPSHOTS = '''import EveryState
import Large
import SwiftUI

struct {n}Snapshots: ScreenSnapshots {{
  struct World: SnapshotWorld {{}}
  func view(_ world: World) -> some View {{ {n}View() }}
  var states: [SnapshotState<World>] {{ [.loadsNothing(because: "a form"), .state("plain")] }}
}}
'''
SUITE = '''import EveryState
import Testing

@Suite struct {n} {{
  static let catalog = SnapshotCatalog {{
{screens}
  }}.variants(.darkMode)
  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws {{ try await frame.verify() }}
  @Test func isComplete() throws {{ try Self.catalog.verifyCompleteness() }}
  @Test func isSound() async throws {{ try await Self.catalog.verifySoundness() }}
}}
'''


def files(features, screens, rows, controls):
    """The package's files by path."""
    made = {"Package.swift": MANIFEST % guard.ROOT, "Sources/Large/Shared.swift": SHARED}
    for feature in range(1, features + 1):
        names = [f"F{feature}S{screen}" for screen in range(1, screens + 1)]
        for number, name in enumerate(names):
            kind = number % 3
            if kind == 2:
                source = FORM.format(
                    n=name, state="".join(f"  @State private var option{index} = false\n" for index in range(controls)),
                    controls="\n".join(f'          Toggle("Option {index}", isOn: $option{index})' for index in range(controls)))
                test = FORM_SNAPSHOTS.format(n=name)
            else:
                source = LOADED.format(n=name, content=LIST if kind == 0 else DETAIL % name)
                test = LOADED_SNAPSHOTS.format(n=name, rows=rows, row=" 1" if kind == 0 else "")
            made[f"Sources/Large/F{feature}/{name}.swift"] = source
            made[f"Tests/LargeTests/F{feature}/{name}Snapshots.swift"] = test
        made[f"Tests/LargeTests/F{feature}/Feature{feature}.swift"] = SUITE.format(
            n=f"Feature{feature}", screens="\n".join(f"    {name}Snapshots()" for name in names))
    return made


class Bench:
    def __init__(self, folder):
        self.folder, self.is_over = folder, False

    def run(self, *words, expect=(0,), limit=None, **variables):
        """One command: prints its seconds, memory and bytes beside the limit of its CPU seconds."""
        with tempfile.TemporaryFile() as output:
            start = time.monotonic()
            child = subprocess.Popen(words, cwd=self.folder, env=guard.environment(**variables), stdin=subprocess.DEVNULL, stdout=output, stderr=output)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            wall, size = time.monotonic() - start, output.tell()
            output.seek(0)
            said = output.read().decode(errors="replace")
        if child.returncode not in expect:
            print(f"{said[-3000:]}\n{' '.join(words)} ended with {child.returncode}", file=sys.stderr)
            sys.exit(2)
        cpu = usage.ru_utime + usage.ru_stime
        over = limit is not None and cpu > limit
        self.is_over |= over
        words = [f"{name}={value}" for name, value in variables.items()] + [pathlib.Path(words[0]).name, *words[1:]]
        print(f"{'OVER' if over else 'ok' if limit else '':5}{' '.join(words)[:64]:64} {wall:7.1f} s {cpu:7.1f} s CPU {usage.ru_maxrss / 1024:6.0f} MB "
              f"{size / 1000:8.1f} kB{f'  (limit {limit} s CPU)' if limit else ''}", flush=True)
        return said


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench scale", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in (("features", 12), ("screens", 25), ("rows", 6), ("controls", 8)):
        parser.add_argument(f"--{name}", type=int, default=value, help=f"{value} by default")
    parser.add_argument("--keep", help="a folder in which the package stays")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        for path, text in files(options.features, options.screens, options.rows, options.controls).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        (folder / ".gitignore").write_text(".build\n")
        measure(folder)


def measure(folder):
    bench = Bench(folder)
    git = ("git", "-c", "user.name=bench", "-c", "user.email=bench@example.com")
    bench.run("swift", "build", "--build-tests")
    bench.run("swift", "build", "--product", "everystate")
    test = ("swift", "test", "--skip-build", "--disable-xctest")
    bench.run(*test, SNAPSHOT_TESTING_RECORD="all")
    for words in (("init", "--quiet"), ("add", "."), ("commit", "--quiet", "--message", "all")):
        bench.run(*git, *words)
    bench.run(*test)
    everystate = str(folder / ".build/debug/everystate")
    # The first one builds the program that reads sources.
    bench.run(everystate, "coverage", expect=(0, 1, 2))
    bench.run(everystate, "coverage", expect=(0, 1, 2), limit=10)
    bench.run(everystate, "gallery")
    changes = (("Shared.swift", "Color.blue", "Color.orange"), ("F1/F1S1.swift", "Nothing in", "No row in"))
    for name, old, new in changes:
        source = folder / "Sources/Large" / name
        text = source.read_text()
        source.write_text(text.replace(old, new))
        print(f"{old} -> {new} in {name}:")
        bench.run("swift", "build", "--build-tests")
        bench.run(everystate, "affected", "--since", "HEAD", expect=(0, 1), limit=10)
        bench.run(*test, expect=(1,), EVERYSTATE_SINCE="HEAD")
        bench.run(*test, expect=(1,))
        for command in ("status", "diff", "summary", "review --json", "findings"):
            bench.run(everystate, *command.split(), expect=(0, 1), limit=20)
        source.write_text(text)
    sys.exit(bench.is_over)


main()
