@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct NameTests {
  @Test func `a name leads to a readable path, or is refused`() throws {
    let cases: [(state: String, file: String)] = [
      ("failed", "failed.txt"), ("failed after refresh", "failed after refresh.txt"), ("a b", "a b.txt"),
      ("a-b", "a-b.txt"), ("ab", "ab.txt"), ("a/b", "a%2Fb.txt"), ("a:b", "a%3Ab.txt"),
      ("503, offline (cached) + retry!", "503, offline (cached) + retry!.txt"),
      ("it's #1 & [50%]; {x}=@y", "it's #1 & [50%25]; {x}=@y.txt"), ("größer", "größer.txt"), ("一覧", "一覧.txt"),
      ("🎉", "🎉.txt"), ("👨‍👩‍👧", "👨‍👩‍👧.txt"), ("..", "%2E%2E.txt"),
      ("../../etc/passwd", "%2E./../etc/passwd.txt".replacingSlashes), ("/etc/passwd", "%2Fetc%2Fpasswd.txt"),
      (".hidden", "%2Ehidden.txt"), ("end.", "end%2E.txt"), ("end ", "end%20.txt"), (" ", "%20.txt"),
      ("a\u{0}b", "a%00b.txt"), ("a\nb\u{7F}", "a%0Ab%7F.txt"), ("a\u{A0}b", "a%C2%A0b.txt"),
      ("a\u{200D}b", "a%E2%80%8Db.txt"), ("\u{202E}abc", "%E2%80%AEabc.txt"), ("\u{FEFF}", "%EF%BB%BF.txt"),
      ("con", "%63on.txt"), ("NUL.old", "%4EUL.old.txt"), ("com1 .x", "%63om1 .x.txt"), ("common", "common.txt"),
      ("LPT\u{B9}", "%4CPT\u{B9}.txt"), ("matrix.txt", "matrix%2Etxt.txt"), ("x.TXT", "x%2ETXT.txt"),
      ("git~1", "git%7E1.txt"), ("a\\b|c<d>e*f?g\"h", "a%5Cb%7Cc%3Cd%3Ee%2Af%3Fg%22h.txt"), ("%41", "%2541.txt"),
      ("<p>", "%3Cp%3E.txt"), ("-n", "-n.txt"),
    ]
    for (state, file) in cases {
      let name = try frame("Watchlist", state)
      expect(name.path.text, is: "__Snapshots__/App.Snapshots/Watchlist/" + file)
      expect(name.path.name, is: name, "\(file) leads back")
    }
    // A name that no path can express is refused.
    #expect(throws: NameRefusal(part: .state, name: "", reason: .empty)) { try frame("Watchlist", "") }
    #expect(throws: NameRefusal(part: .screen, name: "", reason: .empty)) { try frame("", "failed") }
    #expect(throws: NameRefusal(part: .catalog, name: "", reason: .empty)) { try GoldenName.matrix(catalog: "") }
    let long = String(repeating: "x", count: 300)
    #expect(throws: NameRefusal(part: .state, name: long, reason: .tooLong(bytes: 300, limit: 200))) {
      try frame("S", long)
    }
    let emoji = String(repeating: "🎉", count: 51)
    let refusal = #expect(throws: NameRefusal.self) { try frame(emoji, "failed") }
    expect(refusal?.description.contains("takes 204 bytes in a path; 200 are allowed. Shorten it."), is: true)
    _ = try frame(String(long.prefix(200)), String(repeating: "🎉", count: 50))
  }

  @Test func `every string has its own component, and back`() throws {
    // The component of a string is unique, safe on any file system, and converts back.
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
      expect(owner == nil || owner!.utf8.elementsEqual(name.utf8))
      let isUnsafe =
        component.utf8.contains { $0 < 0x20 || $0 == 0x7F || "/\\:*?\"<>|~".utf8.contains($0) }
        || component.hasPrefix(".") || component.hasPrefix(" ") || component.hasSuffix(".") || component.hasSuffix(" ")
        || component.lowercased().hasSuffix(".txt")
      expect(!isUnsafe, "\(component)")
    }
    // A file without a valid name is not a golden.
    let strangers = ["a:b", "a%2fb", "a%41b", "%", "%2", "%GG", ".x", "con", "x.txt", "a ", "%FF"]
    for stranger in strangers { expect(NameEscaping.decode(stranger), is: nil, "\(stranger)") }
    expect(GoldenPath(["App.Snapshots", "Watchlist", "failed.png"]).name, is: nil)
    expect(GoldenPath(["App.Snapshots", "failed.txt"]).name, is: nil)
    expect(GoldenPath(["App.Snapshots", "A", "B", "failed.txt"]).name, is: nil)
    expect(GoldenPath(["App.Snapshots", "matrix.txt"]).name, is: (try? .matrix(catalog: "App.Snapshots")))
    // Paths that look alike but differ in their bytes are two paths.
    let (composed, decomposed) = (try frame("A", "caf\u{E9}").path, try frame("A", "cafe\u{301}").path)
    let pairs = [(GoldenPath(["\u{E9}.txt"]), GoldenPath(["e\u{301}.txt"])), (composed, decomposed)]
    for (left, right) in pairs {
      expect(left != right)
      expect(Set([left, right]).count, is: 2)
    }
  }

  @Test func `claims collide by path, names differ by bytes, and the package is found upwards`() throws {
    // Two claims on one path are refused with both names, even if only the file system makes the paths equal.
    let colliding: [(GoldenName, GoldenName)] = [
      (try frame("Watchlist", "failed"), try frame("Watchlist", "failed")),
      (try frame("Watchlist", "failed"), try frame("Watchlist", "Failed")),
      (try frame("Watchlist", "failed"), try frame("WatchList", "loaded")),
      (try frame("Straße", "a"), try frame("STRASSE", "a")),
      (try frame("A", "caf\u{E9}"), try frame("A", "cafe\u{301}")),
      (try frame("A", "\u{212B}"), try frame("A", "\u{C5}")),
      (try frame("A", "a", catalog: "App.Snapshots"), try frame("B", "b", catalog: "app.snapshots")),
    ]
    for (first, second) in colliding {
      let claims = [
        GoldenClaims.Claim(first, declaredAt: SourceLine(file: "Tests/A.swift", line: 3)),
        GoldenClaims.Claim(second, declaredAt: SourceLine(file: "Tests/B.swift", line: 5)),
      ]
      let error = #expect(throws: CollidingClaims.self) { _ = try GoldenClaims(claims) }
      expect(error?.pairs.first?.first, is: claims[0])
      expect(error?.pairs.first?.second, is: claims[1])
      let words = error?.description ?? ""
      expect(words.contains("Tests/A.swift:3") && words.contains("Tests/B.swift:5") && words.contains(second.path.text))
    }
    let apart = [
      "a b", "a-b", "ab", "a/b", "a:b", "a_b", "a%b", "a  b", "ä", "a\u{200D}b", "..", ".", "A.", "con", "c%6Fn",
    ]
    _ = try GoldenClaims(apart.map { GoldenClaims.Claim(try frame("Watchlist", $0)) })
    _ = try GoldenClaims([.init(try frame("matrix.txt", "x")), .init(try .matrix(catalog: "App.Snapshots"))])
    _ = try GoldenClaims([.init(try frame("S", "x", catalog: "A")), .init(try frame("S", "x", catalog: "B"))])
    // Names are compared by bytes, not by looks.
    try expect(frame("A", "caf\u{E9}") != frame("A", "cafe\u{301}"))
    try expect(frame("A", "a").path != frame("A", "A").path)
    // The package is found in a parent folder, or named by the variable.
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
    expect(nowhere?.description.contains("No Package.swift at or above '/proc/self/x.swift'"), is: true)
    for wrong in ["relative", file, package.root + "/none"] {
      let error = #expect(throws: InvalidSetting.self) {
        try PackageRoot.find(from: file, environment: ["EVERYSTATE_ROOT": wrong])
      }
      expect(error?.description.contains("EVERYSTATE_ROOT is '\(wrong)'"), is: true)
    }
  }
}

extension String {
  /// A slash in a name, as the table of paths shows it.
  fileprivate var replacingSlashes: String {
    split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
  }
}
