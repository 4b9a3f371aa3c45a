// Animators by phases and keyframes. A frame shows where they begin.

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

public struct KeyframeAnimator<Value, Content: View> {
  private let initial: Value
  private let content: (Value) -> Content
}

extension KeyframeAnimator: View where Content: View {
  public var body: some View { content(initial) }
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    initial = initialValue
    self.content = content
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
      initialValue: initialValue, content: { content(PlaceholderView(view: self), $0) }, keyframes: keyframes)
  }
}

public struct PlaceholderView<Value>: @unchecked Sendable { let view: Value }

extension PlaceholderView: View where Value: View { public var body: some View { view } }

public protocol Keyframes<Value> { associatedtype Value }

public protocol KeyframeTrackContent<Value> { associatedtype Value }

public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
  public typealias Value = Root
  nonisolated public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

extension KeyframeTrack where Root == Part {
  nonisolated public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  nonisolated public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
  nonisolated public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
  }
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
  nonisolated public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value>: KeyframeTrackContent { nonisolated public init(_ to: Value) {} }

public struct _KeyframeList<Value>: KeyframeTrackContent, Keyframes {}

@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  public static func buildArray<K: KeyframeTrackContent<Value>>(_ keyframes: [K]) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(first: K) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither<K: KeyframeTrackContent<Value>>(second: K) -> _KeyframeList<Value> { _KeyframeList() }
}

@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ track: K) -> K { track }
  public static func buildBlock<each K: Keyframes>(_ tracks: repeat each K) -> _KeyframeList<Value> { _KeyframeList() }
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
