import TextUI

/// A UIKit view. It is neither laid out nor drawn: a representable appears on screen as a box with its name.
open class UIView: UIResponder, _HasAnchors {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var insetsLayoutMarginsFromSafeArea = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public let layer = CALayer()
  open var window: UIWindow? { nil }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) { self.frame = frame }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func draw(_ rect: CGRect) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func addInteraction(_ interaction: any UIInteraction) {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds) }
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds) }
  open var readableContentGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds) }
  /// Nothing is drawn of it.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func viewWithTag(_ tag: Int) -> UIView? { subviews.first { $0.tag == tag } }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// An animation takes no time.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping damping: CGFloat = 1,
    initialSpringVelocity velocity: CGFloat = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  open class func setAnimationsEnabled(_ isEnabled: Bool) {}
  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// How views of a kind look by default. Text does not show it.
  open class func appearance() -> UIView { UIView() }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var curveEaseInOut: AnimationOptions { [] }
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 8) }
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 16) }
    public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
    public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
    public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
  }
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  open override class func appearance() -> UIWindow { UIWindow() }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  open func becomeKey() {}
  open func resignKey() {}
}

/// A view's layer, which is never drawn.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var zPosition: CGFloat = 0
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var isHidden = false
  open var contents: Any?
  public private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func removeFromSuperlayer() {}
}

@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}
