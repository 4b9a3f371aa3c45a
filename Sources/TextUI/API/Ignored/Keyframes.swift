// Animators by phases and keyframes. A frame shows where they rest.

public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let first: Phase?
  private let content: (Phase) -> Content
}

extension PhaseAnimator: View where Content: View {
  public var body: some View { if let first { content(first) } }
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, trigger: true, content: content, animation: animation) }
}

/// Rests at the initial value, and after a change of the trigger at the end of the keyframes, whose next turn begins there (Apple,
/// `keyframeAnimator(initialValue:trigger:content:keyframes:)`).
public struct KeyframeAnimator<Value, Content: View> {
  private let initial: Value
  private let trigger: Trigger
  private let content: (Value) -> Content
  private let end: (Value) -> Value
  @State private var reached: Value?

  private struct Trigger: Equatable {
    let value: any Equatable
    static func == (a: Self, b: Self) -> Bool { isEqual(a.value, b.value) }
  }
}

extension KeyframeAnimator: View where Content: View {
  public var body: some View {
    content(reached ?? initial).onChange(of: trigger) { reached = end(reached ?? initial) }
  }
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    initial = initialValue
    self.trigger = Trigger(value: trigger)
    self.content = content
    end = { keyframes($0)._end(from: $0) }
  }
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { self.init(initialValue: initialValue, trigger: true, content: content, keyframes: keyframes) }
}

nonisolated extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { PhaseAnimator(phases, content: { content(PlaceholderView(view: self), $0) }, animation: animation) }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderView(view: self), $0) }, animation: animation)
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, content: { content(PlaceholderView(view: self), $0) }, keyframes: keyframes)
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderView(view: self), $0) },
      keyframes: keyframes)
  }
}

public struct PlaceholderView<Value>: @unchecked Sendable { let view: Value }

extension PlaceholderView: View where Value: View { public var body: some View { view } }

public protocol Keyframes<Value> {
  associatedtype Value
  /// The value after the last keyframe of each track.
  func _end(from start: Value) -> Value
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  /// The value of the last keyframe; nil without any.
  var _last: Value? { get }
}

public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
  public typealias Value = Root
  private let content: Content
  private let set: (inout Root, Part) -> Void
  nonisolated public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) { (self.content, set) = (content(), { $0[keyPath: keyPath] = $1 }) }
  public func _end(from start: Root) -> Root {
    var end = start
    if let last = content._last { set(&end, last) }
    return end
  }
}

extension KeyframeTrack where Root == Part {
  nonisolated public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {
    (self.content, set) = (content(), { $0 = $1 })
  }
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public let _last: Value?
  nonisolated public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _last = to }
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public let _last: Value?
  nonisolated public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _last = to
  }
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public let _last: Value?
  nonisolated public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) { _last = to }
}

public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public let _last: Value?
  nonisolated public init(_ to: Value) { _last = to }
}

public struct _KeyframeList<Value>: KeyframeTrackContent { public let _last: Value? }

public struct _KeyframeTracks<Value>: Keyframes {
  fileprivate let end: (Value) -> Value
  public func _end(from start: Value) -> Value { end(start) }
}

@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(_last: nil) }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
    accumulated: A, next: B
  ) -> _KeyframeList<Value> { _KeyframeList(_last: next._last ?? accumulated._last) }
  public static func buildArray<K: KeyframeTrackContent<Value>>(_ keyframes: [K]) -> _KeyframeList<Value> {
    _KeyframeList(_last: keyframes.compactMap(\._last).last)
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(first: K) -> _KeyframeList<Value> {
    _KeyframeList(_last: first._last)
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(second: K) -> _KeyframeList<Value> {
    _KeyframeList(_last: second._last)
  }
}

@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ track: K) -> K { track }
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> KeyframeTrack<Value, Value, K> {
    KeyframeTrack { keyframe }
  }
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { $0 } }
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  public static func buildPartialBlock<A: Keyframes<Value>, B: Keyframes<Value>>(
    accumulated: A, next: B
  ) -> _KeyframeTracks<Value> { _KeyframeTracks { next._end(from: accumulated._end(from: $0)) } }
}

public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  public static var smooth: Self { Self() }
  public static var snappy: Self { Self(bounce: 0.15) }
  public static var bouncy: Self { Self(bounce: 0.3) }
}
