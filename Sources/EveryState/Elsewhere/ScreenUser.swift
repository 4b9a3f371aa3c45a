import Foundation
import TextUI

/// The user's actions, so that declarations compile on systems that draw no text. Nothing calls them.
@MainActor public final class ScreenUser {
  public func press(_ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false) async throws
  {}
  public func refresh(whileLoading: Bool = false) async throws {}
  public func wait(_ duration: Duration) async {}

  public func toggle(_ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false) async throws
  {}
  public func select(
    _ choice: String, in picker: String, of row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func select(
    _ date: Date, in picker: String, of row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func openMenu(_ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false)
    async throws
  {}
  public func swipeAction(
    _ action: String, on name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func perform(
    _ action: String, on name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}

  public func dismiss(whileLoading: Bool = false) async throws {}
  public func goBack(whileLoading: Bool = false) async throws {}
  public func scroll(whileLoading: Bool = false) async throws {}
  public func scrollToEnd(whileLoading: Bool = false) async throws {}

  public func type(
    _ text: String, into field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func type<Number: Numeric & CustomStringConvertible>(
    _ number: Number, into field: String, in row: String? = nil, number place: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func type(
    _ date: Date, into field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func clear(_ field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false) async throws
  {}
  public func submit(_ field: String? = nil, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false)
    async throws
  {}
  public func search(_ text: String, whileLoading: Bool = false) async throws {}

  public func longPress(_ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false)
    async throws
  {}
  public func drag(
    _ name: String, by distance: CGSize, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func drag(_ name: String, onto destination: String, whileLoading: Bool = false) async throws {}
  public func drop<Thing: Transferable>(_ things: [Thing], on destination: String, whileLoading: Bool = false)
    async throws
  {}
  public func magnify(
    _ name: String, by factor: Double, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func rotate(
    _ name: String, byDegrees degrees: Double, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}

  public func openURL(_ url: URL, whileLoading: Bool = false) async throws {}
  public func post(
    _ name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil, whileLoading: Bool = false
  ) async throws {}
  public func continueUserActivity(_ activity: NSUserActivity, whileLoading: Bool = false) async throws {}
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = [], whileLoading: Bool = false) async throws {}
  public func changeScenePhase(to phase: ScenePhase, whileLoading: Bool = false) async throws {}
}
