import EveryStateGoldens
import EveryStateSimulation
import Foundation
import TextUI

/// Does one move of a play. No time passes unless the move says so.
@MainActor
struct PlayedMove {
  private let line: String
  private let driven: DrivenScreen
  private let world: PlayedWorld

  init(_ line: String, _ driven: DrivenScreen, _ world: PlayedWorld) {
    self.line = line
    self.driven = driven
    self.world = world
  }

  func perform() throws {
    guard let move = PlayMove(line) else { throw InteractionError("'\(line)' is no move.") }
    switch move {
    case .rest: try Rest(driven: driven, goal: .rest, patience: .seconds(10)).reach {}
    case .wait(let duration):
      try driven.settle()
      try driven.advance(by: duration) {}
    case .next:
      try driven.settle()
      guard try driven.advance() || tick() else {
        throw InteractionError("Nothing is about to happen: the screen waits for you.")
      }
    case .world(let path, let answering): try world.change(path, answering, driven)
    default: try act(move)
    }
  }

  /// A screen that shows the time and waits for nothing.
  private func tick() throws -> Bool {
    guard driven.screen.showsTime else { return false }
    try driven.advance(by: .seconds(1)) {}
    return true
  }

  private func act(_ move: PlayMove) throws {
    let user = ScreenUser(driven.screen)
    let body = driven.simulation.start { try await user.perform(move) }
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
  /// Does a move at once.
  fileprivate func perform(_ move: PlayMove) async throws {
    switch move {
    case .press(let at): try await press(at.name, in: at.row, number: at.number, whileLoading: true)
    case .toggle(let at): try await toggle(at.name, in: at.row, number: at.number, whileLoading: true)
    case .type(let text, let at): try await type(text, into: at.name, in: at.row, number: at.number, whileLoading: true)
    case .clear(let at): try await clear(at.name, in: at.row, number: at.number, whileLoading: true)
    case .submit(let at): try await submit(at?.name, in: at?.row, number: at?.number, whileLoading: true)
    case .search(let text): try await search(text, whileLoading: true)
    case .select(let choice, let at):
      try await select(choice, in: at.name, of: at.row, number: at.number, whileLoading: true)
    case .selectDate(let text, let at):
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw InteractionError("'\(text)' is no date as 2026-01-05T09:00:00Z.")
      }
      try await select(date, in: at.name, of: at.row, number: at.number, whileLoading: true)
    case .openMenu(let at): try await openMenu(at.name, in: at.row, number: at.number, whileLoading: true)
    case .swipe(let action, let at):
      try await swipeAction(action, on: at.name, in: at.row, number: at.number, whileLoading: true)
    case .perform(let action, let at):
      try await perform(action, on: at.name, in: at.row, number: at.number, whileLoading: true)
    case .refresh: try await refresh(whileLoading: true)
    case .dismiss: try await dismiss(whileLoading: true)
    case .goBack: try await goBack(whileLoading: true)
    case .scroll: try await scroll(whileLoading: true)
    case .scrollToEnd: try await scrollToEnd(whileLoading: true)
    case .longPress(let at): try await longPress(at.name, in: at.row, number: at.number, whileLoading: true)
    case .drag(let at, let right, let down):
      try await drag(
        at.name, by: CGSize(width: right, height: down), in: at.row, number: at.number, whileLoading: true)
    case .dragOnto(let at, let place): try await drag(at.name, onto: place, whileLoading: true)
    case .pressKey(let words):
      guard let keys = PlayKeys(words) else { throw InteractionError("'\(words)' is no key.") }
      try await pressKey(keys.equivalent, modifiers: keys.held, whileLoading: true)
    case .openURL(let text):
      guard let url = URL(string: text) else { throw InteractionError("'\(text)' is no URL.") }
      try await openURL(url, whileLoading: true)
    case .scenePhase(let phase):
      let phases: [String: ScenePhase] = ["active": .active, "inactive": .inactive, "background": .background]
      try await changeScenePhase(to: phases[phase] ?? .active, whileLoading: true)
    case .notification(let name): try await post(Notification.Name(name), whileLoading: true)
    case .rest, .wait, .next, .world: break
    }
  }
}

extension PlayKeys {
  fileprivate var equivalent: KeyEquivalent {
    let named: [String: KeyEquivalent] = [
      "return": .return, "escape": .escape, "delete": .delete, "space": .space, "tab": .tab, "up": .upArrow,
      "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    ]
    return named[key] ?? KeyEquivalent(Character(key.lowercased()))
  }

  fileprivate var held: EventModifiers {
    let known: [String: EventModifiers] = [
      "control": .control, "option": .option, "shift": .shift, "command": .command,
    ]
    return EventModifiers(modifiers.compactMap { known[$0] })
  }
}
