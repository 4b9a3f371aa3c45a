import TextUI

extension Button where Label: View {
  /// A press performs the intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ title: LocalizedStringKey, intent: I) {
    self.init(action: { Task { _ = try? await intent.perform() } }) { Text(title) }
  }
}

/// What the system tells of an intent that a person can speak: `<siri tip>`.
public struct SiriTipView<Intent: AppIntent>: View {
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { _StandIn("siri tip").frame(height: 40) }
}

/// The system's way to an app's shortcuts: `<shortcuts>`.
public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}
  public var body: some View { _StandIn("shortcuts").frame(height: 40) }
}

public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var dark: Self { Self(name: "dark") }
  public static var light: Self { Self(name: "light") }
}
extension View {
  // Text has no counterpart: these compile, and change nothing.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  nonisolated public func shortcutsLinkStyle(_ style: SiriTipViewStyle) -> some View { self }
}
