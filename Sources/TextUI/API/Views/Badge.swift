nonisolated extension View {
  /// A number beside a row or a tab; none for zero.
  public func badge(_ count: Int, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(Badge(count: count, place: CallPlace(fileID, line)))
  }
  /// A text beside a row or a tab, `<new>`; a picture alone has no brackets. None for nil.
  public func badge(_ label: Text?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(Badge(label: label, place: CallPlace(fileID, line)))
  }
  /// A word that may be translated beside a row or a tab, `<new>`; none for nil.
  public func badge(_ key: LocalizedStringKey?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(Badge(label: key.map { Text($0) }, place: CallPlace(fileID, line)))
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(Badge(label: label.map { Text($0) }, place: CallPlace(fileID, line)))
  }
}

nonisolated struct Badge: NodeModifier {
  typealias Node = BadgeModifierNode
  let label: Text?
  var place: CallPlace?
}

extension Badge {
  init(count: Int, place: CallPlace? = nil) {
    self.init(label: count == 0 ? nil : Text(verbatim: "\(count)"), place: place)
  }
}

enum BadgeNode {
  struct Shown {
    let text: String
    /// A badge that is only a picture.
    var picture: Style?
    /// In points.
    let width: Int

    /// nil where the badge is not visible.
    @MainActor init?(_ label: Text?, _ environment: EnvironmentValues) {
      guard let styled = label?.resolved(environment), !styled.string.isEmpty else { return nil }
      text = styled.string
      if styled.spans.count == 1, let only = styled.spans.first, only.isDrawing { picture = only.style }
      width = picture == nil ? environment.lettering().width(of: text) + 8 : environment.symbolWidth
    }

    @MainActor func draw(at point: CellPoint, on canvas: CellCanvas) {
      canvas.anchored(.trailing) {
        if let picture { return canvas.picture(width: width, at: point, picture) }
        canvas.text(text, width: width, at: point, .plain, opening: "<", closing: ">", isPiece: false)
      }
    }
  }
  @MainActor static let key = TraitKey<Shown>(name: "badge")
}

/// A row's badge is at its trailing edge: `Inbox   <3>`. A tab's is in the bar.
final class BadgeModifierNode: ModifierNode<Badge> {
  private var isOnTab = false
  private var shown: BadgeNode.Shown? { BadgeNode.Shown(modifier.label, environment) }
  private var drawing: BadgeNode.Shown? { environment.isInList && link == nil ? shown : nil }

  /// A link has its badge before its sign.
  private var link: LinkNode? {
    var node: _Node? = content
    while let wrapper = node as? WrapperNode {
      if let link = wrapper as? LinkNode { return link }
      node = wrapper.content
    }
    return nil
  }

  override func misplaced(_ placed: Placed) -> String? {
    isOnTab || parent is TabScreenNode || environment.isInList || environment.presentation == .menu || shown == nil
      ? nil : "badge has no effect here: not on a row of a list, a tab or in a menu"
  }

  override func didUpdate(from previous: Badge, _ context: Context) { link?.badge = reading { shown } }

  override func trait<T>(_ key: TraitKey<T>) -> T? {
    if key.name == BadgeNode.key.name {
      isOnTab = true
      return shown as? T
    }
    return super.trait(key)
  }

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    guard let drawing else { return proposal }
    return ProposedCells(
      width: proposal.width.map { max(0, $0 - drawing.width - StackLayout.gap) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    var size = content.size(inner(proposal))
    if let drawing { size.width = max(proposal.width ?? 0, size.width + StackLayout.gap + drawing.width) }
    return size
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let offer = inner(proposal)
    let size = drawing == nil ? frame.size : content.size(offer)
    return Placed(self, frame, [content.place(in: CellRect(origin: frame.origin, size: size), offer)])
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    super.draw(placed, on: canvas)
    guard let drawing else { return }
    drawing.draw(at: CellPoint(x: placed.frame.maxX - drawing.width, y: placed.frame.y), on: canvas)
  }
}
