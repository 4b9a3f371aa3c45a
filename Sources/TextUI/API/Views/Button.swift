/// A control that does something when the user presses it.
nonisolated public struct Button<Label: View>: View, _OneView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    guard site.context.environment.builtIn.hasButtonStyle else { return button(view, view.label, at: site) }
    let environment = site.context.environment
    if let style = environment[StyleKey<PrimitiveButtonStyleConfiguration>.self] {
      // The style's view is pressed by its own rules.
      let configuration = PrimitiveButtonStyleConfiguration(
        role: view.role, label: .init(AnyView(view.label)), action: view.action)
      let made = style.view(configuration).setting(\.hasButtonStyle, false)
      return type(of: made)._evaluate(made, at: site)
    }
    if let style = environment[StyleKey<ButtonStyleConfiguration>.self] {
      let label = style.view(.init(role: view.role, label: .init(AnyView(view.label))))
        .setting(\.hasButtonStyle, false)
      return button(view, label, at: site)
    }
    return button(view, view.label, at: site)
  }

  @MainActor private static func button<Shown: View>(_ view: Self, _ label: Shown, at site: _Site) -> _Node {
    if site.context.environment.isInDialog { return made(view, DialogWords(content: label), at: site) }
    return made(view, label, at: site)
  }

  @MainActor private static func made<Shown: View>(_ view: Self, _ label: Shown, at site: _Site) -> _Node {
    site.element(ButtonNode.init) { node, site in
      node.environment = site.context.environment
      node.action = view.action
      node.role = view.role
      var inner = site.context.single(in: node)
      inner.environment.builtIn.controlWords = site.context.environment.buttonWords(view.role)
      inner.environment.builtIn.isTinted = site.context.environment.builtIn.buttonStyle != .plain
      node.content = Shown._evaluate(label, at: _Site(inner, existing: node.content))
    }
  }
}

/// The purpose of a button.
public enum ButtonRole: String, Sendable {
  /// Destructive, canceling, closing or confirming. Written as its name.
  case destructive, cancel, close, confirm

  var name: String { rawValue }
}

extension Button where Label: View {
  /// A button with any view as its label; a note shows its role: `[Delete]  {destructive}`.
  @preconcurrency nonisolated public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

nonisolated extension Button where Label == Text {
  @preconcurrency public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the words of its role.
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The words of a button's role, as the system has them.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View { Text(.init(ofSystem: role == .confirm ? "Done" : role.name.capitalized)) }
}

nonisolated extension Button where Label == TextUI.Label<Text, Image> {
  /// A button with a title that may be translated, and a picture of a catalog before it: `[<> Save]`.
  @preconcurrency public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { TextUI.Label(title, image: image) } }
  @preconcurrency public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { TextUI.Label(title, systemImage: systemImage) } }
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { TextUI.Label(title, systemImage: systemImage) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, drawn without the style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

extension Semantics {
  /// Whether it is a button without a style, in a row of a list.
  @MainActor var isRowButton: Bool {
    guard role == .button, let environment = (origin as? ButtonNode)?.environment else { return false }
    return environment.isInList && environment.builtIn.buttonStyle == .automatic && !environment.builtIn.hasButtonStyle
  }
}

final class ButtonNode: WrapperNode {
  var environment = EnvironmentValues()
  var action: @MainActor () -> Void = {}
  var role: ButtonRole?

  private var opening: String { environment.builtIn.isEnabled ? "[" : "[~" }
  private var closing: String { environment.builtIn.isEnabled ? "]" : "~]" }

  private var margin: Int { environment.buttonMargin }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    var size = content.size(inner(proposal))
    size.width += 2 * margin
    return size
  }

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: proposal.width.map { max(0, $0 - 2 * margin) }, height: proposal.height)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let inside = frame.inset(CellInsets(leading: margin, trailing: margin))
    return Placed(self, frame, [content.place(in: inside, inner(proposal))])
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let start = canvas.position
    super.draw(placed, on: canvas)
    canvas.brackets(opening, closing, around: placed.frame, since: start)
  }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    let before = look.texts.count
    for child in placed.children { child.see(in: &look) }
    look.labels.formUnion(look.texts[before...])
    return false
  }

  override func offersUse(_ placed: Placed) -> Bool { true }
  override func mayHaveFacts(_ placed: Placed) -> Bool { environment.builtIn.ignoresGestures }
  override func semantics(_ placed: Placed) -> Semantics? {
    // The content is the label.
    let semantics = Semantics(role: .button, label: "", isEnabled: environment.builtIn.isEnabled, press: press)
    return environment.builtIn.ignoresGestures ? semantics.withoutTaps : semantics
  }

  private var press: @MainActor () -> Void { environment.pressing(action) }
}
