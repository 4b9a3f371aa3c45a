protocol LeafView: View where Body == Never {
  @MainActor func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize
  @MainActor func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues)
  @MainActor func semantics(_ environment: EnvironmentValues) -> Semantics?
  /// Whether its element may have facts.
  var mayHaveFacts: Bool { get }
  /// Whether its element may be more than read.
  var offersUse: Bool { get }
  /// Whether it is seen however thin it is.
  var isSeenFill: Bool { get }
  /// The trait that a modifier around reads off the view.
  @MainActor func trait<T>(_ key: TraitKey<T>) -> T?
  /// Adds the view's visible content.
  @MainActor func see(_ environment: EnvironmentValues, in look: inout ScreenLook)
  /// Whether it may have a role in the bars of its screen, and which.
  static var hasBarRole: Bool { get }
  @MainActor func barRole(_ environment: EnvironmentValues) -> BarRole
}

extension LeafView {
  var mayHaveFacts: Bool { false }
  var offersUse: Bool { false }
  var isSeenFill: Bool { false }
  func semantics(_ environment: EnvironmentValues) -> Semantics? { nil }
  func see(_ environment: EnvironmentValues, in look: inout ScreenLook) {}
  func trait<T>(_ key: TraitKey<T>) -> T? { nil }
  static var hasBarRole: Bool { false }
  func barRole(_ environment: EnvironmentValues) -> BarRole { .none }

  public static var _isOne: Bool { true }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    // Its node keeps no context.
    if !site.isWaiting { return node(view, at: site) }
    return site.element { node(view, at: $0) }
  }

  @MainActor private static func node(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: LeafNode<Self>.self) ?? LeafNode(site.context, view)
    node.view = view
    node.environment = site.context.environment
    return node
  }
}

final class LeafNode<V: LeafView>: _Node {
  @exclusivity(unchecked) var view: V
  @exclusivity(unchecked) var environment: EnvironmentValues

  init(_ context: Context, _ view: V) {
    self.view = view
    environment = context.environment
    super.init(context)
  }

  override func size(_ proposal: ProposedCells) -> CellSize { view.measure(proposal, environment) }
  override func draw(_ placed: Placed, on canvas: CellCanvas) { view.draw(in: placed.frame, on: canvas, environment) }
  override func semantics(_ placed: Placed) -> Semantics? { view.semantics(environment) }
  override func pointHeight(_ placed: Placed) -> Double {
    placed.frame.height == 1 ? environment.lettering().linePoints : super.pointHeight(placed)
  }
  override func mayHaveFacts(_ placed: Placed) -> Bool { view.mayHaveFacts }
  override func offersUse(_ placed: Placed) -> Bool { view.offersUse }
  override var isSeenFill: Bool { view.isSeenFill }
  override func trait<T>(_ key: TraitKey<T>) -> T? { view.trait(key) }
  override class var hasBarRole: Bool { V.hasBarRole }
  override var barRole: BarRole { V.hasBarRole ? view.barRole(environment) : .none }
  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    view.see(environment, in: &look)
    return true
  }
}
