/// Whether a person can select text.
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
  init() {}
}
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
  init() {}
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets a person select the text.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(PartFact(fact: S.allowsSelection ? "selectable" : nil))
  }
}
