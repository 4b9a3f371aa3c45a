import Synchronization

/// The log of the calls that a ``MockResponse`` has received, in call order.
///
///     #expect(response.calls.all.map(\.label) == ["page 1", "page 2"])
public final class MockCalls: Sendable, CustomStringConvertible {
  struct Ticket: Sendable {
    let number: Int
    let era: Int
  }

  /// A call with what its description leaves out.
  package struct Entry: Sendable {
    package fileprivate(set) var call: MockCall
    package fileprivate(set) var error: (any Error)?
    /// A returned value that is neither a collection, nor a string, nor nil: only a declaration can say whether it is empty.
    package fileprivate(set) var value: (any Sendable)?
    /// The number of values that the stream which the call returned has yielded after a wait.
    package fileprivate(set) var laterValues = 0
    /// Whether that stream has broken off with an error.
    package fileprivate(set) var hasBrokenOff = false
    /// Whether the caller of that stream has stopped waiting for its values.
    package fileprivate(set) var isAbandoned = false
    /// Whether the call is answered after it was canceled.
    package fileprivate(set) var ignoresCancellation = false
    /// The parts of the item that a store was given, without its identifier.
    package fileprivate(set) var written: [String]?
  }

  private struct State {
    var entries: [Entry] = []
    /// Counts the resets, so that the end of an older call does not change a newer one.
    var era = 0
    var defaultDelay: Duration?
    var continuation: Continuation?
    var changes = 0
    var onReset: (@Sendable () -> Void)?
  }

  /// Another response that gives the script from a call on.
  struct Continuation: Sendable {
    /// The number of the last call that follows the response's own script.
    let last: Int
    /// The number of steps of the other script to skip.
    let skipped: Int
    let response: any AnyMockResponse
  }

  private let state = Mutex(State())

  init() {}

  /// All calls so far, in call order.
  public var all: [MockCall] { entries.map(\.call) }

  package var entries: [Entry] { state.withLock { $0.entries } }

  /// The number of changes of the log: if it is the same, so is the log.
  package var changes: Int { state.withLock { $0.changes } }

  /// The number of calls so far.
  public var count: Int { state.withLock { $0.entries.count } }

  /// Whether no call was made.
  public var isEmpty: Bool { count == 0 }

  /// The latest call.
  public var last: MockCall? { state.withLock { $0.entries.last?.call } }

  /// The number of different questions.
  package var questionCount: Int {
    state.withLock { Set($0.entries.map { Question(label: $0.call.label, site: $0.call.site) }).count }
  }

  private struct Question: Hashable {
    let label: String
    let site: CallSite
  }

  func note(written item: some Any, in ticket: Ticket) {
    let parts = Mirror(reflecting: item).children.filter { $0.label != "id" }.map { "\($0.value)" }
    state.withLock { if ticket.era == $0.era { $0.entries[ticket.number - 1].written = parts } }
  }

  func noteThatIgnoresCancellation(_ ticket: Ticket) {
    state.withLock { if ticket.era == $0.era { $0.entries[ticket.number - 1].ignoresCancellation = true } }
  }

  enum StreamEvent { case laterValue, failure, abandonment }

  func note(_ event: StreamEvent, ofStream label: String, at site: CallSite) {
    state.withLock { state in
      let place = state.entries.lastIndex { $0.call.label == label && $0.call.site == site }
      guard let place else { return }
      switch event {
      case .laterValue: state.entries[place].laterValues += 1
      case .failure: state.entries[place].hasBrokenOff = true
      case .abandonment: state.entries[place].isAbandoned = true
      }
      state.changes += 1
    }
  }

  /// Whether a call is waiting for its answer.
  public var hasCallInFlight: Bool {
    state.withLock { $0.entries.contains { $0.call.outcome == .inFlight } }
  }

  /// The delay of a call if neither its step nor its response has one: the virtual latency of a drive. `nil`
  /// answers at once, as in a preview.
  package var defaultDelay: Duration? {
    get { state.withLock { $0.defaultDelay } }
    set { state.withLock { $0.defaultDelay = newValue } }
  }

  /// The script for calls from now on; nil for the response's own.
  var continuation: Continuation? { state.withLock { $0.continuation } }

  func goOn(with response: any AnyMockResponse, skipping skipped: Int) {
    state.withLock { $0.continuation = Continuation(last: $0.entries.count, skipped: skipped, response: response) }
  }

  /// Forgets all calls, so that a response that outlives a drive (a `static let`) starts the next one from its first
  /// step. Calls still in flight end without a trace.
  package func reset() {
    let onReset = state.withLock {
      $0.entries = []
      $0.continuation = nil
      $0.era += 1
      $0.changes += 1
      return $0.onReset
    }
    onReset?()
  }

  /// Takes back, with the calls, what they have changed.
  func onReset(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onReset = body } }

  func begin(_ label: String, at site: CallSite) -> Ticket {
    if defaultDelay == nil { OutsideCalls.note(site) }
    return state.withLock {
      let number = $0.entries.count + 1
      $0.changes += 1
      $0.entries.append(Entry(call: MockCall(number: number, label: label, site: site, outcome: .inFlight)))
      return Ticket(number: number, era: $0.era)
    }
  }

  func end(
    _ ticket: Ticket, _ outcome: MockCall.Outcome, throwing error: (any Error)? = nil,
    returning value: (any Sendable)? = nil, _ shape: MockCall.Shape? = nil
  ) {
    state.withLock {
      guard ticket.era == $0.era else { return }
      $0.entries[ticket.number - 1].call.outcome = outcome
      $0.entries[ticket.number - 1].call.shape = shape
      $0.entries[ticket.number - 1].error = error
      $0.entries[ticket.number - 1].value = value
      $0.changes += 1
    }
  }

  /// One line a call.
  public var description: String {
    let all = all
    return all.isEmpty ? "no calls" : all.map(\.description).joined(separator: "\n")
  }
}

/// The places that call mocks outside of a drive's world, each once: no log of the drive has these calls.
package enum OutsideCalls {
  private static let sites = Mutex<[CallSite]>([])

  package static var all: [CallSite] { sites.withLock { $0 } }
  package static func reset() { sites.withLock { $0 = [] } }
  static func note(_ site: CallSite) { sites.withLock { if !$0.contains(site) { $0.append(site) } } }
}

/// One call in the log of a ``MockResponse``.
public struct MockCall: Hashable, Sendable, CustomStringConvertible {
  /// The outcome of a call.
  public enum Outcome: Hashable, Sendable {
    /// The call is waiting for its answer.
    case inFlight
    /// The call returned. `isEmpty` is `nil` if the value is neither a collection, nor a string, nor an optional.
    case returned(isEmpty: Bool?, description: String)
    /// The call threw an error of the named type.
    case threw(type: String, description: String)
    /// The calling task was canceled before the answer.
    case cancelled
  }

  /// The call's place in call order, from 1.
  public let number: Int
  /// The mock's description of the call's arguments, or an empty string.
  public let label: String
  /// The place in the mock's source that made the call.
  package let site: CallSite
  /// The outcome of the call.
  public internal(set) var outcome: Outcome

  /// What kind of value it returned; nil for others.
  package internal(set) var shape: Shape?
  package enum Shape: Sendable { case collection, stream }

  /// The call in words: `call 2 (page 2) returned 3 elements`.
  public var description: String { "call \(number)\(label.isEmpty ? "" : " (\(label))") \(outcome)" }
}

/// A place in source that calls a ``MockResponse``: a mock's function, or a closure.
package struct CallSite: Hashable, Sendable {
  package let function: String
  package let file: String
  package let line: Int
  package let column: Int
  /// Whether the call has a fallback, so that the app never learns of a failure.
  package var cannotFail = false
}

extension MockCall.Outcome: CustomStringConvertible {
  /// The outcome in words, without a subject: `threw APIError: timeout`.
  public var description: String {
    switch self {
    case .inFlight: "is in flight"
    case .returned(_, let description): "returned \(description)"
    case .threw(let type, let description): "threw \(type): \(description)"
    case .cancelled: "was canceled"
    }
  }
}
