/// What of a text is selected. A frame's is what the app says: nobody has moved it.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)

    public static func == (a: Indices, b: Indices) -> Bool {
      switch (a, b) {
      case (.selection(let a), .selection(let b)): a == b
      case (.multiSelection(let a), .multiSelection(let b)): a == b
      default: false
      }
    }
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): hasher.combine(ranges)
      }
    }
  }

  public var indices: Indices
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// On which side of a line's end a selection is meant.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// What of an attributed text is selected.
public struct AttributedTextSelection: Equatable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  private var ranges: [Range<AttributedString.Index>] = []

  public init() {}
  public init(insertionPoint: AttributedString.Index) { ranges = [insertionPoint..<insertionPoint] }
  public init(range: Range<AttributedString.Index>) { ranges = [range] }

  public func indices(in text: AttributedString) -> Indices {
    guard let first = ranges.first else { return .insertionPoint(text.endIndex) }
    return first.isEmpty ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(ranges))
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
  }
}

extension TextEditor {
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Lines with looks of their own; what is typed has those of none.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        unchecked: { String(text.wrappedValue.characters) },
        set: { new, _ in
          if new != String(text.wrappedValue.characters) { text.wrappedValue = AttributedString(new) }
        }))
  }
}

extension View {
  /// Does nothing in text. On a device: which side of a place the cursor belongs to.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  /// Does nothing in text. On a device: whether a field offers to format its text.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}

/// Where controls for the looks of a text stand.
public struct TextInputFormattingControlPlacement {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
    public static let `default` = all
  }
}
