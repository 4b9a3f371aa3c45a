/// Arranges views as an app says. Lengths are in points; a line has 20.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges `content` by this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// Distances that a view asks for. Views side by side are 8 points apart; lines of text leave no distance.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? 8 : 0
  }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// What a container offers a view: nil asks for the ideal size, zero for the least, infinity for the largest.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ cells: ProposedCells) {
    func points(_ cells: Int?, _ unit: Double) -> CGFloat? {
      cells.map { $0 >= ProposedCells.unbounded ? .infinity : Double($0) * unit }
    }
    self.init(width: points(cells.width, 1), height: points(cells.height, Cells.linePoints))
  }

  var cells: ProposedCells {
    ProposedCells(width: width.map { max(0, Cells.points($0)) }, height: height.map { max(0, Cells.lines($0)) })
  }
}

/// A value that a layout reads off its views.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValue<K>(value: value))
  }
}

struct LayoutValue<K: LayoutValueKey>: NodeModifier {
  typealias Body = Never
  typealias Node = LayoutValueNode<K>
  nonisolated(unsafe) let value: K.Value

  nonisolated init(value: K.Value) { self.value = value }

  static var trait: TraitKey<K.Value> { TraitKey(name: "layout value \(ObjectIdentifier(K.self))") }
}

@MainActor
final class LayoutValueNode<K: LayoutValueKey>: ModifierNode<LayoutValue<K>> {
  override func trait<T>(_ key: TraitKey<T>) -> T? {
    key.name == LayoutValue<K>.trait.name ? modifier.value as? T : super.trait(key)
  }
}
