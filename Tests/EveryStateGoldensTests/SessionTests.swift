import EveryStateGoldens
import Testing

@Suite struct SessionTests {
  @Test func `a frame is recorded, then matches, then differs`() throws {
    let package = try TemporaryPackage()
    let name = try frame("Watchlist", "failed")
    let first = try package.session().verify(name, text: "# Watchlist\nhello\n")
    #expect(first.verdict == .recorded)
    #expect(first.isFailure, "nobody takes a new file for a comparison")
    #expect(package.text(name.path.text) == "# Watchlist\nhello\n")
    let second = try package.session(["CI": "true"]).verify(name, text: "# Watchlist\nhello\n")
    #expect(second.verdict == .matched)
    #expect(!second.isFailure)
    let third = try package.session(["CI": "true"]).verify(name, text: "# Watchlist\nbye\n")
    #expect(third.verdict == .changed)
    #expect(
      third.message == """
        Watchlist / failed: changed: 1 line added, 1 removed. Accept: swift run everystate accept Watchlist/failed
        golden: __Snapshots__/App.Snapshots/Watchlist/failed.txt
        new text: \(package.root)/.build/everystate/pending/App.Snapshots/Watchlist/failed.txt
        --- a/__Snapshots__/App.Snapshots/Watchlist/failed.txt
        +++ b/__Snapshots__/App.Snapshots/Watchlist/failed.txt
        @@ -1,2 +1,2 @@
         # Watchlist
        -hello
        +bye
        Accept: swift run everystate accept Watchlist/failed
        Record it: SNAPSHOT_TESTING_RECORD=failed EVERYSTATE_ONLY=Watchlist/failed swift test
        """)
    #expect(package.text(".build/everystate/pending/App.Snapshots/Watchlist/failed.txt") == "# Watchlist\nbye\n")
    #expect(try package.report()?.outcomes.map(\.verdict) == [.changed])
    let catalog = CatalogClaims(
      catalog: "App.Snapshots",
      screens: [ScreenClaims(screen: "Watchlist", states: [FrameClaim("failed"), FrameClaim("loaded")])])
    let findings = try package.session(["CI": "1"]).completeness(of: catalog)
    #expect(findings.map(\.verdict) == [.missing, .missing, .missing])
    for f in findings { print(f.message) }
  }
}
