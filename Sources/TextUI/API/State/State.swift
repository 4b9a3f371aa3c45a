/// A value that a view owns: it lives as long as the view keeps its place, and the view is evaluated again when it
/// changes. A closure that a body makes, such as a sheet's content, shows the value of that evaluation; an action or a task reads the newest.
///
/// The initial value is computed whenever the view's value is made, and the first one counts, as in SwiftUI.
@propertyWrapper public struct State<Value> {
  private var initial: Value
  private var state: CapturedState<Value>?

  /// Begins with a value: `@State private var count = 0`.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Begins with a value, as `init(wrappedValue:)`.
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { state?.value ?? initial }
    // Before the view is in the tree there is nothing to write to; SwiftUI ignores it as well.
    nonmutating set { state?.box.value = newValue }
  }

  public var projectedValue: Binding<Value> { state?.binding() ?? .constant(initial) }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty {
  // The initial value is a part of the view's value, though only the first one counts.
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    var first = old.assumingMemoryBound(to: Self.self).pointee.initial
    return ViewComparison.areEqual(&first, new.assumingMemoryBound(to: Self.self).pointee.initial)
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let state = pointer.assumingMemoryBound(to: Self.self)
    let initial = state.pointee.initial
    state.pointee.state = CapturedState(in: slot) { $0 ?? StateBox(initial) }
    return true
  }
}
