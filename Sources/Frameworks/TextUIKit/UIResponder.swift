@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open var keyCommands: [UIKeyCommand]? { nil }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
}

// The keyboard comes and goes without a word here; a test posts these itself.
extension UIResponder {
  nonisolated public static var keyboardWillShowNotification: Notification.Name { .init("UIKeyboardWillShow") }
  nonisolated public static var keyboardDidShowNotification: Notification.Name { .init("UIKeyboardDidShow") }
  nonisolated public static var keyboardWillHideNotification: Notification.Name { .init("UIKeyboardWillHide") }
  nonisolated public static var keyboardDidHideNotification: Notification.Name { .init("UIKeyboardDidHide") }
  nonisolated public static var keyboardWillChangeFrameNotification: Notification.Name {
    .init("UIKeyboardWillChangeFrame")
  }
  nonisolated public static var keyboardDidChangeFrameNotification: Notification.Name {
    .init("UIKeyboardDidChangeFrame")
  }
  nonisolated public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBegin" }
  nonisolated public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEnd" }
  nonisolated public static var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDuration" }
  nonisolated public static var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurve" }
}

@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}
@preconcurrency @MainActor open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}

extension NSValue {
  /// The keyboard's place: none.
  public var cgRectValue: CGRect { .zero }
}
