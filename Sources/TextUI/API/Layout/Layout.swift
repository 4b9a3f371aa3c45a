/// Arranges views as an app says. Lengths are in points; a line has 20.
public protocol Layout: Animatable {
  /// Data that the layout computes once and passes from one of its methods to the next.
  associatedtype Cache = Void
  /// The views that the layout arranges.
  typealias Subviews = LayoutSubviews

  /// The layout's properties for the views inside.
  static var layoutProperties: LayoutProperties { get }
  /// The cache, before the layout is first measured.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache, each time that the screen is laid out.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The preferred spacing of the layout as a whole. Text does not use it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The layout's size for a proposal. Its height is rounded to lines of 20 points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts each view in its place by `place(at:anchor:proposal:)`. One without a place is centered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a vertical guide, from the leading edge in points; nil for that of its views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The position of a horizontal guide, from the top edge in points; nil for that of its views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default: the layout is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// Asks for no distances of its own.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Sets no line of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges `content` by this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing: the layout keeps no cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers inside follow; nil where the layout is not a stack.
  public var stackOrientation: Axis?
  /// Properties of a layout that is not a stack.
  public init() {}
}

/// A container's proposal to a view: nil asks for the ideal size, zero for the least, infinity for the largest.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width on offer in points; nil asks for the ideal one.
  public var width: CGFloat?
  /// The height on offer in points; nil asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// An offer of a width and a height in points; nil asks for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// An offer of exactly this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer as a size, with the lengths of `size` where it asks for ideal ones.
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
  /// Gives the view a value that the layout around can read by its key: `subview[Key.self]`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitValue(key: LayoutValue<K>.trait, value: value))
  }
}

enum LayoutValue<K: LayoutValueKey> {
  static var trait: TraitKey<K.Value> { TraitKey(name: "layout value \(ObjectIdentifier(K.self))") }
}
