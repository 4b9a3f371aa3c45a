import TextUI

/// A person in front of the screen: what a state's actions are written with.
///
/// Before a person acts, the screen comes to rest: loads that the state names have ended. After the action everything
/// has run that needs no time.
@MainActor
public final class ScreenUser {
  enum Request {
    /// Until nothing is runnable.
    case quiet
    /// Until no named call is in flight.
    case rest
    case time(Duration)
  }
  private let screen: TextScreen
  private(set) var request: Request?
  private var continuation: CheckedContinuation<Void, Never>?
  private var event: String?

  init(_ screen: TextScreen) { self.screen = screen }

  /// Presses the button with this label.
  /// - Parameters:
  ///   - label: the button's text, as an assistive technology reads it.
  ///   - whileLoading: presses at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists the buttons there are when none fits, two fit, or it is disabled.
  public func press(_ label: String, whileLoading: Bool = false) async throws {
    if !whileLoading { await ask(.rest) }
    let button = try screen.control(labelled: label)
    event = "press \"\(label)\""
    button()
    await ask(.quiet)
  }

  /// Pulls the screen to refresh it.
  public func refresh() async throws {
    await ask(.rest)
    guard let refresh = screen.refreshAction else {
      throw InteractionError("Nothing on the screen is refreshable.\n\(screen.inventory)")
    }
    event = "refresh"
    Task { await refresh() }
    await ask(.quiet)
  }

  /// Lets time pass.
  /// - Parameter duration: virtual time; it costs none.
  public func wait(_ duration: Duration) async { await ask(.time(duration)) }

  private func ask(_ request: Request) async {
    await withCheckedContinuation {
      continuation = $0
      self.request = request
    }
  }

  func takeEvent() -> String? {
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

/// An action that the screen does not offer.
struct InteractionError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension TextScreen {
  /// The press of the one enabled control with this label.
  func control(labelled label: String) throws -> @MainActor () -> Void {
    let controls = elements.filter { $0.role == .button || $0.role == .link }
    let found = controls.filter { $0.label == label }
    guard let control = found.first else {
      throw InteractionError("There is no button \"\(label)\" on the screen.\n\(inventory)")
    }
    guard found.count == 1 else {
      throw InteractionError("There are \(found.count) buttons \"\(label)\" on the screen.\n\(inventory)")
    }
    guard control.isEnabled, let press = control.press else {
      throw InteractionError("The button \"\(label)\" is disabled.\n\(inventory)")
    }
    return press
  }

  /// What a person could use, for the message of an action that finds nothing.
  var inventory: String {
    let controls = elements.filter { $0.role != .text && $0.role != .image }
    let lines = controls.map { element in
      "  \(element.role.rawValue) \"\(element.label)\"\(element.isEnabled ? "" : " (disabled)")"
    }
    return lines.isEmpty
      ? "The screen has no control:\n\(self.lines().map { "  " + $0 }.joined(separator: "\n"))"
      : "There are:\n\(lines.joined(separator: "\n"))"
  }
}
