import Foundation
import TextUI

extension ScreenUser {
  /// Turns a switch on or off, whichever it is not.
  /// - Throws: an error that lists what there is when no switch fits, two fit, or it is disabled.
  public func toggle(_ name: String) async throws {
    try await act("toggle \"\(name)\"") { screen in
      let element = try screen.element(named: name, "to toggle") { $0.role == .toggle }
      return try element.press.orRefuse("\"\(name)\" cannot be toggled", on: screen)
    }
  }

  /// Chooses one of a picker's things.
  ///
  ///     try await $0.select("Large", in: "Size")
  ///
  /// - Throws: an error that lists the choices when the picker or the choice is not there.
  public func select(_ choice: String, in picker: String) async throws {
    try await act("select \"\(choice)\" in \"\(picker)\"") { screen in
      let element = try screen.element(named: picker, "to choose in") { $0.role == .picker }
      let found = element.choices.filter { $0.label == choice }
      guard found.count == 1, found[0].isEnabled else {
        throw InteractionError("\"\(picker)\" has not one \"\(choice)\" to choose.\n\(screen.inventory)")
      }
      return found[0].choose
    }
  }

  /// Chooses a day, a time, or both, as far as the date picker shows them; what it does not show stays as it is.
  ///
  ///     try await $0.select(Date(timeIntervalSince1970: 1_767_571_200), in: "Due")
  ///
  /// - Parameters:
  ///   - date: the instant, read in the frame's calendar and time zone.
  ///   - picker: the picker's label.
  /// - Throws: an error that lists what there is when no date picker fits, and one that tells its range when the date is outside.
  public func select(_ date: Date, in picker: String) async throws {
    try await act("select \(date.ISO8601Format()) in \"\(picker)\"") { screen in
      let element = try screen.element(named: picker, "to choose a date in") { $0.dates != nil }
      let dates = try element.dates.orRefuse("\"\(picker)\" is no date picker", on: screen)
      guard dates.range.contains(date) else {
        let (first, last) = (dates.range.lowerBound.ISO8601Format(), dates.range.upperBound.ISO8601Format())
        throw InteractionError(
          "\"\(picker)\" offers dates from \(first) to \(last); \(date.ISO8601Format()) is outside.\n\(screen.inventory)"
        )
      }
      return { dates.choose(date) }
    }
  }

  /// Opens a menu: a button's, or the one of a long press.
  /// - Throws: an error that lists what there is when nothing of that name has a menu.
  public func openMenu(_ name: String) async throws {
    try await perform("Show Menu", on: name, event: "open menu \"\(name)\"")
  }

  /// Uses a button that a swipe over a row shows.
  ///
  ///     try await $0.swipeAction("Delete", on: "Milk")
  ///
  /// - Parameters:
  ///   - action: the button's label.
  ///   - row: the row's text as an assistive technology reads it, or its identifier.
  public func swipeAction(_ action: String, on row: String) async throws {
    try await perform(action, on: row, event: "swipe \"\(row)\" and press \"\(action)\"")
  }

  /// Does what an element offers beside a press: `Increment`, `Decrement`, a custom accessibility action.
  public func perform(_ action: String, on name: String) async throws {
    try await perform(action, on: name, event: "\(action) \"\(name)\"")
  }

  private func perform(_ action: String, on name: String, event: String) async throws {
    try await act(event) { screen in
      let element = try screen.element(named: name, "with an action \"\(action)\"") { element in
        element.actions.contains { $0.name == action }
      }
      return try element.actions.first { $0.name == action }
        .orRefuse("\"\(name)\" has no action \"\(action)\"", on: screen).perform
    }
  }
}
