extension View {
  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { alert(Text(titleKey), isPresented, actions(), message()) }
  /// Shows an alert while `isPresented` is true and there is data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented, data.map(actions), EmptyView(), data) }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(titleKey), isPresented, data.map(actions), data.map(message), data) }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { alert(Text(title), isPresented, actions(), message()) }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(title), isPresented, data.map(actions), EmptyView(), data) }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(title), isPresented, data.map(actions), data.map(message), data) }
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { alert(title, isPresented, actions(), message()) }
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(title, isPresented, data.map(actions), EmptyView(), data) }
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(title, isPresented, data.map(actions), data.map(message), data) }
  /// Shows an alert that is titled by an error, while there is one and `isPresented` is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(isPresented: isPresented, error: error, actions: { _ in actions }, message: { _ in EmptyView() })
  }
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    let title = Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
    return alert(title, isPresented, error.map(actions), error.map(message))
  }
  nonisolated private func alert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: A?, _ message: M?, _ data: Any? = nil
  ) -> some View {
    modifier(
      Dialog(
        kind: .alert, name: title, title: title, isPresented: isPresented, data: data, actions: actions,
        message: message))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { dialog(Text(titleKey), titleVisibility, isPresented, actions(), message()) }
  /// Shows a confirmation dialog while `isPresented` is true and there is data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(Text(titleKey), titleVisibility, isPresented, data.map(actions), EmptyView(), data) }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { dialog(Text(titleKey), titleVisibility, isPresented, data.map(actions), data.map(message), data) }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { dialog(Text(title), titleVisibility, isPresented, actions(), message()) }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(Text(title), titleVisibility, isPresented, data.map(actions), EmptyView(), data) }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { dialog(Text(title), titleVisibility, isPresented, data.map(actions), data.map(message), data) }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { dialog(title, titleVisibility, isPresented, actions(), message()) }
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(title, titleVisibility, isPresented, data.map(actions), EmptyView(), data) }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { dialog(title, titleVisibility, isPresented, data.map(actions), data.map(message), data) }
  nonisolated private func dialog<A: View, M: View>(
    _ title: Text, _ titleVisibility: Visibility, _ isPresented: Binding<Bool>, _ actions: A?, _ message: M?,
    _ data: Any? = nil
  ) -> some View {
    let shown = titleVisibility == .visible ? title : nil
    return modifier(
      Dialog(
        kind: .dialog, name: title, title: shown, isPresented: isPresented, data: data, actions: actions,
        message: message))
  }
}

/// Alerts and dialogs for an item: the flag and the data in one.
extension View {
  /// Shows an alert while there is an item. An action sets the item to nil.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), item.flag(), item.map(actions), EmptyView()) }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(titleKey), item.flag(), item.map(actions), item.map(message)) }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(title), item.flag(), item.map(actions), EmptyView()) }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(title), item.flag(), item.map(actions), item.map(message)) }
  nonisolated public func alert<A: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(title, item.flag(), item.map(actions), EmptyView()) }
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(title, item.flag(), item.map(actions), item.map(message)) }
  /// Shows a confirmation dialog while there is an item. An action sets the item to nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(Text(titleKey), titleVisibility, item.flag(), item.map(actions), EmptyView()) }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { dialog(Text(titleKey), titleVisibility, item.flag(), item.map(actions), item.map(message)) }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(Text(title), titleVisibility, item.flag(), item.map(actions), EmptyView()) }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { dialog(Text(title), titleVisibility, item.flag(), item.map(actions), item.map(message)) }
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View { dialog(title, titleVisibility, item.flag(), item.map(actions), EmptyView()) }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { dialog(title, titleVisibility, item.flag(), item.map(actions), item.map(message)) }
}

extension Binding {
  /// Whether there is an item; false takes it away.
  nonisolated fileprivate func flag<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(unchecked: { wrappedValue != nil }, set: { value, _ in if !value { wrappedValue = nil } })
  }
  nonisolated fileprivate func map<Item, V>(_ make: (Item) -> V) -> V? where Value == Item? { wrappedValue.map(make) }
}

/// Presents an alert or a dialog while a flag is true and there are actions.
nonisolated struct Dialog<Message: View, Actions: View>: ViewModifier {
  let kind: PresentationKind
  let name: Text
  let title: Text?
  let isPresented: Binding<Bool>
  /// What it presents; nil for one without data.
  let data: Any?
  let actions: Actions?
  let message: Message?
  @State var first = FirstContent<Message, Actions>()

  @MainActor func body(content: Content) -> some View {
    let flag = isPresented
    // Apple: "Changes that you make to data after the presentation occurs are ignored" (pointfreeco/swift-navigation/pull/77).
    if !flag.wrappedValue {
      first.content = nil
    } else if let data, first.content.map({ ViewComparison.areEqual($0.data, data) }) ?? true {
      first.content = (data, message, actions)
    }
    let actions = first.content?.actions ?? actions
    let message = first.content?.message ?? message
    let hasActions = actions != nil
    let both = Binding(unchecked: { flag.wrappedValue && hasActions }, set: { value, _ in flag.wrappedValue = value })
    return content.modifier(
      ItemPresentation(kind: kind, isPresented: both, name: name) {
        actions.flatMap { actions in
          message.map { DialogContent(title: title, message: $0, actions: actions, addsCancel: kind == .dialog) }
        }
      })
  }
}

/// What a dialog was presented with.
final class FirstContent<Message, Actions> {
  nonisolated(unsafe) fileprivate var content: (data: Any, message: Message?, actions: Actions?)?
  nonisolated init() {}
}

nonisolated struct DialogContent<Message: View, Actions: View>: View {
  let title: Text?
  let message: Message
  let actions: Actions
  /// Whether a missing cancel button is added, as in a dialog; an alert without any button has `[OK]`.
  let addsCancel: Bool

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      DialogWords(content: title, isMessage: true)
      DialogWords(content: message, isMessage: true)
      DialogActions(actions: actions, kind: addsCancel ? .dialog : .alert)
    }
  }
}

/// The actions of an alert or a dialog, or the items of a menu.
nonisolated struct DialogActions<Actions: View>: View {
  typealias Body = Never
  let actions: Actions
  let kind: PresentationKind

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(DialogActionsNode.init) { node, site in
      var inner = site.context.list(in: node)
      let dismiss = site.context.environment.builtIn.dismiss
      if view.kind != .menu { inner.environment.afterPress = { dismiss() } }
      node.content = Actions._evaluate(view.actions, at: _Site(inner, existing: node.content))
      node.update(view.kind, inner)
    }
  }
}

/// Fields on lines of their own, then the buttons: in one line if they fit, else one a line. Each item of a menu is on a line of its own.
private final class DialogActionsNode: _Node {
  var content: _Node!
  private var added: _Node?

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
    if let added { visit(added) }
  }

  private var all: [_Node] { kind == .menu ? content.menuItems : content.allElements }
  private var accepted: [_Node] { all.filter { $0.isAccepted(in: kind) } }

  override func misplaced(_ placed: Placed) -> String? {
    all.first { !$0.isAccepted(in: kind) }?.leftOutWords(by: kind)
  }

  override var arrangement: Arrangement { kind == .menu ? .along(.vertical) : .inherited }

  private var kind = PresentationKind.alert
  private var context: Context!
  private var checked = -1

  func update(_ kind: PresentationKind, _ context: Context) {
    self.kind = kind
    self.context = context
    checked = -1
  }

  /// Asked at each layout: a button of the app's may come or go without the dialog being evaluated again.
  private func addDefault() {
    guard checked != graph.pass else { return }
    checked = graph.pass
    let own = accepted.compactMap(\.button)
    let button: Button<Text>? =
      if kind == .dialog {
        own.contains { $0.role == .cancel } ? nil : Button(.init(ofSystem: "Cancel"), role: .cancel) {}
      } else {
        own.isEmpty ? Button(.init(ofSystem: "OK")) {} : nil
      }
    guard let button else {
      added?.unmount()
      added = nil
      return
    }
    added = Button<Text>._evaluate(button, at: _Site(context, existing: added))
  }

  private static let gap = 16

  private func rows(_ proposal: ProposedCells) -> [[_Node]] {
    if kind == .menu { return accepted.map { [$0] } }
    addDefault()
    let offer = ProposedCells(width: proposal.width, height: nil)
    let accepted = accepted
    let fields = accepted.filter { $0.button == nil }
    let buttons = accepted.filter { $0.button != nil } + (added.map { [$0] } ?? [])
    let width = buttons.reduce(-Self.gap) { $0 + $1.size(offer).width + Self.gap }
    let isOneRow = width <= proposal.width ?? ProposedCells.unbounded
    return fields.map { [$0] } + (isOneRow ? [buttons] : buttons.map { [$0] })
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let offer = ProposedCells(width: proposal.width, height: nil)
    return rows(proposal).reduce(.zero) { size, row in
      let sizes = row.map { $0.size(offer) }
      return CellSize(
        width: max(size.width, sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap }),
        height: size.height + (sizes.map(\.height).max() ?? 0))
    }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let offer = ProposedCells(width: proposal.width, height: nil)
    var placed: [Placed] = []
    var y = frame.y
    for row in rows(proposal) {
      var x = frame.x
      var height = 0
      for element in row {
        let size = element.size(offer)
        placed.append(element.place(in: CellRect(origin: CellPoint(x: x, y: y), size: size), offer))
        x += size.width + Self.gap
        height = max(height, size.height)
      }
      y += height
    }
    return Placed(self, frame, placed)
  }
}

extension _Node {
  var button: ButtonNode? {
    var node: _Node? = self
    while let candidate = node {
      if let button = candidate as? ButtonNode { return button }
      node = (candidate as? WrapperNode)?.content
    }
    return nil
  }
}

extension EnvironmentValues {
  /// Whether the view is an action of an alert or a dialog, or an item of a menu.
  var isInDialog: Bool { presentation?.isDialog == true }
  /// The action after that of any button inside: it ends the alert or the menu. Apple: "the system sets this value to false and dismisses
  /// the alert" once the user has pressed one of its actions; so the action still finds the flag set, and what it sets anew is lost.
  @Entry var afterPress: (@MainActor () -> Void)? = nil

  /// An action of a control here, and what follows it.
  func pressing(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let afterPress else { return action }
    return {
      action()
      afterPress()
    }
  }
}
