/// A gesture that is made as another one is.
public protocol _GestureAround: Gesture where Body == Never {
  associatedtype G: Gesture
  var gesture: G { get }
}

extension _GestureAround {
  public static func _receive(_ gesture: Self, _ moment: _GestureMoment) { G._receive(gesture.gesture, moment) }
  public static func _names(_ gesture: Self) -> [String] { G._names(gesture.gesture) }
}

extension _GestureAround where Value == G.Value {
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? { G._values(gesture.gesture, move) }
}

/// A gesture with the action for its end.
nonisolated public struct _EndedGesture<G: Gesture>: _GestureAround {
  public let gesture: G
  let action: (G.Value) -> Void

  public typealias Value = G.Value
  @MainActor public static func _receive(_ gesture: Self, _ moment: _GestureMoment) {
    G._receive(gesture.gesture, moment)
    if moment.isEnd, let value = moment.value(of: gesture.gesture) { gesture.action(value) }
  }
}

/// A gesture with the actions that run while it continues.
nonisolated public struct _ChangedGesture<G: Gesture>: _GestureAround {
  public let gesture: G
  let action: (G.Value) -> Void

  public typealias Value = G.Value
  @MainActor public static func _receive(_ gesture: Self, _ moment: _GestureMoment) {
    G._receive(gesture.gesture, moment)
    if !moment.isEnd, let value = moment.value(of: gesture.gesture) { gesture.action(value) }
  }
}

/// A gesture that changes a value while it continues. The value is the first one again when it ends.
nonisolated public struct GestureStateGesture<G: Gesture, State>: _GestureAround {
  /// The gesture that is made.
  public let gesture: G
  let state: GestureState<State>
  let update: (G.Value, inout State, inout Transaction) -> Void

  public typealias Value = G.Value
  @MainActor public static func _receive(_ gesture: Self, _ moment: _GestureMoment) {
    G._receive(gesture.gesture, moment)
    if moment.isEnd {
      gesture.state.reset()
    } else if let value = moment.value(of: gesture.gesture) {
      gesture.state.change { gesture.update(value, &$0, &$1) }
    }
  }
}

nonisolated public struct _MapGesture<G: Gesture, Value>: _GestureAround {
  public let gesture: G
  let map: (G.Value) -> Value

  @MainActor public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    G._values(gesture.gesture, move)?.map(gesture.map)
  }
}

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second

  public struct Value {
    /// The first gesture's value; nil while only the other one is made.
    public var first: First.Value?
    /// The second gesture's value; nil while only the other one is made.
    public var second: Second.Value?
  }
  @MainActor public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    let first = First._values(gesture.first, move) ?? []
    let second = Second._values(gesture.second, move) ?? []
    let count = max(first.count, second.count)
    guard count > 0 else { return nil }
    return (0..<count).map { step in
      Value(
        first: first.isEmpty ? nil : first[min(step, first.count - 1)],
        second: second.isEmpty ? nil : second[min(step, second.count - 1)])
    }
  }
  @MainActor public static func _receive(_ gesture: Self, _ moment: _GestureMoment) {
    if moment.value(of: gesture.first) != nil { First._receive(gesture.first, moment) }
    if moment.value(of: gesture.second) != nil { Second._receive(gesture.second, moment) }
  }
  @MainActor public static func _names(_ gesture: Self) -> [String] {
    First._names(gesture.first) + Second._names(gesture.second)
  }
}

/// A gesture after another one: the second begins when the first has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second

  public enum Value {
    /// The first gesture continues, or has been made alone.
    case first(First.Value)
    /// The first gesture has been made with its last value, and the second one continues.
    case second(First.Value, Second.Value?)
  }
  @MainActor public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    guard let (_, first) = opening(gesture, move), let seconds = Second._values(gesture.second, move) else {
      return First._values(gesture.first, move)?.map { .first($0) }
    }
    return [.first(first)] + seconds.map { .second(first, $0) }
  }
  @MainActor public static func _receive(_ gesture: Self, _ moment: _GestureMoment) {
    guard let (before, _) = opening(gesture, moment.move), Second._values(gesture.second, moment.move) != nil else {
      // Only the first of the two: the sequence does not end.
      return First._receive(gesture.first, moment)
    }
    if moment.isEnd { return Second._receive(gesture.second, moment) }
    guard moment.step == 0 else {
      return Second._receive(gesture.second, _GestureMoment(move: moment.move, step: moment.step - 1, isEnd: false))
    }
    First._receive(gesture.first, _GestureMoment(move: before.move, step: 0, isEnd: false))
    First._receive(gesture.first, before)
  }

  @MainActor private static func opening(_ gesture: Self, _ move: _GestureMove) -> (_GestureMoment, First.Value)? {
    for kind in [_GestureMove.Kind.longPress, .tap, move.kind] {
      let before = _GestureMoment(move: move.with(kind), step: .max, isEnd: true)
      if let value = before.value(of: gesture.first) { return (before, value) }
    }
    return nil
  }
  @MainActor public static func _names(_ gesture: Self) -> [String] {
    [(First._names(gesture.first) + Second._names(gesture.second)).joined(separator: " then ")].filter { !$0.isEmpty }
  }
}

/// The first of two gestures that is made.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second

  public enum Value {
    /// The move is the first gesture's.
    case first(First.Value)
    /// The move is the second gesture's, and not the first one's.
    case second(Second.Value)
  }
  @MainActor public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    First._values(gesture.first, move)?.map { .first($0) } ?? Second._values(gesture.second, move)?.map { .second($0) }
  }
  @MainActor public static func _receive(_ gesture: Self, _ moment: _GestureMoment) {
    if moment.value(of: gesture.first) != nil {
      First._receive(gesture.first, moment)
    } else {
      Second._receive(gesture.second, moment)
    }
  }
  @MainActor public static func _names(_ gesture: Self) -> [String] {
    First._names(gesture.first) + Second._names(gesture.second)
  }
}

/// A value while a gesture continues: the first one again when it has ended.
@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  private let whenReset: ((Value, inout Transaction) -> Void)?
  private var state: CapturedState<Value>?

  /// Begins with a value: `@GestureState private var offset = 0.0`.
  public init(wrappedValue: Value) { self.init(wrappedValue, nil) }
  /// Begins with a value, as `init(wrappedValue:)`.
  public init(initialValue: Value) { self.init(initialValue, nil) }
  /// Begins with a value. How it goes back has no effect in text.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue, nil) }
  /// Begins with a value, and calls `reset` with the last one before it goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  private init(_ initial: Value, _ whenReset: ((Value, inout Transaction) -> Void)?) {
    self.initial = initial
    self.whenReset = whenReset
  }

  public var wrappedValue: Value { state?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  fileprivate func change(_ update: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    var value = wrappedValue
    update(&value, &transaction)
    state?.box.value = value
  }

  fileprivate func reset() {
    var transaction = Transaction()
    whenReset?(wrappedValue, &transaction)
    state?.box.value = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let state = pointer.assumingMemoryBound(to: Self.self)
    let initial = state.pointee.initial
    state.pointee.state = CapturedState(in: slot) { $0 ?? StateBox(initial) }
    return true
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
