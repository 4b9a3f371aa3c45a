extension View {
  /// The heights at which a sheet rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationWord(place: 0, word: PresentationDetent.words(detents)))
  }
  /// The heights at which a sheet rests, and the one at which it is.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentsInUse(detents: detents, selection: selection))
  }
  /// The bar by which a sheet is pulled.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationWord(place: 2, word: visibility == .visible ? "grabber" : nil))
  }
  /// Whether what is behind a sheet can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationWord(place: 4, word: interaction.word))
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let order: Double
  /// Half as high as the screen. Told behind `! sheet` as `medium`.
  public static let medium = PresentationDetent(name: "medium", order: 0.5)
  /// As high as a sheet can be. Told as `large`, but not where it is the only height.
  public static let large = PresentationDetent(name: "large", order: 1)
  /// A share of the screen's height, between 0 and 1. Told as `fraction 30%`.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(name: "fraction \(Cells.whole((fraction * 100).rounded()))%", order: fraction)
  }
  /// A height in points. Told as `height 200`.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    // Of an upright phone.
    .init(name: "height \(Cells.whole(height.rounded()))", order: height / 800)
  }

  /// `large and medium`, the tallest first; nil where the sheet has the height that it has by itself.
  fileprivate static func words(_ detents: Set<PresentationDetent>) -> String? {
    let names = detents.sorted { ($1.order, $1.name) < ($0.order, $0.name) }.map(\.name)
    return names.isEmpty || names == ["large"] ? nil : names.joined(separator: " and ")
  }

  fileprivate func words(among detents: Set<PresentationDetent>) -> String? {
    detents.count < 2 ? Self.words(detents) : "\(name) of \(Self.words(detents) ?? name)"
  }
}

/// Whether a person can use what stands behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  fileprivate let word: String?
  /// As the system decides. Nothing is told of it.
  public static let automatic = PresentationBackgroundInteraction(word: nil)
  /// What is behind can be used. Told as `background stays usable`.
  public static let enabled = PresentationBackgroundInteraction(word: "background stays usable")
  /// What is behind cannot be used. Nothing is told: a sheet is so by itself.
  public static let disabled = PresentationBackgroundInteraction(word: nil)
  /// What is behind can be used while the sheet is no higher than `detent`. Told as `enabled` is, without the height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// Which of the heights the sheet has now.
private struct DetentsInUse {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>
}

extension DetentsInUse: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(PresentationWord(place: 0, word: selection.wrappedValue.words(among: detents)))
  }
}

/// Says something of the presentation that the view stands in, behind `! sheet`.
struct PresentationWord {
  let place: Int
  let word: String?
}

extension PresentationWord: NodeModifier {
  typealias Body = Never
  typealias Node = PresentationWordNode
}

@MainActor
final class PresentationWordNode: ModifierNode<PresentationWord> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if let word = modifier.word { canvas.heard.tellOfPresentation(word, at: modifier.place) }
    super.draw(placed, on: canvas)
  }
}
