nonisolated extension View {
  /// A list of places to jump between for assistive technologies.
  public func accessibilityRotor<C: View>(_ label: Text, @ViewBuilder entries: () -> C) -> some View {
    modifier(Rotor(label: label, items: entries()))
  }
  /// A list of places to jump between for assistive technologies, written as `~ screen  rotor Unread: Milk, Tea`.
  public func accessibilityRotor<C: View>(_ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> C) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, C: View>(
    _ label: L, @ViewBuilder entries: () -> C
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }
}

/// One of the places of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: View {
  private let label: Text

  /// A place by its name. The id, by which a device finds it, is not kept.
  public init(_ label: Text, id: ID) { self.label = label }
  public init(_ labelKey: LocalizedStringKey, id: ID) { label = Text(labelKey) }
  @_disfavoredOverload public init<L: StringProtocol>(_ label: L, id: ID) { self.label = Text(label) }

  @MainActor public var body: some View { label }
}

private nonisolated struct Rotor<Entries: View>: OfferingModifier {
  typealias Node = RotorNode<Entries>
  let label: Text
  let items: Entries
}

private final class RotorNode<Entries: View>: OfferingNode<Rotor<Entries>> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let places = items.all.map { FactText.name($0.label) }.joined(separator: ", ")
    canvas.heard.addScreenFact("rotor \(FactText.name(modifier.label.resolved(environment).plain)): \(places)")
    super.draw(placed, on: canvas)
  }
}
