import EveryStateGoldens
import Foundation
import TextUI

extension ScreenUser {
  /// Long-presses an element with a gesture; ``openMenu(_:in:number:whileLoading:)`` opens the menu of a long press.
  public func longPress(
    _ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    try await touch(
      .longPress, "long press", code: "longPress", "to long-press", ElementName(name, in: row, number: number),
      whileLoading)
  }

  /// Drags a view by a distance in points, right and down. Its gestures receive half of the distance, all of it, and the end.
  public func drag(
    _ name: String, by distance: CGSize, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    let event = "drag \(name) by \(Double(distance.width).asWord), \(Double(distance.height).asWord)"
    let way = "by: CGSize(width: \(Double(distance.width).asWord), height: \(Double(distance.height).asWord))"
    try await touch(.drag(distance), event, code: "drag", with: way, "to drag", name, whileLoading, names: false)
  }

  /// Spreads or pinches two fingers on a view: a factor of 2 is twice as large.
  public func magnify(
    _ name: String, by factor: Double, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    let event = "magnify \(name) by \(factor.asWord)"
    try await touch(
      .magnify(factor), event, code: "magnify", with: "by: \(factor.asWord)", "to magnify", name, whileLoading,
      names: false)
  }

  /// Rotates two fingers on a view, clockwise.
  public func rotate(
    _ name: String, byDegrees degrees: Double, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    let event = "rotate \(name) by \(degrees.asWord) degrees"
    try await touch(
      .rotate(.degrees(degrees)), event, code: "rotate", with: "byDegrees: \(degrees.asWord)", "to rotate", name,
      whileLoading,
      names: false)
  }

  /// Drags something that is `draggable` to a `dropDestination` and drops it there: `drag("Milk", onto: "Done")`.
  public func drag(_ name: String, onto destination: String, whileLoading: Bool = false) async throws {
    let (name, destination) = (ElementName(name), ElementName(destination))
    try await act(
      "drag \(name) onto \(destination)", code: "drag(\(name.code), onto: \(destination.code))",
      whileLoading: whileLoading
    ) { screen in
      let element = try screen.element(name, "to drag to another place") { $0.dragged != nil }
      let things = try element.dragged.orRefuse("\(name) cannot be dragged to another place", on: screen)
      return try screen.dropping(things, on: destination)
    }
  }

  /// Drops items from elsewhere, such as another app, on a `dropDestination` for its type.
  public func drop<Thing: Transferable>(
    _ things: [Thing], on destination: String, whileLoading: Bool = false
  ) async throws {
    let destination = ElementName(destination)
    let items = things.map { ValueLiteral($0)?.text ?? "..." }.joined(separator: ", ")
    try await act(
      "drop \(things.count) \(Thing.self) on \(destination)", code: "drop([\(items)], on: \(destination.code))",
      whileLoading: whileLoading
    ) { screen in
      try screen.dropping(things, on: destination)
    }
  }

  private func touch(
    _ kind: _GestureMove.Kind, _ event: String, code: String, with argument: String? = nil, _ purpose: String,
    _ name: ElementName, _ whileLoading: Bool, names: Bool = true
  ) async throws {
    try await act(
      names ? "\(event) \(name)" : event, code: "\(code)(\(name.code(with: argument)))", whileLoading: whileLoading
    ) { screen in
      let element = try screen.element(name, purpose) { $0.touch(kind) != nil }
      return Act(perform: try element.touch(kind).orRefuse("\(name) does not respond to that gesture", on: screen))
    }
  }
}

extension TextScreen {
  fileprivate func dropping(_ things: [Any], on destination: ElementName) throws -> ScreenUser.Act {
    let place = try element(destination, "that takes drops") { $0.takesDrops }
    let kind = things.first.map { "\(type(of: $0))" } ?? "nothing"
    let drop = try place.drop(things).orRefuse("\(destination) takes drops, but not of \(kind)", on: self)
    return ScreenUser.Act { _ = drop() }
  }
}
