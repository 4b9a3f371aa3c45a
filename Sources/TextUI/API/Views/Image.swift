/// A picture: drawn as `<>`, and as an area, `<---->`, where it has a size. Its name is in the line's note.
public struct Image: Equatable, Sendable {
  private struct Fields: Equatable {
    let name: String
    let kind: Kind
    /// Whether it is drawn in its own colors or as a template: `original`.
    var rendering: String?
    /// How its layers are drawn, where it says so itself.
    var symbolMode: SymbolRenderingMode?
    var isFromNet = false
    var isResizable = false
    /// The width by the height, where that is known.
    var ratio: Double?
  }

  // Behind one reference: a view is copied from hand to hand until it is evaluated, and once more for each thing that it is asked.
  private final class Box: Sendable {
    let fields: Fields
    init(_ fields: Fields) { self.fields = fields }
  }
  private let box: Box

  var name: String { box.fields.name }
  private var kind: Kind { box.fields.kind }
  private var isResizable: Bool { box.fields.isResizable }

  public static func == (a: Image, b: Image) -> Bool { a.box === b.box || a.box.fields == b.box.fields }

  private init(_ name: String, _ kind: Kind, isFromNet: Bool = false, ratio: Double? = nil) {
    box = Box(Fields(name: name, kind: kind, isFromNet: isFromNet, ratio: ratio))
  }

  private init(_ fields: Fields) { box = Box(fields) }

  private func with(_ change: (inout Fields) -> Void) -> Image {
    var fields = box.fields
    change(&fields)
    return Image(fields)
  }

  /// The text that VoiceOver reads for the picture. A `Text` is a value and does not change.
  private enum Kind: Equatable, @unchecked Sendable {
    /// The system describes its symbols.
    case symbol
    /// The file's name is read.
    case file
    case labelled(Text)
    case decorative
  }

  /// A symbol of the system, written as its name: `<>  {star.fill}`.
  public init(systemName: String) { self.init(systemName, .symbol) }
  /// A symbol of the system, filled up to a value from 0 to 1: `<>  {wifi value 20%}`.
  public init(systemName: String, variableValue: Double?) {
    var fields = Fields(name: systemName, kind: .symbol)
    fields.rendering = variableValue.map { "value \(Percent($0))" }
    self.init(fields)
  }
  /// A picture of the app, written and spoken as its name: `<>  {image:hero}`. `bundle` is not used.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, .file) }
  /// A picture of the app with `label` as its spoken text instead of its name: `<>  {image:hero "A tent"}`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, .labelled(label)) }
  init(address: String) { self.init(address, .file, isFromNet: true) }
  var notLoaded: Image { rendering("not loaded") }
  /// A picture of the app; nil of a name that no asset catalog has.
  package init?(known name: String) {
    self.init(name)
    if isMissing { return nil }
  }
  /// A picture with a known kind and size, such as one made of data.
  package init(drawn name: String, ratio: Double?) { self.init(name, .file, ratio: ratio) }
  package func labelled(_ label: Text?) -> Image {
    let old = box.fields
    return Image(
      Fields(
        name: old.name, kind: label.map { .labelled($0) } ?? .decorative, rendering: old.rendering,
        symbolMode: old.symbolMode, isFromNet: old.isFromNet, ratio: old.ratio))
  }
  /// A picture of the app without spoken text: `<>  {image:hero silent}`.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, .decorative) }

  /// Lets the picture take the space that it is offered: an area, `<---->`. How it is stretched there is not drawn.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.isResizable = true }
  }
  /// How the picture is rendered: its own colors or its form alone, in the note as `original` or `template`; nil is the default.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    rendering(mode.map { $0 == .original ? "original" : "template" })
  }
  /// How the layers of a symbol are drawn, whatever the views around set; nil leaves it to them. Written as `hierarchical`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }

  private func rendering(_ words: String?) -> Image { with { $0.rendering = words } }

  /// How a picture is rendered: `original`, its own colors, or `template`, its form alone.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How large symbols are beside the text around: `scale-small`, `scale-large` in the note.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
}

/// How the colors of a symbol are drawn.
public enum SymbolRenderingMode: String, Hashable, Sendable {
  /// In one color, in the symbol's own colors, in shades of one color, or in a color for each layer. Written as its name.
  case monochrome, multicolor, hierarchical, palette

  var name: String { rawValue }
}

extension Image: LeafView {
  static let drawing = "<>"
  static let ratio = TraitKey<Double>(name: "picture ratio")

  func trait<T>(_ key: TraitKey<T>) -> T? {
    key.name == Self.ratio.name && isResizable ? (kind == .symbol ? 1.0 : box.fields.ratio) as? T : nil
  }

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    let symbol = environment.symbolWidth
    if isMissing { return .zero }
    guard isResizable else { return CellSize(width: symbol, height: 1) }
    return CellSize(width: proposal.width ?? symbol, height: proposal.height ?? 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    // A phone's console says so.
    if isMissing { return canvas.heard.addScreenFact("no image named \(FactText.quoted(name)) in an asset catalog") }
    let style = style(environment)
    let heard = kind == .decorative && !canvas.heard.isSilent ? ["silent"] : []
    guard isResizable, frame.height > 0, Cells.isArea(frame.size) else {
      canvas.picture(width: frame.width, at: frame.origin, style, heard: heard)
      return
    }
    canvas.area(frame, style.with { $0.rendering = $0.rendering.and(scaling(on: canvas)) }, heard: heard)
  }

  /// The note of a picture that is out of proportion or partly hidden. A symbol keeps its proportions.
  @MainActor private func scaling(on canvas: CellCanvas) -> String? {
    guard kind != .symbol else { return nil }
    return switch canvas.scaling {
    case .fit: nil
    case .fill: canvas.isClipping ? "filling clipped" : "filling"
    case nil: "stretched"
    }
  }

  /// A picture that no asset catalog has draws nothing.
  private var isMissing: Bool {
    kind != .symbol && !box.fields.isFromNet && box.fields.ratio == nil && AssetNames.current?.hasImage(name) == false
  }

  func style(_ environment: EnvironmentValues) -> Style {
    let name = AppText.name(environment.read(name))
    let own = box.fields
    return Style { fields in
      if !environment.hasDefaultLooks {
        environment.writeLooks(nil, in: &fields)
        fields.becomePicture()
        // A picture has no letters.
        if kind != .symbol, environment.makesBolder(environment.builtIn.font) { fields.form = nil }
      }
      fields.picture = kind == .symbol ? name : own.isFromNet ? "url:\(name)" : "image:\(name)"
      if kind == .symbol { fields.rendering = environment.symbolWords(hasMode: own.symbolMode != nil) }
      fields.rendering = fields.rendering.and(own.symbolMode == .monochrome ? nil : own.symbolMode?.name)
        .and(own.rendering)
    }
  }

  func see(_ environment: EnvironmentValues, in look: inout ScreenLook) { if !isMissing { look.pictures.append(name) } }

  func semantics(_ environment: EnvironmentValues) -> Semantics? {
    var label = environment.read(name)
    if kind == .decorative || isMissing { return nil }
    if case .labelled(let text) = kind { label = text.resolved(environment).string }
    var semantics = Semantics(role: .image, label: label, isEnabled: environment.builtIn.isEnabled)
    semantics.isNamedByFile = kind == .file
    semantics.isNamedBySymbol = kind == .symbol
    // The drawing has the picture's name, not its label.
    if mayHaveFacts { semantics.facts.drawn = "" }
    return semantics
  }

  var mayHaveFacts: Bool {
    if case .labelled = kind { return true }
    return false
  }
}

extension EnvironmentValues {
  /// How symbols are drawn here, beside their color; one that says itself how its layers are drawn does not follow the views around.
  fileprivate func symbolWords(hasMode: Bool) -> String? {
    var looks = builtIn.symbolLooks
    if hasMode { looks.mode = nil }
    let words = looks.words
    guard !builtIn.foregroundLevels.isEmpty else { return words }
    let levels = builtIn.foregroundLevels.map { $0.note(self) ?? "primary" }
    return "palette \(levels.joined(separator: " "))".and(words)
  }

  var symbolWidth: Int {
    let width = lettering().symbol
    let scale =
      switch builtIn.symbolLooks.scale {
      case .small: 80
      case .medium, nil: 100
      case .large: 125
      }
    return (width * scale + 99_999) / 100_000
  }
}
