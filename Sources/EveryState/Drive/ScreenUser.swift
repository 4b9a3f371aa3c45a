import EveryStateGoldens
import TextUI

/// The user of a screen, in a state's actions.
///
/// Before an action, all calls end, and if its target is absent then, the screen comes to rest. With `whileLoading`, the action does not
/// wait. After the action, all work that needs no time runs.
///
/// A name is an element's label, accessibility identifier or input label; if no element matches it in full, it is one of
/// an element's texts, or some words of one. `in` is a text of its row, or of its section's header, and `number` one of several in reading order, from 1. If no element matches, several match, or the match is disabled, the action throws an error that lists the candidates.
@MainActor public final class ScreenUser {
  enum Request {
    /// Until nothing is runnable.
    case quiet
    /// Until no call is in flight.
    case answers
    /// The same, and nothing is due soon.
    case rest
    case time(Duration)
  }
  let screen: TextScreen
  private(set) var request: Request?
  private var continuation: CheckedContinuation<Void, Never>?
  private var event: Event?

  init(_ screen: TextScreen) { self.screen = screen }

  /// Presses a button, a link, a tab, a row, or anything else with a tap action: `press("Add", in: "Fjord 2 Tent")`.
  public func press(
    _ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(name, in: row, number: number)
    try await act("press \(name)", code: "press(\(name.code))", whileLoading: whileLoading) { screen in
      // A row with buttons of the default style is pressed by any of its texts.
      let called = screen.elements.filter { element in name.name.map { element.isCalled($0) } ?? false }
      let isRow = !called.contains(where: \.canBePressed) && called.contains { $0.rowTap != nil }
      let element = try screen.element(name, "to press") { isRow ? $0.rowTap != nil : $0.canBePressed }
      return element.act(
        .press, try (element.press ?? element.rowTap).orRefuse("\(name) cannot be pressed", on: screen))
    }
  }

  /// Pulls the screen to refresh it.
  public func refresh(whileLoading: Bool = false) async throws {
    try await act("refresh", code: "refresh()", whileLoading: whileLoading) { screen in
      guard let refresh = screen.refreshAction else {
        throw screen.refusal("Nothing on the screen is refreshable", "refreshable")
      }
      return Act(control: ControlUse.Kind(control: nil, way: .refresh)) { Task { await refresh() } }
    }
  }

  /// Advances virtual time. The screen updates at each event, and a storyboard shows each change.
  public func wait(_ duration: Duration) async { await ask(.time(duration)) }

  /// Waits for rest, finds the target, acts, and runs all work that needs no time.
  /// - Parameter isWritten: whether the action is written with `whileLoading`, if its beginning has waited already.
  func act(
    _ event: String, code: String, whileLoading: Bool, written isWritten: Bool? = nil,
    _ find: (TextScreen) throws -> Act
  ) async throws {
    if !whileLoading {
      await ask(.answers)
      // Letters follow each other within a debounce; other targets may appear after it.
      if (try? find(screen)) == nil { await ask(.rest) }
    }
    let act = try find(screen)
    self.event = Event(
      words: event, code: isWritten ?? whileLoading ? code.whileLoading : code, control: act.control, label: act.label,
      typed: act.typed)
    act.perform()
    await ask(.quiet)
  }

  /// An action in the words of a storyboard, and as a declaration has it.
  struct Event {
    let words: String
    let code: String?
    /// Its control and the label of its element; nil for a gesture on the whole screen.
    let control: ControlUse.Kind?
    let label: String?
    var typed: String?
  }

  /// An action to perform, and its control; nil for a gesture on the whole screen.
  struct Act {
    var control: ControlUse.Kind?
    var label: String?
    /// The text of its field after the action.
    var typed: String?
    let perform: @MainActor () -> Void
  }

  func ask(_ request: Request) async {
    await withCheckedContinuation {
      continuation = $0
      self.request = request
    }
  }

  func takeEvent() -> Event? {
    defer { event = nil }
    return event
  }

  func resume() {
    request = nil
    let waiting = continuation
    continuation = nil
    waiting?.resume()
  }
}
