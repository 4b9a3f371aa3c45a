@testable import EveryStateGoldens
@testable import EveryStateReview

@Suite(.besideTheMainActor) struct SummaryEditGroupTests {
  private func change(_ state: String, _ old: String?, _ new: String) throws -> FrameChange {
    FrameChange(
      name: try frame("S", state), old: old.map { Array("# S / \(state)\n\($0)\n".utf8) },
      new: Array("# S / \(state)\n\(new)\n".utf8))
  }

  @Test func `edits are equal when they replace the same words with the same words, in any layout`() throws {
    typealias Sides = (old: String, new: String)
    let cases: [Row<(String, Sides, Sides, Bool)>] = [
      Row("the same line", ("a\n[Try Again]\nb", "a\n[Retry]\nb"), ("x\n[Try Again]\ny", "x\n[Retry]\ny"), true),
      Row("other indentation", ("[Try Again]", "[Retry]"), ("        [Try Again]", "          [Retry]"), true),
      Row("in presented content", ("Gone wrong", "Went wrong"), ("| Gone wrong", "| Went wrong"), true),
      Row(
        "wrapped elsewhere, both lines changed",
        ("Could not load all markets now", "Cannot load all markets now, sorry"),
        ("Could not load\n all markets now", "Cannot load\n all markets now, sorry"), true),
      Row("a line that is added", ("a\nb", "a\nNew\nb"), ("c", "c\n   New"), true),
      Row(
        "a part of it", ("There is no net.", "There is no net now."), ("There is no\nnet.", "There is no\nnet now."),
        true),
      Row("a part in another style", ("no net  {red}", "no net now  {red}"), ("net", "net now"), false),
      Row("a number alone", ("Sold: 1", "Sold: 2"), ("1", "2"), false),
      Row("a part that stands elsewhere", ("a b c", "a x c"), ("b a", "x a"), false),
      Row("a line that is removed", ("a\nOld\nb", "a\nb"), ("Old\nc", "c"), true),
      Row("other words", ("[Try Again]", "[Retry]"), ("[Try Again]", "[Again]"), false),
      Row("the other way round", ("[Try Again]", "[Retry]"), ("[Retry]", "[Try Again]"), false),
      Row("another style", ("a  {red}", "b  {red}"), ("a  {blue}", "b  {blue}"), false),
      Row("a style that changes", ("a  {red}", "a  {blue}"), ("a", "a  {blue}"), false),
      Row("the same number in other words", ("Sold: 1", "Sold: 2"), ("Bought: 1", "Bought: 2"), false),
      Row("more of a paragraph", ("one two\nthree", "one 2\nthree"), ("one two\nfour", "1 two\nfour"), false),
      Row("words that are joined", ("ab c", "x"), ("a bc", "x"), false),
      Row("added and removed", ("a\nWord", "a"), ("a", "a\nWord"), false),
      Row("only the place, of other words", ("  Markets", "      Markets"), ("   News", "News"), true),
      Row("only the wrapping", ("one two three", "one two\nthree"), ("   News", "News"), true),
      Row("a blank line", ("a\n\nb", "a\nb"), ("   News", "News"), true),
      Row("the place in presented content", ("  Markets", "| Markets"), ("   News", "News"), false),
      Row("an escaped brace is not a style", ("a \\{b\\}", "c \\{b\\}"), ("a", "c"), false),
    ]
    for (row, (what, one, other, areEqual)) in cases.rows() {
      let groups = EditGroups([try change("one", one.old, one.new), try change("other", other.old, other.new)])
      expect(groups.groups.map(\.frames.count), is: (areEqual ? [2] : [1, 1]), "\(what): \(groups.groups)", at: row)
      let turned = EditGroups([try change("one", other.old, other.new), try change("other", one.old, one.new)])
      expect(turned.groups.count, is: groups.groups.count, "\(what), the other way round", at: row)
    }
    let wrapped = [
      try change("one", "There is no net.", "There is no net now."), try change("two", "no\nnet.", "no\nnet now."),
    ]
    expect(FactGroups(wrapped).groups.map(\.frames.count), is: [2])
  }

  @Test func `a frame with two edits belongs to two groups, and is accepted once both are seen`() throws {
    let both = try change("both", "[Try Again]\n\nText\n\nMarkets", "[Retry]\n\nText\n\nNews")
    let groups = EditGroups([
      both, try change("first", "[Try Again]", "[Retry]"), try change("second", "   Markets", "   News"),
      try change("third", "x\n[Try Again]", "x\n[Retry]"), try change("new", nil, "[Retry]"),
      try change("twice", "[Try Again]\n\na\n\n [Try Again]", "[Retry]\n\na\n\n [Retry]"),
    ])
    expect(
      groups.groups.map { $0.frames.map(\.state) },
      is: [["both", "first", "third", "twice"], ["both", "second"], ["new"]])
    expect(groups.groups.first?.edit, is: TextEdit(removed: ["[Try Again]"], added: ["[Retry]"]))
    expect(groups.ofFrame[both.name], is: [0, 1])
    expect(groups.ofFrame[try frame("S", "twice")], is: [0])
    func frames(within chosen: Set<Int>) -> [String] {
      groups.ofFrame.filter { $0.value.allSatisfy(chosen.contains) }.map(\.key.state).sorted()
    }
    expect(frames(within: [0]), is: ["first", "third", "twice"])
    expect(frames(within: [0, 1]), is: ["both", "first", "second", "third", "twice"])
  }

  @Test func `random frames are grouped whatever their indentation and order`() throws {
    var random = SeededRandom(seed: 7)
    let edits = (0..<20).map { ("old words number \($0) of a long line", "new words number \($0) of a long line") }
    var changes: [FrameChange] = []
    var expected: [Int: Int] = [:]
    let frames = isLongRun ? 400 : 50
    for number in 0..<frames {
      let chosen = Int.random(in: 0..<20, using: &random)
      expected[chosen, default: 0] += 1
      let indent = String(repeating: " ", count: Int.random(in: 0...9, using: &random))
      let context = "\n\nframe \(number)\n\n"
      changes.append(try change("\(number)", context + indent + edits[chosen].0, context + indent + edits[chosen].1))
    }
    let groups = EditGroups(changes.shuffled(using: &random))
    expect(groups.groups.map(\.frames.count), is: expected.values.sorted(by: >))
    expect(Set(groups.groups.flatMap(\.frames)).count, is: frames)
  }

  @Test func `frames that all differ have a group each`() throws {
    let count = isLongRun ? 5_000 : 100
    let many = try (0..<count).map { try change("\($0)", "the same\nold \($0)", "the same\nnew \($0)") }
    expect(EditGroups(many).groups.count, is: count)
  }
}
