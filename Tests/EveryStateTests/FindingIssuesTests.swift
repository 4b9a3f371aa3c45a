import TestSupport
import Testing

@testable import EveryState

@Suite struct FindingIssuesTests {
  private func issues(_ found: [(SoundnessRule, Int)]) -> [String] {
    let made = found.flatMap { rule, count in
      (1...count).map {
        (rule: rule, issue: FindingIssues.Issue(message: "\(rule.rawValue) \($0)", location: #_sourceLocation))
      }
    }
    return FindingIssues(made, location: #_sourceLocation, list: "LIST", walk: "WALK").issues.map(\.message)
  }

  @Test func `a dozen findings are a dozen issues`() {
    expect(issues([(.deadControl, 11), (.cutText, 1)]), is: (1...11).map { "dead control \($0)" } + ["cut text 1"])
    #expect(FindingIssues([], location: #_sourceLocation, list: "LIST", walk: "WALK").issues.isEmpty)
  }

  @Test func `of a hundred the kinds come first, then three of each`() {
    let issues = issues([(.endlessSpinner, 4), (.deadControl, 90), (.cutText, 2), (.unusedControl, 4)])
    expect(
      issues[0],
      is: """
        100 findings of 4 kinds, the gravest first. The first 3 of a kind follow; all of them: LIST
           4 endless spinner: A spinner turns only while something is under way.
          90 dead control: A control does something.
           2 cut text: Text is shown in full, unless its lines are limited.
           4 unused control: What a control does is declared: a state or a storyboard uses it.
        To go through them, and to waive one with a reason: WALK
        """)
    expect(
      issues.dropFirst(),
      is: [
        "endless spinner 1", "endless spinner 2", "endless spinner 3", "dead control 1", "dead control 2",
        "dead control 3",
        "cut text 1", "cut text 2", "unused control 1", "unused control 2", "unused control 3",
      ])
  }
}
