import EveryStateGoldens

/// A module of the app's package in place of one that Linux does not have, with the names that the app uses.
struct StubModule: Equatable {
  let name: String
  /// Why it is not the real one.
  let reason: String
  /// Its types, constants and functions.
  var names: [String: NameUse] = [:]
  /// Its modifiers of views, with their calls. A note tells each.
  var modifiers: [String: Set<CallShape>] = [:]

  /// The module of what all stand-ins have; each of them exports it.
  static let members = "StandInMembers"
  /// The module of names that the stand-ins here lack, or that a build step would generate. Files that use one import it unseen.
  static let further = "FurtherNames"
  /// The module that mentions all names once, so that the compiler says which are unknown.
  static let probe = "StandInNames"

  /// Whether it replaces a framework of Apple's, whose names begin with two or three capitals.
  var isFramework: Bool { if case .unavailable = ImportKind(name, own: []) { true } else { false } }

  /// - Parameter declared: the names that the app declares: `Cloud.save`.
  func text(declared: Set<String> = []) -> String {
    var lines = [
      AdoptedManifest.mark + " in place of the module \(name): \(reason).",
      "// Fill in what a screen needs, and remove this line, so that the file is kept.",
      "@_exported import \(Self.members)", "import TextUI", "",
    ]
    for (name, use) in topNames.sorted(by: { $0.key < $1.key }) {
      lines += StubName(name, use, declared: declared).lines(mayBeFunction: isFramework || self.name == Self.further)
    }
    for (name, calls) in modifiers.sorted(by: { $0.key < $1.key }) {
      let functions = calls.flatMap { call in
        [true, false].filter { !$0 || call.hasClosure }.map { isBuilder in
          let (generics, list) = call.parameters(isBuilder: isBuilder)
          return (isBuilder || !call.hasClosure ? "" : "@_disfavoredOverload ")
            + "public func \(CallShape.escaped(name))\(generics)(\(list)) -> some View { _standIn(\"\(name)\") }"
        }
      }
      lines += ["extension View {"] + Set(functions).sorted().map { "  " + $0 } + ["}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `Reports.Attribute` is a name of the module Reports where no type has that name.
  private var topNames: [String: NameUse] {
    var all = names
    guard let own = all[name], !own.isType, own.initializers.isEmpty, !own.isObject, !own.isProtocol else { return all }
    all[name] = nil
    for (name, use) in own.nested { all[name, default: NameUse()].merge(use, at: []) }
    for (name, calls) in own.members { all[name, default: NameUse()].initializers.formUnion(calls) }
    return all
  }

  /// Gives up a name that does not compile, by its path in the outline of the file.
  mutating func remove(_ path: String) {
    let words = path.split { ".(".contains($0) }.map(String.init)
    if words.first == "View", words.count > 1 { modifiers[words[1]] = nil } else { names[words.first ?? ""] = nil }
  }

  func write(in root: String, declared: Set<String>) throws { try Self.write(text(declared: declared), name, in: root) }

  static func write(_ text: String, _ name: String, in root: String) throws {
    let path = root + "/EveryState/StandIns/\(name)/\(name).swift"
    // The user has filled it in.
    if let old = SwiftFiles.bytes(of: path), !old.starts(with: AdoptedManifest.mark.utf8) { return }
    try TextFile(path).write(Array(text.utf8))
  }
}

/// The declaration of a stand-in's name.
struct StubName {
  private let name: String
  private let use: NameUse
  private let path: String
  private let declared: Set<String>

  init(_ name: String, _ use: NameUse, declared: Set<String>, in path: String = "") {
    (self.name, self.use, self.declared, self.path) = (name, use, declared, path + name)
  }

  /// - Parameter mayBeFunction: whether a name with a capital that is only called is a function, as in C.
  func lines(mayBeFunction: Bool = false) -> [String] {
    if name.first == "k" || isConstant { return ["public let \(name): String = \"\(name)\""] }
    let isFunction = !use.isType && use.members.isEmpty && use.nested.isEmpty && !use.initializers.isEmpty
    if isFunction, mayBeFunction || name.first?.isLowercase == true {
      return functions("public func \(name)", of: use.initializers, result: "_StandInValue")
    }
    if name.first?.isLowercase == true { return ["public let \(name) = _StandInValue(\"\(name)\")"] }
    if use.isWrapper { return wrapper }
    if use.isProtocol, use.initializers.isEmpty { return `protocol` }
    return ["\(head) {"] + members.map { "  " + $0 } + ["}"]
  }

  /// A name with a capital that only stands for a value: `PinKey`.
  private var isConstant: Bool {
    use.isValue && use.initializers.isEmpty && use.members.isEmpty && use.nested.isEmpty && use.cases.isEmpty
      && !use.isObject && !use.isProtocol && !use.isWrapper && use.parameters == 0
  }

  private var isEnum: Bool { !use.cases.isEmpty && !use.isObject }

  private var head: String {
    let generics = (0..<use.parameters).map { "T\($0)" }.joined(separator: ", ")
    let title = name + (generics.isEmpty ? "" : "<\(generics)>")
    if use.isObject { return "open class \(title): _StandInObject, @unchecked Sendable" }
    let base = use.isView ? "_StandInView" : "_StandInType"
    return "public nonisolated \(isEnum ? "enum" : "struct") \(title): \(base)"
  }

  private var members: [String] {
    var lines: [String] = []
    if isEnum {
      let cases = use.cases.sorted { $0.key < $1.key }
      lines += cases.map { name, count in
        let values = Array(repeating: "_StandInValue", count: count).joined(separator: ", ")
        return "case \(CallShape.escaped(name))" + (count > 0 ? "(\(values))" : "")
      }
      let (first, count) = cases[0]
      let values = Array(repeating: ".init()", count: count).joined(separator: ", ")
      lines.append("public init() { self = .\(CallShape.escaped(first))" + (count > 0 ? "(\(values))" : "") + " }")
    } else {
      lines.append(use.isObject ? "public required nonisolated init() {}" : "public init() {}")
    }
    lines += initializers
    for (member, calls) in use.members.sorted(by: { $0.key < $1.key })
    where use.cases[member] == nil && !declared.contains("\(path).\(member)") {
      let name = CallShape.escaped(member)
      if let isOptional = use.values[member] {
        let (type, value) = isOptional ? ("\(self.name)?", "nil") : (self.name, ".init()")
        lines.append("public static var \(name): \(type) { get { \(value) } set {} }")
      }
      lines += functions("public static func \(name)", of: calls, result: self.name)
    }
    for name in use.properties.sorted() where !declared.contains("\(path).\(name)") {
      let title = CallShape.escaped(name)
      lines.append(
        "public nonisolated var \(title): _StandInValue { get { .init() } \(use.isObject ? "" : "nonmutating ")set {} }"
      )
    }
    for (name, use) in use.nested.sorted(by: { $0.key < $1.key }) where !declared.contains("\(path).\(name)") {
      lines += StubName(name, use, declared: declared, in: path + ".").lines()
    }
    return lines
  }

  private var initializers: [String] {
    let body = use.isObject ? "{ super.init() }" : "{ self.init() }"
    let lines = use.initializers.filter { !$0.arguments.isEmpty }.flatMap { call in
      [true, false].filter { !$0 || call.hasClosure && use.isView }.map { isBuilder in
        let (generics, list) = call.parameters(isBuilder: isBuilder)
        let isSecond = !isBuilder && call.hasClosure && use.isView
        return (isSecond ? "@_disfavoredOverload " : "")
          + "public \(use.isObject ? "nonisolated " : "")init\(use.isOptional ? "?" : "")\(generics)(\(list)) \(body)"
      }
    }
    return Set(lines).sorted()
  }

  /// Functions that return the first of the types that the app may expect, or the type that it does.
  private func functions(_ head: String, of calls: Set<CallShape>, result: String) -> [String] {
    let lines = calls.flatMap { call in
      let (generics, list) = call.parameters()
      let (all, same) = call.parameters(further: ["R"])
      if let type = call.type {
        return [
          "@discardableResult \(head)\(generics)(\(list)) -> \(type) { _standInResult(\"\(path)\") }",
          "@_disfavoredOverload @discardableResult \(head)\(generics)(\(list)) -> \(result) { .init() }",
        ]
      }
      return [
        "@discardableResult \(head)\(generics)(\(list)) -> \(result) { \(call.factory ?? "")return .init() }",
        "@_disfavoredOverload @discardableResult \(head)\(all)(\(same)) -> R { _standInResult(\"\(path)\") }",
      ]
    }
    return Set(lines).sorted()
  }

  private var `protocol`: [String] {
    let title = "public protocol \(name)" + (use.isObject ? ": AnyObject" : "")
    return [
      "@dynamicMemberLookup \(title) {}", "extension \(name) {",
      "  public subscript(dynamicMember name: String) -> _StandInValue {",
      "    get { .init(name) }", use.isObject ? "    set {}" : "    nonmutating set {}", "  }", "}",
    ]
  }

  private var wrapper: [String] {
    let type = use.isTyped ? "Value" : "_StandInValue"
    let calls = use.initializers.filter { !$0.arguments.isEmpty }.flatMap { call in
      let (generics, list) = call.parameters()
      return [
        "  public init\(generics)(\(list)) {}",
        "  public init\(generics)(wrappedValue: \(type), \(list)) { value.set(wrappedValue) }",
      ]
    }
    let conformances = ["Equatable", "Hashable", "Codable"].map {
      "extension \(name): \($0)\(use.isTyped ? " where Value: \($0)" : "") {}"
    }
    return [
      "@propertyWrapper public struct \(name)\(use.isTyped ? "<Value>" : ""): DynamicProperty, _StandInWrapper {",
      // The properties that it wraps are nil by themselves, and its own type has no place in the initializers of their types.
      use.wrapsOptionals ? "" : "  public init() {}",
      "  public init(wrappedValue: \(type)) { value.set(wrappedValue) }",
      "  private let value = _StandInBox<\(type)>()",
    ] + Set(calls).sorted() + [
      "  public var wrappedValue: \(type) {", "    get { value.get(\"@\(name)\") }",
      "    nonmutating set { value.set(newValue) }", "  }",
      "  public var projectedValue: Binding<\(type)> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }",
      "}",
    ] + (path == name ? conformances : [])
  }
}

/// What each stand-in has, as a module of its own: the members that the app calls with values of its context.
struct StubMembers {
  let uses: NameUses

  /// `Text(photo.title)`: of all initializers of `Text`, which take the most different types.
  private static let conversions = [
    "", "extension Text { public init<V: _StandInView>(_ value: V) { self.init(verbatim: value.description) } }",
    "extension String { public init<V: _StandInType>(_ value: V) { self = value.description } }",
    "extension Double { public init<V: _StandInType>(_ value: V) { self = 0 } }",
    "extension Int { public init<V: _StandInType>(_ value: V) { self = 0 } }",
  ]

  /// `photo.id != id`: a value of the app equals nothing of a stand-in's type, and is neither less nor more.
  private static let comparisons = [
    "<V: _StandInType, T: Equatable>(first: V?, second: T?)", "<V: _StandInType, T: Equatable>(first: T?, second: V?)",
    "<V: _StandInType, W: _StandInType>(first: V?, second: W?)",
  ].flatMap { values in
    [("==", "false"), ("!=", "true"), ("<", "false"), (">", "false"), ("<=", "false"), (">=", "false")].map {
      name, result in
      "@_disfavoredOverload public func \(name) \(values) -> Bool { \(result) }"
    }
  }

  /// `name <- value`
  private var operators: [String] {
    uses.operators.sorted().flatMap { name in
      [
        "infix operator \(name): AssignmentPrecedence",
        "@discardableResult public func \(name) (first: Any?, second: Any?) -> _StandInValue { .init() }",
        "@_disfavoredOverload public func \(name) <T>(first: Any?, second: Any?) -> T { _standInResult(\"\(name)\") }",
      ]
    }
  }

  var text: String {
    var statics: Set<String> = []
    for (name, calls) in uses.implicit {
      guard name != "init" else {
        for call in calls where !call.arguments.isEmpty {
          let (generics, list) = call.parameters()
          statics.insert("@_disfavoredOverload public nonisolated init\(generics)(\(list)) { self.init() }")
        }
        continue
      }
      let title = CallShape.escaped(name)
      statics.insert("@_disfavoredOverload public nonisolated static var \(title): Self { .init() }")
      for call in calls where !call.arguments.isEmpty {
        let (generics, list) = call.parameters()
        statics.insert(
          "@_disfavoredOverload public nonisolated static func \(title)\(generics)(\(list)) -> Self { .init() }")
      }
    }
    let special = uses.members.filter { $0.value.contains(where: \.isSpecial) }
    var (values, others): (Set<String>, Set<String>) = ([], [])
    for (name, calls) in special {
      let head = "@_disfavoredOverload @discardableResult public nonisolated func \(CallShape.escaped(name))"
      for call in calls {
        let (generics, list) = call.parameters()
        let value = "\(head)\(generics)(\(list)) -> _StandInValue { \(call.factory ?? "")return .init() }"
        if let type = call.type {
          values.insert("\(head)\(generics)(\(list)) -> \(type) { _standInResult(\"\(name)\") }")
          others.insert(value)
        } else {
          values.insert(value)
        }
        let (all, same) = call.parameters(further: ["R"])
        others.insert("\(head)\(all)(\(same)) -> R { _standInResult(\"\(name)\") }")
      }
    }
    for (name, parameters) in uses.closures {
      let types = parameters.map { "_StandInValue" + ($0 ? "?" : "") }.joined(separator: ", ")
      values.insert(
        "public nonisolated var \(CallShape.escaped(name)): ((\(types)) -> Void)? { get { nil } nonmutating set {} }")
    }
    func block(_ type: String, _ lines: Set<String>) -> [String] {
      ["", "extension \(type) {"] + lines.sorted().map { "  " + $0 } + ["}"]
    }
    let all =
      [AdoptedManifest.mark + ": what the stand-ins of all modules have.", "import TextUI"]
      + block("_StandInMembers", statics.union(values)) + block("_StandInOptions", others) + Self.conversions
      + Self.comparisons + operators
      + uses.shared.sorted { $0.key < $1.key }.flatMap { StubName($0.key, $0.value, declared: uses.declared).lines() }
    return all.joined(separator: "\n") + "\n"
  }
}
