/// A control that does something when a person presses it.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

extension Button where Label: View {
  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @preconcurrency
  nonisolated public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TextUI.Label(title, systemImage: systemImage) }
  }
  @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TextUI.Label(title, systemImage: systemImage) }
  }
}

extension Button: View where Label: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: ButtonNode.self) ?? ButtonNode(site.context)
      node.environment = site.context.environment
      node.action = view.action
      var inner = site.context.single(in: node)
      inner.environment.builtIn.controlNames = ButtonNode.names(view.role, site.context.environment)
      node.content = Label._evaluate(view.label, at: _Site(inner, existing: node.content))
      return node
    }
  }
}

/// A button in the tree: `[Save]`, and `[~Save~]` while it is disabled. A plain button is drawn as its label is.
@MainActor
final class ButtonNode: WrapperNode {
  var environment = EnvironmentValues()
  var action: @MainActor () -> Void = {}

  static func names(_ role: ButtonRole?, _ environment: EnvironmentValues) -> [String] {
    (role.map { [$0.name] } ?? []) + (environment.builtIn.buttonStyle.note.map { [$0] } ?? [])
  }

  private var opening: String {
    environment.builtIn.buttonStyle == .plain ? "" : environment.isEnabled ? "[" : "[~"
  }
  private var closing: String { String(opening.reversed()).replacingOccurrences(of: "[", with: "]") }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    var size = content.size(inner(proposal))
    size.width += 2 * opening.count
    return size
  }

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: proposal.width.map { max(0, $0 - 2 * opening.count) }, height: proposal.height)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let inside = frame.inset(CellInsets(leading: opening.count, trailing: opening.count))
    return Placed(self, frame, [content.place(in: inside, inner(proposal))])
  }

  override func draw(_ placed: Placed, on canvas: Canvas) {
    super.draw(placed, on: canvas)
    guard !opening.isEmpty else { return }
    let frame = placed.frame
    canvas.structure(opening, at: frame.origin)
    canvas.structure(closing, at: CellPoint(x: frame.maxX - closing.count, y: frame.maxY - 1))
  }

  override func semantics(_ placed: Placed) -> Semantics? {
    Semantics(
      role: .button, label: placed.label, isEnabled: environment.isEnabled,
      press: environment.isEnabled ? action : nil)
  }
}

extension Placed {
  /// The text inside, as an assistive technology would read it.
  var label: String {
    var texts: [String] = []
    for child in children {
      child.visit { placed in
        if let text = (placed.node as? TextNode)?.text.string, !text.isEmpty { texts.append(text) }
      }
    }
    return texts.joined(separator: ", ")
  }
}
