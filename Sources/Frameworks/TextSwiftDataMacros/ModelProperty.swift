/// A stored property of a model that is kept: neither a constant nor computed, lazy, static or marked `@Transient`.
struct ModelProperty {
  let name: String
  /// The property's `@Attribute(...)` or `@Relationship(...)`: its name and its arguments.
  private let mark: (name: String, arguments: String)?
  /// The tokens after the name: type, value and observers.
  private let rest: [[Substring]]

  init?(_ source: String) { self.init(Tokens(source).all.groups) }

  init?(_ member: [[Substring]]) {
    guard let keyword = member.firstIndex(where: { $0 == ["var"] }) else { return nil }
    let before = member[..<keyword].filter { $0 != ["\n"] }
    guard !before.contains(where: { Self.others.contains($0[0]) }) else { return nil }
    var marks: [(name: String, arguments: String)] = []
    for index in before.indices.dropLast() where before[index] == ["@"] {
      let arguments = before.indices.contains(index + 2) && before[index + 2][0] == "(" ? before[index + 2] : []
      marks.append((String(before[index + 1][0]), Array(arguments.dropFirst().dropLast()).source))
    }
    guard !marks.contains(where: { $0.name == "Transient" || $0.name == "_PersistedProperty" }) else { return nil }
    let after = member[(keyword + 1)...].filter { $0 != ["\n"] }
    guard let name = after.first?.first else { return nil }
    // Braces without a value before them are a getter's, unless they observe.
    if let braces = after.first(where: { $0[0] == "{" }), !after.contains(["="]),
      !braces.contains(where: { $0 == "didSet" || $0 == "willSet" })
    {
      return nil
    }
    self.name = String(name).replacing("`", with: "")
    mark = marks.first { $0.name == "Attribute" || $0.name == "Relationship" }
    rest = Array(after.dropFirst())
  }

  private static let others: Set<Substring> = ["static", "class", "lazy", "func", "init", "subscript", "let", "case"]

  /// The variable behind it.
  var storage: String { "@Transient private var _\(name) \(Array(rest.joined()).source)" }

  var accessors: String {
    """
    @storageRestrictions(initializes: _\(name))
    init(initialValue) { _\(name) = initialValue }
    get {
    _$read(\\.\(quoted))
    return _\(name)
    }
    set { _$change(\\.\(quoted), from: _\(name), to: newValue) { _\(name) = newValue } }
    """
  }

  /// The property's description for the store.
  func description(of type: String) -> String {
    let mark = mark.map { ", _\($0.name.lowercased())(\($0.arguments))" } ?? ""
    return "_ModelProperty(\"\(name)\", \\\(type).\(quoted)\(mark))"
  }

  /// A name may be a word of the language's.
  private var quoted: String { "`\(name)`" }
}
