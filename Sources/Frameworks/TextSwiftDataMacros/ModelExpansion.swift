/// The members that `@Model` and `@ModelActor` add to a class or an actor.
struct ModelExpansion {
  private let name: String
  private let body: [[Substring]]

  init(_ declaration: String) {
    let groups = Tokens(declaration).all.groups
    let keyword = groups.firstIndex { $0 == ["class"] || $0 == ["actor"] }
    name = keyword.flatMap { groups[($0 + 1)...].first { $0 != ["\n"] }?.source } ?? ""
    body = Array((groups.last { $0[0] == "{" } ?? []).dropFirst().dropLast()).groups
  }

  var members: String {
    let properties = body.indices.filter { body[$0] == ["var"] }.compactMap { ModelProperty(member(of: $0)) }
    return """
      public nonisolated let _$model = _ModelBox()
      public nonisolated static var _$properties: [_ModelProperty] {
      _ModelProperty.list { [\(properties.map { $0.description(of: name) }.joined(separator: ",\n"))] }
      }
      """
  }

  var actorMembers: String {
    """
    public nonisolated let modelExecutor: any ModelExecutor
    public nonisolated let modelContainer: ModelContainer
    public init(modelContainer: ModelContainer) {
    self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    self.modelContainer = modelContainer
    }
    """
  }

  /// The whole declaration of the variable at `keyword`: from its attributes to the end of its value or its braces.
  private func member(of keyword: Int) -> [[Substring]] {
    var start = keyword
    while start > 0, belongs(start - 1) { start -= 1 }
    var end = keyword + 1
    while end < body.count, body[end] != [";"] {
      if body[end] == ["\n"], !goesOn(after: end) { break }
      end += 1
      if body[end - 1][0] == "{", !body[keyword..<end].contains(["="]) { break }
    }
    return Array(body[start..<end])
  }

  /// Whether a group is an attribute's or a modifier before a declaration.
  private func belongs(_ index: Int) -> Bool {
    let group = body[index]
    let previous = index > 0 ? body[index - 1] : []
    if group == ["\n"] || group == ["@"] || Self.modifiers.contains(group[0]) || previous == ["@"] { return true }
    guard group[0] == "(", index > 0 else { return false }
    return Self.modifiers.contains(previous.first ?? "") || index > 1 && body[index - 2] == ["@"]
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "class", "lazy", "weak",
    "unowned", "override", "nonisolated", "dynamic",
  ]

  /// Whether the declaration continues after the end of its line.
  private func goesOn(after newline: Int) -> Bool {
    let next = body[(newline + 1)...].first { $0 != ["\n"] }?[0]
    let previous = body[..<newline].last?[0]
    return ["=", "{", ":", ".", "?", "+"].contains(next ?? "") || ["=", ":", "+", ",", "?"].contains(previous ?? "")
  }
}
