import EveryStateGoldens
import Foundation

/// A run as a large app has it: screens with the four states, own states and storyboards, and one frame in so many changed.
struct GalleryRun {
  let root: String
  let frameCount: Int
  let changes: Int

  func perform() throws {
    try session(record: "all", isChanged: false)
    try session(record: "never", isChanged: true)
  }

  private func session(record: String, isChanged: Bool) throws {
    let session = try GoldenSession(packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": record], textFormat: 1)
    try session.declare(claims)
    for (number, claim) in try claims.goldens().filter({ $0.name.kind == .frame }).enumerated() {
      session.begin(claim.name, declaredAt: nil)
      _ = session.verify(
        claim.name, text: text(of: claim.name, isChanged: isChanged && number % changes == 3 % changes),
        declaredAt: SourceLine(file: root + "/Tests/Screens.swift", line: number + 1),
        notes: FrameNotes(callLog: ["items() at 0 s, returned at 1 s", "user(id: \(number)) at 0 s, threw at 1 s"]))
    }
    _ = session.completeness(of: claims)
    session.end()
  }

  private static let own = ["idle", "refreshing", "page 2", "signed out", "offline banner", "search"]

  private var claims: CatalogClaims {
    let perScreen = 4 + Self.own.count + 2
    let screens = (0..<(frameCount / perScreen)).map { number in
      ScreenClaims(
        screen: "Screen \(number)",
        states: (["loaded", "loading", "empty", "failed"] + Self.own).map { FrameClaim($0) },
        storyboards: [FrameClaim("retry"), FrameClaim("edit and save")])
    }
    return CatalogClaims(catalog: "AppTests.AppSnapshots", screens: screens)
  }

  private func text(of name: GoldenName, isChanged: Bool) -> String {
    let head = "# \(name.screen) / \(name.state) (40 columns)\n\n"
    let list = Self.list(name, isChanged ? "(new)" : "(old)")
    let failed = """
      = \(name.screen)

               <img> Couldn't load items          {wifi.exclamationmark | title2}
             Server unavailable (error \(name.state.count))         {secondary}
                       [Try Again]                {prominent}

      """
    switch name.state {
    case "loading": return head + "= \(name.screen)\n\n                    <...>\n"
    case "failed", "offline banner": return head + (isChanged ? list : failed)
    case "retry", "edit and save":
      return head + "# 1  shown\n" + failed
        + "\n# 2  press \"Try Again\"\n= \(name.screen)\n\n                    <...>\n" + "\n# 3  1 s later\n" + list
    default: return head + list
    }
  }

  private static func list(_ name: GoldenName, _ word: String) -> String {
    "  [Edit]                              [Add]\n= \(name.screen)\n  |(Search)                              |\n"
      + (0..<6).map { row in
        "* Item \(row) of \(name.state)                  $\(row * 17 + 3).00  {headline | red}\n"
          + "  An item as it is in most lists \(row == 2 ? word : "")      {subheadline secondary | -}\n"
      }.joined()
  }
}
