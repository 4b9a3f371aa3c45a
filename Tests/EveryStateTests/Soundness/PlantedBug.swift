import SwiftUI

@testable import EveryState

/// A screen with a bug that is also in its goldens, the expected findings, and a similar screen without the bug.
struct PlantedBug: CustomTestStringConvertible {
  let rule: SoundnessRule
  let bug: DeclaredScreen
  let findings: [String]
  let lookAlike: DeclaredScreen
  var testDescription: String { rule.rawValue }

  /// Findings end with their waiver, which names the rule, the subject and the state.
  init(
    _ rule: SoundnessRule, _ bug: DeclaredScreen, finds findings: String..., of subject: String? = nil,
    lookAlike: DeclaredScreen
  ) {
    (self.rule, self.bug, self.lookAlike) = (rule, bug, lookAlike)
    self.findings = findings.map { finding in
      if rule == .unneededWaiver { return finding }
      let state = finding.prefixMatch(of: #/Library \/ (.+?): /#)?.1
      let waived = (subject.map { "of: \"\($0)\", " } ?? "") + (state.map { "in: \"\($0)\", " } ?? "")
      return finding + "\nFix the screen, or add a waiver to its states: .waives(.\(rule), \(waived)because: \"...\")"
    }
  }

  static let all = ofLoading + ofFailures + ofCalls + ofControls + [unneededWaiver]
}

/// A screen that loads books, drawn by a view of the test's own.
///
/// - Parameters:
///   - states: the states beside the four of loading.
///   - more: further work while the screen is visible.
func library(
  _ states: [SnapshotState<ShelfWorld>] = [], failing failure: any Error = ShelfError(),
  alongside more: @escaping @MainActor @Sendable (Library) async -> Void = { _ in },
  @ViewBuilder content: @escaping @MainActor @Sendable (Library) -> some View
) -> DeclaredScreen {
  DeclaredScreen(
    TestScreen("Library", [.loads(\.books, failure: failure)] + states) {
      LibraryView($0, alongside: more, content: content)
    })
}

/// The findings of a screen as text, without those of its controls.
@MainActor func findings(in screens: DeclaredScreen...) throws -> [String] {
  let catalog = SnapshotCatalog(suite: "Soundness") { return screens }
  expect(catalog.refusals, is: [])
  return try catalog.soundness(isExploring: false).map(\.message)
}

// The calls of a screen, and how often they happen.
extension PlantedBug {
  static var ofCalls: [PlantedBug] { [sameCallTwice, needlessCall, eagerRetries] }

  private static let sameCallTwice = PlantedBug(
    .sameCallTwice, library(alongside: { $0.retry() }) { PhaseView(library: $0) },
    finds: """
      Library: books is called twice at the same time: it costs twice as much, and the last answer wins. (same call twice)
        in 'loaded', 'loading', 'empty', 'failed'
        at 0 s: call 2 begins, call 1 is in flight
        If the calls ask for different things, label them in the mock: try await response("page \\(page)").
      """, of: "books",
    lookAlike: library(alongside: { _ = try? await $0.world.books("of the week") }) { PhaseView(library: $0) })

  private static let needlessCall = PlantedBug(
    .needlessCall,
    library { library in
      // The rows take the place of the spinner, and appear.
      if case .loaded(let titles) = library.phase {
        BookList(titles: titles).task { _ = try? await library.ask() }
      } else {
        PhaseView(library: library)
      }
    },
    finds: """
      Library: books is called again as soon as it is answered, without an action. (needless call)
        in 'loaded', 'empty'
        at 1 s: call 2 begins, call 1 has just returned
        If the calls ask for different things, label them in the mock: try await response("page \\(page)").
      """, of: "books",
    lookAlike: library(alongside: { library in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(30))
        _ = try? await library.ask()
      }
    }) { PhaseView(library: $0) })

  private static let eagerRetries = PlantedBug(
    .eagerRetries, library([patient], alongside: { await retry($0) { _ in .seconds(2) } }) { PhaseView(library: $0) },
    finds: """
      Library / patient: ads fails and is retried without longer pauses, which overloads a failing server. (eager retries)
        waits before the attempts: 2 s, 2 s, 2 s
      """, of: "ads",
    lookAlike: library([patient], alongside: { await retry($0) { .seconds(1 << $0) } }) { PhaseView(library: $0) })

  private static let patient = SnapshotState<ShelfWorld>.state(
    "patient", { $0.ads = .fails(ShelfError()) }, by: { await $0.wait(.seconds(30)) })

  @MainActor private static func retry(_ library: Library, wait: (Int) -> Duration) async {
    for attempt in 0..<5 {
      if (try? await library.world.ads()) != nil { return }
      try? await Task.sleep(for: wait(attempt))
    }
  }
}

extension SnapshotCatalog {
  @MainActor func soundness(isExploring: Bool = true) throws -> [SoundnessFinding] {
    // Most screens of these tests load whenever they appear.
    try CatalogSoundness(self).findings(isExploring: isExploring).filter { $0.rule != .needlessReload }
  }
}
