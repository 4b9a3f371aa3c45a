extension View {
  /// The color behind a bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let style = AnyShapeStyle(style)
    return barLook(of: bars) { style._note(in: $0).map { "on \($0)" } }
  }
  /// Whether there is something behind a bar.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(visibility, of: bars)
  }
  /// Whether there is something behind a bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barBackground(visibility, of: bars) }
  /// The light or dark of a bar.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barLook(of: bars) { _ in colorScheme.map { $0 == .dark ? "dark" : "light" } }
  }
  /// The purpose of a toolbar: an editor's title is beside Back, and a browser's before the middle.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    barLook(of: [.navigationBar]) { _ in role == .browser ? "browser" : role == .editor ? "editor" : nil }
  }

  nonisolated private func barLook(
    of bars: [ToolbarPlacement], _ word: @escaping @Sendable (EnvironmentValues) -> String?
  ) -> some View { modifier(BarPart { word($0).map { .look($0, of: bars) } ?? .none }) }

  /// A bar's background is visible once content is scrolled below it, else always or never.
  nonisolated private func barBackground(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
    barLook(of: bars) { _ in visibility == .automatic ? nil : visibility == .visible ? "always" : "no background" }
  }
}

/// The purpose of a toolbar, noted on the bar's first line unless it is a phone's default: `{; bar: browser}`.
public enum ToolbarRole: Sendable {
  /// The default of the place, moving through content, working on a document, screens pushed onto each other.
  case automatic, browser, editor, navigationStack
}

/// The view's role in the bars of its screen.
nonisolated struct BarPart: NodeModifier {
  typealias Node = BarPartNode
  let role: @MainActor (EnvironmentValues) -> BarRole
}

extension ModifierNode {
  /// The words of a modifier for bars that no navigation container has claimed.
  final func misplacedInBar(_ name: String) -> String? {
    environment.navigation == nil ? "\(name) has no effect here: no navigation container" : nil
  }
}

final class BarPartNode: ModifierNode<BarPart> {
  override class var hasBarRole: Bool { true }
  override var barRole: BarRole { modifier.role(environment) }
}

struct BarLookWords {
  private var words: [String] = []

  mutating func add(_ word: String) { if !words.contains(word) { words.append(word) } }

  @MainActor func note(line: Int, on canvas: CellCanvas) {
    if !words.isEmpty { canvas.note("bar: \(words.joined(separator: ", "))", line: line) }
  }
}
