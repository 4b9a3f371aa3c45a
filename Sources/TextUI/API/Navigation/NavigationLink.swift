/// A control that pushes a screen: in a list `Title   >`, elsewhere `[Title >]`.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
    case flagged(Binding<Bool>, () -> Destination)
  }
  let target: Target
  let label: Label
  var place: CallPlace?

  @MainActor public var body: some View {
    switch target {
    case .value(let value): LinkSurface(target: .value(value), label: label, place: place)
    case .view(let make): LinkSurface(target: .view(Self.evaluation(make)), label: label)
    case .flagged(let flag, let make):
      LinkSurface(target: .action { flag.wrappedValue = true }, label: label)
        .modifier(
          PushedDestination(
            id: flag.wrappedValue ? AnyHashable(true) : nil, make: Self.evaluation(make),
            pop: { flag.wrappedValue = false }))
    }
  }

  private static func evaluation(_ make: @escaping () -> Destination) -> @MainActor (_Site) -> _Node {
    nonisolated(unsafe) let view = PresentedContent(make: make)
    return { PresentedContent._evaluate(view, at: $0) }
  }
}

extension NavigationLink {
  /// A link with any view as its label, which pushes `destination`.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }
  /// The older form of a link that pushes `destination`.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view { destination }, label: label())
  }
  /// A link whose screen is pushed while `isActive` is true. A press makes it true, going back false.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .flagged(isActive, { destination }), label: label())
  }
  /// A link whose screen is pushed while `selection` is `tag`. A press makes it so, going back makes it nil.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      unchecked: { selection.wrappedValue == tag }, set: { value, _ in selection.wrappedValue = value ? tag : nil })
    self.init(destination: destination, isActive: isActive, label: label)
  }
  /// A link with a title that may be translated, which pushes `destination`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Label == Text { self.init(destination: destination) { Text(titleKey) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where Label == Text { self.init(destination: destination) { Text(title) } }
  /// The older form of a link with a title that may be translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination
  ) where Label == Text { self.init(destination: destination) { Text(title) } }
  /// A link with a title that may be translated, whose screen is pushed while `isActive` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) where Label == Text { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }
  /// A link that pushes the `navigationDestination` of `value`; without a value it is disabled.
  nonisolated public init<P: Hashable>(
    value: P?, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where Destination == Never {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label(), place: CallPlace(fileID, line))
  }
  /// A link with a title that may be translated, for `value`; without a value it is disabled.
  nonisolated public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, fileID: StaticString = #fileID, line: UInt = #line
  ) where Label == Text, Destination == Never {
    self.init(value: value, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, fileID: StaticString = #fileID, line: UInt = #line
  ) where Label == Text, Destination == Never {
    self.init(value: value, label: { Text(title) }, fileID: fileID, line: line)
  }

}

nonisolated struct LinkSurface<Label: View>: View {
  typealias Body = Never
  let target: LinkNode.Target
  let label: Label
  var place: CallPlace?

  static var _isOne: Bool { true }

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: LinkNode.self) ?? LinkNode(site.context)
      node.update(view.target, site.context.environment)
      node.place = view.place
      var inner = site.context.single(in: node)
      inner.environment.builtIn.controlWords = node.words
      let existing = node.content
      node.content =
        node.isRow
        ? Label._evaluate(view.label, at: _Site(inner, existing: existing))
        : LinkLabel._evaluate(LinkLabel(label: view.label), at: _Site(inner, existing: existing))
      return node
    }
  }
}

final class LinkNode: WrapperNode {
  enum Target {
    case value(AnyHashable?)
    case view(@MainActor (_Site) -> _Node)
    case action(@MainActor () -> Void)
  }
  private var target = Target.value(nil)
  private var environment = EnvironmentValues()
  private var push: NavigationPush?
  fileprivate var place: CallPlace?
  override var callPlace: CallPlace? { place }
  /// The label before the sign: `Inbox   <3> >`.
  var badge: BadgeNode.Shown?

  func update(_ target: Target, _ environment: EnvironmentValues) {
    self.target = target
    self.environment = environment
    if case .view(let make) = target, let push {
      push.make = make
      navigation?.destinationChanged()
    }
  }

  private var navigation: NavigationNode? { environment.navigation?.node }

  /// A link is disabled without a stack around, or without a value.
  private var isEnabled: Bool {
    guard environment.builtIn.isEnabled else { return false }
    return switch target {
    case .value(let value): value != nil && navigation != nil
    case .view: navigation != nil
    case .action: true
    }
  }

  override func misplaced(_ placed: Placed) -> String? {
    // The items of a menu push on the stack around the menu.
    guard navigation == nil, environment.presentation != .menu else { return nil }
    return switch target {
    case .value(.some), .view: "NavigationLink has no effect here: no navigation container"
    case .value, .action: nil
    }
  }

  private func press() {
    switch target {
    case .value(let value):
      guard let value, let navigation else { return }
      // A link in a list of a split view's column selects: the next column shows the selection.
      if let selection = environment.listSelection, selection.takes(value), navigation.hasNextColumn {
        selection.choose(value)
        navigation.showNextColumn()
      } else {
        navigation.push(value)
      }
    case .action(let action): action()
    case .view(let make):
      let push = NavigationPush(make: make) { [weak self, weak navigation] in
        guard let push = self?.push else { return }
        navigation?.remove(push)
        self?.push = nil
      }
      self.push = push
      navigation?.push(push)
    }
  }

  fileprivate var isRow: Bool { environment.isInList }

  /// Outside of a list it has the look of the button style around.
  fileprivate var words: [String] { isRow || isPlain ? [] : environment.buttonWords() }
  private var margin: Int { isRow ? 0 : environment.buttonMargin }

  private var opening: String { !isEnabled ? "[~" : isRow || isPlain ? "" : "[" }
  private var sign: String { !isEnabled ? ">~]" : isRow || isPlain ? ">" : ">]" }
  private var isPlain: Bool { environment.builtIn.buttonStyle == .plain }

  /// The width of the sign and of the badge before it.
  private var trailing: Int { Self.signWidth + (badge.map { $0.width + StackLayout.gap } ?? 0) }
  private static let signWidth = 20

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: proposal.width.map { max(0, $0 - trailing - 2 * margin) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    var size = content.size(inner(proposal))
    size.width += trailing + 2 * margin
    if isRow, let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let inside = frame.inset(CellInsets(leading: margin, trailing: trailing + margin))
    let size = content.size(inner(proposal))
    let place = CellRect(
      origin: inside.origin, size: CellSize(width: min(size.width, inside.width), height: size.height))
    return Placed(self, frame, [content.place(in: place, inner(proposal))])
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    let start = canvas.position
    super.draw(placed, on: canvas)
    if let badge { badge.draw(at: CellPoint(x: frame.maxX - Self.signWidth - badge.width, y: frame.y), on: canvas) }
    if isRow {
      // The sign of a row that leads on is in its first line.
      let y = canvas.paintedLines(frame, since: start).lowerBound
      let firstLine = CellRect(x: frame.x, y: y, width: frame.width, height: 1)
      canvas.brackets(opening, "", around: firstLine, since: start)
      let width = 12
      canvas.structure(sign, width: width, at: CellPoint(x: frame.maxX - width, y: y), anchor: .trailing)
    } else {
      canvas.brackets(opening, " " + sign, around: frame.inset(CellInsets(trailing: margin)), since: start)
    }
  }

  override func offersUse(_ placed: Placed) -> Bool { true }
  override func mayHaveFacts(_ placed: Placed) -> Bool { environment.builtIn.ignoresGestures }
  override func semantics(_ placed: Placed) -> Semantics? {
    let semantics = Semantics(role: .link, label: "", isEnabled: isEnabled) { self.press() }
    return environment.builtIn.ignoresGestures ? semantics.withoutTaps : semantics
  }
}

extension EnvironmentValues {
  @Entry var isInList: Bool = false
  @Entry var listSelection: ListSelection? = nil
}
