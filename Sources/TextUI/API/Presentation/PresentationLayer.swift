/// Presents content over the screen while `id` is not nil. A new id is a new presentation.
nonisolated struct PresentationLayer: NodeModifier {
  typealias Node = PresentationNode
  let kind: PresentationKind
  let id: AnyHashable?
  let content: @MainActor (_Site) -> _Node
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  /// The title in messages, and the property that asks for it.
  var name: Text?
  var flag: String?
  /// Whether it is an alert of the older form, which hides those of the views inside.
  var isOlder = false
}

enum PresentationKind: String {
  case alert, dialog, sheet, cover, popover, menu

  /// A few lines that the system lays out, without the looks of the views around.
  var isDialog: Bool { self == .alert || self == .dialog || self == .menu }

  /// In messages: `a sheet`.
  var words: String { "\(self == .alert ? "an" : "a") \(rawValue)" }

  /// Why the user can end it only through its content.
  var obstacle: String? {
    switch self {
    case .alert: "An alert ends only when one of its buttons is pressed."
    case .cover: "A full-screen cover cannot be pulled down: only a control in it dismisses it."
    case .dialog, .sheet, .popover, .menu: nil
    }
  }
}

/// The presenter: it stays on the screen, and its presentation is beside it in the tree.
final class PresentationNode: ModifierNode<PresentationLayer>, LifetimeNode {
  private var layer: PresentedNode?
  private var shownID: AnyHashable?
  private var context: Context?
  /// Whether its presentation is the one that its screen shows; a menu is not a presentation of the screen.
  private(set) var hasTurn = false

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let layer { visit(layer) }
  }

  /// The outer one of two alerts of the older form hides the inner one (github.com/tidepool-org/Loop/pull/65).
  private var isHidden: Bool { modifier.isOlder && environment.hasOlderAlert }

  override func prepare(_ context: inout Context) { if modifier.isOlder { context.environment.hasOlderAlert = true } }

  override func misplaced(_ placed: Placed) -> String? {
    isHidden
      ? "\(modifier.flag.map { "The alert of \"\($0)\"" } ?? "An alert") is never shown: an alert of an outer view hides it"
      : nil
  }

  override func didUpdate(from previous: PresentationLayer, _ context: Context) {
    if modifier.id != previous.id {
      layer?.unmount()
      layer = nil
      (lostID, pulledID) = (nil, nil)
      hasTurn = false
    }
    self.context = context
    if modifier.id == nil { hasTurn = false } else if modifier.kind == .menu { hasTurn = true }
    if hasTurn { show(in: context) }
  }

  /// The presentation that the presenter is in; nil for the screen itself.
  var screen: ObjectIdentifier? { ancestor(PresentedNode.self).map { ObjectIdentifier($0) } }

  func takeTurn() {
    hasTurn = true
    showAgain()
  }

  func loseTurn() {
    hasTurn = false
    layer?.unmount()
    layer = nil
  }

  /// Ends what is asked for now: its row was taken from the list.
  func lose() {
    lostID = modifier.id
    loseTurn()
  }

  private var lostID: AnyHashable?

  /// Ends it as the user does. It disappears before its binding is written, whatever the binding does (UIKit: presentationControllerDidDismiss).
  func pull() {
    pulledID = modifier.id
    modifier.dismiss()
    graph.needLayout()
  }

  private var pulledID: AnyHashable?

  func noteWaiting(behind other: PresentationNode) {
    graph.changes.note(.waiting(name, behind: other.name))
  }

  private var name: String {
    let title = modifier.name.map { " \"\(AppText.visible($0.words(environment)))\"" }
    return modifier.kind.words + (title ?? modifier.flag.map { " of \"\($0)\"" } ?? "")
  }

  fileprivate func showAgain() { if let context { show(in: context) } }

  private func show(in context: Context) {
    var inner = context.single(in: self)
    inner.environment = presentedEnvironment(context.environment)
    let layer = layer ?? PresentedNode(inner)
    inner.enter(layer)
    let content = modifier.content(_Site(inner, existing: layer.content))
    layer.show(modifier, content, refresh: inner.environment.builtIn.refresh)
    self.layer = layer
  }

  private func presentedEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    var environment = outer
    if modifier.kind.isDialog { environment.builtIn.resetLooks() }
    environment.builtIn.controlWords = []
    if environment.builtIn.isInBar {
      environment.builtIn.isInBar = false
      environment.builtIn.usualLabelParts = .both
      environment.builtIn.labelParts = .both
    }
    // A sheet leaves the sides of a wide screen free; only a cover is as wide.
    if modifier.kind != .cover { environment.horizontalSizeClass = .compact }
    if let scheme = layer?.preferredScheme { environment.builtIn.colorScheme = scheme }
    environment.builtIn.isPresented = true
    environment.builtIn.ignoresGestures = false
    environment.builtIn.dismiss = DismissAction(modifier.dismiss)
    // A sheet's own list can be pulled, too (github.com/RevenueCat/purchases-ios/pull/4793).
    if modifier.kind.isDialog { environment.builtIn.refresh = nil }
    environment.navigation = nil
    environment.hasOlderAlert = false
    environment.outerSearch = nil
    environment.presentation = modifier.kind
    environment.isInList = false
    environment.isInSidebar = false
    environment.listSelection = nil
    if modifier.kind != .menu {
      environment.afterPress = nil
      environment.builtIn.usualPickerForm = .menu
    }
    return environment
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let placed = super.place(in: frame, proposal)
    if let pulledID, pulledID == modifier.id, hasTurn { lose() }
    if modifier.id != lostID, modifier.kind != .menu, !isHidden, !isEnding { graph.presenters.note(self) }
    guard let layer else { return placed }
    if environment.horizontalSizeClass != .regular { layer.kind = layer.adapted(modifier.kind) }
    let kind = layer.kind
    let presented = Presented(
      heading: kind.rawValue, hasGutter: !kind.isDialog, fillsScreen: kind == .sheet || kind == .cover,
      content: layer.placeOnScreen(graph.size))
    return Placed(self, placed.frame, placed.children, presented: [presented])
  }

  /// Whether another item replaces the one that was shown, which is dismissed first (pointfreeco/swift-navigation/pull/238).
  private var isEnding: Bool { shownID != nil && modifier.id != nil && shownID != modifier.id }

  func didPlace(_ placed: Placed) {
    if isEnding { graph.needLayout() }
    let ended = shownID != nil && (shownID != modifier.id || shownID == lostID)
    // One that waits for its turn has not begun.
    shownID = hasTurn ? modifier.id : nil
    if ended { modifier.onDismiss?() }
  }
}

extension EnvironmentValues {
  /// The kind of the innermost presentation around.
  @Entry var presentation: PresentationKind? = nil
  /// Whether an alert of the older form is around, on the same screen.
  @Entry var hasOlderAlert: Bool = false
}

final class PresentedNode: WrapperNode, RefreshHolder {
  override var isScreen: Bool { true }
  fileprivate(set) var kind = PresentationKind.sheet
  /// The scheme that a view inside prefers.
  var preferredScheme: ColorScheme? { didSet { ancestor(PresentationNode.self)?.showAgain() } }

  weak var puller: _Node?
  private var inherited: RefreshAction?
  override var refresh: RefreshAction? { puller == nil ? nil : inherited }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    noteRefresh(on: canvas)
    super.draw(placed, on: canvas)
  }

  func show(_ presentation: PresentationLayer, _ content: _Node, refresh: RefreshAction?) {
    kind = presentation.kind
    inherited = refresh
    self.content = content
  }

  func placeOnScreen(_ screen: CellSize) -> Placed { graph.placing(in: nil) { placeAlone(screen) } }

  private func placeAlone(_ screen: CellSize) -> Placed {
    puller = nil
    let whole = ProposedCells(screen)
    switch kind {
    case .sheet, .cover:
      let bounds = CellRect(origin: CellPoint(x: 0, y: 0), size: screen)
      return place(in: content.frame(aligned: .center, in: bounds, size: content.size(whole)), whole)
    case .alert, .dialog, .popover, .menu:
      let fitting = ProposedCells(width: screen.width, height: nil)
      return place(in: CellRect(origin: CellPoint(x: 0, y: 0), size: content.size(fitting)), fitting)
    }
  }
}

extension BuiltInEnvironmentValues {
  /// Drops the styles of the views around: the system lays out alerts on its own.
  mutating func resetLooks() {
    let plain = BuiltInEnvironmentValues()
    font = plain.font
    textTraits = plain.textTraits
    foreground = plain.foreground
    tint = plain.tint
    isTinted = plain.isTinted
    lineLimit = plain.lineLimit
    multilineTextAlignment = plain.multilineTextAlignment
    textCase = plain.textCase
    isEnabled = plain.isEnabled
    buttonStyle = plain.buttonStyle
    hasButtonStyle = plain.hasButtonStyle
  }
}
