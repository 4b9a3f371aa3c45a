@testable import TextUI

/// The isolates around texts from right to left, here as `<` `>` (left to right, and their end) and `{` (right to left).
@MainActor struct RightToLeftTests {
  private func visible(_ text: String) -> String {
    text.replacing("\u{2066}", with: "<").replacing("\u{2067}", with: "{").replacing("\u{2069}", with: ">")
  }

  private nonisolated static let texts: [Row<(String, String)>] = [
    Row("שלום", "{שלום>"), Row("to שלום", "<to שלום>"), Row("٣", "<٣>"), Row("(חיפוש)", "({חיפוש>)"),
    Row("\u{200F}12.50\u{A0}\u{200F}₪", "{12.50 ₪>"), Row("\u{200F}\u{200E}-12.50\u{A0}\u{200F}₪", "{<-12.50> ₪>"),
    Row("\u{61C}-١٫٢\u{66A}\u{61C}", "{-١٫٢\u{66A}>"), Row("\u{200E}-1.2%", "-1.2%"), Row("a\u{202E}b", "ab"),
    Row("Größe", "Größe"),
  ]

  @Test(arguments: texts) func `a text from right to left has isolates`(row: Row<(String, String)>) {
    expect(visible(AppText.drawn(row.value.0).text), is: row.value.1, at: row)
  }

  @Test func `a cut text keeps both isolates`() throws {
    let text = AppText.drawn("אבגדה").text
    let run = PaintedRun(x: 0, width: 40, kind: .text, pieces: [.init(text: text, columns: 5, style: .plain)])
    expect(visible(try #require(run.clipped(8, 32)?.pieces.first).text), is: "{בגד>")
  }

  @Test func `texts of a row are apart, also in facts, and each sign is beside its own number`() {
    let drawing = draw(columns: 30) {
      HStack {
        Text(verbatim: "شارع").contextMenu { Button("מחק") {} }
        Spacer()
        Text(12.5, format: .currency(code: "EUR"))
        Text(-0.012, format: .percent)
      }
      .environment(\.layoutDirection, .rightToLeft).environment(\.locale, Locale(identifier: "ar_EG"))
    }
    let row = "  {-١٫٢٪>  {١٢٫٥٠ €>            {شارع>  {; rlm; nbsp; alm}"
    expect(visible(drawing), is: row + "\n~ \"{شارع>\"  hold: {מחק>")
  }
}
