/// Content that goes through phases. In a frame it stands in the first one, as it does before it moves.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let first: Phase?
  private let content: (Phase) -> Content
}

extension PhaseAnimator: View where Content: View {
  public var body: some View { if let first { content(first) } }

  /// The content of the first phase; a change of `trigger` moves nothing in text.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  /// The content of the first phase, which on a device goes on through all of them, again and again.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, trigger: true, content: content, animation: animation)
  }
}

/// Content that goes through keyframes. In a frame it has its first value.
public struct KeyframeAnimator<Value, Content: View> {
  private let initial: Value
  private let content: (Value) -> Content
}

extension KeyframeAnimator: View where Content: View {
  public var body: some View { content(initial) }

  /// The content for `initialValue`; a change of `trigger` moves nothing in text.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    initial = initialValue
    self.content = content
  }
  /// The content for `initialValue`, which on a device goes on through the keyframes.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, trigger: true, content: content, keyframes: keyframes)
  }
}

extension View {
  /// The view in the first of its phases.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderView(view: self), $0) }, animation: animation)
  }
  /// The view in the first of its phases.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderView(view: self), $0) }, animation: animation)
  }
  /// The view with the first of its values.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, content: { content(PlaceholderView(view: self), $0) }, keyframes: keyframes)
  }
  /// The view with the first of its values.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, content: { content(PlaceholderView(view: self), $0) }, keyframes: keyframes)
  }
}

/// The view that an animator changes.
public struct PlaceholderView<Value>: @unchecked Sendable {
  let view: Value
}

extension PlaceholderView: View where Value: View {
  public var body: some View { view }
}

/// What a value goes through.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// What a part of a value goes through.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// Taken and not drawn: what one part of a value goes through.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
  public typealias Value = Root

  /// What the part of the value at `keyPath` goes through.
  nonisolated public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

extension KeyframeTrack where Root == Part {
  /// What the value as a whole goes through.
  nonisolated public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// Taken and not drawn: a value that is reached straight on.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Reaches a value after so many seconds, as `timingCurve` shares them out.
  nonisolated public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// Taken and not drawn: a value that is reached in a smooth curve from the one before.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Reaches a value after so many seconds, with the speeds at both ends that are given.
  nonisolated public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
  }
}

/// Taken and not drawn: a value that is reached as a spring swings.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Lets a spring swing to a value, for so many seconds where `duration` is given.
  nonisolated public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// Taken and not drawn: a value that is there at once, without a way to it.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Jumps to a value.
  nonisolated public init(_ to: Value) {}
}

/// Several keyframes.
public struct _KeyframeList<Value>: KeyframeTrackContent, Keyframes {}

/// Builds what a part of a value goes through from the statements of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// A statement that is a keyframe, or several.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
  /// The keyframes of all statements.
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// The keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent<Value>>(_ keyframes: [K]) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// The keyframes of a first branch, where it was taken.
  public static func buildEither<K: KeyframeTrackContent<Value>>(first: K) -> _KeyframeList<Value> { _KeyframeList() }
  /// The keyframes of a second branch, where it was taken.
  public static func buildEither<K: KeyframeTrackContent<Value>>(second: K) -> _KeyframeList<Value> { _KeyframeList() }
}

/// Builds what a value goes through from the statements of a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A statement that is a track.
  public static func buildExpression<K: Keyframes<Value>>(_ track: K) -> K { track }
  /// The tracks of all statements.
  public static func buildBlock<each K: Keyframes>(_ tracks: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

/// How something swings to its end.
public struct Spring: Hashable, Sendable {
  /// How long it seems to swing, in seconds.
  public let duration: TimeInterval
  /// How far it swings beyond its end: 0 for not at all; the nearer to 1, the farther.
  public let bounce: Double
  /// A spring that seems to swing for so many seconds.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// A spring by how quickly it answers, in seconds, and how much it is held back: at 1 it does not swing beyond its end.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  /// Comes to its end without a swing beyond it.
  public static let smooth = Spring()
  /// Swings a little beyond its end.
  public static let snappy = Spring(bounce: 0.15)
  /// Swings clearly beyond its end.
  public static let bouncy = Spring(bounce: 0.3)
}
