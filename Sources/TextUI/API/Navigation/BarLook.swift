extension View {
  /// The colour behind a bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let style = AnyShapeStyle(style)
    return modifier(BarLook(bars: bars) { environment in style._note(in: environment).map { "on \($0)" } })
  }
  /// Whether there is something behind a bar.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarLook(bars, behind: visibility))
  }
  /// Whether there is something behind a bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { modifier(BarLook(bars, behind: visibility)) }
  /// The light or dark of a bar.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(BarLook(bars: bars) { _ in colorScheme.map { $0 == .dark ? "dark" : "light" } })
  }
  /// What a toolbar is for: an editor's title stands beside Back, and a browser's before the middle.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(BarLook(bars: [.navigationBar]) { _ in role.word })
  }
}

/// What a toolbar is for, told on a bar's first line where it is not what a phone has anyway.
public struct ToolbarRole: Sendable {
  /// What a bar's note says.
  let word: String?
  /// What the place of the toolbar suggests.
  public static let automatic = ToolbarRole(word: nil)
  /// Moving through content, as in a browser: `{; bar: browser}`.
  public static let browser = ToolbarRole(word: "browser")
  /// Working on a document: `{; bar: editor}`.
  public static let editor = ToolbarRole(word: "editor")
  /// Screens that are pushed onto each other.
  public static let navigationStack = ToolbarRole(word: nil)
}

/// How a bar looks, told on its first line: `{; bar: on blue, dark}`.
private struct BarLook: NodeModifier {
  typealias Body = Never
  typealias Node = BarLookNode
  let bars: [ToolbarPlacement]
  let word: @Sendable (EnvironmentValues) -> String?

  nonisolated init(bars: [ToolbarPlacement], word: @escaping @Sendable (EnvironmentValues) -> String?) {
    self.bars = bars
    self.word = word
  }

  /// A bar's background is seen once something is scrolled below it, else always or never.
  nonisolated init(_ bars: [ToolbarPlacement], behind visibility: Visibility) {
    let word: String? =
      switch visibility {
      case .automatic: nil
      case .visible: "always"
      case .hidden: "no background"
      }
    self.init(bars: bars) { _ in word }
  }
}

@MainActor
private final class BarLookNode: ModifierNode<BarLook> {
  override class var hasBarRole: Bool { true }
  override var barRole: BarRole { modifier.word(environment).map { .look($0, of: modifier.bars) } ?? .none }
}

/// What is told of a bar's look, the innermost first.
struct BarLookWords {
  private var words: [String] = []

  mutating func add(_ word: String) { if !words.contains(word) { words.append(word) } }

  @MainActor func tell(line: Int, on canvas: CellCanvas) {
    if !words.isEmpty { canvas.note("bar: \(words.joined(separator: ", "))", line: line) }
  }
}
