/// Watches touches. UIKit views receive none.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? { nil }
  open var cancelsTouchesInView = true
  open var numberOfTouches: Int { 0 }

  public override init() {}
  public init(target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func addTarget(_ target: Any, action: Selector) {}
  open func require(toFail other: UIGestureRecognizer) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
open class UILongPressGestureRecognizer: UIGestureRecognizer { open var minimumPressDuration: TimeInterval = 0.5 }
open class UIPinchGestureRecognizer: UIGestureRecognizer { open var scale: CGFloat = 1 }
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: Direction = .right
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var right: Direction { Direction(rawValue: 1) }
    public static var left: Direction { Direction(rawValue: 2) }
    public static var up: Direction { Direction(rawValue: 4) }
    public static var down: Direction { Direction(rawValue: 8) }
  }
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// A message by its name. Only one is sent, `resignFirstResponder`: others need the Objective-C runtime.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}
