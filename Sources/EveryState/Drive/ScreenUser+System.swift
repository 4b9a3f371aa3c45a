import EveryStateGoldens
import Foundation
import TextUI

extension ScreenUser {
  /// Opens the app with a link, as the system does. Every `onOpenURL` receives it.
  public func openURL(_ url: URL, whileLoading: Bool = false) async throws {
    try await hand(
      .url(url), "open URL \(url.absoluteString)", code: "openURL(URL(string: \(url.absoluteString.asLiteral))!)",
      "has an onOpenURL", whileLoading)
  }

  /// Continues an activity in the app, as the system does. Every `onContinueUserActivity` of its type receives it.
  public func continueUserActivity(_ activity: NSUserActivity, whileLoading: Bool = false) async throws {
    let type = activity.activityType
    try await hand(
      .activity(activity), "continue activity \(type)",
      code: "continueUserActivity(NSUserActivity(activityType: \(type.asLiteral)))",
      "has an onContinueUserActivity(\"\(type)\")", whileLoading)
  }

  /// Presses a key of a keyboard: the innermost `onKeyPress` that handles it, or the control with this `keyboardShortcut`.
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = [], whileLoading: Bool = false) async throws {
    let name = KeyboardShortcut(key, modifiers: modifiers).name
    try await hand(
      .key(KeyPress(key, modifiers)), "press key \(name)",
      code: "pressKey(\(String(key.character).asLiteral), modifiers: EventModifiers(rawValue: \(modifiers.rawValue)))",
      "has an onKeyPress or a keyboardShortcut for it",
      whileLoading)
  }

  /// Moves the app to the background, or back. Views see the new `scenePhase`, with `inactive` in between, as on a device.
  public func changeScenePhase(to phase: ScenePhase, whileLoading: Bool = false) async throws {
    let isFar = screen.scenePhase != .inactive && phase != .inactive && screen.scenePhase != phase
    if isFar {
      if !whileLoading { await ask(.answers) }
      screen.change { $0.scenePhase = .inactive }
      await ask(.quiet)
    }
    try await act(
      "scene phase \(phase)", code: "changeScenePhase(to: .\(phase))", whileLoading: whileLoading || isFar,
      written: whileLoading
    ) { screen in
      Act { screen.change { $0.scenePhase = phase } }
    }
  }

  /// Posts a notification to the default center, as the system or another part of the app does.
  public func post(
    _ name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil, whileLoading: Bool = false
  ) async throws {
    let code = "post(Notification.Name(\(name.rawValue.asLiteral)))"
    try await act("notification \(name.rawValue)", code: code, whileLoading: whileLoading) { _ in
      Act { NotificationCenter.default.post(name: name, object: object, userInfo: userInfo) }
    }
  }

  private func hand(
    _ event: SystemEvent, _ words: String, code: String, _ taker: String, _ whileLoading: Bool
  ) async throws {
    try await act(words, code: code, whileLoading: whileLoading) { screen in
      guard screen.takes(event) else { throw InteractionError("Nothing on the screen \(taker).\n\(screen.inventory)") }
      return Act { screen.handle(event) }
    }
  }
}
