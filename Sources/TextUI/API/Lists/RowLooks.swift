// Looks of rows and sections that the drawing does not show: a note on the row, or on each of them.

extension View {
  /// The distance of a row's content from its edges; nil for the list's own.
  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(RowLook("listRowInsets", insets.map { "insets \($0.words)" }, CallPlace(fileID, line))) }
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let words = length.map { (["insets"] + edges.words + [Font.number($0)]).joined(separator: " ") }
    return modifier(RowLook("listRowInsets", words, CallPlace(fileID, line)))
  }
  /// The line between rows.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(RowLook("listRowSeparator", edges.words(of: "separator", visibility), CallPlace(fileID, line)))
  }
  /// The lines above and below a section, which only plain lists have. Noted on its rows as `no section separator`.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let words = edges.words(of: "section separator", visibility)
    return modifier(RowLook("listSectionSeparator", words, CallPlace(fileID, line), needsLines: true))
  }
  /// The color of icons in rows.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { setting(\.listItemTint, tint) }
  /// The size of section headers.
  nonisolated public func headerProminence(_ increased: Prominence) -> some View {
    setting(\.hasProminentHeaders, increased == .increased)
  }
}

/// The prominence of a section's header; an increased one is written as `prominent`.
public enum Prominence: Hashable, Sendable { case standard, increased }

private nonisolated struct RowLook: NodeModifier {
  typealias Node = RowLookNode
  let name: String
  let words: String?
  let place: CallPlace?
  /// Whether it is visible only in lists with lines between their sections.
  let needsLines: Bool

  init(_ name: String, _ words: String?, _ place: CallPlace?, needsLines: Bool = false) {
    (self.name, self.words, self.place, self.needsLines) = (name, words, place, needsLines)
  }
}

private final class RowLookNode: ModifierNode<RowLook> {
  override func misplaced(_ placed: Placed) -> String? { misplacedOnRow(modifier.words.map { _ in modifier.name }) }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    super.draw(placed, on: canvas)
    // On a section they apply to its rows.
    let role = placed.node.trait(ListNode.role) ?? .row
    guard let words = modifier.words, role == .row, isOnRow else { return }
    if !modifier.needsLines || environment.listLook.form.hasSectionLines { canvas.note(words, of: placed) }
  }
}

extension VerticalEdge.Set {
  /// The note of a hidden line; nil where the line is visible.
  fileprivate func words(of line: String, _ visibility: Visibility) -> String? {
    guard visibility == .hidden, !isEmpty else { return nil }
    return "no \(line)" + (contains(.all) ? "" : contains(.top) ? " above" : " below")
  }
}

extension Edge.Set {
  fileprivate var words: [String] {
    if self == .all { return [] }
    if self == .horizontal { return ["horizontal"] }
    if self == .vertical { return ["vertical"] }
    return Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }
  }
}

extension EdgeInsets {
  /// One number for all sides, two for the vertical and the horizontal ones, or all four from the top on.
  fileprivate var words: String {
    let all = top == bottom && leading == trailing
    let numbers = all ? (top == leading ? [top] : [top, leading]) : [top, leading, bottom, trailing]
    return numbers.map { Font.number($0) }.joined(separator: " ")
  }
}
