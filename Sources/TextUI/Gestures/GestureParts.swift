/// A gesture with what is done when it ends.
public struct _EndedGesture<G: Gesture> {
  let gesture: G
  let action: (G.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Value = G.Value
  public typealias Body = Never
  public static var _tapValue: G.Value? { G._tapValue }
  public static func _action(_ gesture: Self) -> (() -> Void)? {
    let inner = G._action(gesture.gesture)
    guard G._tapValue != nil else { return inner }
    let action = gesture.action
    return {
      inner?()
      if let value = MainActor.assumeIsolated({ TapValue(G._tapValue) }).value { action(value) }
    }
  }
  public static func _names(_ gesture: Self) -> [String] { G._names(gesture.gesture) }
}

/// Carries what a tap gives from the main actor to where the action runs, which is the main actor as well.
private struct TapValue<Value>: @unchecked Sendable {
  let value: Value?
  init(_ value: Value?) { self.value = value }
}

/// A gesture with what is done while it goes on: a tap does not go on.
public struct _ChangedGesture<G: Gesture> {
  let gesture: G
}

extension _ChangedGesture: Gesture {
  public typealias Value = G.Value
  public typealias Body = Never
  public static var _tapValue: G.Value? { G._tapValue }
  public static func _action(_ gesture: Self) -> (() -> Void)? { G._action(gesture.gesture) }
  public static func _names(_ gesture: Self) -> [String] { G._names(gesture.gesture) }
}

public struct GestureStateGesture<G: Gesture, State> {
  let gesture: G
}

extension GestureStateGesture: Gesture {
  public typealias Value = G.Value
  public typealias Body = Never
  public static var _tapValue: G.Value? { G._tapValue }
  public static func _action(_ gesture: Self) -> (() -> Void)? { G._action(gesture.gesture) }
  public static func _names(_ gesture: Self) -> [String] { G._names(gesture.gesture) }
}

public struct _MapGesture<G: Gesture, Value> {
  let gesture: G
  let map: (G.Value) -> Value
}

extension _MapGesture: Gesture {
  public typealias Body = Never
  public static func _action(_ gesture: Self) -> (() -> Void)? { G._action(gesture.gesture) }
  public static func _names(_ gesture: Self) -> [String] { G._names(gesture.gesture) }
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  let first: First
  let second: Second
}

extension SimultaneousGesture: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  public static func _action(_ gesture: Self) -> (() -> Void)? {
    let actions = [First._action(gesture.first), Second._action(gesture.second)].compactMap { $0 }
    return actions.isEmpty ? nil : { for action in actions { action() } }
  }
  public static func _names(_ gesture: Self) -> [String] {
    First._names(gesture.first) + Second._names(gesture.second)
  }
}

public struct SequenceGesture<First: Gesture, Second: Gesture> {
  let first: First
  let second: Second
}

extension SequenceGesture: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  public static func _names(_ gesture: Self) -> [String] {
    [(First._names(gesture.first) + Second._names(gesture.second)).joined(separator: " then ")].filter { !$0.isEmpty }
  }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  let first: First
  let second: Second
}

extension ExclusiveGesture: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  public static func _action(_ gesture: Self) -> (() -> Void)? {
    First._action(gesture.first) ?? Second._action(gesture.second)
  }
  public static func _names(_ gesture: Self) -> [String] {
    First._names(gesture.first) + Second._names(gesture.second)
  }
}

/// A state that lasts while a gesture goes on: in a frame it is what it was at first.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
