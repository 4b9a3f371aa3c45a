import EveryStateReview
import TestSupport
import Testing

@Suite struct HeldKeyTests {
  @Test func `a key counts when it is pressed, not while it is held`() {
    /// Keys, when each comes, in milliseconds, and those that count.
    let cases: [(what: String, keys: String, times: [Int], taken: String)] = [
      ("a key that is held decides once", "aaaaa", [0, 500, 530, 560, 5_000], "a...a"),
      ("the slowest keyboard", "aaa", [0, 660, 1_320], "a.."),
      ("a person who looks", "aaa", [0, 800, 1_600], "aaa"),
      ("held, let go, pressed anew", "aaaa", [0, 600, 630, 1_400], "a..a"),
      ("another key", "auars", [0, 10, 20, 30, 40], "auars"),
      ("undo that is held takes one decision back", "auuu", [0, 900, 1_400, 1_430], "au.."),
    ]
    for (what, keys, times, taken) in cases {
      var held = HeldKey()
      let result = zip(keys, times).map { held.takes($0, at: .milliseconds($1)) ? $0 : "." }
      expect(String(result), is: taken, "\(what)")
    }
  }
}
