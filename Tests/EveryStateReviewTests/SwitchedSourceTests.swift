@testable import EveryStateReview

/// The pure parts of building all changes at once: the text with switches, and which changes an error comes from.
@Suite struct SwitchedSourceTests {
  /// A change of `old`, which is in the source once, with the switch around `host`.
  private static func place(
    _ kind: MutationPlace.Kind, _ source: String, _ old: String, _ new: String, host: String? = nil
  ) throws -> MutationPlace {
    func bytes(of part: String) throws -> Range<Int> {
      let range = try #require(source.range(of: part), "\(part)")
      let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
      return start..<(start + part.utf8.count)
    }
    return MutationPlace(
      kind: kind, file: "A.swift", line: 1, bytes: try bytes(of: old), host: try bytes(of: host ?? old),
      replacement: new, subject: old, way: "", sides: [])
  }

  private static func text(_ source: String, _ places: [MutationPlace]) -> String {
    String(decoding: SwitchedSource(Array(source.utf8), places.enumerated().map { ($0, $1) }).bytes, as: UTF8.self)
  }

  /// A kind, a source, the text that changes, its replacement, the text around which the switch is, and the source with it.
  private static let kinds = #"""
    condition ¦ if a {} ¦ a ¦ !a ¦ same ¦ if __mutant(0, a) {} ¦¦ binding ¦ if let a {} ¦ let a ¦ let a, false ¦ same ¦ if let a, !__mutant(0) {}
    operator ¦ b = a < b + 1 ¦ < ¦ <= ¦ a < b + 1 ¦ b = (__mutant(0) ? (a <= b + 1) : (a < b + 1))
    operator ¦ a += 1 ¦ += ¦ -= ¦ a += 1 ¦ _ = (); if __mutant(0) { _ = (a -= 1) } else { a += 1 }
    operator ¦ a(0..<n) ¦ ..< ¦ ... ¦ 0..<n ¦ a((__mutant(0) ? Range(0...n) : (0..<n))) ¦¦ boolean ¦ a = true ¦ true ¦ false ¦ same ¦ a = __mutant(0, true)
    assignment ¦ a = 1; b() ¦ a = 1; ¦  ¦ same ¦ if !__mutant(0) { a = 1; }; b() ¦¦ argument ¦ Text("é \(a)") ¦ é  ¦ é ~ ¦ "é \(a)" ¦ Text((__mutant(0) ? ("é ~\(a)") : ("é \(a)")))
    action ¦ B(action: go) ¦ go ¦ {} ¦ same ¦ B(action: (__mutant(0) ? ({}) : (go)))
    modifier ¦ a⏎  .bold()⏎  .b() ¦ ⏎  .bold() ¦  ¦ same ¦ a.__mutantBase(0)⏎  .bold().__mutantEnd(0)⏎  .b() ¦¦ call ¦ { a() } ¦ a() ¦  ¦ same ¦ { if !__mutant(0) { a() } }
    catch ¦ do {} catch { a() } ¦ { a() } ¦ {} ¦ same ¦ do {} catch { if !__mutant(0) { a() } }
    try ¦ try a() ¦ try ¦ try? ¦ try a() ¦ _ = (); if __mutant(0) { _ = (try? a()) } else { try a() }
    return ¦ if a { return } ¦ return ¦  ¦ same ¦ if a { if !__mutant(0) { return } }
    """#.exactRows

  @Test(arguments: kinds) func `a switch keeps the code as it is while it is off`(_ row: [String]) throws {
    let kind = try #require(MutationPlace.Kind(rawValue: row[0]))
    let place = try Self.place(kind, row[1], row[2], row[3], host: row[4] == "same" ? nil : row[4])
    expect(Self.text(row[1], [place]), is: row[5])
  }

  @Test func `every kind of change has a switch in the table`() {
    expect(Set(Self.kinds.map { $0[0] }), is: Set(MutationPlace.Kind.allCases.map(\.rawValue)))
  }

  @Test func `a switch inside of another is in the code that is kept`() throws {
    let (source, statement) = (#"日 = "é"; try a.b(c == true).d()"#, "try a.b(c == true).d()")
    let places = try [
      Self.place(.boolean, source, "true", "false"), Self.place(.try, source, "try", "try?", host: statement),
      Self.place(.call, source, statement, ""), Self.place(.operator, source, "==", "!=", host: "c == true"),
      Self.place(.modifier, source, ".d()", ""),
    ]
    expect(
      Self.text(source, places),
      is: #"日 = "é"; _ = (); if __mutant(1) { _ = (try? a.b(c == true).d()) } else { if !__mutant(2) { "#
        + "try a.b((__mutant(3) ? (c != true) : (c == __mutant(0, true)))).__mutantBase(4).d().__mutantEnd(4) } }",
      "statements of one range are around each other in their order")
  }

  @Test func `a change that overlaps another is not built`() throws {
    let source = "a + b - c"
    let places = try [("+", "a + b"), ("-", "b - c")].map { try Self.place(.operator, source, $0, "*", host: $1) }
    let sources = SwitchedSources(places, ["A.swift": Array(source.utf8)])
    expect(sources.built, is: [0])
  }

  /// Line 2 has changes 0, around, and 1; line 4 has change 2, and line 40 change 3.
  private static let source =
    "func f() {\n  go(a == b)\n  _ = 1\n  stop()\n}" + String(repeating: "\n", count: 35) + "more()\n"
  private static func sources() throws -> SwitchedSources {
    let places = try [("go(a == b)", nil), ("==", "a == b"), ("stop()", nil), ("more()", nil)].map { old, host in
      try place(host == nil ? .call : .operator, source, old, "", host: host)
    }
    return SwitchedSources(places, ["A.swift": Array(source.utf8)])
  }

  @Test(
    arguments: [
      (2, 40, 0, [1]), (2, 5, 0, [0]), (2, 1, 0, [0, 1]), (3, 3, 0, [0, 1, 2]), (4, 3, 0, [2]), (4, 3, 3, [0, 1, 2]),
      (20, 1, 0, [0, 1, 2, 3]), (99, 1, 0, []), (0, 1, 0, []),
    ] as [(Int, Int, Int, Set<Int>)]) func `an error comes from the innermost change around it, or from those near it`(
      line: Int, column: Int, distance: Int, numbers: Set<Int>
    ) throws
  {
    let file = try #require(try Self.sources().files["A.swift"])
    let error = CompileError(path: "", line: line, column: column)
    expect(file.suspects(error, leastDistance: distance), is: numbers)
  }

  @Test func `only the compiler's errors with a place are read`() {
    let log = "[1/2] Compiling A\n/p/A.swift:3:5: error: no: x\n/p/A.swift:4:5: warning: y\nerror: fatalError\n"
    expect(CompileError.all(in: log), is: [CompileError(path: "/p/A.swift", line: 3, column: 5)])
  }

  @Test(
    arguments: [
      ("/p/A.swift", 1, [0, 1, 3]), ("/p/A.swift", 2, [3]), ("/p/A.swift", 3, []), ("/p/B.swift", 1, [2, 3]),
      ("/p/B.swift", 3, []),
    ] as [(String, Int, Set<Int>)])
  func `an error that comes again takes back more, and one of another file takes back half`(
    path: String, rounds: Int, built: Set<Int>
  ) throws {
    var sources = try Self.sources()
    let error = CompileError(path: path, line: 4, column: 3)
    for _ in 0..<rounds { sources.takeBack([error]) }
    expect(sources.built, is: built)
  }

  @Test(arguments: [
    ("@@ -2 +2 @@\n-a\n+b", 2, true), ("@@ -2 +2 @@\n-a\n+b", 3, false), ("@@ -7,0 +8,2 @@\n+a\n+b", 9, true),
    ("@@ -7,2 +6,0 @@\n-a\n-b", 6, false), ("@@ -2 +2 @@\n--- a/B.swift\n+++ b/B.swift\n@@ -4 +4 @@", 4, true),
  ]) func `a line of a change was added or changed`(hunks: String, line: Int, isChanged: Bool) {
    let patch = "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n" + hunks
    let changes = SourceChanges(patch: patch, newFiles: ["New.swift"])
    expect(changes.contains(file: "A.swift", line: line), is: isChanged)
    expect(changes.contains(file: "New.swift", line: line))
    expect(!changes.contains(file: "B.swift", line: line))
  }
}
