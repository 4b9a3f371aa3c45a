// What only an assistive technology's own controls use: text has no counterpart, so that these compile and change
// nothing.

extension View {
  /// Does nothing in text. On a device: whether a person can use the view.
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Does nothing in text. On a device: a place that a person can jump to.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: AnyHashable) -> some View { self }
  /// Does nothing in text. On a device: whether smart inversion leaves the colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Does nothing in text. On a device: the enlarged form of the view that a long press shows.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Does nothing in text. On a device: the enlarged form of the view that a long press shows.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    self
  }
}

// The older forms.
extension View {
  /// The older form of `accessibilityLabel`: what an assistive technology calls the view.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older form of `accessibilityValue`: the value that the view shows.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older form of `accessibilityHint`: what happens when the view is used.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The older form of `accessibilityIdentifier`: a name for tests, which nobody sees.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// The older form of `accessibilityHidden`: keeps the view from assistive technologies.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The older form of `accessibilityAddTraits`: says what else the view is, as a button or a heading.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// The older form of `accessibilityRemoveTraits`: says what the view is not.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The older form of `accessibilitySortPriority`: elements of a higher priority are met first.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// The older form of `accessibilityInputLabels`: further names by which a person may call the view.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}

/// Where an assistive technology is. Text has nobody there: it never is anywhere by itself.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private var state: FocusState<Value>

  /// Whether an assistive technology is at one view: false until the app says otherwise.
  public init() where Value == Bool { state = FocusState() }
  /// At which view an assistive technology is: nil until the app says otherwise.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(focus: state.projectedValue) }

  /// Reads and writes where an assistive technology is, from another view.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: DynamicProperty {}

extension View {
  /// Does nothing in text. On a device: whether an assistive technology is at the view.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Does nothing in text. On a device: whether an assistive technology is at the view.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
