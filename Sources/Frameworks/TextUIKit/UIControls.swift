// UIKit's controls, which apps make or set defaults of. Their values are kept and never drawn.

open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open override class func appearance() -> UILabel { UILabel() }
}

open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var animationImages: [UIImage]?
  open var isHighlighted = false

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  open override class func appearance() -> UIImageView { UIImageView() }
}

open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = 0

  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { [] }
    public static var highlighted: State { State(rawValue: 1) }
    public static var disabled: State { State(rawValue: 2) }
    public static var selected: State { State(rawValue: 4) }
    public static var focused: State { State(rawValue: 8) }
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchUpInside: Event { Event(rawValue: 64) }
    public static var valueChanged: Event { Event(rawValue: 4096) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
  }
  open func addAction(_ action: UIAction, for events: Event) {}
  open func sendActions(for events: Event) {}
  open override class func appearance() -> UIControl { UIControl() }
}

open class UIButton: UIControl {
  open func setTitle(_ title: String?, for state: State) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {}
  open override class func appearance() -> UIButton { UIButton() }
}

open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
  open override class func appearance() -> UISwitch { UISwitch() }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open override class func appearance() -> UISlider { UISlider() }
}

open class UIStepper: UIControl {
  open var value = 0.0
  open override class func appearance() -> UIStepper { UIStepper() }
}

open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  open override class func appearance() -> UIPageControl { UIPageControl() }
}

open class UIRefreshControl: UIControl {
  open func beginRefreshing() {}
  open func endRefreshing() {}
  open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
}

open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open override class func appearance() -> UIDatePicker { UIDatePicker() }
}

open class UIActivityIndicatorView: UIView {
  open var style = Style.medium
  open var color: UIColor!
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  open override class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }
}

open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open override class func appearance() -> UIProgressView { UIProgressView() }
}

open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  public private(set) var arrangedSubviews: [UIView] = []
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open override class func appearance() -> UIStackView { UIStackView() }
}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  open override class func appearance() -> UIVisualEffectView { UIVisualEffectView() }
}

open class UIVisualEffect: NSObject {}
open class UIBlurEffect: UIVisualEffect {
  public init(style: Style) {}
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark = 16, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
}
