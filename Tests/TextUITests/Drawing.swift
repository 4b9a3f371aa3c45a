import Testing

@testable import TextUI

/// Draws a view on a small screen.
@MainActor
func draw<V: View>(columns: Int = 20, height: Int = 10, @ViewBuilder _ view: () -> V) -> String {
  let screen = TextScreen(view(), columns: columns, height: height)
  screen.update()
  return screen.lines().joined(separator: "\n")
}
