import SwiftUI
import TestSupport
import Testing

@testable import EveryState

/// A screen with a bug that is as old as its goldens, what is found, and a screen that looks much like it and is right.
struct PlantedBug: CustomTestStringConvertible {
  let rule: SoundnessRule
  let bug: DeclaredScreen
  let findings: [String]
  let lookAlike: DeclaredScreen

  var testDescription: String { rule.rawValue }

  init(
    _ rule: SoundnessRule, _ bug: DeclaredScreen, finds findings: String..., lookAlike: DeclaredScreen
  ) {
    self.rule = rule
    self.bug = bug
    self.findings = findings
    self.lookAlike = lookAlike
  }

  static let all = ofLoading + ofFailures + ofCalls + ofControls + [unneededWaiver]
}

/// A screen that loads books, drawn by a view of the test's own.
struct LibrarySnapshots<Content: View>: ScreenSnapshots {
  typealias World = ShelfWorld
  let states: [SnapshotState<ShelfWorld>]
  let more: @MainActor @Sendable (Library) async -> Void
  let content: @MainActor @Sendable (Library) -> Content

  var screenName: String { "Library" }
  func view(_ world: ShelfWorld) -> some View { LibraryView(world, alongside: more, content: content) }
}

/// - Parameters:
///   - states: what is declared beside the four states of loading.
///   - more: what goes on beside the load, for as long as the screen stands.
func library(
  _ states: [SnapshotState<ShelfWorld>] = [],
  alongside more: @escaping @MainActor @Sendable (Library) async -> Void = { _ in },
  @ViewBuilder content: @escaping @MainActor @Sendable (Library) -> some View
) -> DeclaredScreen {
  let four = SnapshotState<ShelfWorld>.loads(\.books, failure: ShelfError())
  return DeclaredScreen(LibrarySnapshots(states: [four] + states, more: more, content: content))
}

/// What is found in a screen, as people read it, without what its controls do.
@MainActor
func findings(in screens: DeclaredScreen...) throws -> [String] {
  let catalog = SnapshotCatalog(suite: "Soundness") { return screens }
  expect(catalog.refusals, is: [])
  return try catalog.soundness(isExploring: false).map(\.message)
}
