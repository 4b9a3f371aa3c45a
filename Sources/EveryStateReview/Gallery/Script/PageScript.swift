/// The page's one script, packed from its files: each reads the page that is there and changes it, and none holds a text of
/// its own that a golden could reach.
enum PageScript {
  static let text = "\n'use strict';\n(() => {\n" + PageFile.joined(files, separator: "\n") + "})();\n"

  /// In the order in which they run.
  static let files = [
    PageFile("Sheet.js", PackageResources.Sheet_js), PageFile("Filter.js", PackageResources.Filter_js),
    PageFile("Detail.js", PackageResources.Detail_js), PageFile("Key.js", PackageResources.Key_js),
    PageFile("Switch.js", PackageResources.Switch_js),
  ]
}
