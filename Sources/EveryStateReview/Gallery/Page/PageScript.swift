import CEveryStateResources

/// The page's one script, packed from the files in Script: each reads the page and changes it, and none holds a text of its own that
/// a golden could reach.
enum PageScript {
  static let source = String(cString: everystate_script())
  static let text = packed(source)

  /// What a served page runs first: it follows changes.
  static let followingSource = String(cString: everystate_following_script())
  static let followingText = packed(followingSource + source)

  /// Their SHA-256 in base 64: the page's content policy lets no other script run. A test reports the new ones when a text changes.
  static let hash = "gBgfD4I7HUnqf/oq6GYHk/6he54ZIMQXnfQ4Z/Ngie8="
  static let followingHash = "ZYcdMEGQu70Wxa+Ot2c7++COA1e9P/UbV6PPho2rtA4="

  private static func packed(_ source: String) -> String {
    "\n'use strict';\n(() => {\n" + PackedText.lines(of: source).map { $0 + "\n" }.joined() + "})();\n"
  }
}
