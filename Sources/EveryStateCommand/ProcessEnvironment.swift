/// The process's variables, without the cost of loading Foundation.
enum ProcessEnvironment {
  static func variables() -> [String: String] {
    var result: [String: String] = [:]
    var entry = processVariables
    while let text = entry.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return result
  }
}
