import EveryStateGoldens
import EveryStateSimulation
import Foundation
import TextUI

/// Performs one move of a play. No time passes unless the move says so.
@MainActor struct PlayedMove {
  private let line: String
  private let driven: DrivenScreen
  private let world: PlayedWorld

  init(_ line: String, _ driven: DrivenScreen, _ world: PlayedWorld) {
    self.line = line
    self.driven = driven
    self.world = world
  }

  func perform() throws {
    guard let order = PlayOrder(line: line) else { throw InteractionError("'\(line)' is not a move.") }
    switch order.verb {
    case .rest: try Rest(driven: driven, goal: .rest, patience: .seconds(10)).reach {}
    case .wait:
      try driven.settle()
      try driven.advance(by: .nanoseconds(Int64(order.name) ?? 0)) {}
    case .next:
      try driven.settle()
      guard try driven.advance() || tick() else {
        throw InteractionError("Nothing is scheduled: the screen is waiting for you.")
      }
    case .world: try world.change(order, driven)
    default: try act(order)
    }
  }

  /// A screen that shows the time and waits for nothing.
  private func tick() throws -> Bool {
    guard driven.screen.showsTime else { return false }
    try driven.advance(by: .seconds(1)) {}
    return true
  }

  private func act(_ order: PlayOrder) throws {
    let user = ScreenUser(driven.screen)
    let body = driven.simulation.start { try await user.perform(order) }
    while true {
      driven.actions.begin()
      try driven.settle()
      if let event = user.takeEvent() { driven.actions.note(event) }
      if user.request != nil {
        driven.simulation.enter { user.resume() }
      } else if let result = body.result {
        return try result.get()
      } else {
        guard try driven.advance() else { throw driven.simulation.waitsForNothing }
      }
    }
  }
}

extension ScreenUser {
  /// Performs a move at once.
  fileprivate func perform(_ order: PlayOrder) async throws {
    let (name, row, number, text) = (order.name, order.row, order.number, order.text)
    switch order.verb {
    case .press: try await press(name, in: row, number: number, whileLoading: true)
    case .toggle: try await toggle(name, in: row, number: number, whileLoading: true)
    case .type: try await type(text, into: name, in: row, number: number, whileLoading: true)
    case .clear: try await clear(name, in: row, number: number, whileLoading: true)
    case .submit: try await submit(name.isEmpty ? nil : name, in: row, number: number, whileLoading: true)
    case .search: try await search(name, whileLoading: true)
    case .select: try await select(text, in: name, of: row, number: number, whileLoading: true)
    case .selectDate:
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw InteractionError("'\(text)' is not a date such as 2026-01-05T09:00:00Z.")
      }
      try await select(date, in: name, of: row, number: number, whileLoading: true)
    case .openMenu: try await openMenu(name, in: row, number: number, whileLoading: true)
    case .swipe: try await swipeAction(text, on: name, in: row, number: number, whileLoading: true)
    case .perform: try await perform(text, on: name, in: row, number: number, whileLoading: true)
    case .refresh: try await refresh(whileLoading: true)
    case .dismiss: try await dismiss(whileLoading: true)
    case .goBack: try await goBack(whileLoading: true)
    case .scroll: try await scroll(whileLoading: true)
    case .scrollToEnd: try await scrollToEnd(whileLoading: true)
    case .longPress: try await longPress(name, in: row, number: number, whileLoading: true)
    case .drag:
      let distance = order.texts.map { Double($0) ?? 0 }
      try await drag(
        name, by: CGSize(width: distance[0], height: distance[1]), in: row, number: number, whileLoading: true)
    case .dragOnto: try await drag(name, onto: text, whileLoading: true)
    case .pressKey:
      let key = Self.keys[name] ?? KeyEquivalent(Character(name.lowercased()))
      try await pressKey(
        key, modifiers: EventModifiers(order.texts.compactMap { Self.modifiers[$0] }), whileLoading: true)
    case .openURL:
      guard let url = URL(string: name) else { throw InteractionError("'\(name)' is not a URL.") }
      try await openURL(url, whileLoading: true)
    case .scenePhase:
      let phases: [String: ScenePhase] = ["active": .active, "inactive": .inactive, "background": .background]
      try await changeScenePhase(to: phases[name] ?? .active, whileLoading: true)
    case .notification: try await post(Notification.Name(name), whileLoading: true)
    case .rest, .wait, .next, .world: break
    }
  }

  private static var keys: [String: KeyEquivalent] {
    [
      "return": .return, "escape": .escape, "delete": .delete, "space": .space, "tab": .tab, "up": .upArrow,
      "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    ]
  }

  private static var modifiers: [String: EventModifiers] {
    ["control": .control, "option": .option, "shift": .shift, "command": .command]
  }
}
