/// The expansion of `@Entry var name: Type = value`: a key, and a getter and a setter that use it.
struct EntryExpansion {
  private let variable: DeclaredVariable

  /// Reads the variable's source, and the beginning of its context, if the compiler provides it.
  init(_ declaration: String, in context: String? = nil) throws(EntryRefusal) {
    guard let variable = DeclaredVariable(declaration) else { throw .noVariable }
    if variable.isStatic { throw .isStatic }
    if let context { try Self.check(context) }
    if variable.isComputed { throw .isComputed }
    self.variable = variable
  }

  /// The getter and the setter.
  var accessors: String { "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }" }

  /// The key. A line ends behind all that comes from the source: it may end in a comment.
  var key: String {
    let value = variable.value ?? "nil"
    let property =
      variable.type.map { "static var defaultValue: \($0)\n{\n\(value)\n}" } ?? "static let defaultValue = \(value)"
    return "private struct \(keyName): EnvironmentKey {\n\(property)\n}"
  }

  private var keyName: String { "__Key_\(variable.name)" }

  private static func check(_ context: String) throws(EntryRefusal) {
    var words = DeclarationWords(context)
    var keyword = words.next()
    while let word = keyword, !["extension", "struct", "class", "enum", "actor", "protocol", "func"].contains(word) {
      keyword = words.next()
    }
    guard let keyword, let name = words.next() else { return }
    let type = name.split(separator: ".").last.map(String.init) ?? ""
    if keyword != "extension" || !EntryRefusal.places.contains(type) { throw .misplaced("\(keyword) \(name)") }
  }
}
