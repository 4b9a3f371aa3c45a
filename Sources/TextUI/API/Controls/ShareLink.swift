/// A control that hands something to other apps: `[Share... ^]`.
public struct ShareLink<Label: View> {
  let label: Label
}

extension ShareLink: View where Label: View {
  public var body: some View { OutwardControl(label: label, mark: "^", address: nil) {} }

  /// A share link with a label of views: `[Send ^]`. A press hands nothing over in text.
  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  /// A share link with a label of views. A press hands nothing over in text, so that the preview is not seen.
  nonisolated public init<Item, I, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  /// A share link with a label of views, for several things. A press hands nothing over in text.
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  /// A share link with the system's label: `[<> Share... ^]`. A press hands nothing over in text.
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init("Share...", item: item)
  }
  /// A share link with the system's label: `[<> Share... ^]`. The preview is not seen in text.
  nonisolated public init<Item, I, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) { self.init("Share...", item: item) }
  /// A share link with a localized title behind the symbol of sharing. A press hands nothing over in text.
  nonisolated public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: TextUI.Label(titleKey, systemImage: "square.and.arrow.up")) }
  /// A share link whose title is shown as it is, behind the symbol of sharing. A press hands nothing over in text.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: TextUI.Label(title, systemImage: "square.and.arrow.up")) }
}

/// How what is shared is shown beforehand. Text has no such sheet.
public struct SharePreview<Image, Icon> {
  nonisolated private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Taken and not drawn: a preview with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// Taken and not drawn: a preview with a text as its title.
  nonisolated public init(_ title: Text) { self.init() }
  /// Taken and not drawn: a preview whose title is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Taken and not drawn: a preview with a localized title and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// Taken and not drawn: a preview with a text as its title, and a picture.
  nonisolated public init(_ title: Text, image: Image) { self.init() }
  /// Taken and not drawn: a preview with a picture, and a title that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}
