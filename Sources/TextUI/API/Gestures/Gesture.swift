/// A touch interaction with a view.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture = Never
  var body: Body { get }

  /// The gesture's values during a move, in order; nil for a move of another gesture.
  static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]?
  /// Runs the gesture's actions for one moment of a move.
  static func _receive(_ gesture: Self, _ moment: _GestureMoment)
  /// The gesture's name in goldens: `tap`, `drag`.
  static func _names(_ gesture: Self) -> [String]
}

extension Gesture {
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? {
    Body._values(gesture.body, move) as? [Value]
  }
  public static func _receive(_ gesture: Self, _ moment: _GestureMoment) { Body._receive(gesture.body, moment) }
  public static func _names(_ gesture: Self) -> [String] { Body._names(gesture.body) }
  /// Does something with the last value when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
  /// Changes a value while the gesture continues. It is the first one again when the gesture ends.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(gesture: self, state: state, update: body) }
  /// The same gesture with values made of its own.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, map: body)
  }
  /// This gesture and another one, which are made at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(first: self, second: other)
  }
  /// This gesture and then another one. A note shows both: `long press then drag`.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(first: self, second: other)
  }
  /// This gesture, or another one where the move is not this one.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(first: self, second: other)
  }
}

extension Gesture where Value: Equatable {
  /// Does something with each value while the gesture continues. A tap ends at once.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
  public static func _values(_ gesture: Self, _ move: _GestureMove) -> [Value]? { nil }
  public static func _receive(_ gesture: Self, _ moment: _GestureMoment) {}
  public static func _names(_ gesture: Self) -> [String] { [] }
}

extension Never: Gesture { public typealias Value = Never }
