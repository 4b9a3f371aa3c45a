import SwiftUI
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

  static let all = ofLoading
}

/// A screen that loads books, drawn by a view of the test's own.
struct LibrarySnapshots<Content: View>: ScreenSnapshots {
  typealias World = ShelfWorld
  let states: [SnapshotState<ShelfWorld>]
  let content: @MainActor @Sendable (Library) -> Content

  var screenName: String { "Library" }
  func view(_ world: ShelfWorld) -> some View { LibraryView(world, content: content) }
}

/// - Parameter states: what is declared beside the four states of loading.
func library(
  _ states: [SnapshotState<ShelfWorld>] = [],
  @ViewBuilder content: @escaping @MainActor @Sendable (Library) -> some View
) -> DeclaredScreen {
  let four = SnapshotState<ShelfWorld>.loads(\.books, failure: ShelfError())
  let unused = SnapshotState<ShelfWorld>.waives(.unusedControl, because: "what the controls do is not the matter here")
  return DeclaredScreen(LibrarySnapshots(states: [four, unused] + states, content: content))
}

/// What is found in a screen, as people read it.
@MainActor
func findings(in screens: DeclaredScreen...) throws -> [String] {
  let catalog = SnapshotCatalog(suite: "Soundness") { return screens }
  #expect(catalog.refusals == [])
  return try catalog.soundness().map(\.message)
}
