import EveryStateConditions
import EveryStateSource

/// How a function is called: what a declaration needs that takes the call.
struct CallShape: Hashable {
  struct Argument: Hashable {
    /// `_` for an argument without one.
    let label: String
    let kind: Kind
  }

  enum Kind: Hashable {
    case value
    /// `.high`, `[.low, .high]`: its type must be one that has such members.
    case member
    case list, keyPath, reference
    /// A closure that draws a picture by its phase, as SwiftUI's `AsyncImage` takes one.
    case phase
    /// `Photo.self`: the result is a value of it.
    case type
    /// A closure that takes some parameters, which may be optional or have types.
    case closure([Bool], isTyped: Bool, isAsync: Bool)
  }

  var arguments: [Argument] = []
  /// Whether a value of any type does not do for one of the arguments.
  var isSpecial: Bool {
    arguments.contains {
      if case .closure(let parameters, _, let isAsync) = $0.kind {
        !parameters.isEmpty || isAsync
      } else {
        $0.kind != .value
      }
    }
  }
  /// Whether it may be a builder of views.
  var hasClosure: Bool {
    arguments.contains {
      switch $0.kind {
      case .closure(_, _, isAsync: false), .phase: true
      default: false
      }
    }
  }
  /// The index of the first argument that is a type.
  private var typeIndex: Int? { arguments.firstIndex { $0.kind == .type } }
  /// The generic parameter of the type that the result of the call has: a call with a closure may be of any.
  var type: String? { factory == nil ? typeIndex.map { "M\($0)" } : nil }
  /// `register(Store.self) { _ in Store() }`: the statement that keeps how a value of the type is made.
  var factory: String? {
    guard let type = typeIndex, let last = arguments.last, last.label == "_",
      case .closure(let parameters, isTyped: false, isAsync: false) = last.kind
    else { return nil }
    let values = parameters.map { $0 ? "nil" : ".init()" }.joined(separator: ", ")
    return "_standInRegister(a\(type)) { try a\(arguments.count - 1)(\(values)) }; "
  }
  /// The index after the call.
  private(set) var end = 0

  static func == (first: Self, second: Self) -> Bool { first.arguments == second.arguments }
  func hash(into hasher: inout Hasher) { hasher.combine(arguments) }

  /// The call of the name at an index; nil where the name is not called.
  init?(_ source: SwiftTokens, of name: Int, trailing: Bool = true) {
    var next = name + 1
    let isCalled = source.text(next) == "(" && !source.tokens[next].startsLine
    if isCalled {
      let end = source.end(ofBracketsAt: next)
      next += 1
      while next < end - 1 {
        let isLabeled = source.text(next + 1) == ":" && source.tokens[next].kind == .word
        let label = isLabeled ? source.text(next) : "_"
        let start = label == "_" ? next : next + 2
        while next < end - 1, source.text(next) != "," {
          next = "([{".contains(source.text(next)) ? source.end(ofBracketsAt: next) : next + 1
        }
        arguments.append(Argument(label: label, kind: Self.kind(source, start..<next)))
        next += 1
      }
      next = end
    }
    let isFollowed =
      trailing && source.text(next) == "{" && !source.tokens[next].startsLine && !Self.isInCondition(source, name)
    if isFollowed {
      arguments.append(Argument(label: "_", kind: Self.kind(source, next..<next + 1)))
      next = source.end(ofBracketsAt: next)
      while source.text(next + 1) == ":", source.text(next + 2) == "{" {
        arguments.append(Argument(label: source.text(next), kind: Self.kind(source, next + 2..<next + 3)))
        next = source.end(ofBracketsAt: next + 2)
      }
    }
    guard isCalled || isFollowed else { return nil }
    end = next
  }

  /// Whether a brace after it begins the block of an `if`.
  private static func isInCondition(_ source: SwiftTokens, _ name: Int) -> Bool {
    var depth = 0
    for index in stride(from: name - 1, through: max(name - 80, 0), by: -1) {
      switch source.text(index) {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth == 0 { return false }
        depth -= 1
      case "if", "guard", "while", "for", "switch": if depth == 0, source.text(index - 1) != "#" { return true }
      default: break
      }
      if depth == 0, source.tokens[index].startsLine,
        !["if", "guard", "while", "for", "switch", ".", "&", "|"].contains(source.text(index)),
        ![",", "&", "|", "(", "="].contains(source.text(index - 1))
      {
        return false
      }
    }
    return false
  }

  private static func kind(_ source: SwiftTokens, _ range: Range<Int>) -> Kind {
    if range.count > 2, range.suffix(2).map(source.text) == [".", "self"] { return .type }
    switch source.text(range.lowerBound) {
    case "{": return closure(source, range.lowerBound)
    case "&": return .reference
    case "\\" where source.text(range.lowerBound + 1) == ".": return .keyPath
    case ".": return .member
    case "[" where source.text(range.lowerBound + 1) == ".": return .list
    default:
      // `isOn ? .high : .low`; the dot of `a?.b` is at its mark.
      let isChoice = range.dropFirst().contains {
        source.text($0) == "." && "?:".contains(source.text($0 - 1)) && !source.isAdjacent($0)
      }
      return isChoice ? .member : .value
    }
  }

  private static func closure(_ source: SwiftTokens, _ start: Int) -> Kind {
    let end = source.end(ofBracketsAt: start) - 1
    let head = source.head(ofClosureAt: start)
    let body = (head?.upperBound ?? start + 1)..<max(end, head?.upperBound ?? start + 1)
    var (used, isAsync, next) = (0, false, body.lowerBound)
    while next < end {
      if source.text(next) == "$", let number = Int(source.text(next + 1)) { used = max(used, number + 1) }
      if source.text(next) == "await" { isAsync = true }
      next = source.text(next) == "{" ? source.end(ofBracketsAt: next) : next + 1
    }
    var names = (0..<used).map(String.init)
    var isTyped = false
    if let head {
      let first = source.text(head.lowerBound) == "[" ? source.end(ofBracketsAt: head.lowerBound) : head.lowerBound
      let words = (first..<head.upperBound - 1).prefix { source.text($0) != "-" && source.text($0) != "async" }
      isTyped = words.contains { source.text($0) == ":" }
      names = words.split { source.text($0) == "," }.compactMap { part in
        part.first { source.tokens[$0].kind == .word }.map(source.text)
      }
    }
    let cases = body.filter { source.text($0 - 2) == "case" && source.text($0 - 1) == "." }.map(source.text)
    let isSwitch = body.prefix(2).map(source.text) == ["switch", names.first ?? ""]
    if isSwitch, names.count == 1, cases.contains("empty"), cases.contains("success") { return .phase }
    let parameters = names.map { name in body.contains { source.text($0) == name && source.isOptional($0) } }
    return .closure(parameters, isTyped: isTyped, isAsync: isAsync)
  }

  /// Calls that differ only in what they unwrap are calls of one function: what one of them unwraps is optional in all.
  static func agreed(_ calls: Set<CallShape>) -> Set<CallShape> {
    Set(
      Dictionary(grouping: calls, by: { $0.unwrapping([]) }).values.map { alike in
        alike.dropFirst().reduce(alike[0]) { $0.unwrapping($1.arguments) }
      })
  }

  /// The call with further optional parameters of closures, or with none.
  private func unwrapping(_ others: [Argument]) -> CallShape {
    var call = self
    call.arguments = arguments.enumerated().map { index, argument in
      guard case .closure(let own, let isTyped, let isAsync) = argument.kind else { return argument }
      var optional = own.map { _ in false }
      if others.indices.contains(index), case .closure(let others, _, _) = others[index].kind {
        optional = zip(own, others).map { $0 || $1 }
      }
      return Argument(label: argument.label, kind: .closure(optional, isTyped: isTyped, isAsync: isAsync))
    }
    return call
  }

  // MARK: Declarations

  /// The generic parameters and the parameters of a declaration that takes the call.
  /// - Parameter isBuilder: whether closures without an `await` build views.
  func parameters(isBuilder: Bool = false, further: [String] = []) -> (generics: String, list: String) {
    var generics = further
    let list = arguments.enumerated().map { index, argument in
      let label = argument.label == "_" ? "_" : Self.escaped(argument.label)
      switch argument.kind {
      case .value: return "\(label) a\(index): Any?"
      case .member: return "\(label) a\(index): _StandInValue"
      case .list: return "\(label) a\(index): [_StandInValue]"
      case .type:
        generics.append("M\(index)")
        return "\(label) a\(index): M\(index).Type"
      case .keyPath:
        generics.append("K\(index)")
        return "\(label) a\(index): KeyPath<_StandInValue, K\(index)>"
      case .reference:
        generics.append("I\(index)")
        return "\(label) a\(index): inout I\(index)"
      case .phase:
        generics.append("C\(index)" + (isBuilder ? ": View" : ""))
        return "\(isBuilder ? "@ViewBuilder " : "")\(label) a\(index): (AsyncImagePhase) -> C\(index)"
      case .closure(let parameters, let isTyped, let isAsync):
        let isView = isBuilder && !isAsync
        generics.append("C\(index)" + (isView ? ": View" : ""))
        let types = parameters.enumerated().map { isTyped ? "P\(index)\($0)" : "_StandInValue" + ($1 ? "?" : "") }
        if isTyped { generics += types }
        let isKept = factory != nil && index == arguments.count - 1 ? "@escaping " : ""
        let effects = isView ? "" : isAsync ? " async throws" : " throws"
        return
          "\(isView ? "@ViewBuilder " : "")\(label) a\(index): \(isKept)(\(types.joined(separator: ", ")))\(effects) -> C\(index)"
      }
    }
    return (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>", list.joined(separator: ", "))
  }

  /// A name as Swift code.
  static func escaped(_ name: String) -> String {
    let bare = name.filter { $0 != "`" }
    return keywords.contains(bare) ? "`\(bare)`" : bare
  }

  private static let keywords: Set<String> = Set(
    """
    as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for
    func guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows return
    self static struct subscript super switch throw throws true try typealias var where while Any Self
    """.split { " \n".contains($0) }.map(String.init))
}

extension SwiftTokens {
  /// Whether a name is used as an optional value is: `error?.code`, `if let error`, `guard let all = error,`, `error == nil`, `error ?? other`.
  fileprivate func isOptional(_ index: Int) -> Bool {
    let isBound =
      text(index - 1) == "=" && ["let", "var"].contains(text(index - 3))
      && ["{", ",", "else"].contains(text(index + 1))
    let isCompared = ["=", "!"].contains(text(index + 1)) && text(index + 2) == "=" && text(index + 3) == "nil"
    return isUnwrapped(index) || text(index - 1) == "let" || isBound || isCompared
      || [text(index + 1), text(index + 2)] == ["?", "?"]
  }

  /// Whether `?` or `!` follows a word.
  func isUnwrapped(_ index: Int) -> Bool {
    ["?", "!"].contains(text(index + 1)) && isAdjacent(index + 1) && text(index + 2) != "="
  }
}
