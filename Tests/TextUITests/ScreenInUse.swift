import Testing

@testable import TextUI

/// A screen that a test looks at and uses.
@MainActor
final class ScreenInUse {
  let screen: TextScreen

  init<V: View>(columns: Int = 30, height: Int = 12, @ViewBuilder _ view: () -> V) {
    screen = TextScreen(view(), columns: columns, height: height)
    screen.update()
  }

  var text: String { screen.lines().joined(separator: "\n") }
  var issues: [String] { screen.issues.map(\.description) }

  func element(_ name: String) throws -> Semantics {
    let found = screen.elements.filter { $0.answers(to: name) && !$0.isStatic }
    return try #require(found.count == 1 ? found[0] : nil, "\(found.count) of \(name) in \(screen.elements)")
  }

  /// The names of what can be used, in order.
  var controls: [String] { screen.elements.filter { !$0.isStatic }.map { "\($0.role.rawValue) \($0.label)" } }

  func press(_ name: String) throws {
    let press = try #require(element(name).press, "\(name) is disabled")
    press()
    screen.update()
  }

  func type(_ text: String, into name: String) throws {
    let editing = try #require(element(name).editing)
    editing.setFocus(true)
    editing.replace(text)
    screen.update()
  }

  func perform(_ action: String, on name: String) throws {
    let found = try element(name).actions.first { $0.name == action }
    let action = try #require(found, "no \(action)")
    action.perform()
    screen.update()
  }

  func choose(_ choice: String, in name: String) throws {
    let found = try element(name).choices.first { $0.label == choice }
    let choice = try #require(found, "no \(choice)")
    choice.choose()
    screen.update()
  }
}
