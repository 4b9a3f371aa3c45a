extension String {
  /// As Swift's source writes it.
  package var asLiteral: String {
    var text = ""
    // By scalars: a quotation mark before a combining one ends a literal, too.
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(TerminalText.harmless(text))\""
  }
}
