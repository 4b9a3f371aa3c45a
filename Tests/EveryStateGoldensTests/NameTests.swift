@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct NameTests {
  @Test func `a name leads to a readable path, and back`() throws {
    let cases: [Row<(String, String)>] = [
      Row("failed", "failed.txt"), Row("failed after refresh", "failed after refresh.txt"),
      Row("a b", "a b.txt"), Row("a-b", "a-b.txt"), Row("ab", "ab.txt"), Row("a/b", "a%2Fb.txt"),
      Row("a:b", "a%3Ab.txt"), Row("503, offline (cached) + retry!", "503, offline (cached) + retry!.txt"),
      Row("it's #1 & [50%]; {x}=@y", "it's #1 & [50%25]; {x}=@y.txt"), Row("größer", "größer.txt"),
      Row("一覧", "一覧.txt"), Row("🎉", "🎉.txt"), Row("👨‍👩‍👧", "👨‍👩‍👧.txt"), Row("..", "%2E%2E.txt"),
      Row("../../etc/passwd", "%2E./../etc/passwd.txt".replacingSlashes),
      Row("/etc/passwd", "%2Fetc%2Fpasswd.txt"), Row(".hidden", "%2Ehidden.txt"), Row("end.", "end%2E.txt"),
      Row("end ", "end%20.txt"), Row(" ", "%20.txt"), Row("a\u{0}b", "a%00b.txt"),
      Row("a\nb\u{7F}", "a%0Ab%7F.txt"), Row("a\u{A0}b", "a%C2%A0b.txt"), Row("a\u{200D}b", "a%E2%80%8Db.txt"),
      Row("\u{200D}🎉", "%E2%80%8D🎉.txt"), Row("🎉\u{200D}", "🎉%E2%80%8D.txt"), Row("🎉\u{200D}b", "🎉%E2%80%8Db.txt"),
      Row("a\u{200D}🎉", "a%E2%80%8D🎉.txt"), Row(" a", "%20a.txt"),
      Row("\u{202E}abc", "%E2%80%AEabc.txt"), Row("\u{FEFF}", "%EF%BB%BF.txt"), Row("con", "%63on.txt"),
      Row("NUL.old", "%4EUL.old.txt"), Row("com1 .x", "%63om1 .x.txt"), Row("common", "common.txt"),
      Row("LPT\u{B9}", "%4CPT\u{B9}.txt"), Row("matrix.txt", "matrix%2Etxt.txt"), Row("x.TXT", "x%2ETXT.txt"),
      Row("git~1", "git%7E1.txt"), Row("a\\b|c<d>e*f?g\"h", "a%5Cb%7Cc%3Cd%3Ee%2Af%3Fg%22h.txt"),
      Row("%41", "%2541.txt"), Row("<p>", "%3Cp%3E.txt"), Row("-n", "-n.txt"),
    ]
    for (row, (state, file)) in cases.rows() {
      let name = try frame("Watchlist", state)
      expect(name.path.text, is: "__Snapshots__/App.Snapshots/Watchlist/" + file, at: row)
      expect(name.path.name, is: name, "\(file) leads back", at: row)
    }
  }

  @Test func `a name that no path can express is refused`() throws {
    #expect(throws: NameRefusal(part: .state, name: "", reason: .empty)) { try frame("Watchlist", "") }
    #expect(throws: NameRefusal(part: .screen, name: "", reason: .empty)) { try frame("", "failed") }
    #expect(throws: NameRefusal(part: .catalog, name: "", reason: .empty)) { try GoldenName.matrix(catalog: "") }
    let long = String(repeating: "x", count: 300)
    #expect(throws: NameRefusal(part: .state, name: long, reason: .tooLong(bytes: 300, limit: 200))) {
      try frame("S", long)
    }
    let emoji = String(repeating: "🎉", count: 51)
    let refusal = #expect(throws: NameRefusal.self) { try frame(emoji, "failed") }
    expect(refusal?.description ?? "", contains: "takes 204 bytes in a path; 200 are allowed. Shorten it.")
    _ = try frame(String(long.prefix(200)), String(repeating: "🎉", count: 50))
  }

  @Test func `the component of a string is unique, safe on any file system, and converts back`() throws {
    var random = SeededRandom(seed: 1)
    let alphabet = Array(
      "abzAZ019 ./\\:*?\"<>|%~-_'\u{0}\u{1F}\u{7F}\u{85}\u{A0}\u{AD}ée\u{301}ñßſ\u{200D}\u{FE0F}\u{202E}\u{2028}\u{FEFF}\u{FFFE}👨🎉一か\u{3099}\u{E0067}"
        .unicodeScalars)
    let words = ["con", "NUL", "com1", ".txt", "..", "%2F", "%", ".", " "]
    var owners: [[UInt8]: String] = [:]
    for _ in 0..<(isLongRun ? 20_000 : 300) {
      var name = ""
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        if Int.random(in: 0..<5, using: &random) == 0 {
          name += words.randomElement(using: &random)!
        } else {
          name.unicodeScalars.append(alphabet.randomElement(using: &random)!)
        }
      }
      let component = NameEscaping.encode(name)
      let back = NameEscaping.decode(component)
      expect(back.map { Array($0.utf8) }, is: Array(name.utf8), "\(Array(name.unicodeScalars)) as \(component)")
      let owner = owners.updateValue(name, forKey: Array(component.utf8))
      expect(Array((owner ?? name).utf8), is: Array(name.utf8), "two names for \(component)")
      let isUnsafe =
        component.utf8.contains { $0 < 0x20 || $0 == 0x7F || "/\\:*?\"<>|~".utf8.contains($0) }
        || component.hasPrefix(".") || component.hasPrefix(" ") || component.hasSuffix(".") || component.hasSuffix(" ")
        || component.lowercased().hasSuffix(".txt")
      expect(!isUnsafe, "\(component)")
    }
  }

  @Test func `a file without a valid name is not a golden`() throws {
    let strangers = ["a:b", "a%2fb", "a%41b", "%", "%2", "%GG", ".x", "con", "x.txt", "a ", "%FF"]
    for stranger in strangers { expect(NameEscaping.decode(stranger), is: nil, "\(stranger)") }
    expect(GoldenPath(["App.Snapshots", "Watchlist", "failed.png"]).name, is: nil)
    expect(GoldenPath(["App.Snapshots", "failed.txt"]).name, is: nil)
    expect(GoldenPath(["App.Snapshots", "A", "B", "failed.txt"]).name, is: nil)
    expect(GoldenPath(["App.Snapshots", "matrix.txt"]).name, is: (try? .matrix(catalog: "App.Snapshots")))
  }

  @Test func `paths that look alike but differ in their bytes are two paths`() throws {
    let (composed, decomposed) = (try frame("A", "caf\u{E9}").path, try frame("A", "cafe\u{301}").path)
    let pairs = [Row(GoldenPath(["\u{E9}.txt"]), GoldenPath(["e\u{301}.txt"])), Row(composed, decomposed)]
    for (row, (left, right)) in pairs.rows() {
      expect(left != right, at: row)
      expect(Set([left, right]).count, is: 2, at: row)
    }
  }

  @Test func `two claims on one path are refused, even if only the file system makes the paths equal`() throws {
    let colliding: [Row<(GoldenName, GoldenName)>] = [
      Row(try frame("Watchlist", "failed"), try frame("Watchlist", "failed")),
      Row(try frame("Watchlist", "failed"), try frame("Watchlist", "Failed")),
      Row(try frame("Watchlist", "failed"), try frame("WatchList", "loaded")),
      Row(try frame("Straße", "a"), try frame("STRASSE", "a")),
      Row(try frame("A", "caf\u{E9}"), try frame("A", "cafe\u{301}")),
      Row(try frame("A", "\u{212B}"), try frame("A", "\u{C5}")),
      Row(try frame("A", "a", catalog: "App.Snapshots"), try frame("B", "b", catalog: "app.snapshots")),
    ]
    for (row, (first, second)) in colliding.rows() {
      let claims = [
        GoldenClaims.Claim(first, declaredAt: SourceLine(file: "Tests/A.swift", line: 3)),
        GoldenClaims.Claim(second, declaredAt: SourceLine(file: "Tests/B.swift", line: 5)),
      ]
      let error = #expect(throws: CollidingClaims.self) { _ = try GoldenClaims(claims) }
      expect(error?.pairs.map { [$0.first, $0.second] }, is: [claims], at: row)
      expect(error?.description ?? "", contains: "Tests/A.swift:3", "Tests/B.swift:5", second.path.text, at: row)
    }
  }

  @Test func `similar names have paths of their own`() throws {
    let apart = [
      "a b", "a-b", "ab", "a/b", "a:b", "a_b", "a%b", "a  b", "ä", "a\u{200D}b", "..", ".", "A.", "con", "c%6Fn",
    ]
    // Claims with one path would be an error.
    _ = try GoldenClaims(apart.map { GoldenClaims.Claim(try frame("Watchlist", $0)) })
    _ = try GoldenClaims([.init(try frame("matrix.txt", "x")), .init(try .matrix(catalog: "App.Snapshots"))])
    _ = try GoldenClaims([.init(try frame("S", "x", catalog: "A")), .init(try frame("S", "x", catalog: "B"))])
  }

  @Test func `names are compared by bytes, not by looks`() throws {
    try expect(frame("A", "caf\u{E9}") != frame("A", "cafe\u{301}"))
    try expect(frame("A", "a").path != frame("A", "A").path)
  }

  @Test func `the package is found in a parent folder, or named by the variable`() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "Tests/AppTests/Deep/Snapshots.swift")
    let file = package.root + "/Tests/AppTests/Deep/Snapshots.swift"
    try expect(PackageRoot.find(from: file, environment: [:]), is: package.root)
    try expect(PackageRoot.find(from: package.root + "/", environment: [:]), is: package.root)
    try expect(PackageRoot.find(from: file, environment: ["EVERYSTATE_ROOT": "/usr/"]), is: "/usr")
    try expect(PackageRoot.find(from: file, environment: ["EVERYSTATE_ROOT": ""]), is: package.root)
    let nowhere = #expect(throws: InvalidSetting.self) {
      try PackageRoot.find(from: "/proc/self/x.swift", environment: [:])
    }
    expect(nowhere?.description ?? "", contains: "No Package.swift at or above '/proc/self/x.swift'")
    for wrong in ["relative", file, package.root + "/none"] {
      let error = #expect(throws: InvalidSetting.self) {
        try PackageRoot.find(from: file, environment: ["EVERYSTATE_ROOT": wrong])
      }
      expect(error?.description ?? "", contains: "EVERYSTATE_ROOT is '\(wrong)'")
    }
  }
}

extension String {
  /// A slash in a name, as the table of paths shows it.
  fileprivate var replacingSlashes: String {
    split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
  }
}
