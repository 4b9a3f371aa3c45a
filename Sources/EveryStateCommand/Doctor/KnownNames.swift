/// What a file may name on Linux: all that TextUI and the stand-ins export, and the names of the toolchain's modules.
struct KnownNames: Sendable {
  static let all = KnownNames()

  /// `Text`, `Bundle`.
  private(set) var types: Set<String> = []
  /// Whatever stands after a dot, whoever has it.
  private(set) var members: Set<String> = []
  /// `withAnimation`.
  private(set) var functions: Set<String> = []
  /// `Preview`, without its sign.
  private(set) var macros: Set<String> = []
  /// By type of this package's, what it has itself.
  private(set) var own: [String: Set<String>] = [:]
  /// What some protocol of this package's gives to its types.
  private(set) var shared: Set<String> = []
  /// By name of a member, or of a type's `init` as `Text`: how it may be called.
  private(set) var signatures: [String: [Signature]] = [:]
  /// The toolchain's, of whose labels nothing is known.
  let toolchain: Set<String>

  private init() {
    let lists = [ToolchainNames.types, ToolchainNames.members, ToolchainNames.functions].map {
      Set($0.split { " \n".contains($0) }.map(String.init))
    }
    toolchain = lists[0].union(lists[1]).union(lists[2])
    types = lists[0].union(["Any", "AnyObject", "Self", "CodingKeys", "Type", "Protocol"])
    members = lists[0].union(lists[1]).union([
      "self", "Type", "Protocol", "init", "wrappedValue", "projectedValue", "allCases", "rawValue", "isolation",
    ])
    functions = lists[2]
    var protocols: Set<String> = []
    var owner = ""
    for line in TextNames.names.split(separator: "\n") {
      guard line.hasPrefix(" ") else {
        owner = String(line)
        if line.hasPrefix("protocol ") {
          owner = String(line.dropFirst("protocol ".count))
          protocols.insert(owner)
        }
        types.insert(owner)
        for name in owner.split(separator: ".") { types.insert(String(name)) }
        for name in owner.split(separator: ".").dropFirst() { members.insert(String(name)) }
        continue
      }
      for member in line.dropFirst().split(separator: "; ") {
        take(member, of: owner, isShared: protocols.contains(owner))
      }
    }
    types.formUnion(["Observable", "ObservationIgnored", "ObservationTracked"])
  }

  private mutating func take(_ text: Substring, of owner: String, isShared: Bool) {
    let name = String(text.prefix { $0 != "(" })
    let signature = name.utf8.count < text.utf8.count ? Signature(text.dropFirst(name.count + 1).dropLast()) : nil
    if owner == "-" {
      if name.hasPrefix("#") { macros.insert(String(name.dropFirst())) } else { functions.insert(name) }
    } else {
      members.insert(name)
      own[owner, default: []].insert(name)
      if isShared { shared.insert(name) }
    }
    guard let signature else { return }
    signatures[name == "init" ? owner : owner == "-" ? name : "." + name, default: []].append(signature)
  }
}

/// How a function may be called.
struct Signature: Equatable {
  private struct Parameter: Equatable {
    let label: Substring
    let mayBeLeftOut: Bool
    let takesMany: Bool
  }
  private let parameters: [Parameter]

  /// - Parameter text: `_ width? then{`, as the list of names writes it.
  init(_ text: Substring) {
    parameters = text.split(separator: " ").map { word in
      let label = word.prefix { !"?*{".contains($0) }
      let marks = word.dropFirst(label.count)
      return Parameter(
        label: label, mayBeLeftOut: marks.contains("?") || marks.contains("*"), takesMany: marks.contains("*"))
    }
  }

  /// Whether a call with these labels, `_` for none, can be of this function.
  /// - Parameter trailing: how many closures stand behind the parentheses.
  func takes(_ labels: [String], trailing: Int) -> Bool {
    var index = 0
    var left = 0
    var needed = 0
    func pass() {
      if !parameters[index].mayBeLeftOut { needed += 1 }
      left += 1
      index += 1
    }
    for label in labels {
      while index < parameters.count, parameters[index].label != label {
        // Behind the first of many stand others without a label.
        if label == "_", index > 0, parameters[index - 1].takesMany { break }
        pass()
      }
      guard index < parameters.count else {
        guard label == "_", parameters.last?.takesMany == true else { return false }
        continue
      }
      if parameters[index].label == label { index += 1 }
    }
    while index < parameters.count { pass() }
    return needed <= trailing && left >= trailing
  }
}
