/// A title with a picture beside it.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.self) private var environment
}

extension Label: View where Title: View, Icon: View {
  /// Any views as the title, and as the icon before it.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    if let style = environment[StyleKey<LabelStyleConfiguration>.self] {
      style.view(.init(title: .init(AnyView(title)), icon: .init(AnyView(icon))))
    } else {
      switch environment.builtIn.labelParts {
      case .both: TitledRow(icon: icon, title: title)
      case .title: title
      case .stacked:
        VStack {
          icon.font(.largeTitle).foregroundStyle(.secondary)
          title
        }
      case .icon: icon.modifier(TitledIcon(title: title))
      }
    }
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A title that may be translated, with a symbol before it: `<> Title`.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  public init(_ title: LocalizedStringKey, image name: String) { self.init(title: Text(title), icon: Image(name)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) { self.init(title: Text(title), icon: Image(name)) }

  init(title: Text, icon: Image) { (self.title, self.icon) = (title, icon) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, drawn without the style.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// An icon and a title side by side. Lines that explain the title are below it.
private struct TitledRow<Icon: View, Title: View>: View {
  typealias Body = Never
  let icon: Icon
  let title: Title

  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = StackLayout(axis: .horizontal, alignment: .vertical(.center), spacing: nil, isLabel: true)
    let environment = site.context.environment
    guard environment.isInList else {
      return StackNode.evaluate(TupleView(view.icon, view.title), at: site, layout: layout)
    }
    guard let tint = environment.builtIn.listItemTint else {
      // A row's icon has the tint, its title has not.
      guard environment.builtIn.tint != nil, !environment.builtIn.isTinted else {
        return StackNode.evaluate(TupleView(view.icon, view.title), at: site, layout: layout)
      }
      let icon = view.icon.setting(\.isTinted, true)
      return StackNode.evaluate(TupleView(icon, view.title), at: site, layout: layout)
    }
    return StackNode.evaluate(TupleView(view.icon.foregroundStyle(tint), view.title), at: site, layout: layout)
  }
}

extension _Node {
  /// How far from its leading edge the title is: behind the icon, in a label.
  func titleIndent(in size: CellSize) -> Int {
    var node: _Node? = self
    while let current = node {
      if let stack = current as? StackNode {
        guard stack.layout.isLabel else { return 0 }
        return stack.arrange(in: CellRect(origin: CellPoint(x: 0, y: 0), size: size), ProposedCells(size))
          .last?.frame.x ?? 0
      }
      node = (current as? PassthroughNode)?.content ?? (current as? WrapperNode)?.content
    }
    return 0
  }
}

/// Names an icon by the title that is not shown.
private nonisolated struct TitledIcon<Title: View>: ViewModifier {
  let title: Title

  @MainActor func body(content: Content) -> some View {
    content.control(label: title) { Semantics(role: .image, label: "", isEnabled: $0.isEnabled) }
  }
}
