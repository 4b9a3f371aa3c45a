@testable import TextUI

struct WidthTests {
  @Test func `Strings take the columns of the table`() {
    expect(widthTable.values.joined().count >= 200)
    for (columns, texts) in widthTable {
      for text in texts {
        let escapes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        expect(CellWidth.of(text), is: columns, "\(text) (\(escapes))")
      }
    }
  }

  @Test func `A slice keeps whole characters`() {
    let cases: [(String, Int, Int, String, Int, Int)] = [
      ("abcdef", 1, 3, "bc", 1, 3), ("漢字", 0, 3, "漢", 0, 2), ("漢字", 1, 4, "字", 2, 4), ("漢字", 1, 3, "", 1, 1),
      ("e\u{301}x", 0, 1, "e\u{301}", 0, 1),
    ]
    for (text, from, to, expected, start, end) in cases {
      let slice = CellWidth.slice(text, from: from, to: to)
      expect(slice == (expected, start, end), "\(text) \(from)..<\(to)")
    }
  }
}
