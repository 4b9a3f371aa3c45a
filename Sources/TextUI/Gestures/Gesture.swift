/// What a person does with a view by touch. Taps are pressed; other gestures compile, and nobody makes them in a frame.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// What a single tap gives, for gestures that are taps.
  static var _tapValue: Value? { get }
  /// What is done when the gesture has ended by a tap.
  static func _action(_ gesture: Self) -> (() -> Void)?
  /// What a person does, in a golden's words: `tap`, `drag`.
  static func _names(_ gesture: Self) -> [String]
}

extension Gesture {
  public static var _tapValue: Value? { Body._tapValue as? Value }
  public static func _action(_ gesture: Self) -> (() -> Void)? { Body._action(gesture.body) }
  public static func _names(_ gesture: Self) -> [String] { Body._names(gesture.body) }

  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(gesture: self)
  }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, map: body)
  }
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(first: self, second: other)
  }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(first: self, second: other)
  }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(first: self, second: other)
  }
}

extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self)
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
  public static var _tapValue: Value? { nil }
  public static func _action(_ gesture: Self) -> (() -> Void)? { nil }
  public static func _names(_ gesture: Self) -> [String] { [] }
}

extension Never: Gesture {
  public typealias Value = Never
}
