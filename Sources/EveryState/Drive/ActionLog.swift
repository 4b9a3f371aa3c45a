import EveryStateGoldens
import EveryStateMocks

/// The user's actions in a drive and the calls that each one made, for a failure's message.
@MainActor struct ActionLog {
  private let mocks: [WorldMock]
  private var lines: [String] = []
  /// The actions and waits so far, in the words of a play's moves.
  private(set) var moves: [String] = []
  /// The same as source.
  private(set) var steps: [String] = []
  private var counts: [Int]
  private var countsBefore: [Int]?

  init(_ mocks: [WorldMock]) {
    self.mocks = mocks
    counts = mocks.map(\.response.calls.count)
  }

  var isEmpty: Bool { lines.isEmpty }

  mutating func begin() {
    counts = mocks.map(\.response.calls.count)
    countsBefore = countsBefore ?? counts
  }

  /// The number of calls before the first action.
  func callsBefore(_ mock: WorldMock) -> Int {
    zip(mocks, countsBefore ?? []).first { $0.0.path == mock.path }?.1 ?? 0
  }

  mutating func note(_ event: ScreenUser.Event) {
    let action = event.words
    let called = zip(mocks, counts).flatMap { mock, count in
      mock.response.calls.all.dropFirst(count).map { "\(mock.path) (call \($0.number))" }
    }
    lines.append("\(action): \(called.isEmpty ? "no immediate calls" : "called " + called.joined(separator: ", "))")
    moves.append(action)
    steps.append(event.code.map { "try await $0.\($0)" } ?? "...")
  }

  mutating func note(passing duration: Duration) {
    moves.append("wait \(duration.asTime)")
    steps.append("await $0.wait(\(duration.asCode))")
  }

  var text: String {
    var text = ""
    if !lines.isEmpty { text += "\nActions so far:" + lines.map { "\n  \($0)" }.joined() }
    let outside = OutsideCalls.all
    guard !mocks.isEmpty || !outside.isEmpty else { return text }
    text += "\nCalls:"
    for mock in mocks where mock.isWorthListing {
      let calls = mock.response.calls.all
      text += calls.isEmpty ? "\n  \(mock.path): none" : calls.map { "\n  \(mock.path): \($0)" }.joined()
    }
    text += outside.map {
      "\n  \($0.function) (\($0.file):\($0.line)): answered at once by a mock outside of the world, which proves nothing. "
        + "Make it a property of the world, and let view(_:) pass it on."
    }.joined()
    return text
  }
}
