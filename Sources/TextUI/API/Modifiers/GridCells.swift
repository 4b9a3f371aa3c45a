enum GridCell {
  static let columns = TraitKey<Int>(name: "grid cell columns")
  static let columnAlignment = TraitKey<HorizontalAlignment>(name: "grid column alignment")
  static let anchor = TraitKey<UnitPoint>(name: "grid cell anchor")
  static let unsizedAxes = TraitKey<Axis.Set>(name: "grid cell unsized axes")
}

nonisolated extension View {
  /// Lets the cell take several columns.
  public func gridCellColumns(_ count: Int) -> some View { modifier(TraitValue(key: GridCell.columns, value: count)) }
  /// Aligns the cells of the cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitValue(key: GridCell.columnAlignment, value: guide))
  }
  /// Keeps the cell from widening its column.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitValue(key: GridCell.unsizedAxes, value: axes))
  }
  /// Sets where the cell is in its place, whatever its column and its row say.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitValue(key: GridCell.anchor, value: anchor))
  }
}

/// Passes a value to the container around.
nonisolated struct TraitValue<Value>: NodeModifier {
  typealias Node = TraitValueNode<Value>
  let key: TraitKey<Value>
  let value: Value
  /// The name of a modifier that works on the rows of a list only.
  var rowModifier: String?
  var place: CallPlace?
}

final class TraitValueNode<Value>: ModifierNode<TraitValue<Value>> {
  override func trait<T>(_ key: TraitKey<T>) -> T? {
    key.name == modifier.key.name ? modifier.value as? T : super.trait(key)
  }
  override func misplaced(_ placed: Placed) -> String? { misplacedOnRow(modifier.rowModifier) }
}
