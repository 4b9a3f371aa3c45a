@testable import TextUI

@MainActor struct StyleWordTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { note { view } }
  private func note<V: View>(environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> V)
    -> String
  { draw(environment: environment, view).note }

  @Test func `An app's color name that ends in a number is not an opacity`() {
    let environment = EnvironmentValues()
    for name in ["Grey 50", "Grey 50%", "50", "a 5 b"] {
      expect(Color(name).resolve(in: environment).opacity, is: 1, "\(name)")
      expect(Color(name).opacity(0.5).resolve(in: environment).opacity, is: 0.5, "\(name)")
      // The view below does not show through.
      let drawn = draw(columns: 12) { layers(Text("below"), Color(name), Text("on")).frame(height: 20) }
      expect(drawn, contains: "heard, not seen: \"below\"", comment: "\(name): \(drawn)")
    }
    expect(Color.red.opacity(0.25).resolve(in: environment).opacity, is: 0.25)
    expect(Color.red.opacity(7).resolve(in: environment).opacity, is: 1)
    expect(Color.clear.opacity(0.5).resolve(in: environment).opacity, is: 0)
  }

  @Test func `Linear shares are written as those of screens`() {
    check("{#BCBCBC}") { Text("a").foregroundStyle(Color(.sRGBLinear, white: 0.5)) }
    check("{#808080}") { Text("a").foregroundStyle(Color(.sRGB, white: 0.5)) }
    check("{#808080}") { Text("a").foregroundStyle(Color(.displayP3, white: 0.5)) }
    check("{#FFBC00}") { Text("a").foregroundStyle(Color(.sRGBLinear, red: 1, green: 0.5, blue: 0)) }
    check("{#000000 33%}") { Text("a").foregroundStyle(Color(.sRGBLinear, white: 0, opacity: 0.33)) }
    let resolved = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
    check("{#BC00FF}") { Text("a").foregroundStyle(resolved) }
    expect(abs(resolved.linearRed - 0.5) < 0.001)
  }

  @Test func `A color made from its resolved channels is the same color`() {
    let half = Color(.sRGBLinear, white: 0.5)
    expect(
      half.resolve(in: EnvironmentValues()),
      is: Color(half.resolve(in: EnvironmentValues())).resolve(in: EnvironmentValues()))
  }

  @Test func `Levels of emphasis are those of the style around`() {
    let levels: [(HierarchicalShapeStyle, word: String?)] = [
      (.primary, nil), (.secondary, "secondary"), (.tertiary, "tertiary"), (.quaternary, "quaternary"),
      (.quinary, "quinary"),
    ]
    for (level, word) in levels {
      let plain = word.map { "{\($0)}" } ?? ""
      let red = "{red\(word.map { " \($0)" } ?? "")}"
      check(plain) { Text("a").foregroundStyle(level) }
      check(plain) { HStack { Text("a") }.foregroundStyle(level) }
      check(red) { HStack { Text("a").foregroundStyle(level) }.foregroundStyle(.red) }
      check(red) { HStack { HStack { Text("a") }.foregroundStyle(level) }.foregroundStyle(.red) }
      check(red) { HStack { Text("a").foregroundStyle(level) }.foregroundColor(.red) }
      // The level of a level is a level of the same style.
      check(red) {
        HStack { HStack { Text("a").foregroundStyle(level) }.foregroundStyle(.tertiary) }.foregroundStyle(.red)
      }
      // A color of its own, and no color, are levels of text again.
      check(plain) { HStack { Text("a").foregroundStyle(level) }.foregroundStyle(.primary) }
      check(plain) { HStack { Text("a").foregroundStyle(level) }.foregroundColor(nil) }
      check(plain) { HStack { Text("a").foregroundStyle(level) }.foregroundStyle(Color.primary) }
    }
  }

  @Test func `A shape has the level of the style around, which is seen through`() {
    check("{fill red secondary circle}") {
      HStack { Circle().fill(.secondary).frame(width: 40, height: 20) }.foregroundStyle(.red)
    }
    let drawn = draw(columns: 12) {
      layers(Text("below"), Rectangle().fill(.secondary)).foregroundStyle(.red).frame(height: 20)
    }
    expect(drawn, contains: "below", comment: "\(drawn)")
    expect(!drawn.contains("not seen"), "\(drawn)")
  }

  @Test func `Levels that were set have precedence over those of the style around`() {
    check("{green}") { HStack { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue, .green) }
  }

  @Test func `The color secondary is a text color, in any style`() {
    check("{secondary}") { HStack { Text("a").foregroundStyle(Color.secondary) }.foregroundStyle(.red) }
  }

  @Test @MainActor func `A font grows as the style does that it is relative to`() {
    let styles = Font.TextStyle.allCases
    for style in styles {
      let own = Font.custom("Inter", size: 100, relativeTo: style)
      for size in DynamicTypeSize.allCases {
        let grown = own.size.lettering(at: size).size
        let usual = FontSize.style(style).lettering(at: .large).size
        expect(grown, is: 10_000 * FontSize.style(style).lettering(at: size).size / usual, "\(style) \(size)")
      }
      check("{font:Inter 100pt}") { Text("a").font(own) }
    }
    let large = Font.custom("Inter", size: 20, relativeTo: .largeTitle).size.lettering(at: .accessibility5).size
    let body = Font.custom("Inter", size: 20).size.lettering(at: .accessibility5).size
    expect(large < body)
    expect(Font.custom("Inter", fixedSize: 20).size.lettering(at: .accessibility5).size, is: 2000)
  }
}
