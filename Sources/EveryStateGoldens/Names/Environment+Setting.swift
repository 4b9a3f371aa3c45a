extension [String: String] {
  /// What a variable says; nil where it is not set, empty or blank: `EVERYSTATE_ONLY= swift test` asks for nothing.
  package func setting(_ variable: String) -> String? {
    guard let value = self[variable], value.contains(where: { !$0.isWhitespace }) else { return nil }
    return value
  }
}
