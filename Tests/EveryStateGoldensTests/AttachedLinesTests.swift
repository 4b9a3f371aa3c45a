import TestSupport
import Testing

@testable import EveryStateGoldens

/// A row goes and comes with what is said of it below.
@Suite struct AttachedLinesTests {
  private func difference(_ old: [String], _ new: [String]) -> [String] {
    let table = LineTable(
      old: Array(old.map { $0 + "\n" }.joined().utf8), new: Array(new.map { $0 + "\n" }.joined().utf8))
    let difference = LineDifference(table)
    let removed = old.indices.filter { difference.removed[$0] }.map { "-" + old[$0] }
    return removed + new.indices.filter { difference.added[$0] }.map { "+" + new[$0] }
  }

  @Test func `what is said stays with its line, where lines can be matched in several ways`() {
    let cases: [(old: [String], new: [String], [String])] = [
      (["* A", "~ tap", "* B", "~ tap"], ["* A", "~ tap"], ["-* B", "-~ tap"]),
      (["* A", "~ tap"], ["* A", "~ tap", "* B", "~ tap"], ["+* B", "+~ tap"]),
      (["* A", "~ tap", "* B", "~ tap", "* C"], ["* A", "~ tap", "* C"], ["-* B", "-~ tap"]),
      (["| * A", "| ~ tap", "| * B", "| ~ tap"], ["| * A", "| ~ tap"], ["-| * B", "-| ~ tap"]),
      (["* A", "~ hint", "~ tap"], ["* A", "~ tap"], ["-~ hint"]),
      (["~ each  tap", "* A"], ["* A"], ["-~ each  tap"]),
    ]
    for (old, new, expected) in cases { expect(difference(old, new), is: expected) }
  }
}
