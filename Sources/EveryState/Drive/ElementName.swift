import EveryStateGoldens

/// The words that identify an element: its name, its row and its number.
struct ElementName: CustomStringConvertible {
  /// nil if exactly one element must fit.
  let name: String?
  /// A text of the row, or of the section's header.
  let row: String?
  /// The number among elements of that name, in reading order, from 1.
  let number: Int?

  init(_ name: String?, in row: String? = nil, number: Int? = nil) {
    self.name = name
    self.row = row
    self.number = number
  }

  /// `"Add" in "Fjord 2 Tent"`, `"Twin" number 2`.
  var description: String {
    [name.map { "\"\($0)\"" }, row.map { "in \"\($0)\"" }, number.map { "number \($0)" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The name as an action's arguments: `"Add", in: "Fjord 2 Tent"`.
  var code: String { code() }

  /// - Parameters:
  ///   - argument: an argument that follows the name.
  ///   - label: the label of the row.
  func code(with argument: String? = nil, row label: String = "in") -> String {
    [name.map(\.asLiteral), argument, row.map { "\(label): \($0.asLiteral)" }, number.map { "number: \($0)" }]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
