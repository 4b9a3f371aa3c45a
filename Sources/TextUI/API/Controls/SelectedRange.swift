/// The selected part of a text. In a frame it is the app's value.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One stretch of the text, or a place between two characters where it is empty.
    case selection(Range<String.Index>)
    /// Several stretches of the text.
    case multiSelection(RangeSet<String.Index>)
  }
  /// The places that are selected.
  public var indices: Indices
  /// On which side of a line's end they are meant.
  public var affinity = TextSelectionAffinity.automatic

  /// A selection of one stretch.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A place between two characters, where typing continues.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// Whether nothing is selected: typing takes nothing away.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// On which side of a line's end a selection is meant.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// The selected part of an attributed text.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places that are selected: one where typing continues, or stretches.
  public enum Indices: Equatable, Sendable {
    /// A place between two characters.
    case insertionPoint(AttributedString.Index)
    /// Stretches of the text.
    case ranges(RangeSet<AttributedString.Index>)
  }
  private var ranges: [Range<AttributedString.Index>] = []

  /// No selection: typing continues at the text's end.
  public init() {}
  /// A place between two characters, where typing continues.
  public init(insertionPoint: AttributedString.Index) { ranges = [insertionPoint..<insertionPoint] }
  /// A selection of one stretch.
  public init(range: Range<AttributedString.Index>) { ranges = [range] }
  /// The places that are selected in the text; where there is no selection, the text's end.
  public func indices(in text: AttributedString) -> Indices {
    guard let first = ranges.first else { return .insertionPoint(text.endIndex) }
    return first.isEmpty ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(ranges))
  }
}

extension TextEditor {
  /// Lines to type in. Their selection is not drawn, and stays as the app has it.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
  /// Lines with looks of their own; typed text has none.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding(
        unchecked: { String(text.wrappedValue.characters) },
        set: { new, _ in
          if new != String(text.wrappedValue.characters) { text.wrappedValue = AttributedString(new) }
        }))
  }
}

/// The place of controls that format a text.
public struct TextInputFormattingControlPlacement {
  /// Places for controls of the looks of a text. Text draws no such controls.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu that a long press on the text opens.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar at the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Every place.
    public static let all: Set = [.contextMenu, .inputAssistant]
    /// Every place.
    public static let `default` = all
  }
}
