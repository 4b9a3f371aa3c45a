/// The page's one script, packed from its files: each reads the page that is there and changes it, and none holds a text of
/// its own that a golden could reach.
enum PageScript {
  static let text = "\n'use strict';\n(() => {\n" + PageFile.joined(files, separator: "\n") + "})();\n"

  /// The same for a page that is served: it follows what changes.
  static let followingText =
    "\n'use strict';\n(() => {\n"
    + PageFile.joined([follow] + files, separator: "\n") + "})();\n"

  /// Their SHA-256 in base 64: the page's content policy lets no other script run. A test tells the new ones when a text changes.
  static let hash = "gBgfD4I7HUnqf/oq6GYHk/6he54ZIMQXnfQ4Z/Ngie8="
  static let followingHash = "ZYcdMEGQu70Wxa+Ot2c7++COA1e9P/UbV6PPho2rtA4="

  static let follow = PageFile("Follow.js", PackageResources.Follow_js)

  /// In the order in which they run.
  static let files = [
    PageFile("Sheet.js", PackageResources.Sheet_js), PageFile("View.js", PackageResources.View_js),
    PageFile("Later.js", PackageResources.Later_js), PageFile("Filter.js", PackageResources.Filter_js),
    PageFile("Side.js", PackageResources.Side_js), PageFile("Detail.js", PackageResources.Detail_js),
    PageFile("Key.js", PackageResources.Key_js),
    PageFile("Sample.js", PackageResources.Sample_js), PageFile("Switch.js", PackageResources.Switch_js),
  ]
}
