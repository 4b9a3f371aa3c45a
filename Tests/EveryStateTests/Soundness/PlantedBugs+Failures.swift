import EveryState
import SwiftUI

// Failures: their message, and the user's way out.
extension PlantedBug {
  static var ofFailures: [PlantedBug] { [silentFailure, staleFailure, noWayOut, blankScreen] }

  private static let silentFailure = PlantedBug(
    .silentFailure,
    library { library in
      if case .failed = library.phase { BookList(titles: ["Dune"]) } else { PhaseView(library: library) }
    },
    finds: """
      Library / failed: `books` failed, but the screen does not show it. (silent failure)
      """,
    // Loaded content may stay.
    lookAlike: library([
      .state(
        "failed after a refresh", proving: .failed, { $0.books = .sequence(.returns(["Dune"]), .fails(ShelfError())) },
        by: { try await $0.refresh() })
    ]) { library in PhaseView(library: library).refreshable { await library.refresh() } })

  /// An alert that has lost its error's message, on a screen that shows messages elsewhere.
  static let alertWithoutReason = library([
    .state(
      "failed after a refresh", proving: .failed, { $0.books = .sequence(.returns(["Dune"]), .fails(ShelfError())) },
      by: { try await $0.press("Refresh") })
  ]) { library in
    With(value: false) { $hasFailed in
      if hasFailed { Text("Something went wrong") } else { PhaseView(library: library) }
      Button("Refresh") {
        Task { do { library.phase = .loaded(try await library.world.books()) } catch { hasFailed = true } }
      }
    }
  }

  private static let staleFailure = PlantedBug(
    .staleFailure, library([retried]) { library in ForgetfulLibrary(library: library, forgets: false) },
    finds: """
      Library / retried: the screen still says "The shelf is locked." after books is called again, as if it had failed twice. (stale failure)
        at 1 s, after press "Try Again": books call 1 threw ShelfError: ShelfError(), call 2 is in flight
      """,
    lookAlike: library([retried]) { library in ForgetfulLibrary(library: library, forgets: true) })

  private static let retried = SnapshotState<ShelfWorld>.storyboard(
    "retried", { $0.books = .sequence(.fails(ShelfError()), .returns(["Dune"])) },
    by: { try await $0.press("Try Again") })

  private static let noWayOut = PlantedBug(
    .noWayOut, library([picked]) { covered($0, closes: false) },
    finds: """
      Library / picked: the cover has no control, and cannot be dismissed. (no way out)
        A full-screen cover cannot be pulled down: only a control in it dismisses it.
      """,
    lookAlike: library([picked]) { covered($0, closes: true) })

  private static let picked = SnapshotState<ShelfWorld>.state("picked", by: { try await $0.press("Pick") })

  @MainActor private static func covered(_ library: Library, closes: Bool) -> some View {
    With(value: false) { $isPicked in
      PhaseView(library: library)
      Button("Pick") { isPicked = true }.fullScreenCover(isPresented: $isPicked) {
        Text("A book")
        if closes { Button("Close") { isPicked = false } }
      }
    }
  }

  private static let blankScreen = PlantedBug(
    .blankScreen,
    library { library in
      if case .loaded(let titles) = library.phase {
        List(titles, id: \.self) { Text($0) }
      } else {
        PhaseView(library: library)
      }
    },
    finds: """
      Library / empty: the screen shows nothing but its title, "Library", and nothing is pending. (blank screen)
      """,
    lookAlike: library { library in
      if case .loaded(let titles) = library.phase {
        List {
          ForEach(titles, id: \.self) { Text($0) }
          Text("\(titles.count) books")
        }
      } else {
        PhaseView(library: library)
      }
    })
}
