import SwiftUI

@testable import EveryState

struct SoundnessLimitTests {
  @Test @MainActor func `retries are eager when their waits do not grow`() throws {
    let retries: [(waits: [Int], finds: String?)] = [
      ([0, 0, 0], "waits before the attempts: 0 s, 0 s, 0 s"), ([2, 2, 2], "waits before the attempts: 2 s, 2 s, 2 s"),
      ([4, 3, 2], "waits before the attempts: 4 s, 3 s, 2 s"), ([2, 2, 3], nil),
      ([9, 9, 9], "waits before the attempts: 9 s, 9 s, 9 s"),
      // So late a repetition is polling.
      ([10, 10, 10], nil), ([2, 10, 2], nil), ([2], nil), ([2, 2], "waits before the attempts: 2 s, 2 s"),
    ]
    for (waits, finds) in retries {
      let patient = SnapshotState<ShelfWorld>.state(
        "patient", { $0.ads = .fails(ShelfError()) }, by: { await $0.wait(.seconds(60)) })
      let found = try findings(
        in: library(
          [patient],
          alongside: { library in
            for wait in waits + [nil] {
              if (try? await library.world.ads()) != nil { return }
              guard let wait else { return }
              if wait > 0 { try? await Task.sleep(for: .seconds(wait)) }
            }
          }
        ) { PhaseView(library: $0) })
      expect(found.count, is: (finds == nil ? 0 : 1), "\(found.joined(separator: "\n"))")
      if let finds { expect(found.first?.contains(finds), is: true, "\(found)") }
    }
  }

  @Test @MainActor func `a declared state that asks twice at once is reported, though the user pressed twice`() throws {
    let twice = SnapshotState<ShelfWorld>.state("reloaded twice") {
      $0.books = .sequence(["Dune"], ["Emma"], ["Ulysses"])
    } by: {
      try await $0.press("Reload")
      try await $0.press("Reload", whileLoading: true)
    }
    let found = try findings(
      in: library([twice]) { library in
        PhaseView(library: library)
        if case .loaded(let titles) = library.phase, !titles.isEmpty {
          Button("Reload") { Task { await library.refresh() } }
        }
      })
    expect(found.count, is: 1, "\(found)")
    expect(found.first ?? "", begins: "Library / reloaded twice: books is called twice at the same time")
  }

  @Test @MainActor func `a picture shows that something is under way`() throws {
    let pictures: [(String?, String?)] = [
      ("hourglass", nil), (nil, "the screen waits for an answer and shows nothing"),
    ]
    for (picture, finds) in pictures {
      let found = try findings(
        in: library([.idle()]) { library in
          switch library.phase {
          case .idle, .loading: if let picture { Image(systemName: picture) } else { Color.clear }
          case .loaded, .failed: PhaseView(library: library)
          }
        })
      expect(found.count, is: (finds == nil ? 0 : 1), "\(found.joined(separator: "\n"))")
      if let finds { expect(found.first?.contains(finds), is: true, "\(found)") }
    }
  }

  @Test @MainActor func `a waiting screen that looks empty is reported`() throws {
    let waiting = try findings(
      in: library([.idle(), .waives(.unsupportedEmpty, because: "the test of another rule")]) { library in
        switch library.phase {
        case .idle, .loading: Image(systemName: "book")
        case .loaded(let titles) where titles.isEmpty: Image(systemName: "book")
        case .loaded, .failed: PhaseView(library: library)
        }
      })
    expect(waiting.contains { $0.contains("the screen waits for an answer and looks like 'empty'") }, "\(waiting)")
  }

  @Test(arguments: [false, true]) @MainActor
  func `a failure that stays after the answer is reported once no answer is pending`(_ isPending: Bool) throws {
    let retried = SnapshotState<ShelfWorld>.storyboard(
      "tried again automatically", { $0.books = .sequence(.fails(ShelfError()), .returns(["Dune"])) },
      by: { await $0.wait(.seconds(5)) })
    let found = try findings(
      in: library(
        [retried],
        alongside: { library in
          try? await Task.sleep(for: .seconds(3))
          if case .failed = library.phase { library.retry() }
          // A note that disappears automatically.
          while isPending, !Task.isCancelled { try? await Task.sleep(for: .seconds(30)) }
        }
      ) { ForgetfulLibrary(library: $0, forgets: false) })
    let stale = found.filter { $0.contains("(stale failure)") }
    expect(stale.count, is: (isPending ? 0 : 1), "\(found.joined(separator: "\n"))")
  }

  @Test @MainActor func `a storyboard from the beginning declares the first look`() throws {
    let press: @MainActor @Sendable (ScreenUser) async throws -> Void = { try await $0.press("Sort") }
    let found = try findings(
      in: library([.storyboard("sorted", from: .beginning, by: press)]) { library in
        if case .idle = library.phase { Text("Welcome") } else { PhaseView(library: library) }
        Button("Sort") {}
      })
    expect(found.filter { $0.contains("\"Welcome\"") }, is: [])
  }

  @Test(arguments: [(false, 1), (true, 0)]) @MainActor
  func `a storyboard declares the first look only if it returns to it`(_ again: Bool, _ count: Int) throws {
    let storyboard = SnapshotState<ShelfWorld>.storyboard(
      "closed", by: { try await $0.press(again ? "Close" : "Sort") })
    let found = try findings(
      in: library([storyboard]) { library in
        if case .idle = library.phase {
          Text("Welcome")
        } else {
          PhaseView(library: library)
          Button("Close") { library.phase = .idle }
          Button("Sort") {}
        }
      })
    expect(found.count, is: count, "\(found)")
    expect(found.allSatisfy { $0.contains("\"Welcome\"") }, "\(found)")
  }

  @Test(arguments: [("close", 0), ("btnClose", 1), ("ic_close", 1), ("close24", 1), ("CLOSE", 0)]) @MainActor
  func `a picture's name is a word or a file name`(_ name: String, _ count: Int) throws {
    let found = try findings(
      in: library { library in
        Button(action: {}) { Image(name) }
        PhaseView(library: library)
      })
    expect(found.count, is: count, "\(name): \(found.joined(separator: "\n"))")
  }

  @Test(arguments: [("+", 0), ("?", 0), ("1", 0), ("A", 0), (" ", 1)]) @MainActor
  func `a letter, a number or a sign is a name`(_ title: String, _ count: Int) throws {
    let found = try findings(
      in: library { library in
        Button(title) {}
        PhaseView(library: library)
      })
    expect(found.count, is: count, "\(title): \(found.joined(separator: "\n"))")
  }

  @Test(arguments: [false, true]) @MainActor func `the user may have emptied the screen, once something was loaded`(
    _ hasCome: Bool
  ) throws {
    let cleared = SnapshotState<ShelfWorld>.state(
      "cleared", from: hasCome ? .rest : .beginning, proving: hasCome ? .settled : .loading,
      by: { try await $0.press("Clear", whileLoading: !hasCome) })
    let found = try findings(
      in: library([cleared]) { library in
        With(value: false) { $isCleared in
          if isCleared { BookList(titles: []) } else { PhaseView(library: library) }
          Button("Clear") { isCleared = true }
        }
      })
    expect(found.count, is: (hasCome ? 0 : 1), "\(found.joined(separator: "\n"))")
    if !hasCome {
      expect(found.first?.hasPrefix("Library / cleared: the screen says \"No books yet\" although"), is: true)
    }
  }

  @Test @MainActor func `without an action, an empty message beside an answer is a finding`() throws {
    let found = try findings(
      in: library([.state("one book") { $0.books = .returns(["Dune"]) }]) { library in
        if case .loaded(let titles) = library.phase, titles.count == 1 {
          BookList(titles: [])
        } else {
          PhaseView(library: library)
        }
      })
    try expect(only(found), begins: "Library / one book: the screen says \"No books yet\" although no answer was empty")
  }

  @Test(arguments: [(1, 2, 1), (2, 1, 0)]) @MainActor func `a call after another action is needed`(
    _ presses: Int, _ asks: Int, _ count: Int
  ) throws {
    let refreshed = SnapshotState<ShelfWorld>.state(
      "refreshed", { $0.books = .sequence(["Dune"], ["Emma"]) },
      by: { user in for _ in 0..<presses { try await user.press("Refresh") } })
    let found = try findings(
      in: library([refreshed]) { library in
        PhaseView(library: library)
        Button("Refresh") { Task { for _ in 0..<asks { await library.refresh() } } }
      })
    expect(found.count, is: count, "\(found.joined(separator: "\n"))")
    expect(found.allSatisfy { $0.hasPrefix("Library / refreshed: books is called again as soon as it is answered") })
  }
}
