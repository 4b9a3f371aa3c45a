import EveryStateLoaders

@testable import EveryStateLoadersUI
@testable import SwiftUI

private enum Trouble: Error { case offline }

/// A screen that can hide its loading view.
@MainActor @Observable private final class Curtain { var isOpen = true }

private struct Stage<Shown: View>: View {
  let curtain: Curtain
  let shown: () -> Shown
  var body: some View { if curtain.isOpen { shown() } else { Text("closed") } }
}

@MainActor @Observable private final class Choice {
  var loader: BlockLoadable<Int>
  init(_ loader: BlockLoadable<Int>) { self.loader = loader }
}

private struct Chosen: View {
  let choice: Choice
  var body: some View { LoadingView(loader: choice.loader) { Text("number \($0)") } }
}

@Suite @MainActor struct LoadingViewTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  private func screen(_ view: some View) -> TextScreen {
    simulation.enter { TextScreen(view, columns: 30, height: 10) }
  }

  /// The screen at rest, without blank lines and margins.
  private func lines(_ screen: TextScreen) throws -> [String] {
    while screen.needsUpdate { try simulation.settle { screen.update() } }
    return screen.lines().filter { !$0.isEmpty }.map { String($0.drop { $0 == " " }) }
  }

  private func numbered() -> (BlockLoadable<Int>, count: () -> Int) {
    let loads = Tally()
    let loader = BlockLoadable {
      let load = loads.next()
      try await Task.sleep(for: .seconds(1))
      return load
    }
    return (loader, { loads.count })
  }

  @Test @MainActor func `a screen that returns shows its load, or loads anew`() throws {
    // A new loader is never treated as an earlier one.
    func identity() -> LoaderIdentity { LoaderIdentity(BlockLoadable { 1 }) }
    let first = identity()
    for _ in 0..<100 { expect(identity() != first) }
    // A screen that disappears and returns shows the loaded value, without loading again.
    defer { simulation.finish() }
    let (loader, count) = simulation.enter { numbered() }
    let curtain = Curtain()
    let screen = screen(Stage(curtain: curtain) { LoadingView(loader: loader) { Text("number \($0)") } })
    try expect(lines(screen), is: ["<...>"])
    try simulation.advance(by: .seconds(1))
    try expect(lines(screen), is: ["number 1"])
    simulation.enter { curtain.isOpen = false }
    try expect(lines(screen), is: ["closed"])
    simulation.enter {
      curtain.isOpen = true
      screen.update()
    }
    // At once, before any task has run.
    expect(screen.lines().joined(), contains: "number 1")
    try simulation.advance(by: .seconds(10))
    try expect(lines(screen), is: ["number 1"])
    expect(count(), is: 1)
    // A load that disappears with its screen is canceled, and made anew on return.
    do {
      defer { simulation.finish() }
      let (loader, count) = simulation.enter { numbered() }
      let curtain = Curtain()
      let screen = self.screen(Stage(curtain: curtain) { LoadingView(loader: loader) { Text("number \($0)") } })
      try expect(lines(screen), is: ["<...>"])
      simulation.enter { curtain.isOpen = false }
      try expect(lines(screen), is: ["closed"])
      try simulation.settle()
      expect(loader.isCanceled)
      simulation.enter { curtain.isOpen = true }
      _ = try lines(screen)
      try simulation.advance(by: .seconds(1))
      try expect(lines(screen), is: ["number 2"])
      expect(count(), is: 2)
    }
  }

  /// Every text that the screen shows while time goes by.
  private func texts(_ screen: TextScreen, for seconds: Int) throws -> String {
    var texts: [String] = []
    for _ in 0..<(seconds * 10) {
      texts += try lines(screen)
      try simulation.advance(by: .milliseconds(100))
    }
    return (texts + (try lines(screen))).joined(separator: "|")
  }

  @Test @MainActor func `a load that the user did not cancel never shows as cancelled`() throws {
    defer { simulation.finish() }
    for isStubborn in [false, true] {
      for loadOnAppear in [true, false] {
        let fetches = Tally()
        let loader = simulation.enter {
          BlockLoadable {
            let number = fetches.next()
            if isStubborn {
              await Task { try? await Task.sleep(for: .seconds(1)) }.value
            } else {
              try await Task.sleep(for: .seconds(1))
            }
            return number
          }
        }
        let (first, second) = (Curtain(), Curtain())
        let screen = screen(
          VStack {
            Stage(curtain: first) { LoadingView(loader: loader) { Text("first \($0)") } }
            Stage(curtain: second) { LoadingView(loader: loader, loadOnAppear: loadOnAppear) { Text("second \($0)") } }
          })
        let name = "stubborn: \(isStubborn), loads: \(loadOnAppear)"
        // One of two views goes: the other one waits for the same load.
        var shown = try lines(screen).joined()
        try simulation.advance(by: .milliseconds(300))
        simulation.enter { first.isOpen = false }
        shown += try texts(screen, for: 2)
        expect(shown, ends: "second 1", comment: "\(name): \(shown)")
        expect(fetches.count, is: 1, "\(name)")
        // Both go while it loads, and come back at once, and late.
        for pause in [100, 3000] {
          simulation.enter {
            first.isOpen = true
            loader.reset()
          }
          try simulation.settle { Task { await loader.load() } }
          simulation.enter { loader.reset() }
          _ = try lines(screen)
          simulation.enter {
            first.isOpen = false
            second.isOpen = false
          }
          _ = try lines(screen)
          simulation.enter { first.isOpen = true }
          shown += try lines(screen).joined()
          try simulation.advance(by: .milliseconds(300))
          simulation.enter { first.isOpen = false }
          _ = try lines(screen)
          try simulation.advance(by: .milliseconds(pause))
          let before = fetches.count
          simulation.enter {
            second.isOpen = true
            screen.update()
          }
          shown += screen.lines().joined()
          shown += try texts(screen, for: 1)
          simulation.enter { first.isOpen = true }
          shown += try texts(screen, for: 2)
          expect(shown, contains: "first \(before + 1)", comment: "\(name): \(shown)")
          expect(fetches.count, is: before + 1, "\(name): \(fetches.count) fetches")
        }
        expect(shown, lacks: "Cancelled", comment: "\(name): \(shown)")
        // A cancellation by the user is shown.
        simulation.enter { loader.reset() }
        try simulation.settle { Task { await loader.load() } }
        simulation.enter { loader.cancel() }
        try expect(texts(screen, for: 2), contains: "Cancelled", comment: "\(name)")
      }
    }
  }

  @Test @MainActor func `another loader is shown at once, and each state's view can be replaced`() throws {
    defer { simulation.finish() }
    let choice = simulation.enter { Choice(BlockLoadable { 1 }) }
    let screen = screen(Chosen(choice: choice))
    try expect(lines(screen), is: ["number 1"])
    simulation.enter {
      choice.loader = BlockLoadable {
        try await Task.sleep(for: .seconds(1))
        return 2
      }
      screen.update()
    }
    expect(screen.lines().joined(), lacks: "number")
    _ = try lines(screen)
    try simulation.advance(by: .seconds(1))
    try expect(lines(screen), is: ["number 2"])
    // Each state has its default view, and each of them can be replaced.
    let answer = Mutex<Result<Int, any Error>>(.failure(Trouble.offline))
    let loader = simulation.enter {
      BlockLoadable { report in
        report(LoadingProgress(message: "page 1", percent: 40))
        try await Task.sleep(for: .seconds(1))
        return try answer.withLock { $0 }.get()
      }
    }
    let plain = self.screen(LoadingView(loader: loader, loadOnAppear: false) { Text("number \($0)") })
    let own = self.screen(
      LoadingView(loader: loader, loadOnAppear: false) { Text("own \($0)") }.emptyView { Text("own nothing") }
        .progressView { Text("own progress \($0?.percent ?? -1) \($0?.isCanceled == true ? "canceled" : "")") }
        .errorView { Text("own error \("\($0)")") })
    func check(_ shown: [String], _ replaced: [String]) throws {
      try expect(lines(plain).map { $0.split(separator: "  ").first.map(String.init) ?? "" }, is: shown)
      try expect(lines(own), is: replaced)
    }
    func load() throws { try simulation.settle { Task { await loader.load() } } }
    try check(["[Load]"], ["own nothing"])
    try load()
    try check(["page 1", "<#########--------------- 40%>"], ["own progress 40"])
    try simulation.settle { loader.cancel() }
    try check(["<>", "Cancelled", "[Load Again]"], ["own progress 40 canceled"])
    try load()
    try simulation.advance(by: .seconds(1))
    try expect(lines(plain).contains { $0.hasPrefix("Couldn't load") }, is: true)
    try expect(lines(plain).last, is: "[Try Again]")
    try expect(lines(own), is: ["own error offline"])
    answer.withLock { $0 = .success(5) }
    try load()
    try simulation.advance(by: .seconds(1))
    try check(["number 5"], ["own 5"])
    try simulation.settle { loader.reset() }
    try check(["[Load]"], ["own nothing"])
  }
}
