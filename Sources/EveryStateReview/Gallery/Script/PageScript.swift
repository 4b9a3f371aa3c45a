/// The page's one script, put together from its parts: each reads the page that is there and changes it, and none holds a
/// text of its own that a golden could reach.
enum PageScript {
  static let text =
    "\n'use strict';\n(() => {\n" + SheetScript.text + FilterScript.text + DetailScript.text + KeyScript.text
    + SwitchScript.text + "})();\n"
}
