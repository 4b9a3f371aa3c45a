@testable import TextUI

/// Each change of a look that changes pixels changes the drawing, or is on the page of names without effect.
@MainActor struct LookPairTests {
  /// The names of looks by their drawing; `page` is the entry of the page for those that are drawn alike.
  private func looks() -> [String: [(name: String, page: String?)]] {
    var looks: [String: [(name: String, page: String?)]] = [:]
    func add<Value, V: View>(_ name: String, _ values: [Value], page: String? = nil, _ view: (Value) -> V) {
      for value in values {
        let drawing = draw(columns: 24, height: 8) { view(value).frame(width: 150, alignment: .leading) }
        looks[drawing, default: []].append(("\(name) \(value)", page))
      }
    }
    let text = Text("Ag 12")
    let symbol = Image(systemName: "star")
    let colors: [Color] = [.primary.opacity(0.5), .secondary, .red, .blue, .red.opacity(0.5), .accentColor, .brown]
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dash, .dot, .dashDot, .dashDotDot]
    let shapes = [AnyShape(Capsule()), AnyShape(Circle()), AnyShape(Ellipse())]
    let levels: [HierarchicalShapeStyle] = [.tertiary, .quaternary, .quinary]
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    let strokes = [StrokeStyle(), StrokeStyle(lineWidth: 2), StrokeStyle(dash: [4])]
    let few: [CGFloat] = [2, 4, 12]
    let parts: [Double] = [0.1, 0.5, 0.75]
    let turns: [Angle] = [.degrees(30), .degrees(90)]
    let points: [UnitPoint] = [.top, .leading]
    let gradient = Gradient(colors: [.red, .blue])
    add("text", [0]) { _ in text }
    add("style", Font.TextStyle.allCases.filter { $0 != .body }) { text.font(.system($0)) }
    add("size", few) { text.font(.system(size: $0)) }
    add("font", ["Inter", "Lora"]) { text.font(.custom($0, size: 20)) }
    add("width", [Font.Width.compressed, .condensed, .expanded]) { text.fontWidth($0) }
    add("design", [Font.Design.serif, .rounded, .monospaced]) { text.fontDesign($0) }
    add("form", [Font.body.italic(), .body.smallCaps(), .body.monospacedDigit(), .body.weight(.thin)]) { text.font($0) }
    add("leading", [Font.Leading.tight, .loose], page: "Font.leading") { text.font(.body.leading($0)) }
    add("underline", patterns) { text.underline(pattern: $0) }
    add("strikethrough", patterns) { text.strikethrough(pattern: $0) }
    add("underline in", colors) { text.underline(color: $0) }
    add("strikethrough in", colors) { text.strikethrough(color: $0) }
    add("tracking", few) { text.tracking($0) }
    add("raised", few) { text.baselineOffset($0) }
    add("line spacing", few) { text.lineSpacing($0) }
    add("case", [Text.Case.uppercase, .lowercase]) { text.textCase($0) }
    add("redacted", [0]) { _ in text.redacted(reason: .placeholder) }
    add("chosen size", [DynamicTypeSize.small, .xLarge, .accessibility1], page: "dynamicTypeSize") {
      text.dynamicTypeSize($0)
    }
    add("color", colors) { text.foregroundStyle($0) }
    add("level", levels) { text.foregroundStyle($0) }
    add("level of red", levels) { level in HStack { text.foregroundStyle(level) }.foregroundStyle(.red) }
    add("gradient", points, page: "LinearGradient") { point in
      text.foregroundStyle(.linearGradient(gradient, startPoint: point, endPoint: .bottom))
    }
    add("ground", colors) { text.background($0) }
    add("material", materials) { text.background($0) }
    add("glass", [Glass.regular, .clear, .regular.tint(.red)]) { text.glassEffect($0) }
    add("shape", shapes) { text.background(.red, in: $0) }
    add("clip", shapes) { text.clipShape($0) }
    add("rounded", few, page: "cornerRadius") { text.clipShape(.rect(cornerRadius: $0)) }
    add("mask", [Color.black, .clear], page: "mask") { color in text.mask { color } }
    add("border", few) { text.border(.red, width: $0) }
    add("outline", strokes) { style in text.overlay { Capsule().stroke(.red, style: style) } }
    add("line ends", [CGLineCap.round, .square], page: "StrokeStyle") { cap in
      text.overlay { Capsule().stroke(.blue, style: StrokeStyle(lineCap: cap)) }
    }
    add("opacity", parts) { text.opacity($0) }
    add("shadow", [Color.red, .black]) { text.shadow(color: $0, radius: 4) }
    add("shadow of", few, page: "shadow") { text.shadow(radius: $0, y: $0) }
    add("blur", few) { text.blur(radius: $0) }
    add("brightness", parts) { text.brightness($0) }
    add("contrast", parts) { text.contrast($0) }
    add("saturation", parts) { text.saturation($0) }
    add("grayscale", parts) { text.grayscale($0) }
    add("hue", turns) { text.hueRotation($0) }
    add("multiplied", [Color.red, .blue]) { text.colorMultiply($0) }
    add("inverted", [0]) { _ in text.colorInvert() }
    add("luminance", [0], page: "luminanceToAlpha") { _ in text.luminanceToAlpha() }
    add("blend", [BlendMode.multiply, .screen, .overlay, .plusLighter]) { text.blendMode($0) }
    add("scaled", few) { text.scaleEffect($0) }
    add("scaled from", points, page: "anchor") { text.scaleEffect(3, anchor: $0) }
    add("rotated", turns) { text.rotationEffect($0) }
    add("turned around", few, page: "rotation3DEffect") { text.rotation3DEffect(.degrees(45), axis: ($0, 1, 0)) }
    add("transform", few, page: "transformEffect") { text.transformEffect(CGAffineTransform(scaleX: $0, y: 1)) }
    add("scheme", [ColorScheme.dark], page: "colorScheme") { text.environment(\.colorScheme, $0) }
    add("symbol", [0]) { _ in symbol }
    add("rendering", [SymbolRenderingMode.hierarchical, .multicolor, .palette]) { symbol.symbolRenderingMode($0) }
    add("symbol's scale", [Image.Scale.small, .large]) { symbol.imageScale($0) }
    add("variant", [SymbolVariants.fill, .circle, .slash, .circle.fill]) { symbol.symbolVariant($0) }
    add("value", parts) { Image(systemName: "wifi", variableValue: $0) }
    add("layers", colors) { symbol.foregroundStyle(.red, $0) }
    add("picture", [Image.TemplateRenderingMode.original, .template]) { Image("lake").renderingMode($0) }
    add("pixels", [Image.Interpolation.none, .high], page: "Image.interpolation") { Image("sea").interpolation($0) }
    add("line limit", [1, 2, 3]) { Text("one two three four five six seven eight nine ten").lineLimit($0) }
    add("cut", [Text.TruncationMode.head, .middle]) {
      Text("one two three four five six").lineLimit(1).truncationMode($0)
    }
    add("alignment", TextAlignment.allCases) { Text("alpha beta gamma delta").multilineTextAlignment($0) }
    add("smallest", [0.9, 0.5]) { Text("a text that is too long for it").lineLimit(1).minimumScaleFactor($0) }
    add("role", [ButtonRole.cancel, .destructive]) { Button("Go", role: $0) {} }
    add("tint of a button", colors) { Button("Go") {}.tint($0) }
    add("tint of a switch", colors) { Toggle("On", isOn: .constant(true)).tint($0) }
    add("tint of a slider", colors) { Slider(value: .constant(0.5)).tint($0) }
    add("tint of progress", colors) { ProgressView(value: 0.25).tint($0) }
    add("tint of a gauge", colors) { color in Gauge(value: 0.75) { Text("G") }.tint(color) }
    add("tint of a field", colors, page: "tint") { TextField("Name", text: .constant("Ada")).tint($0) }
    add("text in a field", colors) { TextField("Name", text: .constant("Ada")).foregroundStyle($0) }
    add("font of a field", [Font.caption, .headline]) { TextField("Name", text: .constant("Ada")).font($0) }
    add("divider", colors, page: "Divider") { Divider().overlay($0) }
    return looks
  }

  @Test func `looks that differ on a phone are drawn so, or are on the page of names without effect`() throws {
    let looks = looks().values
    expect(looks.count > 180, "\(looks.count)")
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    let page = try String(
      contentsOf: sources.appendingPathComponent("TextUI/TextUI.docc/WithoutEffect.md"), encoding: .utf8)
    // One of several that are alike may be the look without the value.
    for alike in looks where alike.count > 1 {
      expect(alike.count { $0.page == nil } <= 1, "alike: \(alike.map(\.name).joined(separator: ", "))")
    }
    let pages = Set(looks.filter { $0.count > 1 }.joined().compactMap(\.page))
    for entry in pages { expect(page, contains: "`\(entry)`") }
    expect(Set(looks.joined().compactMap(\.page)).subtracting(pages), is: [], "these have an effect")
  }
}
