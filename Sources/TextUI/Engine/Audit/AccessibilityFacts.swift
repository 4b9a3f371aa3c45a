/// The facts about a screen that an accessibility audit judges: its texts with their colors, its targets in points, and its
/// elements as VoiceOver reads them.
package struct AccessibilityFacts: Sendable {
  package struct ShownText: Sendable {
    package let text: String
    package let contrast: Contrast
    /// In points.
    package let size: Double
    package let isBold: Bool
    package let isOfBar: Bool
    package let hasLineLimit: Bool
    package let isCut: Bool
  }
  package enum Contrast: Sendable {
    /// The lowest ratio; whether a color of the system makes it; the colors.
    case known(Double, isOfSystem: Bool, colors: String)
    /// The system chose both colors.
    case ofSystem
    /// Why one of the colors is unknown, or does not count.
    case unknown(String)
  }
  /// The place that takes a control's touches.
  package struct Target: Sendable {
    package let name: String
    package let size: CGSize
    /// Why the size is not the app's, or unknown; nil for a symbol and for a view with a frame.
    package let unknown: String?
  }
  package struct Element: Sendable {
    package let role: Semantics.Role
    package let label: String
    package let drawn: String
    package let value: String?
    package let isEnabled: Bool
    /// Whether a press, or any other action, does something.
    package let isUsable: Bool
    package let isPressed: Bool
    package let isNamedByFile: Bool
    package let isNamedBySymbol: Bool
    package let kind: ControlKind?
    /// Equal for elements of one row or section.
    package let place: Int?
    package let top: Int
    package let bottom: Int
    /// Traits that modifiers add and remove: `button`.
    package let added: [String]
    package let removed: [String]
    package let isInControl: Bool
    package let isTapArea: Bool
    /// Whether a sort priority moves it.
    package let isMoved: Bool
    package let actions: [String]
  }
  package fileprivate(set) var texts: [ShownText] = []
  package fileprivate(set) var targets: [Target] = []
  package fileprivate(set) var elements: [Element] = []
  /// Controls in a view whose element replaces them.
  package fileprivate(set) var replacedControls: [String] = []
  /// Texts that are drawn and kept from assistive technologies.
  package fileprivate(set) var unheardTexts: [String] = []
}

extension TextScreen {
  /// The facts of what the user can reach: the last presentation, or the screen.
  /// - Parameter ofElements: whether the result has more than the texts.
  package func accessibilityFacts(ofElements: Bool) -> AccessibilityFacts {
    guard let top = placed?.topLayer else { return AccessibilityFacts() }
    let spoken = ofElements ? spokenElements : []
    var walk = AuditWalk(isOfTexts: !ofElements, spoken)
    walk.visit(top, AuditedPart())
    walk.endLayer()
    var places: [SemanticPlace] = []
    walk.facts.elements = spoken.map { element -> AccessibilityFacts.Element in
      // Only controls are compared with others.
      guard !element.isReading, let place = element.origin?.places.first else { return .init(element, place: nil) }
      if !places.contains(place) { places.append(place) }
      return .init(element, place: places.firstIndex(of: place))
    }
    return walk.facts
  }
}

extension AccessibilityFacts.Element {
  @MainActor fileprivate init(_ element: Semantics, place: Int?) {
    let facts = element.factBox?.facts
    let origin = element.origin
    let control = origin?.ancestor(ButtonNode.self) ?? origin?.ancestor(LinkNode.self)
    self.init(
      role: element.role, label: element.spokenLabel, drawn: element.drawnLabel, value: element.value,
      isEnabled: element.isEnabled,
      isUsable: element.isUsable || element.takesDrops || facts?.touches.isEmpty == false,
      isPressed: element.press != nil, isNamedByFile: element.isNamedByFile, isNamedBySymbol: element.isNamedBySymbol,
      kind: element.isReading ? nil : element.kind, place: place, top: element.frame?.y ?? 0,
      bottom: element.frame?.maxY ?? 0,
      added: facts?.added.names() ?? [], removed: facts?.removed.names() ?? [], isInControl: control != nil,
      isTapArea: origin is TapAreaNode || origin is TextNode || origin is LeafNode<Image>, isMoved: facts?.order != nil,
      actions: element.actions.filter { $0.kind == .named }.map(\.name))
  }
}

/// What the views around a view mean for its audit.
struct AuditedPart {
  var opacity = 1.0
  /// Why colors inside are not those of their names: `blur 4`.
  var unknown: String?
  var isUnheard = false
  /// The height of the frame around in points, where it is fixed.
  var height: Double?
  /// The background of the row around.
  var ground: String?
}

/// A node that gives its content a size of the app's.
@MainActor protocol SizingNode: _Node {}

/// Visits a screen in the order of its drawing.
@MainActor private struct AuditWalk {
  private let isOfTexts: Bool
  var facts = AccessibilityFacts()
  private var texts: [(node: TextNode, frame: CellRect, part: AuditedPart, isCut: Bool, order: Int)] = []
  /// The backgrounds so far, each with the color's note.
  private var grounds: [Ground] = []
  private typealias Ground = (note: String?, opacity: Double, frame: CellRect)

  private let spoken: [Semantics]

  init(isOfTexts: Bool, _ spoken: [Semantics]) { (self.isOfTexts, self.spoken) = (isOfTexts, spoken) }

  mutating func visit(_ placed: Placed, _ around: AuditedPart) {
    let node = placed.node
    guard !node.hidesContent else { return }
    var part = around
    node.surround(&part, placed)
    if part.ground != around.ground, let ground = part.ground { grounds.append((ground, 1, placed.frame)) }
    if node is any ScrollableNode { part.height = nil }
    look(at: placed, part)
    for child in placed.children {
      if node is ListNode { grounds.append(("row", 1, child.frame)) }
      // A column has coordinates of its own.
      if node is SplitNode { endLayer() }
      visit(child, part)
    }
  }

  mutating func endLayer() {
    facts.texts += texts.map(shown)
    (texts, grounds) = ([], [])
  }

  private mutating func look(at placed: Placed, _ part: AuditedPart) {
    let frame = placed.frame
    switch placed.node {
    case let node as TextNode:
      guard !node.text.plain.isEmpty, !node.environment.isRedacted, frame.width > 0, frame.height > 0 else { return }
      texts.append((node, frame, part, node.isCut(frame.size, within: part.height), grounds.count))
      if part.isUnheard { facts.unheardTexts.append(node.text.plain) }
    case let node as FillNode:
      guard node.fill.isFilled, !node.fill.isClear else { return }
      grounds.append((part.unknown ?? node.fill.colour, part.opacity, frame))
    case is ElementsChangeNode where !isOfTexts: noteReplaced(in: placed)
    case let node as ButtonNode where !isOfTexts:
      let environment = node.environment
      guard environment.buttonMargin == 0, !environment.isInDialog,
        !environment.isInList || environment.builtIn.buttonStyle != .automatic || environment.builtIn.hasButtonStyle
      else { return }
      note(target: placed, environment)
    case let node as TapAreaNode where !isOfTexts:
      if node.modifier.names.contains(TapGesture.name(1)) { note(target: placed, node.environment) }
    default:
      // A picture, a map, a drawing: text on it has no color behind it that is known.
      if placed.children.isEmpty, placed.node.isLook { grounds.append(("a picture", 1, frame)) }
    }
  }

  private mutating func note(target placed: Placed, _ environment: EnvironmentValues) {
    guard environment.builtIn.isEnabled, !environment.builtIn.isInBar, placed.frame.width > 0 else { return }
    guard let element = placed.elements.first, element.press != nil else { return }
    // Modifiers around may name it. A tap area without a name is a background.
    let name = (spoken.first { $0.press != nil && $0.origin === element.origin } ?? element).spokenLabel
    guard !name.isEmpty else { return }
    facts.targets.append(
      .init(
        name: name,
        size: CGSize(width: Double(placed.frame.width), height: placed.node.pointHeight(placed)),
        unknown: placed.isSized ? nil : placed.hasText ? "a text of one line" : placed.ownSize))
  }

  /// Notes controls inside that the element of their container takes the place of.
  private mutating func noteReplaced(in placed: Placed) {
    let inner = placed.children.flatMap(\.elements).filter { $0.press != nil || $0.editing != nil }
    guard !inner.isEmpty else { return }
    let outer = placed.elements
    let left = outer.filter { $0.press != nil || $0.editing != nil }.count + outer.flatMap(\.actions).count
    guard left < inner.count else { return }
    let known = Set(outer.map(\.label) + outer.flatMap(\.actions).map(\.name))
    facts.replacedControls += inner.map(\.spokenLabel).filter { !$0.isEmpty && !known.contains($0) }
  }

  func shown(
    _ text: (node: TextNode, frame: CellRect, part: AuditedPart, isCut: Bool, order: Int)
  ) -> AccessibilityFacts.ShownText {
    let environment = text.node.environment
    return .init(
      text: text.node.text.plain, contrast: contrast(of: text.node, text.frame, text.part, text.order),
      size: Double(text.node.text.spans.first { !$0.isDrawing }?.lettering.size ?? 0) / 100,
      isBold: text.node.text.spans.allSatisfy(\.lettering.isBold),
      isOfBar: environment.builtIn.isInBar, hasLineLimit: environment.builtIn.lineLimit != nil, isCut: text.isCut)
  }

  private func contrast(of node: TextNode, _ frame: CellRect, _ part: AuditedPart, _ order: Int)
    -> AccessibilityFacts.Contrast
  {
    let environment = node.environment
    // WCAG 1.4.3 leaves out controls that cannot be used.
    guard environment.builtIn.isEnabled else { return .unknown("a disabled control") }
    if let unknown = part.unknown { return .unknown(unknown) }
    if grounds[order...].contains(where: { $0.frame.holds(frame) }) { return .unknown("a layer in front") }
    var ground = ShownColor("background", environment)!
    let isFilled = environment.builtIn.isTinted && environment.builtIn.buttonStyle.isProminent
    // A prominent button's own background hides what is behind it.
    let tint: Ground? = isFilled ? (environment.tintWord ?? "accentColor", 1, frame) : nil
    for (note, opacity, place) in tint.map({ [$0] }) ?? Array(grounds[..<order]) where place.meets(frame) {
      guard place.holds(frame) else { return .unknown("two backgrounds") }
      guard let color = ShownColor(note, environment) else { return .unknown(note ?? "") }
      ground = color.on(ground, opacity: opacity)
    }
    let spans = node.text.spans.filter { span in span.text.contains { !$0.isWhitespace } }
    var worst: AccessibilityFacts.Contrast = .ofSystem
    var least = Double.infinity
    let faded = part.opacity < 1 ? " at \(Percent(part.opacity))" : ""
    for span in spans where !span.isDrawing {
      let isOwn = !isFilled || environment.builtIn.foreground != nil
      // The label of a system's button, in the system's tint.
      if !isFilled, environment.builtIn.isTinted, span.style.fields.colour == nil { continue }
      let note = isOwn ? span.style.fields.colour : "white"
      guard let color = ShownColor(note, environment) else { return .unknown(note ?? "") }
      let isOfSystem = ground.kind == .ground || isFilled && !isOwn
      // The system's colors, also under the label's color or white, as its own buttons have them.
      let isPair = color.kind == .hue || ground.kind == .hue && (color.kind == .level || note == "white")
      // The system chose the label's colors, and the tint that its own controls have.
      let isUnchanged = !color.isFaded && part.opacity == 1
      if isOfSystem, isUnchanged, color.kind == .level || isFilled && environment.builtIn.tint == nil { continue }
      let ratio = color.on(ground, opacity: part.opacity).contrast(with: ground)
      guard ratio / (isPair ? 3 : 4.5) < least else { continue }
      least = ratio / (isPair ? 3 : 4.5)
      worst = .known(ratio, isOfSystem: isPair, colors: "\(note ?? "primary")\(faded) on \(ground.hex)")
    }
    return worst
  }
}

extension _ButtonStyleKind { fileprivate var isProminent: Bool { self == .prominent || self == .glassProminent } }

extension CellRect {
  fileprivate func meets(_ other: CellRect) -> Bool {
    let common = intersection(other)
    return common.width > 0 && common.height > 0
  }
}

extension _Node {
  /// Whether something is seen of a view without content.
  fileprivate var isLook: Bool { !isSpacer(.horizontal) && !isSpacer(.vertical) && !(self is PassthroughNode) }
}

extension Placed {
  fileprivate var hasText: Bool {
    if let text = node as? TextNode { return !text.text.plain.isEmpty }
    return children.contains(where: \.hasText)
  }

  /// A picture of the app's that has its own size.
  fileprivate var ownSize: String? {
    if let semantics = node.semantics(self), semantics.role == .image, !semantics.isNamedBySymbol {
      return "a picture's own size"
    }
    return children.lazy.compactMap(\.ownSize).first
  }

  /// Whether a frame of the app's is as large as the view.
  fileprivate var isSized: Bool {
    if node is any SizingNode { return true }
    return children.contains { !$0.children.isEmpty && $0.frame == frame && $0.isSized }
  }
}
