/// A control that hands something to other apps: `[Share... ^]`.
public struct ShareLink<Label: View> {
  let label: Label

  nonisolated private init(shown: Label) { label = shown }
}

extension ShareLink: View where Label: View {
  public var body: some View { OutwardControl(label: label, mark: "^", address: nil) {} }

  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label())
  }
  nonisolated public init<Item, I, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>, @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label())
  }
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label())
  }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init("Share...", item: item)
  }
  nonisolated public init<Item, I, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) {
    self.init("Share...", item: item)
  }
  nonisolated public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: TextUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: TextUI.Label(title, systemImage: "square.and.arrow.up"))
  }
}

/// How what is shared is shown beforehand. Text has no such sheet.
public struct SharePreview<Image, Icon> {
  nonisolated private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }
  nonisolated public init(_ title: Text) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  nonisolated public init(_ title: Text, image: Image) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}
