/// The events of a mocked stream of values, and the log of its calls: the counterpart of ``MockResponse`` for sockets, feeds
/// and other dependencies that answer more than once.
///
///     struct MockPriceFeed: PriceFeed {
///       let stream: MockStream<Price>
///       func prices() -> AsyncThrowingStream<Price, any Error> { stream() }
///     }
///
/// Tests and previews declare the events:
///
///     MockStream(Price.samples, every: .seconds(1))                        // one after the other; then it stays open
///     MockStream(events: [.yields(a), .yields(b).after(.seconds(5)), .ends])
///     MockStream(events: [.yields(a), .fails(APIError.offline).after(.seconds(10))])
///     MockStream([])                                                       // ends at once, as a stream of no values does
///     .never                                                               // never opens
///     .fails(APIError.offline)                                             // does not open
///
/// Asking for the stream is a call in the log, in flight until the stream opens. All times are virtual in a snapshot test.
public struct MockStream<Element: Sendable>: Sendable, AnyMockStream, CustomStringConvertible {
  package var response: MockResponse<Script>

  /// An event of the stream.
  public struct Event: Sendable {
    package enum Kind: Sendable {
      case element(Element)
      case failure(any Error)
      case end
    }
    package let kind: Kind
    package private(set) var delay = Duration.zero

    /// The stream yields a value.
    public static func yields(_ element: Element) -> Self { Self(kind: .element(element)) }
    /// The stream ends with an error.
    public static func fails(_ error: any Error) -> Self { Self(kind: .failure(error)) }
    /// The stream ends.
    public static var ends: Self { Self(kind: .end) }

    /// The same event, with a delay after the previous event or after the stream opens.
    public func after(_ delay: Duration) -> Self {
      var event = self
      event.delay = delay
      return event
    }
  }

  /// The events of an open stream.
  package struct Script: Sendable { let events: [Event] }

  /// The calls that asked for the stream.
  public var calls: MockCalls { response.calls }

  /// A stream with these events for every caller. It stays open after the last event unless that event ends it.
  public init(events: [Event], delay: Duration? = nil) { response = MockResponse(Script(events: events), delay: delay) }

  /// A stream of values that stays open after the last one, or ends at once without values; it opens at once in a preview, and after the virtual latency in a test.
  public init(_ elements: [Element], every interval: Duration = .zero, delay: Duration? = nil) {
    let events = elements.enumerated().map { Event.yields($1).after($0 == 0 ? .zero : interval) }
    self.init(events: events.isEmpty ? [.ends] : events, delay: delay)
  }

  private init(_ response: MockResponse<Script>) { self.response = response }

  /// A stream for each call, in order; the last one answers all later calls: it breaks off, and works again after "Reconnect".
  ///
  ///     $0.messages = .sequence(.fails(ChatError.offline), MockStream([["Hello"]]))
  public static func sequence(_ first: Self, _ others: Self...) -> Self {
    Self(MockResponse(steps: ([first] + others).flatMap(\.response.steps)))
  }

  /// The stream does not open: the caller receives the error.
  public static func fails(_ error: any Error) -> Self { Self(.fails(error)) }

  /// The stream never opens.
  public static var never: Self { Self(.never) }

  /// Opens the stream. Requesting the first value makes the call; a caller that stops waiting ends the stream.
  public func callAsFunction(
    _ label: String = "", function: String = #function, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> AsyncThrowingStream<Element, any Error> {
    let site = CallSite(function: function, file: file, line: line, column: column)
    let playback = Playback(response: response, label: label, site: site)
    return AsyncThrowingStream { try await playback.next() }
  }

  /// Opens the stream of a dependency that cannot fail: an error ends it.
  public func values(
    _ label: String = "", function: String = #function, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> AsyncStream<Element> {
    let site = CallSite(function: function, file: file, line: line, column: column)
    let playback = Playback(response: response, label: label, site: site)
    return AsyncStream { try? await playback.next() }
  }

  var anyResponse: any AnyMockResponse { response }

  public var description: String { response.description }
}

/// A caller's position in a stream.
private actor Playback<Element: Sendable> {
  private let response: MockResponse<MockStream<Element>.Script>
  private let label: String
  private let site: CallSite
  private var rest: ArraySlice<MockStream<Element>.Event>?
  private var hasEnded = false

  init(response: MockResponse<MockStream<Element>.Script>, label: String, site: CallSite) {
    self.response = response
    self.label = label
    self.site = site
  }

  /// The next value; nil once the stream has ended, or the caller's task is canceled.
  func next() async throws -> Element? {
    guard !hasEnded else { return nil }
    do {
      if rest == nil {
        rest = try await response(
          label, function: site.function, file: site.file, line: site.line,
          column: site.column
        ).events[...]
      }
      guard let event = rest?.popFirst() else { throw await cancellation() }
      if event.delay > .zero { try await Task.sleep(for: event.delay) }
      switch event.kind {
      case .element(let element):
        if event.delay > .zero { response.calls.note(.laterValue, ofStream: label, at: site) }
        return element
      case .failure(let error):
        response.calls.note(.failure, ofStream: label, at: site)
        throw error
      case .end:
        hasEnded = true
        return nil
      }
    } catch {
      hasEnded = true
      if Task.isCancelled {
        if rest != nil { response.calls.note(.abandonment, ofStream: label, at: site) }
        return nil
      }
      throw error
    }
  }
}

/// The description of a stream in the log.
protocol StreamScript {
  /// Whether no event yields a nonempty value.
  var isEmpty: Bool { get }
  var words: String { get }
}

extension MockStream.Script: StreamScript {
  var isEmpty: Bool { values.allSatisfy { ValueSummary($0).isEmpty == true } }
  var words: String { "a stream of \(values.count) element\(values.count == 1 ? "" : "s")" }
}

extension MockStream.Script: AnyStreamScript {
  package var values: [Element] {
    events.compactMap { if case .element(let element) = $0.kind { element } else { nil } }
  }
  package var anyEvents: [MockStream<any Sendable>.Event] {
    events.map { event in
      switch event.kind {
      case .element(let element): .yields(element).after(event.delay)
      case .failure(let error): .fails(error).after(event.delay)
      case .end: .ends.after(event.delay)
      }
    }
  }

  /// The same stream with other values, each at its time; further ones follow at once, before an end.
  package func yielding(_ values: [Element]) -> Self {
    var rest = values[...]
    var events: [MockStream.Event] = self.events.compactMap { event in
      guard case .element = event.kind else { return event }
      return rest.popFirst().map { MockStream.Event.yields($0).after(event.delay) }
    }
    let end = events.last.map { if case .element = $0.kind { false } else { true } } ?? false
    events.insert(contentsOf: rest.map(MockStream.Event.yields), at: end ? events.count - 1 : events.count)
    return Self(events: events.isEmpty ? [.ends] : events)
  }
}

/// The events of a stream, without the type of its values.
package protocol AnyStreamScript { var anyEvents: [MockStream<any Sendable>.Event] { get } }

/// A stream in a world: its calls are found in the stream's place.
protocol AnyMockStream { var anyResponse: any AnyMockResponse { get } }
