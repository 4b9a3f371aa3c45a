import EveryStateGoldens
import Foundation
import TextUI

extension ScreenUser {
  /// Presses for long what does something then.
  ///
  /// A menu that a long press shows is opened with ``openMenu(_:in:number:whileLoading:)``.
  /// - Parameters:
  ///   - name: its label, its identifier, or one of its texts.
  ///   - row: a text of the row that it is in, or of its section's header.
  ///   - number: which one of several in reading order, from 1.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when nothing of that name takes a long press.
  public func longPress(
    _ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    try await touch(
      .longPress, "long press", "to press for long", ElementName(name, in: row, number: number), whileLoading)
  }

  /// Drags a view over the screen and lets it go: its drag gestures meet half of the way, all of it, and the end.
  ///
  ///     try await $0.drag("Card", by: CGSize(width: -200, height: 0))
  ///
  /// - Parameters:
  ///   - name: its label, its identifier, or one of its texts.
  ///   - distance: how far, in points: to the right, and down.
  ///   - row: a text of the row that it is in, or of its section's header.
  ///   - number: which one of several in reading order, from 1.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when nothing of that name can be dragged so far.
  public func drag(
    _ name: String, by distance: CGSize, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    let event = "drag \(name) by \(Double(distance.width).asWord), \(Double(distance.height).asWord)"
    try await touch(.drag(distance), event, "to drag", name, whileLoading, names: false)
  }

  /// Spreads or pinches two fingers on a view.
  /// - Parameters:
  ///   - name: its label, its identifier, or one of its texts.
  ///   - factor: how much larger: 2 is twice as large, 0.5 half.
  ///   - row: a text of the row that it is in, or of its section's header.
  ///   - number: which one of several in reading order, from 1.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when nothing of that name can be magnified.
  public func magnify(
    _ name: String, by factor: Double, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    let event = "magnify \(name) by \(factor.asWord)"
    try await touch(.magnify(factor), event, "to magnify", name, whileLoading, names: false)
  }

  /// Turns two fingers on a view.
  /// - Parameters:
  ///   - name: its label, its identifier, or one of its texts.
  ///   - degrees: how far, clockwise.
  ///   - row: a text of the row that it is in, or of its section's header.
  ///   - number: which one of several in reading order, from 1.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when nothing of that name can be rotated.
  public func rotate(
    _ name: String, byDegrees degrees: Double, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    let event = "rotate \(name) by \(degrees.asWord) degrees"
    try await touch(.rotate(.degrees(degrees)), event, "to rotate", name, whileLoading, names: false)
  }

  /// Drags something that is `draggable` to a `dropDestination` and drops it there.
  ///
  ///     try await $0.drag("Milk", onto: "Done")
  ///
  /// - Parameters:
  ///   - name: the label of what is dragged, its identifier, or one of its texts.
  ///   - destination: the same of where it is dropped.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when nothing of these names can be dragged, or takes it.
  public func drag(_ name: String, onto destination: String, whileLoading: Bool = false) async throws {
    let (name, destination) = (ElementName(name), ElementName(destination))
    try await act("drag \(name) onto \(destination)", whileLoading: whileLoading) { screen in
      let element = try screen.element(name, "to drag to another place") { $0.dragged != nil }
      let things = try element.dragged.orRefuse("\(name) cannot be dragged to another place", on: screen)
      let place = try screen.element(destination, "that takes drops") { $0.takesDrops }
      return Act { _ = place.drop(things) }
    }
  }

  /// Drops something that comes from elsewhere, such as another app.
  ///
  ///     try await $0.drop([URL(string: "https://example.com")!], on: "Links")
  ///
  /// - Parameters:
  ///   - things: of the type that the `dropDestination` takes.
  ///   - destination: its label, its identifier, or one of its texts.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when nothing of that name takes drops.
  public func drop<Thing: Transferable>(
    _ things: [Thing], on destination: String, whileLoading: Bool = false
  ) async throws {
    let destination = ElementName(destination)
    try await act("drop \(things.count) \(Thing.self) on \(destination)", whileLoading: whileLoading) { screen in
      let place = try screen.element(destination, "that takes drops") { $0.takesDrops }
      return Act { _ = place.drop(things) }
    }
  }

  private func touch(
    _ kind: _GestureMove.Kind, _ event: String, _ purpose: String, _ name: ElementName, _ whileLoading: Bool,
    names: Bool = true
  ) async throws {
    try await act(names ? "\(event) \(name)" : event, whileLoading: whileLoading) { screen in
      let element = try screen.element(name, purpose) { $0.touch(kind) != nil }
      return Act(perform: try element.touch(kind).orRefuse("\(name) has no gesture for that", on: screen))
    }
  }
}
