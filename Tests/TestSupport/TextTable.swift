extension String {
  /// The rows of a table, for `arguments:`: one a line or between double bars, each its name and cells between bars.
  /// `⏎` is a new line in a cell.
  public var rows: [[String]] {
    func cells(_ row: Substring) -> [String] {
      row.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        let words = cell.drop { $0 == " " }
        return String(words.dropLast(words.reversed().prefix { $0 == " " }.count)).replacing("⏎", with: "\n")
      }
    }
    return split(separator: "\n").flatMap { $0.split(separator: "||").map(cells) }
  }

  /// The rows of a table whose cells have bars and blanks of their own: one a line or between ` ¦¦ `, its cells between ` ¦ `.
  public var exactRows: [[String]] {
    split(separator: "\n").flatMap { $0.split(separator: " ¦¦ ") }.map { row in
      row.split(separator: " ¦ ", omittingEmptySubsequences: false).map { String($0).replacing("⏎", with: "\n") }
    }
  }
}
