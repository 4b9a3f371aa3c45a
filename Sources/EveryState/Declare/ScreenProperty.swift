import Testing

/// What the user sees at a moment of a drive, and the calls so far, as a property of the app's own judges them.
public struct ScreenMoment: Sendable {
  /// The texts on the screen from top to bottom; those of a presentation follow those below it.
  public internal(set) var texts: [String] = []
  /// The texts that are titles.
  public internal(set) var titles: [String] = []
  /// The texts that are labels of buttons.
  public internal(set) var labels: Set<String> = []
  /// The presentations over the screen, from the lowest up: `sheet`, `alert`.
  public internal(set) var presented: [String] = []
  /// Whether a spinner is visible.
  public internal(set) var showsSpinner = false
  /// The virtual time since the screen appeared.
  public internal(set) var time = Duration.zero
  /// The calls of the world's mocks so far, in call order.
  public internal(set) var calls: [Call] = []

  /// A call of one of the world's mocks.
  public struct Call: Sendable {
    /// The world's property, such as `markets`.
    public let dependency: String
    /// The mock's description of the arguments.
    public let label: String
    /// Whether the call has no answer yet.
    public let isInFlight: Bool
    /// The description of the error that it threw.
    public let failure: String?
  }

  /// Whether one of the texts contains these words.
  public func shows(_ words: String) -> Bool { texts.contains { $0.contains(words) } }
}

/// A statement about a screen that is checked at every moment of every drive.
struct ScreenProperty: Sendable {
  enum Kind: Sendable { case always, never, eventually(within: Duration) }
  let kind: Kind
  let sentence: String
  let isTrue: @Sendable (ScreenMoment) -> Bool
}

extension SnapshotState {
  /// A property that is true at every moment of every drive: of the declared states, of what `verifySoundness()` tries after them, and of
  /// the worlds of `everystate explore`.
  ///
  ///     .always("the total is never negative") { !$0.shows("-") }
  public static func always(
    _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isTrue: @escaping @Sendable (ScreenMoment) -> Bool
  ) -> Self { property(.always, sentence, sourceLocation, isTrue) }

  /// A property that is true at no moment of any drive.
  ///
  ///     .never("two sheets are open") { $0.presented.count > 1 }
  public static func never(
    _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isTrue: @escaping @Sendable (ScreenMoment) -> Bool
  ) -> Self { property(.never, sentence, sourceLocation, isTrue) }

  /// A property that becomes true within a virtual time, after the screen appears and after each action of the user. A drive that ends
  /// earlier proves nothing.
  ///
  ///     .eventually("the spinner ends", within: .seconds(5)) { !$0.showsSpinner }
  public static func eventually(
    _ sentence: String, within limit: Duration, sourceLocation: SourceLocation = #_sourceLocation,
    _ isTrue: @escaping @Sendable (ScreenMoment) -> Bool
  ) -> Self { property(.eventually(within: limit), sentence, sourceLocation, isTrue) }

  private static func property(
    _ kind: ScreenProperty.Kind, _ sentence: String, _ location: SourceLocation,
    _ isTrue: @escaping @Sendable (ScreenMoment) -> Bool
  ) -> Self {
    let property = ScreenProperty(kind: kind, sentence: sentence, isTrue: isTrue)
    return SnapshotState(declarations: [.property(property)], location: location)
  }
}

/// The values of a type that cannot be generated.
struct DeclaredValues: Sendable {
  let type: Any.Type
  let values: [any Sendable]
}
