/// The expansions of TipKit's macros: `#Rule(parameter) { }` for a rule, and `@Parameter static var name = value` for a parameter behind it.
enum TipExpansion {
  static func rule(_ expression: String) -> String {
    "Tips.Rule" + (expression.split(separator: "#Rule", maxSplits: 1, omittingEmptySubsequences: false).last ?? "")
  }

  /// - Parameter isAccessor: whether the getter and the setter are asked for, or the parameter itself.
  static func parameter(_ declaration: String, isAccessor: Bool) -> String {
    guard let variable = DeclaredVariable(declaration) else { return "" }
    let name = variable.name
    if isAccessor { return "get { $\(name).wrappedValue }\nset { $\(name).wrappedValue = newValue }" }
    let type = variable.type.map { ": Tips.Parameter<\($0)>" } ?? ""
    return "static let $\(name)\(type) = Tips.Parameter(Self.self, \"\(name)\", \(variable.value ?? "nil"))"
  }
}
