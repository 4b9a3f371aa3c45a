@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct DifferenceTests {
  @Test func `a difference turns the old text into the new one with the fewest edits`() {
    var random = SeededRandom(seed: 7)
    for round in 0..<(isLongRun ? 6_000 : 300) {
      let alphabet = Int32.random(in: 1...5, using: &random)
      let old = (0..<Int.random(in: 0...14, using: &random)).map { _ in Int32.random(in: 0..<alphabet, using: &random) }
      let new = (0..<Int.random(in: 0...14, using: &random)).map { _ in Int32.random(in: 0..<alphabet, using: &random) }
      let difference = LineDifference(old: old, new: new)
      let keptOld = old.indices.filter { !difference.removed[$0] }.map { old[$0] }
      let keptNew = new.indices.filter { !difference.added[$0] }.map { new[$0] }
      expect(keptOld, is: keptNew, "round \(round): \(old) \(new)")
      expect(keptOld.count, is: longestCommonCount(old, new), "round \(round): \(old) \(new)")
    }
  }

  @Test func `a search ends within its bound for any texts`() throws {
    var random = SeededRandom(seed: 5)
    let count = isLongRun ? 20_000 : 6_000
    let old = (0..<count).map { _ in Int32.random(in: 0..<1_000, using: &random) }
    let others = [old.reversed(), old.shuffled(using: &random), (0..<count).map { Int32($0 % 1_000) }]
    for new in others {
      var search = EditSearch(old: old, new: Array(new))
      search.run()
      expect(search.steps < 6_000_000, "\(search.steps) steps for \(count) lines")
    }
    var repetitive = (0..<6_400).map { Int32($0 % 8) }
    let edited = repetitive
    for index in [100, 3_200, 6_000] { repetitive[index] = 9 }
    var search = EditSearch(old: edited, new: repetitive)
    search.run()
    expect(search.steps < 1_000, "three edits need few steps, not \(search.steps)")
  }

  @Test(.enabled(if: isLongRun)) func `large, hostile and lopsided texts also give a right difference`() {
    var random = SeededRandom(seed: 8)
    func lines(_ count: Int, of alphabet: Int32) -> [Int32] {
      (0..<count).map { _ in Int32.random(in: 0..<alphabet, using: &random) }
    }
    var pairs: [(old: [Int32], new: [Int32])] = []
    for (alphabet, count): (Int32, Int) in [(1, 3000), (2, 3000), (3, 5000), (40, 4000), (100_000, 4000)] {
      let old = lines(count, of: alphabet)
      let others = [
        old.shuffled(using: &random), old.reversed(), old.dropFirst(count / 2) + old, lines(count, of: alphabet),
      ]
      pairs += others.map { (old, Array($0)) }
    }
    // A search that is cut off reaches the end of a short text long before that of a long one.
    for count in [1, 5, 40, 300] {
      for alphabet: Int32 in [2, 5, 50] {
        let (short, long) = (lines(count, of: alphabet), lines(3000, of: alphabet))
        pairs += [(short, long), (long, short)]
      }
    }
    for (old, new) in pairs {
      let difference = LineDifference(old: old, new: new)
      let keptOld = old.indices.filter { !difference.removed[$0] }.map { old[$0] }
      let keptNew = new.indices.filter { !difference.added[$0] }.map { new[$0] }
      expect(keptOld, is: keptNew, "\(old.count) and \(new.count) lines")
    }
  }

  @Test func `a patch has git's form`() throws {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 2\n", with: "line two\n").replacingOccurrences(
      of: "line 12\n", with: "")
    let patch = TextPatch(
      old: Array(old.utf8), new: Array(new.utf8), path: "__Snapshots__/A.B/Watchlist/after a while.txt")
    expect(patch.addedCount, is: 1)
    expect(patch.removedCount, is: 2)
    expect(
      patch.text,
      is: """
        diff --git a/__Snapshots__/A.B/Watchlist/after a while.txt b/__Snapshots__/A.B/Watchlist/after a while.txt
        index 624b469cb073d1245cfe818f6622ed2fa7b74606..b7e939bc10c41d786cffdd4df3e3bd6a98eb951a 100644
        --- a/__Snapshots__/A.B/Watchlist/after a while.txt\t
        +++ b/__Snapshots__/A.B/Watchlist/after a while.txt\t
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +line two
         line 3
         line 4
         line 5
        @@ -9,4 +9,3 @@
         line 9
         line 10
         line 11
        -line 12

        """)
  }

  @Test func `a patch of a new, emptied or deleted file has git's form`() throws {
    expect(TextPatch(old: [1, 2], new: [1, 2], path: "x").text, is: "")
    let head = "diff --git a/x b/x\n"
    // The hashes that `git hash-object` prints for "a\n" and for an empty file.
    let (a, empty) = ("78981922613b2afb6025042ff6bd878ac1994e85", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    let none = String(repeating: "0", count: 40)
    expect(
      TextPatch(old: nil, new: Array("a\n".utf8), path: "x").text,
      is: head + "new file mode 100644\nindex \(none)..\(a)\n--- /dev/null\n+++ b/x\n@@ -0,0 +1,1 @@\n+a\n")
    expect(
      TextPatch(old: Array("a\n".utf8), new: [], path: "x").text,
      is: head + "index \(a)..\(empty) 100644\n--- a/x\n+++ b/x\n@@ -1,1 +0,0 @@\n-a\n")
    expect(
      TextPatch(old: Array("a\n".utf8), new: nil, path: "x").text,
      is: head + "deleted file mode 100644\nindex \(a)..\(none)\n--- a/x\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
    expect(TextPatch(old: nil, new: [], path: "x").text, is: head + "new file mode 100644\nindex \(none)..\(empty)\n")
  }

  @Test func `git applies every patch and produces the new text, also over changes by others`() throws {
    let repository = try TemporaryPackage()
    try git(["init", "-q"], in: repository)
    var random = SeededRandom(seed: 9)
    let names = [
      "plain", "with blank", "größer", "🎉", "it's", "quo\"te", "back\\slash", "tab\there", "-dash", "b", "a b/c d",
    ]
    var patches = ""
    var expected: [String: [UInt8]?] = [:]
    for round in 0..<(isLongRun ? 600 : 60) {
      let path = "__Snapshots__/\(names[round % names.count])/\(round).txt"
      let old = round % 7 == 0 ? nil : randomText(using: &random)
      let new = round % 7 == 1 ? nil : old.map { mutated($0, using: &random) } ?? randomText(using: &random)
      if let old { try repository.write(Data(old), to: path) }
      expected.updateValue(new, forKey: path)
      patches += TextPatch(old: old, new: new, path: path).text
    }
    expect(expected.count > (isLongRun ? 500 : 40))
    for text in ["base\n", "mine\n"] {
      try repository.write(text, to: "__Snapshots__/stale.txt")
      try git(["add", "__Snapshots__"], in: repository)
    }
    patches += TextPatch(old: Array("base\n".utf8), new: Array("theirs\n".utf8), path: "__Snapshots__/stale.txt").text
    try repository.write(patches, to: "all.patch")
    // Git merges a patch that has the old text's name, so one stale file does not block the others.
    let apply = ["git", "apply", "--whitespace=nowarn", "all.patch"]
    try expect(ProcessRun("/usr/bin/env", apply, folder: repository.root).status != 0)
    try expect(ProcessRun("/usr/bin/env", apply + ["--3way"], folder: repository.root).status, is: 1, "one conflict")
    for (path, text) in expected.sorted(by: { $0.key < $1.key }) {
      expect(FileManager.default.contents(atPath: repository.root + "/" + path).map(Array.init), is: text, "\(path)")
    }
  }

  @Test func `the displayed form names invisible characters, cuts long lines and starts each line with a sign`() {
    let old = "Total 3 items\nsame\tline\nend\n"
    let new = "Total 3\u{A0}items  \nsame\tline\n+++ zero\u{200B}width 👨‍👩‍👧\nend"
    let lines = DisplayedDifference(old: Array(old.utf8), new: Array(new.utf8)).lines
    expect(
      lines,
      is: [
        "@@ -1,3 +1,4 @@", "-Total 3 items",
        "+Total 3\u{A0}items     <-- U+00A0 no-break space at 8; 2 blanks at the end", " same\tline", "-end",
        "++++ zero\u{200B}width 👨‍👩‍👧   <-- U+200B zero width space at 9", "+end   <-- no line feed at the end",
      ])
    let long = DisplayedDifference(old: [], new: Array(String(repeating: "x\n", count: 500).utf8), lineLimit: 80)
    expect(long.lines.count, is: 80)
    expect(long.omittedCount, is: 421)
    let wide = DisplayedDifference(old: [], new: Array((String(repeating: "x", count: 1000) + "\n").utf8))
    expect(wide.lines[at: 1] ?? "", ends: "xxx...(600 more characters)")
    for line in lines + long.lines { expect(["+", "-", "@", " "], contains: line.first) }
  }

  private func longestCommonCount(_ old: [Int32], _ new: [Int32]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row.last ?? 0
  }

  /// Lines that look like parts of a patch, repeat, or have invisible characters, with and without a final line feed.
  private func randomText(using random: inout SeededRandom) -> [UInt8] {
    let lines = [
      "", " ", "a", "b", "+a", "-a", "--- a/x", "+++ b/x", "@@ -1 +1 @@", "\\ No newline at end of file", "é\u{A0}",
      "x \t", "diff --git a/x b/x",
    ]
    let count = Int.random(in: 0...30, using: &random)
    let text = (0..<count).map { _ in lines.randomElement(using: &random)! }.joined(separator: "\n")
    return Array((count > 0 && Bool.random(using: &random) ? text + "\n" : text).utf8)
  }

  private func mutated(_ text: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    var lines = text.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let index = Int.random(in: 0...lines.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines.insert(Array("new".utf8), at: index)
      case 1 where index < lines.count: lines.remove(at: index)
      default:
        lines += randomText(using: &random).split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      }
    }
    return Array(lines.joined(separator: [10]))
  }

  private func git(_ arguments: [String], in package: TemporaryPackage) throws {
    let result = try ProcessRun("/usr/bin/env", ["git"] + arguments, folder: package.root)
    try #require(result.status == 0, "git \(arguments.first ?? ""): \(result.errors)")
  }
}
