import EveryStateConditions
import EveryStateSource

/// How the sources of an app use a name that begins with a capital.
struct NameUse: Equatable {
  /// Whether it is written as a type, a superclass or a metatype.
  var isType = false
  /// Whether it is written as a value: `[PinKey: 1]`, `kind == PinKind`.
  var isValue = false
  /// Whether it is an attribute of a property, and whether all those properties have types, and optional ones.
  var isWrapper = false
  var isTyped = true
  var wrapsOptionals = true
  var isProtocol = false
  /// Whether it must be a class: something keeps or observes it as an object.
  var isObject = false
  var isView = false
  /// The number of its generic parameters.
  var parameters = 0
  /// The calls of its initializers, and whether a result is tried with `if let`.
  var initializers: Set<CallShape> = []
  var isOptional = false
  /// Its static members with their calls: none for a property.
  var members: [String: Set<CallShape>] = [:]
  /// The static members that are used as values, and whether one is optional.
  var values: [String: Bool] = [:]
  var nested: [String: NameUse] = [:]
  /// The properties that the app's extensions and subclasses of it use by their names alone.
  var properties: Set<String> = []
  /// The cases that a `switch` without a `default` has, and the number of values of each.
  var cases: [String: Int] = [:]
  /// The files that mention it.
  var files: Set<String> = []
}

/// The names that an app's sources use, collected in one pass.
struct NameUses: Equatable {
  private(set) var names: [String: NameUse] = [:]
  /// `.high`: the members of types that are known from the context, with their calls.
  private(set) var implicit: [String: Set<CallShape>] = [:]
  /// The members of values, with their calls.
  private(set) var members: [String: Set<CallShape>] = [:]
  /// The members that a closure is assigned to, and whether its parameters are optional.
  private(set) var closures: [String: [Bool]] = [:]
  /// The operators that no module has.
  private(set) var operators: Set<String> = []
  /// What the app declares: `Cloud.save(_:)` as `Cloud.save`.
  private(set) var declared: Set<String> = []
  /// The last words of the types among them.
  private(set) var declaredTypes: Set<String> = []
  /// The functions that are called by their names alone.
  private(set) var functions: [String: NameUse] = [:]
  /// The names that a module of its own has for all stand-ins, as files use them that do not import theirs: `Firebase` is a whole family.
  var shared: [String: NameUse] = [:]
  /// The app's other names for types: `AppThunk` for `Thunk`.
  private var aliases: [String: String] = [:]
  /// The generic parameters of the app's declarations.
  private var generics: Set<String> = []
  /// The types of variables and parameters by their names, and the cases of a `switch` over them.
  private var types: [String: Set<String>] = [:]
  private var switches: [Switch] = []

  private struct Switch: Equatable {
    let subject: String
    let cases: [String: Int]
  }

  mutating func read(_ outline: SwiftOutline, file: String) {
    let source = outline.source
    for declaration in outline.declarations {
      let name = String(declaration.name.prefix { $0 != "(" && $0 != "#" })
      declared.insert(name)
      if declaration.isType && declaration.kind != "extension"
        || ["typealias", "associatedtype"].contains(declaration.kind)
      {
        declaredTypes.insert(String(name.split { $0 == "." || $0 == " " }.last ?? ""))
      }
    }
    var isCondition = false
    for index in source.tokens.indices {
      let word = source.text(index)
      if source.tokens[index].startsLine { isCondition = word == "#" && source.text(index + 1).hasSuffix("if") }
      guard source.tokens[index].kind == .word, !isCondition else { continue }
      if Self.named.contains(word), source.text(index + 2) == "<" { readGenerics(source, index + 2) }
      if word == "typealias", source.text(index + 2) == "=", Self.isName(source.text(index + 3)) {
        aliases[source.text(index + 1)] = source.text(index + 3)
      }
      if source.text(index - 1) == "." { readMember(source, index) }
      if word == "switch" { readSwitch(source, index) }
      if source.text(index + 1) == ":", Self.isName(source.text(index + 2)) {
        types[word, default: []].insert(source.text(index + 2))
      }
      if source.text(index + 1) == "(", ![".", "@", "#"].contains(source.text(index - 1)),
        word.first?.isLowercase == true,
        !Self.declaring.contains(source.text(index - 1)), source.isAdjacent(index + 1),
        let call = CallShape(source, of: index)
      {
        functions[word, default: NameUse()].initializers.insert(call)
        functions[word]?.files.insert(file)
      }
      guard Self.isName(word), source.text(index - 1) != ".", !Self.declaring.contains(source.text(index - 1)) else {
        continue
      }
      readName(outline, index, file)
    }
    readHeirs(outline)
  }

  /// Gives the cases of each `switch` to the types of its subject, and the uses of other names to their types.
  mutating func finish() {
    for (alias, name) in aliases { if let use = names[alias] { names[name]?.merge(use, at: []) } }
    for name in generics { names[name] = nil }
    for one in switches {
      for name in types[one.subject] ?? [] { names[name]?.cases.merge(one.cases, uniquingKeysWith: max) }
    }
    (implicit, members) = (implicit.mapValues(CallShape.agreed), members.mapValues(CallShape.agreed))
    for name in names.keys { names[name]?.agree() }
    for name in functions.keys { functions[name]?.agree() }
  }

  /// Gives all stand-ins an operator of the app's modules.
  mutating func add(operator name: String) { operators.insert(name) }

  /// Gives up what all stand-ins have: a shared name, or a member, by its path in the outline of the file.
  mutating func remove(_ path: String) {
    let words = path.split { ".(#".contains($0) }.map(String.init)
    if shared.removeValue(forKey: words.first ?? "") != nil { return }
    let member = words.dropFirst().first ?? ""
    (implicit[member], members[member], closures[member]) = (nil, nil, nil)
  }

  private static let named: Set<String> = ["func", "class", "struct", "enum", "actor", "typealias"]

  /// `<S: Scheduler, Value>` at an index.
  private mutating func readGenerics(_ source: SwiftTokens, _ start: Int) {
    guard let end = source.end(ofAngleAt: start) else { return }
    for index in start..<end where ["<", ","].contains(source.text(index)) { generics.insert(source.text(index + 1)) }
  }

  private static let declaring: Set<String> = [
    "import", "func", "case", "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "#", "let",
    "var",
  ]

  /// `Pin`, and `kSecClass` as constants of C are named.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, word != "Self" else { return false }
    return first.isUppercase || first == "k" && word.dropFirst().first?.isUppercase == true
  }

  // MARK: Names

  private mutating func readName(_ outline: SwiftOutline, _ start: Int, _ file: String) {
    let source = outline.source
    var path = [source.text(start)]
    var last = start
    var parameters = 0
    while true {
      if source.text(last + 1) == "<", source.isAdjacent(last + 1), let end = source.end(ofAngleAt: last + 1) {
        parameters = Self.arguments(last + 1, end, source)
        last = end
      } else if source.text(last + 1) == ".", Self.isName(source.text(last + 2)),
        !["Type", "Protocol"].contains(source.text(last + 2))
      {
        path.append(source.text(last + 2))
        (last, parameters) = (last + 2, 0)
      } else {
        break
      }
    }
    var use = NameUse()
    use.parameters = parameters
    use.files = [file]
    let before = source.text(start - 1)
    if before == "@" {
      readAttribute(source, last, &use)
      // A macro, which is left out.
      if !use.isWrapper { return }
    } else {
      use.isProtocol = before == "any" || before == "some" && source.text(start - 2) != ":"
      readUse(outline, start, last, &use)
    }
    names[path[0], default: NameUse()].merge(use, at: path.dropFirst())
  }

  private func readUse(_ outline: SwiftOutline, _ start: Int, _ last: Int, _ use: inout NameUse) {
    let source = outline.source
    let before = source.text(start - 1)
    let isExpression =
      ["{", "(", "=", "return", "in", "?"].contains(before)
      || source.tokens[start].startsLine && ![",", ":", ">", "&", "|"].contains(before)
    let isBound = before == "=" && (start - 6..<start).contains { ["if", "guard"].contains(source.text($0)) }
    let isCall = source.text(last + 1) == "(" && source.isAdjacent(last + 1)
    if isCall || isExpression && source.text(last + 1) == "{", let call = CallShape(source, of: last) {
      use.initializers.insert(call)
      use.isOptional = isBound || ["?", "!"].contains(source.text(call.end)) && source.isAdjacent(call.end)
      let startsStatement = ["{", "in"].contains(before) || source.tokens[start].startsLine && isExpression
      use.isView = startsStatement && !["=", "(", "return"].contains(before) && Self.isInView(outline, start)
    } else if source.text(last + 1) == ".", source.tokens.indices.contains(last + 2) {
      readStatic(source, last + 2, isBound: isBound, &use)
      use.isObject = source.text(last + 2) == "self" && source.text(start - 2) == "Environment"
    } else if Self.isValue(source, start, last) {
      use.isValue = true
    } else {
      use.isType = true
    }
    if let owner = outline.declaration(at: source.tokens[start].range.lowerBound) {
      let declaration = outline.declarations[owner]
      let signs: Set = ["StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "weak", "unowned"]
      if declaration.kind == "var", !signs.isDisjoint(with: declaration.head) { use.isObject = true }
    }
  }

  /// Whether a name without anything behind it is compared, or the key of a dictionary, which a type is not.
  private static func isValue(_ source: SwiftTokens, _ start: Int, _ last: Int) -> Bool {
    func isComparison(_ index: Int) -> Bool {
      ["=", "!"].contains(source.text(index)) && source.text(index + 1) == "=" && source.isAdjacent(index + 1)
    }
    let isKey = ["[", ","].contains(source.text(start - 1)) && source.text(last + 1) == ":"
    let value = source.text(last + 2)
    if isKey { return !isName(value) && !["[", "(", "any", "some"].contains(value) }
    // `where Element == Pin` compares types.
    let isConstraint = (max(0, start - 12)..<start).contains { source.text($0) == "where" }
    return !isConstraint && (isComparison(start - 2) || isComparison(last + 1))
  }

  private func readStatic(_ source: SwiftTokens, _ index: Int, isBound: Bool, _ use: inout NameUse) {
    let name = source.text(index).filter { $0 != "`" }
    let call = CallShape(source, of: index)
    if name == "init", let call {
      use.initializers.insert(call)
    } else if ["self", "Type", "Protocol", "init"].contains(name) {
      use.isType = true
    } else {
      use.members[name, default: []].formUnion([call].compactMap(\.self))
      guard call == nil else { return }
      use.values[name] = source.isUnwrapped(index) || isBound
    }
  }

  /// `@Injected(\.store) private var store: Store`.
  private func readAttribute(_ source: SwiftTokens, _ last: Int, _ use: inout NameUse) {
    let call = CallShape(source, of: last, trailing: false)
    if let call { use.initializers.insert(call) }
    var next = call?.end ?? last + 1
    while source.tokens.indices.contains(next),
      !["var", "let", "func", "struct", "class", "init"].contains(source.text(next))
    {
      next = source.text(next) == "(" ? source.end(ofBracketsAt: next) : next + 1
      if ["{", "}", ";"].contains(source.text(next)) { return }
    }
    guard ["var", "let"].contains(source.text(next)) else { return }
    use.isWrapper = true
    use.isTyped = source.text(next + 2) == ":" || source.text(next + 2) == "="
    let type = source.tokens.indices.dropFirst(next + 2).prefix {
      !source.tokens[$0].startsLine && !["=", "{", "}", ";"].contains(source.text($0))
    }
    use.wrapsOptionals = type.last.map(source.text) == "?"
  }

  private static func isInView(_ outline: SwiftOutline, _ index: Int) -> Bool {
    guard let owner = outline.declaration(at: outline.source.tokens[index].range.lowerBound) else { return false }
    let declaration = outline.declarations[owner]
    return declaration.kind.hasPrefix("#Preview")
      || zip(declaration.head, declaration.head.dropFirst()).contains { $0 == "some" && $1 == "View" }
  }

  /// The superclasses and protocols of the app's types.
  private mutating func readHeirs(_ outline: SwiftOutline) {
    for declaration in outline.declarations {
      for name in declaration.inherited where names[name] != nil {
        let isFirst = declaration.kind == "class" && declaration.inherited.first == name
        let isOfDelegates = ["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix)
        guard isFirst, !isOfDelegates, !Self.isAlone(declaration, outline) else {
          names[name]?.isProtocol = true
          continue
        }
        names[name]?.isObject = true
        let source = outline.source
        for index in outline.tokens(in: declaration.range)
        where source.text(index) == "super" && source.text(index + 2) == "init" {
          if let call = CallShape(source, of: index + 2) { names[name]?.initializers.insert(call) }
        }
      }
    }
  }

  /// Whether a class neither overrides nor calls anything of the first name behind its colon, and begins without it: that is a protocol.
  private static func isAlone(_ declaration: SwiftOutline.Declaration, _ outline: SwiftOutline) -> Bool {
    let words = outline.tokens(in: declaration.range).map(outline.source.text)
    return words.contains("init") && !words.contains("super") && !words.contains("override")
  }

  private static func arguments(_ start: Int, _ end: Int, _ source: SwiftTokens) -> Int {
    var (count, depth) = (1, 0)
    for index in start..<end {
      switch source.text(index) {
      case "<", "(", "[": depth += 1
      case ">" where source.text(index - 1) != "-", ")", "]": depth -= 1
      case "," where depth == 1: count += 1
      default: break
      }
    }
    return count
  }

  // MARK: Members

  private mutating func readMember(_ source: SwiftTokens, _ index: Int) {
    let name = source.text(index).filter { $0 != "`" }
    guard name.first?.isLowercase == true || name.first == "_", name != "self" else { return }
    let call = source.text(index + 1) == "(" || source.text(index + 1) == "{" ? CallShape(source, of: index) : nil
    let before = source.text(index - 2)
    let isChained = source.isAdjacent(index - 1) && !["(", "[", "{", "!", "&", ":"].contains(before)
    if isChained || source.tokens[index - 1].startsLine && !["(", "[", ",", ":", "="].contains(before) {
      if let call, name != "init" { members[name, default: []].insert(call) }
      if source.text(index + 1) == "=", source.text(index + 2) == "{", let call = CallShape(source, of: index + 1),
        case .closure(let parameters, _, _)? = call.arguments.first?.kind, !parameters.isEmpty
      {
        closures[name] = parameters
      }
    } else if before != "\\" {
      implicit[name, default: []].formUnion([source.text(index + 1) == "(" ? call : nil].compactMap(\.self))
    }
  }

  /// `switch order.state { case .open: ... }`, where it has no `default`.
  private mutating func readSwitch(_ source: SwiftTokens, _ index: Int) {
    var start = index + 1
    while start < source.tokens.count, source.text(start) != "{" {
      start = source.text(start) == "(" ? source.end(ofBracketsAt: start) : start + 1
    }
    guard start < source.tokens.count else { return }
    let end = source.end(ofBracketsAt: start) - 1
    var cases: [String: Int] = [:]
    var next = start + 1
    while next < end {
      if source.text(next) == "default", source.text(next - 1) != "unknown" { return }
      if source.text(next) == "case" || source.text(next) == ",", source.text(next + 1) == "." {
        let values =
          source.text(next + 3) == "(" ? CallShape(source, of: next + 2, trailing: false)?.arguments.count : 0
        cases[source.text(next + 2), default: 0] = max(cases[source.text(next + 2)] ?? 0, values ?? 0)
      }
      next = ["{", "("].contains(source.text(next)) ? source.end(ofBracketsAt: next) : next + 1
    }
    if !cases.isEmpty { switches.append(Switch(subject: source.text(start - 1), cases: cases)) }
  }
}

extension NameUse {
  /// Adds a use of it, or of a type that is nested in it.
  /// Makes the calls of each function agree in what is optional.
  fileprivate mutating func agree() {
    (initializers, members) = (CallShape.agreed(initializers), members.mapValues(CallShape.agreed))
    for name in nested.keys { nested[name]?.agree() }
  }

  mutating func merge(_ other: NameUse, at path: ArraySlice<String>) {
    files.formUnion(other.files)
    if let first = path.first {
      nested[first, default: NameUse()].merge(other, at: path.dropFirst())
      return
    }
    (isType, isValue) = (isType || other.isType, isValue || other.isValue)
    (isWrapper, isTyped) = (isWrapper || other.isWrapper, isTyped && other.isTyped)
    wrapsOptionals = wrapsOptionals && other.wrapsOptionals
    isProtocol = isProtocol || other.isProtocol
    isObject = isObject || other.isObject
    (isView, isOptional) = (isView || other.isView, isOptional || other.isOptional)
    parameters = max(parameters, other.parameters)
    initializers.formUnion(other.initializers)
    members.merge(other.members) { $0.union($1) }
    values.merge(other.values) { $0 || $1 }
    cases.merge(other.cases, uniquingKeysWith: max)
    for (name, use) in other.nested { nested[name, default: NameUse()].merge(use, at: []) }
  }
}
