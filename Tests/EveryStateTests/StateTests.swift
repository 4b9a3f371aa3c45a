import SwiftUI

@testable import EveryState

@MainActor struct StateTests {
  @Test @MainActor func `loads gives the four states, each through the dependency's mock`() throws {
    let shelf = Shelf(.idle(), .loads(\.books, failure: ShelfError()))
    try expect(drawing(shelf, "idle"), is: "\n         <...>\n")
    try expect(drawing(shelf, "loading"), is: "\n         <...>\n")
    try expect(drawing(shelf, "loaded"), is: "\n          Dune\n          Emma\n")
    try expect(drawing(shelf, "empty"), is: "\n        No books\n")
    try expect(
      drawing(shelf, "failed"),
      is: """

          The shelf is locked.
              [Try Again]

        """)
  }

  @Test @MainActor func `the header names screen, state and width`() throws {
    let text = try drive(Shelf(.loads(\.books, failure: ShelfError())), "empty").outcome
    expect(text, is: .drawn("# Shelf / empty (20 columns)\n\n\n        No books\n"))
  }

  @Test @MainActor func `the notes list the proof and the pending sleeps`() throws {
    let polling = Shelf(.loads(\.books, failure: ShelfError())) { world in
      ShelfView(model: ShelfModel(world.books)).task { while (try? await Task.sleep(for: .seconds(30))) != nil {} }
    }
    let notes = try drive(polling, "loaded").notes
    expect(notes.callLog, is: ["books: call 1 returned 2 elements", "ads: no calls"])
    expect(notes.sleepers.count, is: 1)
  }

  @Test @MainActor func `a storyboard shows each moment once`() throws {
    let shelf = Shelf(
      .storyboard(
        "retry", { $0.books = .sequence(.fails(ShelfError()), .returns(["Dune"])) },
        by: { try await $0.press("Try Again") }), .loadsNothing(because: "a test"))
    try expect(
      drawing(shelf, "retry"),
      is: """
        # 1  shown

          The shelf is locked.
              [Try Again]

        # 2  press "Try Again"

                 <...>

        # 3  1 s later

                  Dune

        """)
  }

  struct Exit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let event: String
  }

  nonisolated static let exits = [
    Exit(testDescription: "Done", event: "press \"Done\" -> leaves"),
    Exit(testDescription: "Website", event: "press \"Website\" -> leaves"),
    Exit(testDescription: "Close", event: "press \"Close\""),
    Exit(testDescription: "Nothing", event: "press \"Nothing\""),
  ]

  @Test(arguments: exits) @MainActor func `a moment says that the app closes the screen`(_ exit: Exit) throws {
    let screen = Acted(content: ClosingView()) { user in
      if exit.testDescription == "Close" { try await user.press("Open") }
      try await user.press(exit.testDescription)
    }
    try expect(screen.moments().last?.event, is: exit.event)
  }

  @Test @MainActor func `a storyboard from the beginning shows the first moments`() throws {
    let first = Shelf(.storyboard("first moments", from: .beginning), .loadsNothing(because: "a test"))
    try expect(
      drawing(first, "first moments"),
      is: """
        # 1  shown

                 <...>

        # 2  1 s later

                  Dune
                  Emma

        """)
  }

  @Test @MainActor func `a delay of an hour costs no real time and is written as an hour`() throws {
    let slow = Shelf(
      .storyboard("slow", from: .beginning) { $0.books = .returns(["Dune"]).delayed(by: .seconds(5400)) },
      .loadsNothing(because: "a test"))
    try expect(drawing(slow, "slow"), contains: "# 2  1 h 30 min later")
  }

  @Test @MainActor func `the view is made once a drive`() throws {
    var made = 0
    let shelf = Shelf(.loads(\.books, failure: ShelfError())) { world -> ShelfView in
      made += 1
      return ShelfView(model: ShelfModel(world.books))
    }
    _ = try drive(shelf, "loaded")
    expect(made, is: 1)
  }

  @Test @MainActor func `Date is the frame's, and moves with virtual time`() throws {
    let dated = Shelf(.loads(\.books, failure: ShelfError())) { world in
      With(value: nil as Date?) { $loadedAt in
        Text(verbatim: loadedAt.map { "\(Int($0.timeIntervalSince1970))" } ?? "-").task {
          _ = try? await world.books()
          loadedAt = Date()
        }
      }
    }
    try expect(drawing(dated, "loaded"), contains: "1735724461")
  }
}

private struct ClosingView: View {
  @State private var isOpen = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Done") { dismiss() }
      Button("Open") { isOpen = true }
      Button("Nothing") {}
      Link("Website", destination: URL(string: "https://example.com")!)
    }.sheet(isPresented: $isOpen) { Closable() }
  }
}

private struct Closable: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
