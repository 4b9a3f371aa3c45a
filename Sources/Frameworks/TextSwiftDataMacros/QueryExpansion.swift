/// The expansion of `@Query(sort: \.title) var books: [Book]`: a query behind the variable.
struct QueryExpansion {
  private let name: String
  private let type: String
  private let arguments: String

  init?(_ declaration: String) {
    let groups = Tokens(declaration).all.groups.filter { $0 != ["\n"] }
    guard let keyword = groups.firstIndex(of: ["var"]), keyword + 2 < groups.count,
      let attribute = groups[..<keyword].firstIndex(of: ["Query"])
    else { return nil }
    name = groups[keyword + 1].source
    type = Array(groups[(keyword + 3)...].prefix { $0 != ["="] && $0[0] != "{" }.joined()).source
    let parentheses = groups[attribute + 1]
    arguments = parentheses[0] == "(" ? Array(parentheses.dropFirst().dropLast()).source : ""
  }

  /// The query has the array's elements.
  var storage: String { "var _\(name): Query<\(type).Element, \(type)> = Query(\(arguments))" }
  var accessor: String { "get { _\(name).wrappedValue }" }
}
