/// A value that a view owns: it lives as long as the view keeps its place, and the view is evaluated again when it
/// changes.
///
/// The initial value is computed whenever the view's value is made, and the first one counts, as in SwiftUI.
@propertyWrapper public struct State<Value> {
  private var initial: Value
  private var box: StateBox<Value>?

  /// Begins with a value: `@State private var count = 0`.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Begins with a value, as `init(wrappedValue:)`.
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    // Before the view is in the tree there is nothing to write to; SwiftUI ignores it as well.
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box)
  }
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
    state.pointee.box = slot.kept { StateBox(initial) }
    return true
  }
}
