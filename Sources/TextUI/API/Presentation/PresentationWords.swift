extension View {
  /// The heights at which a sheet rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationWord(place: 0, word: PresentationDetent.words(detents)))
  }
  /// The heights at which a sheet rests, and the one at which it is.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { modifier(DetentsInUse(detents: detents, selection: selection)) }
  /// The bar by which a sheet is pulled.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationWord(place: 2, word: visibility == .visible ? "grabber" : nil))
  }
  /// Whether the content behind a sheet can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationWord(place: 4, word: interaction == .enabled ? "background stays usable" : nil))
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let order: Double
  /// Half as high as the screen. Written behind `! sheet` as `medium`.
  public static let medium = PresentationDetent(name: "medium", order: 0.5)
  /// As high as a sheet can be. Written as `large`, but not where it is the only height.
  public static let large = PresentationDetent(name: "large", order: 1)
  /// A share of the screen's height, between 0 and 1. Written as `fraction 30%`.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(name: "fraction \(Cells.whole((fraction * 100).rounded()))%", order: fraction)
  }
  /// A height in points. Written as `height 200`.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    // Of an upright phone.
    .init(name: "height \(Cells.whole(height.rounded()))", order: height / 800)
  }

  /// `large and medium`, the tallest first; nil where the sheet has its default height.
  fileprivate static func words(_ detents: Set<PresentationDetent>) -> String? {
    let names = detents.sorted { ($1.order, $1.name) < ($0.order, $0.name) }.map(\.name)
    return names.isEmpty || names == ["large"] ? nil : names.joined(separator: " and ")
  }

  fileprivate func words(among detents: Set<PresentationDetent>) -> String? {
    detents.count < 2 ? Self.words(detents) : "\(name) of \(Self.words(detents) ?? name)"
  }
}

/// Whether the user can use the content behind a sheet.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  /// `enabled`: the content behind can be used, written as `background stays usable`; `automatic`, `disabled`: no note.
  case automatic, enabled, disabled
  /// The content behind can be used up to the height of `detent`. Written as `enabled`, without the height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

private nonisolated struct DetentsInUse: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  @MainActor func body(content: Content) -> some View {
    content.modifier(PresentationWord(place: 0, word: selection.wrappedValue.words(among: detents)))
  }
}

/// Adds a word to the presentation around the view, behind `! sheet`.
nonisolated struct PresentationWord: NodeModifier {
  typealias Node = PresentationWordNode
  /// The place of the word for a presentation that cannot be swiped away.
  static let noSwipe = 1
  let place: Int
  let word: String?
  var isNoSwipe: Bool { place == Self.noSwipe && word != nil }
}

final class PresentationWordNode: ModifierNode<PresentationWord> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if let word = modifier.word { canvas.heard.addPresentationFact(word, at: modifier.place) }
    super.draw(placed, on: canvas)
  }
}
