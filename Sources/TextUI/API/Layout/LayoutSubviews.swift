/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  /// Which way the screen reads.
  public var layoutDirection: LayoutDirection
  private let base: [LayoutSubview]
  private let range: Range<Int>

  init(_ nodes: [_Node], _ places: LayoutPlaces, direction: LayoutDirection) {
    base = nodes.indices.map { LayoutSubview(node: nodes[$0], index: $0, places: places) }
    range = nodes.indices
    layoutDirection = direction
  }

  private init(_ base: [LayoutSubview], _ range: Range<Int>, _ direction: LayoutDirection) {
    self.base = base
    self.range = range
    layoutDirection = direction
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview { base[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(base, bounds, layoutDirection) }

  var nodes: [_Node] { map(\.node) }
}

/// One view that a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: _Node
  let index: Int
  let places: LayoutPlaces

  public static func == (a: Self, b: Self) -> Bool { a.node === b.node }

  /// The value of `layoutPriority(_:)`: views of a higher one are measured first.
  public var priority: Double { onMainActor { node.layoutPriority } }
  /// The distances that the view asks for: the usual ones, whatever the view is.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The value that the view sets for the layout; the key's default where it sets none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var value: K.Value?
    onMainActor { value = node.trait(LayoutValue<K>.trait) }
    return value ?? K.defaultValue
  }

  /// The size in points that the view takes of an offer: its height is a multiple of 20.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMainActor { node.size(proposal.cells).points } }

  /// The view's size for an offer, and where its lines are: those of its texts, and those that an `alignmentGuide` sets.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor { node.dimensions(node.size(proposal.cells)) }
  }

  /// Puts the view's `anchor` at a place, in the coordinates of the bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let offer = proposal.cells
    let size = onMainActor { node.size(offer) }
    let x = position.x - size.points.width * anchor.x
    let y = position.y - size.points.height * anchor.y
    places.places[index] = (
      CellRect(origin: CellPoint(x: Cells.wholePoints(x), y: Cells.wholeLines(y)), size: size), offer
    )
  }
}

final class LayoutPlaces { var places: [Int: (frame: CellRect, proposal: ProposedCells)] = [:] }

/// Runs `body`, which is on the main actor already: nodes call layouts, whose methods have no isolation.
func onMainActor<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> R).self)() }
}
