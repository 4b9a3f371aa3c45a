#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process's variables, without the cost of loading Foundation.
enum Environment {
  static func variables() -> [String: String] {
    var result: [String: String] = [:]
    #if canImport(Darwin)
      var entry = _NSGetEnviron().pointee
    #else
      var entry = environ
    #endif
    while let text = entry.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return result
  }
}
