@testable import TextUI

/// What letters look like on a phone, computed apart from the code under test: modifiers are lists, of the font, of the views around and of
/// the text, applied in that order. Sources: Apple, Human Interface Guidelines, "Typography", and `Font.bold()`, which is not always bold.
@MainActor struct TextLookTests {
  private enum Change: Hashable {
    case weight(Font.Weight), bold, noBold, noWeight, italic, noItalic, mono, noMono, serif
  }
  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  private static let ofFont: [[Change]] = [[], [.bold], [.italic], [.mono]] + weights.map { [.weight($0)] }
  private static let ofView: [[Change]] = [
    [], [.weight(.light)], [.weight(.regular)], [.bold], [.weight(.heavy), .bold, .noBold], [.bold, .noWeight],
    [.italic], [.italic, .noItalic], [.mono, .noMono], [.serif],
  ]
  private static let ofText: [[Change]] = [
    [], [.weight(.regular)], [.noWeight], [.bold], [.noBold], [.weight(.light), .noBold], [.weight(.heavy), .noBold],
    [.italic], [.noItalic], [.mono], [.noMono],
  ]
  /// What a modifier takes back.
  private static let removed: [Change: [Change]] = [
    .noBold: [.bold], .noItalic: [.italic], .noMono: [.mono], .noWeight: [.bold] + weights.map { .weight($0) },
  ]

  private func phone(
    _ own: Font.Weight, emphasized: Font.Weight, _ font: [Change], _ view: [Change], _ text: [Change]
  ) -> [String] {
    func list(_ changes: [Change]) -> [Change] {
      changes.reduce(into: []) { list, change in
        guard let removed = Self.removed[change] else { return list.append(change) }
        list.removeAll { removed.contains($0) || change == .noBold && $0 == .weight(.heavy) && changes == text }
      }
    }
    let around = list(view).filter { change in !text.contains { Self.removed[$0]?.contains(change) == true } }
    var (weight, isItalic, design) = (own, false, "")
    for change in font + around + list(text) {
      switch change {
      case .weight(let new): weight = new
      case .bold: weight = emphasized
      case .italic: isItalic = true
      default: design = "\(change)"
      }
    }
    return ["\(weight)", "\(isItalic)", design]
  }

  private func text(_ text: Text, _ change: Change) -> Text {
    switch change {
    case .weight(let weight): text.fontWeight(weight)
    case .noWeight: text.fontWeight(nil)
    case .bold, .noBold: text.bold(change == .bold)
    case .italic, .noItalic: text.italic(change == .italic)
    default: text.monospaced(change == .mono)
    }
  }

  private func view(_ view: AnyView, _ change: Change) -> AnyView {
    switch change {
    case .weight(let weight): AnyView(view.fontWeight(weight))
    case .noWeight: AnyView(view.fontWeight(nil))
    case .bold, .noBold: AnyView(view.bold(change == .bold))
    case .italic, .noItalic: AnyView(view.italic(change == .italic))
    case .mono, .noMono: AnyView(view.monospaced(change == .mono))
    case .serif: AnyView(view.fontDesign(.serif))
    }
  }

  private func font(_ font: Font, _ change: Change) -> Font {
    if case .weight(let weight) = change { return font.weight(weight) }
    return change == .bold ? font.bold() : change == .italic ? font.italic() : font.monospaced()
  }

  @Test(arguments: 0..<13) func `notes of texts are equal if they look alike on a phone, and only then`(_ index: Int) {
    let styles = Font.TextStyle.allCases
    let base = index < 11 ? Font.system(styles[index]) : index == 11 ? .system(size: 20) : .custom("Inter", size: 17)
    let own: Font.Weight = index < 11 && styles[index] == .headline ? .semibold : .regular
    let isBold: Bool = index >= 11 || [.largeTitle, .title, .title2].contains(styles[index])
    var rows: [(look: [String], view: AnyView)] = []
    for (fonts, views) in Self.ofFont.flatMap({ font in Self.ofView.map { (font, $0) } }) {
      for texts in Self.ofText where fonts.isEmpty || views.isEmpty || texts.isEmpty {
        let isBolder = rows.count % 7 == 0
        let look = phone(own, emphasized: isBold ? .bold : .semibold, fonts, views, texts)
        let font = fonts.reduce(base, font)
        let own = texts.reduce(Text("a"), text)
        // The outer modifier comes first. Where the font is set makes no difference.
        let isOfText = rows.count % 3 == 0
        let view = views.reversed().reduce(AnyView(isOfText ? own.font(font) : own), view)
        let set =
          isOfText
          ? view : AnyView(rows.count % 3 == 1 ? AnyView(view.font(font)) : AnyView(view.environment(\.font, font)))
        rows.append(
          (look + ["\(isBolder && index != 12)"], AnyView(set.environment(\.legibilityWeight, isBolder ? .bold : nil))))
      }
    }
    let lines = draw(columns: 10, height: rows.count) { VStack { ForEach(rows.indices, id: \.self) { rows[$0].view } } }
      .split(separator: "\n").map { String($0).note }
    expect(lines.count, is: rows.count)
    let notes = Dictionary(grouping: zip(rows, lines), by: \.0.look).mapValues { Set($0.map(\.1)) }
    let looks = Dictionary(grouping: zip(rows, lines), by: \.1).mapValues { Set($0.map(\.0.look)) }
    expect(notes.filter { $0.value.count > 1 }, is: [:], "one look, two notes")
    expect(looks.filter { $0.value.count > 1 }, is: [:], "one note, two looks")
  }

  @Test func `a weight is written where the text style has another one`() {
    func note(_ text: Text) -> String { draw { text }.note }
    expect(note(Text("a").font(.headline)), is: "{headline}")
    expect(note(Text("b").font(.headline.weight(.regular))), is: "{headline regular}")
    expect(note(Text("c").font(.headline).fontWeight(.regular)), is: "{headline regular}")
    expect(note(Text("d").font(.body.width(.condensed).bold())), is: "{semibold condensed}")
  }

  @Test func `bold text is marked where it makes letters and symbols heavier`() {
    let views = down(Text("a"), Text("b").font(.custom("Inter", size: 17)), Image(systemName: "star"), Image("lake"))
    let notes = draw(environment: { $0.legibilityWeight = .bold }) { views }.split(separator: "\n").map {
      String($0).note
    }
    expect(notes, is: ["{bolder}", "{font:Inter 17pt}", "{star bolder}", "{image:lake}"])
  }
}
