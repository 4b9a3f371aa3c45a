// Selecting text. Text has no counterpart: these compile, and change nothing.

public protocol TextSelectability: Sendable {}
public struct EnabledTextSelectability: TextSelectability { init() {} }
public struct DisabledTextSelectability: TextSelectability { init() {} }
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets a person select the text.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
