nonisolated extension View {
  /// A list of places that a person who listens can jump between.
  public func accessibilityRotor<C: View>(_ label: Text, @ViewBuilder entries: () -> C) -> some View {
    modifier(Rotor(label: label, entries: entries()))
  }
  /// A list of places that a person who listens can jump between, told as `~ screen  rotor Unread: Milk, Tea`.
  public func accessibilityRotor<C: View>(_ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> C) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }
  /// A list of places that a person who listens can jump between, under a name that is not looked up.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, C: View>(_ label: L, @ViewBuilder entries: () -> C) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }
}

/// One of the places of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  private let label: Text

  /// A place by its name. The id, by which a device finds it, is not kept.
  nonisolated public init(_ label: Text, id: ID) { self.label = label }
  /// A place by its name in the app's string tables. The id, by which a device finds it, is not kept.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: ID) { label = Text(labelKey) }
  /// A place by a name that is not looked up. The id, by which a device finds it, is not kept.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(_ label: L, id: ID) { self.label = Text(label) }
}

extension AccessibilityRotorEntry: View {
  public var body: some View { label }
}

private nonisolated struct Rotor<Entries: View>: NodeModifier {
  typealias Node = RotorNode<Entries>
  let label: Text
  let entries: Entries
}

@MainActor
private final class RotorNode<Entries: View>: ModifierNode<Rotor<Entries>> {
  private let entries = OfferedItems<Entries>()

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let node = entries.node { visit(node) }
  }

  override func didUpdate(from previous: Rotor<Entries>, _ context: Context) {
    let made = modifier.entries
    entries.update(context.list(in: self)) { made }
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let places = entries.all.map { FactText.name($0.label) }.joined(separator: ", ")
    canvas.heard.tellOfScreen("rotor \(FactText.name(modifier.label.resolved(environment).plain)): \(places)")
    super.draw(placed, on: canvas)
  }
}
