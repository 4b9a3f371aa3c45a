extension View {
  /// The heights at which a sheet rests.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(PresentationWord(order: 0, word: PresentationDetent.words(detents), place: CallPlace(fileID, line)))
  }
  /// The heights at which a sheet rests, and the one at which it is.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { modifier(DetentsInUse(detents: detents, selection: selection, place: CallPlace(fileID, line))) }
  /// The bar by which a sheet is pulled.
  nonisolated public func presentationDragIndicator(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      PresentationWord(order: 2, word: visibility == .visible ? "grabber" : nil, place: CallPlace(fileID, line)))
  }
  /// Whether the content behind a sheet can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationWord(order: 4, word: interaction == .enabled ? "background stays usable" : nil))
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
  let place: CallPlace?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentationWord(order: 0, word: selection.wrappedValue.words(among: detents), place: place))
  }
}

/// Adds a word to the presentation around the view, behind `! sheet`.
nonisolated struct PresentationWord: NodeModifier {
  typealias Node = PresentationWordNode
  /// The place of the word for a presentation that cannot be swiped away.
  static let noSwipe = 1
  let order: Int
  let word: String?
  var place: CallPlace?
  var isNoSwipe: Bool { order == Self.noSwipe && word != nil }
}

final class PresentationWordNode: ModifierNode<PresentationWord> {
  /// The modifiers that only a sheet claims, by their order.
  private static let ofSheets = [0: "presentationDetents", 2: "presentationDragIndicator"]
  private var isInSheet: Bool { environment.presentation == .sheet || environment.presentation == .popover }

  override func misplaced(_ placed: Placed) -> String? {
    guard modifier.word != nil, !isInSheet else { return nil }
    return Self.ofSheets[modifier.order].map { "\($0) has no effect here: not in a sheet" }
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if let word = modifier.word, isInSheet || Self.ofSheets[modifier.order] == nil {
      canvas.heard.addPresentationFact(word, at: modifier.order)
    }
    super.draw(placed, on: canvas)
  }
}
