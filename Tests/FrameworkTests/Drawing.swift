import SwiftUI

@testable import EveryState

/// Draws a view on a small screen; an issue of the drawing fails the test.
@MainActor func draw<V: View>(
  columns: Int = 30, height: Int = 10, environment: (inout EnvironmentValues) -> Void = { _ in },
  @ViewBuilder _ view: () -> V
) -> String {
  let screen = TextScreen(view(), columns: columns, height: height, environment: environment)
  screen.update()
  expect(screen.issues.isEmpty)
  defer { screen.unmount() }
  return String(screen.lines().joined(separator: "\n").drop { $0 == "\n" })
}

@MainActor func lines(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) throws -> [String] {
  try drawing(Alone { AnyView(view()) }, "it").split(separator: "\n").map(String.init)
}

/// The description of a chart or a map in a view: the lines below it.
@MainActor func described(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) throws -> [String] {
  try lines { view().frame(height: 60) }.filter { $0.hasPrefix("~ ") }.map { String($0.dropFirst(2)) }
}

/// The drawing of one state of a screen, without the golden's first two lines, or the reason for its absence.
@MainActor func drawing(_ screen: some ScreenSnapshots, _ state: String) throws -> String {
  let declared = DeclaredScreen(screen)
  guard let frame = declared.frames.first(where: { $0.name == state }) else {
    throw InteractionError("\(declared.name) declares no '\(state)': \(declared.frames.map(\.name))")
  }
  let driven = try frame.drive()
  switch driven.result {
  case .refused(let verdict, let message): return "\(verdict.rawValue): \(message)"
  case .drawn(let moments):
    let text = GoldenText.text(screen: declared.name, state: state, columns: driven.columns, moments: moments)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
  }
}

private struct Alone: ScreenSnapshots {
  struct World: SnapshotWorld {}
  let content: @MainActor @Sendable () -> AnyView
  func view(_ world: World) -> some View { content() }
  var states: [SnapshotState<World>] { [.loadsNothing(because: "a single view"), .state("it")] }
}
