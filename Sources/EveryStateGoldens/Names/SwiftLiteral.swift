extension String {
  /// As Swift's source writes it.
  package var asLiteral: String {
    let text = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(TerminalText.harmless(text))\""
  }
}
