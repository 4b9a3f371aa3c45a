import CEveryStateResources
import EveryStateGoldens

/// The whole page: a head whose policy allows only its own style and script, the filters, the list of screens, the sheet.
struct PageHTML {
  let sheet: GallerySheet
  let cells: [GalleryCell]
  /// Whether it is served, and follows changes.
  var isFollowing = false

  var html: String {
    let drawn = DrawnSoFar()
    let main = main(drawn)
    let symbols = drawn.symbols.sorted().map { Symbol($0)?.markup ?? "" }.joined()
    return """
      \(head)<a class="skip" href="#sheet">Skip to the screens</a>
      \(MastheadHTML(sheet: sheet, cells: cells).html)<div class="columns">
      \(SidebarHTML(catalogs: sheet.catalogs).html)\(main)</div>
      \(String(cString: everystate_dialogs()))<svg hidden>\(symbols)</svg>
      <script>\(isFollowing ? PageScript.followingText : PageScript.text)</script>
      </body>
      </html>

      """
  }

  private var head: String {
    let policy =
      "default-src 'none'; style-src 'sha256-\(PageStyle.hash)'; "
      + "script-src 'sha256-\(isFollowing ? PageScript.followingHash : PageScript.hash)'; "
      + "\(isFollowing ? "connect-src 'self'; " : "")base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>Gallery: every state of every screen</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>

      """
  }

  private func main(_ drawn: DrawnSoFar) -> String {
    var html =
      "<main id=\"sheet\"\(sheet.runStartedAt == nil ? " class=\"norun\"" : "") tabindex=\"-1\">"
      + "<section class=\"view\" id=\"\(ViewsHTML.screens)\">\n"
    if !sheet.notices.isEmpty {
      let notices = sheet.notices.map { "<li>\(text: $0)</li>" }.joined()
      html += "<section class=\"notices\" aria-label=\"Notices\"><ul>\(notices)</ul></section>\n"
    }
    html += DifferencesHTML(facts: sheet.differences, accepting: sheet.accepting).html
    for catalog in sheet.catalogs {
      html +=
        "<section class=\"catalog\" id=\"\(HTMLText.fragment(catalog.name))\"><h2>\(text: catalog.shortName)</h2>\n"
      for screen in catalog.screens {
        let cards = screen.cells.map { CardHTML(catalog: catalog.name, screen: screen.name, cell: $0).html(drawn) }
        html += """
          <section class="screens \(HeightStyle.section(cards.map(\.height)))\(cards.count > 16 ? " many" : "")" \
          id="\(HTMLText.fragment(catalog.name, screen.name))" data-screen="\(text: screen.name)">\
          <h3>\(text: screen.name)</h3><ul class="cells">

          """
        for card in cards { html += card.html }
        html += "</ul>"
        if let map = screen.map, !map.moves.isEmpty {
          let ways = WaysHTML(catalog: catalog.name, screen: screen, map: map)
          html += "<p class=\"toways\"><a href=\"#\(MapHTML.fragment(catalog, screen))\">\(ways.summary)</a></p>"
        }
        html += "</section>\n"
      }
      html += "</section>\n"
    }
    return html + "<p id=\"nothing\" hidden>No frame matches the filter.</p></section>\n" + ViewsHTML(sheet: sheet).html
      + "</main>\n"
  }
}

/// The page's one style sheet, packed from the files in Style and from rules that are computed.
enum PageStyle {
  static let source = String(cString: everystate_style())
  static let text = PackedText.lines(of: source).joined() + HeightStyle.text + ColumnStyle.text

  /// Its SHA-256 in base 64: the page's content policy allows no other style. A test reports the new one when the text changes.
  static let hash = "DK59S65tTmm6BgoKi2dL2xjSZJIKxRgpo/rmaehubT8="
}

/// The page's one script, packed from the files in Script. A golden's text is never part of it.
enum PageScript {
  static let source = String(cString: everystate_script())
  static let text = packed(source)

  /// A served page runs this first: it follows changes.
  static let followingSource = String(cString: everystate_following_script())
  static let followingText = packed(followingSource + source)

  /// Their SHA-256 in base 64: the page's content policy allows no other script. A test reports the new ones when a text changes.
  static let hash = "kNMlB35ToFZzu+Nb666vv7tyI20+072Ezrc6NF7clyE="
  static let followingHash = "MxkSq+qEVDtf5aKfhEYZMvie9MPkoWoFZKAtvGgXavs="

  private static func packed(_ source: String) -> String {
    "\n'use strict';\n(() => {\n" + PackedText.lines(of: source).map { $0 + "\n" }.joined() + "})();\n"
  }
}

/// A style or a script without indentation and comments. A comment has lines of its own, and no string spans several lines.
enum PackedText {
  static func lines(of source: String) -> [Substring] {
    var isComment = false
    return source.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/*") { isComment = true }
      defer { if isComment, line.hasSuffix("*/") { isComment = false } }
      return line.isEmpty || isComment || line.hasPrefix("//") ? nil : line
    }
  }
}

/// The classes of column widths: the policy forbids inline styles.
enum ColumnStyle {
  /// The maximum width in columns.
  static let limit = 120

  /// A text of up to this width does not wrap beside others.
  private static let shortLimit = 24

  static let text =
    (1...limit).map {
      """
      .screen .m\($0){padding-left:calc(var(--in) + \($0)*var(--c))}
      .g\($0){flex-basis:calc(\($0)*var(--c))}
      .w\($0){\($0 > shortLimit ? "flex-basis" : "flex-shrink:0;min-width"):calc(\($0)*var(--c))}
      .k\($0){--columns:\($0)}

      """
    }.joined()
    + stride(from: 0, through: 100, by: 5).map { ".x\($0){flex-basis:\($0)%}\n" }.joined()
}

struct FrameHeight {
  let lines: Int
  let isWide: Bool
}

/// The approximate heights of frames and sections, as classes: a browser that knows them scrolls evenly over undrawn parts.
enum HeightStyle {
  static let text =
    (least...lineLimit).map { ".r\($0){contain-intrinsic-height:auto calc(var(--cell)*1.45*\($0) + 66px)}\n" }.joined()
    + (1...stepLimit).map { ".e\($0){contain-intrinsic-height:auto calc(var(--cell)*1.45*\($0 * 10) + 50px)}\n" }
    .joined()

  /// The minimum height of a phone in lines.
  private static let least = 30
  private static let lineLimit = 80
  private static let stepLimit = 80

  private static func lines(_ frame: FrameHeight) -> Int { max(least, min(lineLimit, frame.lines)) }

  /// The class of a frame on the sheet.
  static func frame(_ frame: FrameHeight) -> String { "r\(lines(frame))" }

  /// The class of a section: four frames are in a row, a storyboard in one of its own.
  static func section(_ frames: [FrameHeight]) -> String {
    var lines = 0
    var row: [Int] = []
    for frame in frames {
      if frame.isWide || row.count == 4 {
        lines += row.max().map { $0 + 4 } ?? 0
        row = []
      }
      if frame.isWide { lines += Self.lines(frame) + 5 } else { row.append(Self.lines(frame)) }
    }
    lines += row.max().map { $0 + 4 } ?? 0
    return "e\(max(1, min(stepLimit, lines / 10)))"
  }
}
