@testable import EveryStateReview

@Suite struct ViewCoverageTests {
  /// Two screens that share a row; `Core` is another module.
  private func reading() throws -> SourceReading {
    try SourceReading(
      parsing: """
        F\tSources/App/Basket.swift
        T\tBasket\tview\t1\t9\tRow
        B\tif\t2\t2.9\t\tisEmpty
        B\telse\t4\t4.9\t\tisEmpty
        E\tShopError\tclosed:7 sold:8
        E\tUnused\ta:9
        F\tSources/App/Detail.swift
        T\tDetail\tview\t1\t9\tRow
        B\trows\t3\t3.12\t\tForEach(parts)
        B\tcase\t4\t5.3\t3.12\tcase .sold:
        F\tSources/App/Row.swift
        T\tRow\tview\t1\t9\t
        B\tif\t2\t2.20\t\tisNew
        B\tskip\t2\t2.30\t\tisNew
        F\tSources/Core/Shop.swift
        E\tShop.ShopError\tfar:1
        F\tTests/Screens.swift
        T\tBasketSnapshots\tother\t1\t5\tBasket ShopError
        T\tDetailSnapshots\tother\t6\t9\tDetail

        """)
  }

  private func outcomes(_ frames: [(screen: String, state: String, notes: FrameNotes)]) throws -> [ReportOutcome] {
    try frames.map { screen, state, notes in
      ReportOutcome(matched: try frame(screen, state), notes: notes, digest: "")
        .declared(at: SourceLine(file: "Tests/Screens.swift", line: screen == "Basket" ? 3 : 8))
    }
  }

  private func coverage(
    _ frames: [(screen: String, state: String, notes: FrameNotes)], only: String = ""
  ) throws -> ViewCoverage {
    ViewCoverage(try reading(), in: try outcomes(frames), only: try Selection(parsing: only)) {
      $0.hasPrefix("Sources/App/") ? "App" : $0.hasPrefix("Sources/Core/") ? "Core" : nil
    }
  }

  private let frames: [(screen: String, state: String, notes: FrameNotes)] = [
    ("Basket", "loaded", FrameNotes(branches: ["App/Basket.swift:4.9", "App/Row.swift:2.20"])),
    ("Basket", "failed", FrameNotes(branches: ["App/Basket.swift:2.9"], errors: ["App.ShopError.closed"])),
    ("Detail", "loaded", FrameNotes(branches: ["App/Detail.swift:*3.12,5.3", "App/Row.swift:2.20"])),
  ]

  @Test func `review and summary begin with the screens that a change touches`() throws {
    let package = try ReviewedPackage.changed()
    var review = try package.review()
    expect(review.frames.first { $0.name.kind == .frame }?.name.screen, is: "Detail")
    let watchlist = review.report.outcomes.first { $0.name.screen == "Watchlist" }?.declaredAt
    review.putFirst { $0 == watchlist }
    expect(review.frames.first?.name.screen, is: "Watchlist")
    expect(try ReviewWalk(review, frames: review.frames).changes.first?.name.screen, is: "Watchlist")
    let first = try MarkdownSummary(RunSummary(review)).text.split(separator: "\n").first { $0.contains("`: changed") }
    expect(first, is: "`Watchlist / own`: changed +2 -2")
  }

  @Test func `the gallery counts each screen's branches, and lists those that no golden draws`() throws {
    func page(_ coverage: ViewCoverage?) throws -> String {
      let package = try ReviewedPackage()
      let sheet = try GallerySheet(
        packageRoot: package.package.root, folders: RunFolders(packageRoot: package.package.root, environment: [:]),
        coverage: coverage)
      return PageHTML(sheet: sheet, cells: []).html
    }
    let html = try page(try coverage(frames))
    expect(
      html, contains: "<h3>Detail <span class=\"says\">3 of 4 branches</span></h3>",
      "<h2>Branches without a golden</h2><ul class=\"undrawn\"><li><code>Sources/App/Row.swift:2</code> not if isNew</li></ul>"
    )
    expect((try page(nil)), lacks: "branches</span>")
  }

  @Test func `the matrix of a summary has a column of branches on request`() throws {
    let package = try ReviewedPackage()
    let summary = try RunSummary(try package.review())
    let reading = try SourceReading(
      parsing: "F\tA.swift\nT\tA\tview\t1\t9\t\nB\tif\t2\t2.9\t\ta\nB\tskip\t2\t2.19\t\ta\n")
    let outcome = ReportOutcome(
      matched: try frame("Watchlist", "loaded"), notes: FrameNotes(branches: ["A/A.swift:2.9"]), digest: ""
    ).declared(at: SourceLine(file: "A.swift", line: 3))
    let coverage = ViewCoverage(reading, in: [outcome]) { _ in "A" }
    let text = MarkdownSummary(summary, coverage: coverage.screens).text
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    expect(rows.first, is: "| Screen | loaded | loading | empty | failed | other states | branches |")
    let watchlist = try only(rows.filter { $0.hasPrefix("| `Watchlist` |") })
    expect(String(watchlist), ends: " | 1/2 |")
    let detail = try only(rows.filter { $0.hasPrefix("| `Detail` |") })
    expect(String(detail), ends: " |  |", comment: "a screen without branches")
    expect(MarkdownSummary(summary).text, lacks: "branches")
  }

  @Test func `coverage lists what no golden draws or throws, with the branches of a screen's parts`() throws {
    let coverage = try coverage(frames)
    expect(
      coverage.lines.joined(separator: "\n"),
      is: """
        No golden draws:
          Sources/App/Row.swift:2: not if isNew

        No state's dependency throws:
          Sources/App/Basket.swift:8: ShopError.sold

        In one golden only:
          Sources/App/Basket.swift:2: if isEmpty: Basket / failed
          Sources/App/Basket.swift:4: else of if isEmpty: Basket / loaded
          Sources/App/Detail.swift:3: rows of ForEach(parts): Detail / loaded
          Sources/App/Detail.swift:4: case .sold: Detail / loaded

        6 branches: 1 in several goldens, 4 in one only, 1 in none.
        2 cases of errors: 1 thrown, 1 in no state.
        """)
    expect(!coverage.isWhole)
    expect(coverage.screens.map { "\($0.screen) \($0.drawn)/\($0.branches)" }, is: ["Basket 3/4", "Detail 3/4"])
  }

  @Test func `coverage of one screen lists its parts alone; branches that another screen draws count as drawn`() throws
  {
    let detail = try self.coverage(
      [("Detail", "empty", FrameNotes(branches: ["Core/Other.swift:1.1"]))] + frames.prefix(2), only: "Detail")
    expect(
      detail.lines.joined(separator: "\n"),
      is: """
        No golden draws:
          Sources/App/Detail.swift:3: rows of ForEach(parts)
          Sources/App/Row.swift:2: not if isNew

        In one golden only:
          Sources/App/Row.swift:2: if isNew: Basket / loaded

        4 branches: 0 in several goldens, 1 in one only, 3 in none, 1 of them inside another one.
        """)
    expect(detail.screens.map(\.screen), is: ["Detail"])
  }

  @Test func `a fully covered app has two sums`() throws {
    let whole = try self.coverage([
      (
        "Basket", "all",
        FrameNotes(
          branches: ["App/Basket.swift:2.9,4.9", "App/Row.swift:2.20,-2.30", "App/Detail.swift:*3.12,5.3"],
          errors: ["App.ShopError.closed", "App.ShopError.sold", "Core.ShopError.far"])
      ), ("Basket", "same", FrameNotes(branches: ["App/Basket.swift:2.9,4.9", "App/Row.swift:2.20,-2.30"])),
    ])
    expect(whole.isWhole)
    expect(
      whole.lines.suffix(2),
      is: [
        "6 branches: 4 in several goldens, 2 in one only, 0 in none.", "2 cases of errors: 2 thrown, 0 in no state.",
      ])
  }

  @Test func `the document has every branch, every case and every screen`() throws {
    let package = try ReviewedPackage()
    let report = try #require(try package.package.report())
    let document = JSONDocument(coverage: try coverage(frames, only: "Detail,Basket"), of: report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(document.text.utf8)) as? [String: Any])
    expect(object.keys.sorted(), is: ["branches", "command", "errorCases", "exitStatus", "format", "run", "screens"])
    let branches = try #require(object["branches"] as? [[String: Any]])
    expect(branches.map { $0["kind"] as? String }, is: ["if", "else", "rows", "case", "if", "skip"])
    expect(branches[at: 4]?.keys.sorted(), is: ["file", "frames", "kind", "line", "subject"])
    expect(branches[at: 4]?["frames"] as? [String], is: ["Basket/loaded", "Detail/loaded"])
    expect(branches[at: 5]?["frames"] as? [String], is: [])
    let errors = try #require(object["errorCases"] as? [[String: Any]])
    expect(errors.map { $0["name"] as? String }, is: ["closed", "sold"])
    expect(errors.first?.keys.sorted(), is: ["file", "frames", "line", "name", "type"])
    let screens = try #require(object["screens"] as? [[String: Any]])
    expect(screens.map { $0["drawn"] as? Int }, is: [3, 3])
    expect(screens.map { $0["branches"] as? Int }, is: [4, 4])
    expect(object["exitStatus"] as? Int, is: 1)
    expect(document.exitStatus, is: 1)
  }
}

@Suite struct BranchCoverageTests {
  private static func branch(
    _ kind: SourceBranch.Kind, _ file: String, _ line: Int, at place: String, in enclosing: String = "",
    _ subject: String
  ) -> SourceBranch {
    SourceBranch(
      kind: kind, file: file, line: line, place: SourcePlace(place) ?? SourcePlace(line: 0, column: 0),
      enclosing: SourcePlace(enclosing), subject: subject)
  }

  private let branches = [
    branch(.case, "Sources/App/List/Basket.swift", 4, at: "5.9", "case .empty:"),
    branch(.taken, "Sources/App/List/Basket.swift", 6, at: "7.9", "isBusy"),
    branch(.rows, "Sources/App/List/Basket.swift", 6, at: "6.15", in: "7.9", "ForEach(items)"),
    branch(.skipped, "Sources/App/List/Basket.swift", 6, at: "7.9", "isBusy"),
    branch(.otherwise, "Sources/App/Row.swift", 5, at: "5.20", "a"),
    branch(.taken, "Sources/App/Row.swift", 5, at: "5.7", "a"),
    branch(.rows, "Sources/App/Row.swift", 8, at: "8.7", "ForEach(rows)"),
    branch(.taken, "Sources/Core/Row.swift", 5, at: "5.20", "b"),
  ]

  private func coverage(_ drawn: [String: [String]]) throws -> BranchCoverage {
    let outcomes = try drawn.sorted { $0.key < $1.key }.map { state, branches in
      ReportOutcome(matched: try frame("Basket", state), notes: FrameNotes(branches: branches), digest: "")
        .declared(at: nil)
    }
    return BranchCoverage(branches, in: outcomes) { $0.hasPrefix("Sources/App/") ? "App" : "Core" }
  }

  @Test func `a branch is in the goldens of the frames that drew it`() throws {
    let coverage = try coverage([
      "loaded": ["App/Basket.swift:-7.9", "App/Row.swift:5.20,*8.7"],
      "empty": ["App/Basket.swift:5.9,-7.9", "Other/Basket.swift:7.9", "App/Row.swift:8.7"],
    ])
    expect(
      coverage.sides.map { $0.frames.map(\.state) },
      is: [["empty"], [], [], ["empty", "loaded"], ["loaded"], [], ["loaded"], []])
    expect(coverage.undrawn.map(\.branch.line), is: [6, 6, 5, 5])
    expect(coverage.sides.map(\.isInsideUndrawn), is: [false, false, true, false, false, false, false, false])
  }

  @Test func `a run that reports no branches is unknown, not empty`() throws {
    expect(try !self.coverage(["loaded": []]).isKnown)
    expect(try self.coverage(["loaded": ["App/Row.swift:5.20"]]).isKnown)
  }
}
