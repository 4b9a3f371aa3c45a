import SwiftUI
import Testing

/// Draws a view on a small screen; an issue of the drawing fails the test.
@MainActor
func draw<V: View>(
  columns: Int = 30, height: Int = 10, environment: (inout EnvironmentValues) -> Void = { _ in },
  @ViewBuilder _ view: () -> V
) -> String {
  let screen = TextScreen(view(), columns: columns, height: height, environment: environment)
  screen.update()
  #expect(screen.issues.isEmpty)
  defer { screen.unmount() }
  return String(screen.lines().joined(separator: "\n").drop { $0 == "\n" })
}
