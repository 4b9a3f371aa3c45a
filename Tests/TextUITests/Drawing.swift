import Testing

@testable import TextUI

/// Draws a view on a small screen; an issue of the drawing fails the test.
@MainActor
func draw<V: View>(
  columns: Int = 20, height: Int = 10, environment: (inout EnvironmentValues) -> Void = { _ in },
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  @ViewBuilder _ view: () -> V
) -> String {
  let screen = TextScreen(view(), columns: columns, height: height, environment: environment)
  screen.update()
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for issue in screen.issues { Issue.record("\(issue)", sourceLocation: place) }
  defer { screen.unmount() }
  return screen.trimmedLines
}

extension TextScreen {
  /// The lines without the blank one that stands for the space above a centred view.
  @MainActor fileprivate var trimmedLines: String {
    String(lines().joined(separator: "\n").drop { $0 == "\n" })
  }

  @MainActor
  convenience init<V: View>(columns: Int = 40, height: Int = 20, @ViewBuilder _ view: () -> V) {
    self.init(view(), columns: columns, height: height)
    update()
  }

  /// The screen after its pending updates, as text.
  @MainActor var text: String {
    if needsUpdate { update() }
    return trimmedLines
  }

  /// Presses a button and brings the screen up to date.
  @MainActor
  func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let press = elements.first(where: { $0.label == label && $0.press != nil })?.press else {
      Issue.record("There is no enabled button \(label).", sourceLocation: sourceLocation)
      return
    }
    press()
    update()
  }
}

/// Collects what happens, in order.
@MainActor
final class Journal {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension String {
  /// A line without its gutter, its note two blanks away.
  var untilNote: String { String(dropFirst(2)).replacing(#/\ +\{/#, with: "  {") }
}
