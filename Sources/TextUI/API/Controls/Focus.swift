/// Which of a view's fields has the focus. It is part of the view's state: views that read it are evaluated again when
/// it changes.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let initial: Value
  private var state: CapturedState<Value>?

  /// Whether one field has the focus; it has not at first.
  public init() where Value == Bool { initial = false }
  /// Which of several fields has the focus; nil, as at first, where none has.
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { state?.value ?? initial }
    nonmutating set { state?.box.value = newValue }
  }

  public var projectedValue: Binding { Binding(value: state?.binding() ?? .constant(initial)) }

  /// Reads and moves the focus that another view keeps.
  @propertyWrapper public struct Binding {
    let value: TextUI.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }

    var isUnset: Bool { Value.noFocus.map { $0 == wrappedValue } ?? false }
  }
}

extension Hashable {
  fileprivate static var noFocus: Self? {
    if let none = false as? Self { return none }
    guard let type = Self.self as? any ExpressibleByNilLiteral.Type else { return nil }
    return type.init(nilLiteral: ()) as? Self
  }
}

extension FocusState: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let initial = property.pointee.initial
    property.pointee.state = CapturedState(in: slot) { $0 ?? StateBox(initial) }
    return true
  }
}

extension View {
  /// The field inside has the focus while the value is `value`.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(Focus(binding: binding, focused: value, place: \.fieldFocus)) }
  /// The field inside has the focus while the condition is true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
  /// The field of the search inside has the focus while the condition is true.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }
  /// The field of the search inside has the focus while the value is `value`.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(Focus(binding: binding, focused: value, place: \.searchFocus))
  }
  /// Where the focus is when the view appears, unless the app has put it elsewhere.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.isUnset { binding.wrappedValue = value }
    }
  }
}

private nonisolated struct Focus<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let focused: Value
  nonisolated(unsafe) let place: WritableKeyPath<EnvironmentValues, FieldFocus?>

  @MainActor func body(content: Content) -> some View {
    let focus = FieldFocus(isFocused: binding.wrappedValue == focused) { takes in
      if takes {
        binding.wrappedValue = focused
      } else if binding.wrappedValue == focused, let none = Value.noFocus {
        binding.wrappedValue = none
      }
    }
    let place = place
    return content.transformingEnvironment { $0[keyPath: place] = focus }
  }
}

struct FieldFocus {
  let isFocused: Bool
  let set: @MainActor (Bool) -> Void
}

extension EnvironmentValues {
  @Entry var fieldFocus: FieldFocus? = nil
  /// That of the field of the next search inside.
  @Entry var searchFocus: FieldFocus? = nil
}

/// When the default focus counts: text has no focus that comes back.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable { case automatic, userInitiated }
