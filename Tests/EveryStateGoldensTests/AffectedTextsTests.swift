@testable import EveryStateGoldens

struct AffectedTextsTests {
  /// Names, and the words for them.
  private static let counts: [(names: [String], words: String)] = [
    ([], ""), (["S/a"], "1 frame"), (["S/a", "S/b"], "2 frames"), (["map.txt"], "the map"),
    (["S/a", "map.txt"], "1 frame and the map"), (["matrix.txt", "map.txt"], "the coverage matrix and the map"),
    (["S/a", "S/b", "matrix.txt", "map.txt"], "2 frames, the coverage matrix and the map"),
    (["map.txt", "map.txt"], "2 maps"),
  ]

  @Test(arguments: counts) func `frames are counted apart from matrices and maps`(
    names: [String], words: String
  ) throws {
    let all = try names.map { name in
      switch name {
      case "map.txt": try GoldenName.map(catalog: "App.Snapshots")
      case "matrix.txt": try GoldenName.matrix(catalog: "App.Snapshots")
      default: try frame("S", String(name.dropFirst(2)))
      }
    }
    expect(AffectedTexts(all).words(), is: words)
  }

  private static let same = "the same moves in another order"
  private static let maps: [(old: String, new: String, words: String)] = [
    ("  a  press \"Try Again\"     -> b", "  a  press \"Retry\"  -> b", "\"Try Again\" -> \"Retry\" (1 move)"),
    (
      "  a  press \"X\"  -> b\n  c  press \"X\"  -> b", "  a  press \"Y\"  -> b\n  c  press \"Y\"  -> b",
      "\"X\" -> \"Y\" (2 moves)"
    ),
    ("  a  press \"X\"  -> b", "  a  press \"X\"  -> c", "1 move leads elsewhere"),
    ("  a  press \"X\"  -> b -> c", "  a  press \"X\"  -> c", "1 move passes through other looks"),
    ("S\n  a  press \"X\"  -> b", "S\n  a  press \"X\"  -> b\nT\n  a  go  -> b\n  b  go  -> c", "screen T added"),
    ("  a  press \"X\"  -> b\n  a  refresh  -> b", "", "2 moves removed"),
    ("  a  press \"X\"  -> ? \"M\"", "  a  press \"Y\"  -> ? \"N\"", "\"X\" -> \"Y\" (1 move)"),
    ("  a  press \"X\"  -> b", "  a  press \"Y\"  -> b\n  a  refresh  -> b", "\"X\" -> \"Y\" (1 move); 1 move added"),
    ("  a  refresh  -> b\n  c  refresh  -> b", "  c  refresh  -> b\n  a  refresh  -> b", same),
    (
      "  a  press \"X\"  -> ? \"M\" 2\n  ? \"M\" 2  back  -> a", "  a  press \"X\"  -> ? \"N\"\n  ? \"N\"  back  -> a",
      "the same moves; looks have other names"
    ),
    (
      "  a  undo  -> b 5\n  b 5  save  -> c\n  a  redo  -> b 6\n  b 6  save  -> c\n  b 6  quit  -> d",
      "  a  redo  -> b 5\n  b 5  save  -> c\n  b 5  quit  -> d", "2 moves removed"
    ),
    ("  a  undo  -> b\n  a  redo  -> b 2", "  a  redo  -> b", "1 move removed"),
  ]

  @Test(arguments: maps) func `moves that differ by a quoted word are that change, and others are counted`(
    old: String, new: String, words: String
  ) {
    expect(MapText.words(Array((old + "\n").utf8), Array((new + "\n").utf8)), is: words)
  }

  private static let matrices: [(old: String, new: String, words: String?)] = [
    ("S: loaded, failed", "S: loaded, failed | sold", "S / sold added"),
    ("S: loaded | sold, kept", "S: loaded | kept", "S / sold removed"),
    ("S: loaded, empty undeclared", "S: loaded, empty", "S / empty added"),
    ("S: loaded | sold", "S: loaded | kept | storyboards: buy", "S / sold removed, S / kept added, S / buy added"),
    (
      "S: loaded\n  no empty: a", "S: loaded\n  no empty: b",
      "S: \"S: loaded no empty: a\" -> \"S: loaded no empty: b\""
    ),
    ("S: loaded", "S: loaded\nT: loaded", "T added"), ("S: loaded", "S: loaded", nil),
  ]

  @Test(arguments: matrices) func `states and screens that a matrix has or lacks are named`(
    old: String, new: String, words: String?
  ) {
    expect(MatrixRows.words(Array((old + "\n").utf8), Array((new + "\n").utf8)), is: words)
  }
}
