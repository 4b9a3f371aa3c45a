import EveryStateGoldens
import Foundation
import TextUI

extension ScreenUser {
  /// Toggles a switch.
  public func toggle(
    _ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    try await act("toggle \(name)", code: "toggle(\(name.code))", whileLoading: whileLoading) { screen in
      let element = try screen.element(name, "to toggle") { $0.role == .toggle }
      return element.act(.press, try element.press.orRefuse("\(name) cannot be toggled", on: screen))
    }
  }

  /// Chooses an option of a picker: `select("Large", in: "Size", of: "Fjord 2 Tent")`.
  public func select(
    _ choice: String, in picker: String, of row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let picker = ElementName(picker, in: row, number: number)
    try await act(
      "select \"\(choice)\" in \(picker)", code: "select(\(choice.asLiteral), in: \(picker.code(row: "of")))",
      whileLoading: whileLoading
    ) { screen in
      let element = try screen.element(picker, "to choose in") { $0.role == .picker }
      let found = element.choices(called: choice)
      guard found.count == 1, found[0].isEnabled else {
        let names = element.choices.map(\.label)
        let problem =
          found.isEmpty
          ? "has no choice \"\(choice)\".\(Suggestion.sentence(choice, names))"
          : found.count > 1
            ? "has \(found.count) choices \"\(choice)\"." : "has the choice \"\(choice)\", which is disabled."
        throw InteractionError("\(picker) \(problem)\n\(screen.inventory)")
      }
      return element.act(.select, found[0].choose)
    }
  }

  /// Chooses a day, a time, or both, as the date picker allows. In a picker of several days it selects or deselects the day.
  public func select(
    _ date: Date, in picker: String, of row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let picker = ElementName(picker, in: row, number: number)
    try await act(
      "select \(date.ISO8601Format()) in \(picker)", code: "select(\(date.asCode), in: \(picker.code(row: "of")))",
      whileLoading: whileLoading
    ) { screen in
      let element = try screen.element(picker, "to choose a date in") { $0.dates != nil }
      let dates = try element.dates.orRefuse("\(picker) is not a date picker", on: screen)
      guard dates.range.contains(date) else {
        let (first, last) = (dates.range.lowerBound.ISO8601Format(), dates.range.upperBound.ISO8601Format())
        throw InteractionError(
          "\(picker) offers dates from \(first) to \(last); \(date.ISO8601Format()) is outside that "
            + "range.\n\(screen.inventory)")
      }
      return element.act(.selectDate) { dates.choose(date) }
    }
  }

  /// Opens the menu of a button or of a long press.
  public func openMenu(
    _ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    try await perform("Show Menu", name, event: "open menu \(name)", code: "openMenu(\(name.code))", whileLoading)
  }

  /// Presses a button that a swipe over a row reveals: `swipeAction("Delete", on: "Milk")`.
  public func swipeAction(
    _ action: String, on name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    try await perform(
      action, name, event: "swipe \(name) and press \"\(action)\"",
      code: "swipeAction(\(action.asLiteral), on: \(name.code))", whileLoading)
  }

  /// Performs an action of an element other than a press: `Increment`, a custom accessibility action, `Double Tap` beside a tap.
  public func perform(
    _ action: String, on name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    try await perform(
      action, name, event: "\(action) \(name)",
      code: "perform(\(action.asLiteral), on: \(name.code))", whileLoading)
  }

  private func perform(_ action: String, _ name: ElementName, event: String, code: String, _ whileLoading: Bool)
    async throws
  {
    try await act(event, code: code, whileLoading: whileLoading) { screen in
      let element = try screen.element(name, "with an action \"\(action)\"", orOfRow: true) { element in
        !element.actions(called: action).isEmpty
      }
      let found = try element.actions(called: action).first
        .orRefuse("\(name) has no action \"\(action)\"", on: screen)
      return element.act(.action(found.name), found.perform)
    }
  }
}
