/// What a mocked stream of values gives, and the log of who has asked for it: the counterpart of ``MockResponse`` for sockets, feeds
/// and other dependencies that answer more than once.
///
///     struct MockPriceFeed: PriceFeed {
///       let stream: MockStream<Price>
///       func prices() -> AsyncThrowingStream<Price, any Error> { stream() }
///     }
///
/// Tests and previews say what happens:
///
///     MockStream(Price.samples, every: .seconds(1))                        // one after the other; then it stays open
///     MockStream(events: [.yields(a), .yields(b).after(.seconds(5)), .ends])
///     MockStream(events: [.yields(a), .fails(APIError.offline).after(.seconds(10))])
///     .never                                                               // opens, and nothing comes
///     .fails(APIError.offline)                                             // does not open
///
/// Asking for the stream is a call in the log, in flight until the stream opens. All times are virtual in a snapshot test.
public struct MockStream<Element: Sendable>: Sendable, AnyMockStream, CustomStringConvertible {
  package var response: MockResponse<Script>

  /// Something that happens in the stream.
  public struct Event: Sendable {
    enum Kind: Sendable {
      case element(Element)
      case failure(any Error)
      case end
    }
    let kind: Kind
    private(set) var delay = Duration.zero

    /// A value comes.
    public static func yields(_ element: Element) -> Self { Self(kind: .element(element)) }
    /// The stream ends with an error.
    public static func fails(_ error: any Error) -> Self { Self(kind: .failure(error)) }
    /// The stream ends.
    public static var ends: Self { Self(kind: .end) }

    /// The same, so much after what happened before, or after the stream has opened.
    public func after(_ delay: Duration) -> Self {
      var event = self
      event.delay = delay
      return event
    }
  }

  /// Everything that happens in a stream that has opened.
  package struct Script: Sendable {
    let events: [Event]
  }

  /// The calls that asked for the stream.
  public var calls: MockCalls { response.calls }

  /// A stream in which all of this happens to everybody who asks for it. It stays open after the last event unless that ends it.
  public init(events: [Event], delay: Duration? = nil) {
    response = MockResponse(Script(events: events), delay: delay)
  }

  /// A stream of values that stays open after the last one; it opens at once in a preview, and after the virtual latency in a test.
  public init(_ elements: [Element], every interval: Duration = .zero, delay: Duration? = nil) {
    self.init(
      events: elements.enumerated().map { .yields($1).after($0 == 0 ? .zero : interval) }, delay: delay)
  }

  private init(_ response: MockResponse<Script>) { self.response = response }

  /// The stream does not open: whoever asks for it meets the error.
  public static func fails(_ error: any Error) -> Self { Self(.fails(error)) }

  /// The stream never opens.
  public static var never: Self { Self(.never) }

  /// Asks for the stream. The first value that is asked for makes the call; one who does not wait any more ends the stream.
  public func callAsFunction(_ label: String = "") -> AsyncThrowingStream<Element, any Error> {
    let playback = Playback(response: response, label: label)
    return AsyncThrowingStream { try await playback.next() }
  }

  /// Asks for the stream of a dependency that cannot fail: an error ends it.
  public func values(_ label: String = "") -> AsyncStream<Element> {
    let playback = Playback(response: response, label: label)
    return AsyncStream { try? await playback.next() }
  }

  var anyResponse: any AnyMockResponse { response }

  public var description: String { response.description }
}

/// Where somebody stands who follows a stream.
private actor Playback<Element: Sendable> {
  private let response: MockResponse<MockStream<Element>.Script>
  private let label: String
  private var rest: ArraySlice<MockStream<Element>.Event>?
  private var hasEnded = false

  init(response: MockResponse<MockStream<Element>.Script>, label: String) {
    self.response = response
    self.label = label
  }

  /// The next value; nil when the stream has ended, or nobody waits any more.
  func next() async throws -> Element? {
    guard !hasEnded else { return nil }
    do {
      if rest == nil { rest = try await response(label).events[...] }
      guard let event = rest?.popFirst() else { throw await cancellation() }
      if event.delay > .zero { try await Task.sleep(for: event.delay) }
      switch event.kind {
      case .element(let element): return element
      case .failure(let error): throw error
      case .end:
        hasEnded = true
        return nil
      }
    } catch {
      hasEnded = true
      if Task.isCancelled { return nil }
      throw error
    }
  }
}

/// What a stream gives, as the log tells it.
protocol StreamScript {
  /// Whether no value comes that is more than nothing.
  var isEmpty: Bool { get }
  var words: String { get }
}

extension MockStream.Script: StreamScript {
  private var elements: [Element] {
    events.compactMap { if case .element(let element) = $0.kind { element } else { nil } }
  }
  var isEmpty: Bool { elements.allSatisfy { ValueSummary($0).isEmpty == true } }
  var words: String { "a stream of \(elements.count) element\(elements.count == 1 ? "" : "s")" }
}

/// A stream in a world: its calls are found where the stream stands.
protocol AnyMockStream {
  var anyResponse: any AnyMockResponse { get }
}
