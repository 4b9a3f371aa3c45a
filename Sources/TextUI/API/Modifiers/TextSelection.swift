/// Whether the user can select text.
public protocol TextSelectability: Sendable {
  /// Whether text of this kind can be selected.
  static var allowsSelection: Bool { get }
}
/// The type of `enabled`: text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
  init() {}
}
/// The type of `disabled`: text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
  init() {}
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select the text: `selectable`.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// The user cannot select the text, which is not written.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets the user select the text.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(PartFact(fact: S.allowsSelection ? "selectable" : nil))
  }
}
