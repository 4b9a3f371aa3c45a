@testable import EveryStateGoldens

/// What `everystate history` says of the commits of a small repository.
@Suite struct GoldenHistoryTests {
  private let package: TemporaryPackage
  init() throws {
    package = try TemporaryPackage()
    try git("init", "--quiet")
    try commit("First", ["List/loaded": "Rice\n[Try]", "Help/all": "Help"])
    try commit("Second", ["List/loaded": "Rice\n[Try Again]", "List/failed": "No answer"])
    try commit("Third", ["Help/all": nil, "List/failed": nil, "List/gone wrong": "No answer"])
    try commit("Other", [:])
  }

  private func git(_ words: String...) throws {
    let names = ["-c", "user.name=test", "-c", "user.email=test@example.com"]
    try expect(ProcessRun("/usr/bin/env", ["git"] + names + words, folder: package.root).status, is: 0)
  }

  private func write(_ goldens: [String: String?]) throws {
    // So alike that git finds a file that was renamed.
    let lines = (1...20).map { "  row \($0)\n" }.joined()
    for (place, text) in goldens {
      let parts = place.split(separator: "/").map(String.init)
      let name = try frame(parts[0], parts[1], catalog: "A.A")
      if let text {
        try package.write("# \(name) (40 columns)\n\n\(lines)\(text)\n", to: name.path.text)
      } else {
        try FileManager.default.removeItem(atPath: package.root + "/" + name.path.text)
      }
    }
  }

  private func commit(_ message: String, _ goldens: [String: String?]) throws {
    try write(goldens)
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--date=2026-01-05T12:00:00Z", "--message", message)
  }

  private func history(_ words: [String]) throws -> String {
    try package.everystate(["history"] + words).output.replacing(#/ [0-9a-f]{7,} /#, with: " H ")
  }

  private static let calls: [[String]] = #"""
    List/loaded | 2026-01-05 H Second; "Try" -> "Try Again": List / loaded; 2026-01-05 H First; new: List / loaded
    List/gone%20wrong | 2026-01-05 H Third; renamed: List / failed is now List / gone wrong
    Help | 2026-01-05 H Third; removed: Help / all; 2026-01-05 H First; new: Help / all
    --since HEAD~3 | - "Try" -> "Try Again": List / loaded; - new: List / gone wrong; - removed: Help / all
    --since HEAD~2 List | - renamed: List / failed is now List / gone wrong
    --since HEAD | No commit since HEAD has changed any golden.
    Other | No commit has changed Other.
    """#.rows
  @Test(arguments: calls) func `a history lists what commits changed`(_ row: [String]) throws {
    let words = row[0].split(separator: " ").map { String($0).replacing("%20", with: " ") }
    expect(try history(words).split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "; "), is: row[1])
  }

  @Test func `a change that is not committed counts since a commit`() throws {
    try write(["List/loaded": "Rice\n[Again]"])
    expect(try history(["--since", "HEAD"]), is: "- \"Try Again\" -> \"Again\": List / loaded\n")
  }

  @Test func `a history of no frames is refused`() throws {
    try expect(package.everystate("history"), status: 2, warns: "history needs frames or a commit")
  }
}
