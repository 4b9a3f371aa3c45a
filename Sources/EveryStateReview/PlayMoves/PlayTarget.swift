import EveryStateGoldens

/// How a move of a play says which element is meant: as an action of a state does, by a name, a row and a number.
package struct PlayTarget: Hashable, Sendable {
  package let name: String
  /// A text of the row, or of the section's header.
  package let row: String?
  /// Among those of the name, in reading order, from 1.
  package let number: Int?

  package init(_ name: String, in row: String? = nil, number: Int? = nil) {
    self.name = name
    self.row = row
    self.number = number
  }

  /// `"Add" in "Fjord 2 Tent"`, `"Twin" number 2`.
  package var words: String {
    [name.asLiteral, row.map { "in " + $0.asLiteral }, number.map { "number \($0)" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// As arguments: `"Add", in: "Fjord 2 Tent"`. Of a row that is a second one, `of:`.
  func code(row label: String = "in") -> String {
    name.asLiteral + place(row: label)
  }

  /// The arguments behind the name, each behind a comma: `, in: "Fjord 2 Tent"`.
  func place(row label: String = "in") -> String {
    [row.map { ", \(label): " + $0.asLiteral }, number.map { ", number: \($0)" }].compactMap { $0 }.joined()
  }
}
