import CEveryStateRuntime

enum Demangling {
  static func demangle(_ symbol: String) -> String {
    guard let name = symbol.withCString({ everystate_demangle($0, symbol.utf8.count) }) else { return symbol }
    defer { free(name) }
    return shorten(String(cString: name))
  }

  /// The module of a function, by the name that `demangle` gives it; `nil` if it has none.
  static func module(of name: String) -> String? {
    // Where a function was written counts, not the type that it extends.
    if let end = name.firstRange(of: "(extension in ")?.upperBound { return String(name[end...].prefix { $0 != ")" }) }
    let path = name.split(separator: "(", maxSplits: 1)[0].prefix { $0 != "<" }
    let words = path.split(separator: " ")
    guard let qualified = words.first(where: { $0.contains(".") }), let module = qualified.split(separator: ".").first,
      module.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
    else { return nil }
    return String(module)
  }

  // Readers want the function's name only: not which part of an asynchronous one, not the way from a closure up to
  // its function, not the number of a private name's file.
  private static func shorten(_ name: String) -> String {
    var name = name.replacing(/\((\S+) in _[0-9A-F]{32}\)/) { $0.output.1 }[...]
    if let start = name.ranges(of: " for ").last(where: { name[..<$0.lowerBound].contains("partial function") }) {
      name = name[start.upperBound...]
    }
    if name.hasPrefix("closure #") || name.hasPrefix("implicit closure #"),
      let start = name.ranges(of: " in ").last(where: { name[$0.upperBound...].contains(".") })
    {
      name = "closure in " + name[start.upperBound...]
    }
    return String(name)
  }
}
