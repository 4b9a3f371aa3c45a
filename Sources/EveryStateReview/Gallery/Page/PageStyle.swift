import CEveryStateResources

/// The page's one style sheet, packed from the files in Style and from rules that are computed.
enum PageStyle {
  static let source = String(cString: everystate_style())
  static let text = PackedText.lines(of: source).joined() + HeightStyle.text + ColumnStyle.text

  /// Its SHA-256 in base 64: the page's content policy lets no other style in. A test reports the new one when the text changes.
  static let hash = "+AUTcNIR8mopLNsn3RBqPvprn1AslR/DiA1W5CzEtFI="
}
