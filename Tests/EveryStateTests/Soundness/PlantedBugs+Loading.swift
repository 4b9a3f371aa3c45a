import EveryState
import SwiftUI

// Messages about pending and finished loads.
extension PlantedBug {
  static var ofLoading: [PlantedBug] {
    [endlessSpinner, silentLoading, unsupportedEmpty, unsupportedFailure, undeclaredFirstLook, undeclaredError]
  }

  private static let endlessSpinner = PlantedBug(
    .endlessSpinner,
    library { library in
      PhaseView(library: library)
      // A spinner without a load.
      if case .loaded(let titles) = library.phase, !titles.isEmpty { ProgressView() }
    },
    finds: """
      Library / loaded: the spinner never stops, although no request or timer is pending. (endless spinner)
      """,
    lookAlike: library(alongside: { _ in while !Task.isCancelled { try? await Task.sleep(for: .seconds(30)) } }) {
      library in
      PhaseView(library: library)
      if case .loaded = library.phase { ProgressView() }
    })

  private static let silentLoading = PlantedBug(
    .silentLoading,
    library([.idle()]) { library in
      Text("Our library")
      switch library.phase {
      case .idle, .loading: Color.clear
      case .loaded, .failed: PhaseView(library: library)
      }
    },
    finds: """
      Library / loading: the screen waits for an answer and shows nothing, so users cannot tell that it is loading. (silent loading)
      """,
    lookAlike: library([.idle()]) { library in
      switch library.phase {
      case .idle, .loading: BookList(titles: ["A book of some length"]).redacted(reason: .placeholder)
      case .loaded, .failed: PhaseView(library: library)
      }
    })

  private static let unsupportedEmpty = PlantedBug(
    .unsupportedEmpty, emptyAtFirst(),
    finds: """
      Library: the screen says "No books yet" although no answer was empty. (unsupported empty)
        in 'loaded', 'loading', 'empty', 'failed', 'idle'
        at the beginning, before any task runs: nothing was called yet
      """,
    lookAlike: library([.state("all removed", by: { try await $0.press("Remove All") })]) { library in
      PhaseView(library: library)
      if case .loaded = library.phase { Button("Remove All") { library.phase = .loaded([]) } }
    })

  /// A waiver for an obsolete finding, and one that is needed.
  static let unneededWaiver = PlantedBug(
    .unneededWaiver,
    emptyAtFirst(
      .waives(.unsupportedEmpty, because: "a test"), .waives(.endlessSpinner, in: "loaded", because: "an old one")),
    finds: """
      Library / loaded: .waives(.endlessSpinner, in: "loaded", because: "an old one") no longer applies to a finding. (unneeded waiver)
      Remove that line (\(#fileID):\(#line - 3)): it would hide the next bug of its kind.
      """,
    lookAlike: emptyAtFirst(.waives(.unsupportedEmpty, because: "a test")))

  static func emptyAtFirst(_ waivers: SnapshotState<ShelfWorld>...) -> DeclaredScreen {
    library([.idle()] + waivers) { library in
      switch library.phase {
      case .idle: BookList(titles: [])
      case .loading, .loaded, .failed: PhaseView(library: library)
      }
    }
  }

  private static let unsupportedFailure = PlantedBug(
    .unsupportedFailure,
    library([
      .state("refreshed", { $0.books = .sequence(["Dune"], ["Emma"]) }, by: { try await $0.press("Refresh") }),
      .waives(.overtakenAnswer, because: "another bug of this screen"),
    ]) { library in
      PhaseView(library: library)
      Button("Refresh") {
        library.phase = .failed(ShelfError())
        Task { library.phase = .loaded(try await library.world.books()) }
      }
    },
    finds: """
      Library / refreshed: the screen says "The shelf is locked." although nothing failed. (unsupported failure)
        at 1 s, after press "Refresh": books call 1 returned 1 element, books call 2 is in flight
      """,
    lookAlike: library(
      [.state("ads failed") { $0.ads = .fails(ShelfError()) }],
      alongside: { library in
        do { _ = try await library.world.ads() } catch is CancellationError {} catch { library.phase = .failed(error) }
      }
    ) { PhaseView(library: $0) })

  private static let undeclaredFirstLook = PlantedBug(
    .undeclaredFirstLook, library { library in greeting(library) },
    finds: """
      Library / loaded: the screen begins with a look that no golden shows: "Library", "Welcome". Declare .idle() to review it. (undeclared first look)
      """,
    lookAlike: library([.idle()]) { library in greeting(library) })

  private enum ShelfFailure: LocalizedError {
    case offline, locked
    var errorDescription: String? { self == .offline ? "There is no connection." : "The library is closed." }
  }

  private static let undeclaredError = PlantedBug(
    .undeclaredError, library(failing: ShelfFailure.offline) { PhaseView(library: $0) },
    finds: """
      Library / failed: no state shows `locked` of PlantedBug.ShelfFailure. (undeclared error)
        .fails(\\.books, with: [PlantedBug.ShelfFailure.locked])
      """, of: "PlantedBug.ShelfFailure",
    lookAlike: library([.fails(\.books, with: [ShelfFailure.locked])], failing: ShelfFailure.offline) {
      PhaseView(library: $0)
    })

  @MainActor @ViewBuilder private static func greeting(_ library: Library) -> some View {
    if case .idle = library.phase { Text("Welcome") } else { PhaseView(library: library) }
  }
}
