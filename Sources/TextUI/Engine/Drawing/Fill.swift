struct Fill: Hashable {
  var colour: String?
  /// The shape's word; none for a rectangle.
  var shape: String?
  var isFilled = true
  var lineWidth: CGFloat = 1
  var isOpaque = true
  /// The effects that modifiers add to it: `shadow`, `rotated 45`.
  private var effects: String?
  private var opacity = 1.0

  var isClear: Bool {
    colour == "clear" || opacity < 0.01 || !isFilled && lineWidth <= 0 || colour?.hasSuffix(" 0%") == true
  }

  var words: String {
    (colour ?? "primary").and(isFilled || lineWidth == 1 ? nil : Font.number(lineWidth)).and(shape).and(effects)
      .and(opacity < 1 ? "opacity \(Percent(opacity))" : nil)
  }

  var name: String { (isFilled ? "fill " : "outline ") + words }

  init(colour: String?, shape: String? = nil, isFilled: Bool = true, lineWidth: CGFloat = 1) {
    self.colour = colour
    self.shape = shape
    self.isFilled = isFilled
    self.lineWidth = lineWidth
    isOpaque = isFilled && !Self.letsThrough(colour)
  }

  mutating func add(_ look: AddedLook) {
    effects = effects.and(look.words)
    if look.isSeenThrough { isOpaque = false }
  }

  mutating func fade(_ opacity: Double) {
    self.opacity *= opacity
    if opacity < 1 { isOpaque = false }
  }

  /// Translucent system colors, and colors with an opacity.
  private static func letsThrough(_ colour: String?) -> Bool {
    guard let colour else { return false }
    // A gradient with a translucent color, as a scrim over a picture.
    if colour.hasPrefix("gradient ") {
      return colour.split(separator: " ").dropFirst().contains { letsThrough("\($0)") }
    }
    // A percent sign of a name of the app's is escaped, and the words after its colors may be of the name.
    if colour.hasSuffix("%") { return !colour.hasSuffix("\\%") }
    let isLevel = !colour.hasPrefix("color:") && levels.contains { colour == $0 || colour.hasSuffix(" \($0)") }
    return isLevel || ["clear", "shadow", "fill", "separator", "placeholder", "selection"].contains(colour)
  }

  private static let levels = ["secondary", "tertiary", "quaternary", "quinary"]
}

extension Shape {
  nonisolated var word: String? {
    if let changed = self as? any ChangedShape { return changed.words }
    switch "\(Self.self)" {
    case "Rectangle": return nil
    case "RoundedRectangle", "UnevenRoundedRectangle": return "rounded"
    case "ContainerRelativeShape": return ContainerRelativeShape.word
    case "Capsule": return "capsule"
    case "Circle": return "circle"
    case "Ellipse": return "ellipse"
    case let name: return AppText.name(name)
    }
  }
}

/// A modifier of one view that changes how a fill looks, if the view is one.
@MainActor protocol FillChanging: _Node { func change(_ fill: inout Fill) }
