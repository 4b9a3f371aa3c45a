/// A control that opens an address: `[Terms ^]`.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
}

extension Link: View where Label: View {
  public var body: some View {
    let openURL = openURL
    let destination = destination
    OutwardControl(label: label, mark: "^", address: destination.absoluteString) { openURL(destination) }
  }
  /// A link with a label of views. A note shows the address: `{link https://example.com}`.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination, label: Text(titleKey))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) where Label == Text {
    self.init(destination: destination, label: Text(title))
  }
}

/// A control that hands something to other apps: `[Share... ^]`.
public struct ShareLink<Label: View> { let label: Label }

extension ShareLink: View where Label: View {
  public var body: some View { OutwardControl(label: label, mark: "^", address: nil) {} }
  /// A share link with a label of views: `[Send ^]`. A press hands nothing over in text, so that the preview is not seen.
  nonisolated public init<Item, I, P>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, P>? = nil as SharePreview<Never, Never>?, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  /// A share link with a label of views, for several things. A press hands nothing over in text.
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  /// A share link with the system's label: `[<> Share... ^]`. A press hands nothing over in text.
  nonisolated public init<Item, I, P>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, P>? = nil as SharePreview<Never, Never>?
  ) { self.init(.init(ofSystem: "Share..."), item: item) }
  /// A share link with a localized title behind the symbol of sharing. A press hands nothing over in text.
  nonisolated public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: TextUI.Label(titleKey, systemImage: "square.and.arrow.up")) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: TextUI.Label(title, systemImage: "square.and.arrow.up")) }
}

/// A control that leaves the app: `[Terms ^]`.
nonisolated struct OutwardControl<Label: View>: View {
  let label: Label
  let mark: String
  let address: String?
  let press: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let press = press
    let address = address
    LinkLabel(label: label).transformingEnvironment { environment in
      let target = address.map { "link \(AppText.name(environment.read($0)))" }
      environment.builtIn.controlWords = [target].compactMap { $0 } + environment.buttonWords()
      environment.builtIn.isTinted = true
      if environment.isInDialog, environment.presentation != .menu { environment.builtIn.labelParts = .title }
    }
    .marked(Brackets(isEnabled: isEnabled, end: " \(mark)"))
    .control {
      Semantics(role: .link, label: "", value: address.map($0.read), isEnabled: $0.isEnabled, press: press)
    }
  }
}

/// Opens an address.
public struct OpenURLAction {
  private let handler: (URL) -> Result

  /// An action of the app's own, for `environment(\.openURL, _:)`: it is given each address that is to be opened.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// The result of opening an address.
  public struct Result: Sendable {
    let isAccepted: Bool
    /// The app has opened the address.
    public static let handled = Result(isAccepted: true)
    /// The address is not opened: only this result counts as a refusal.
    public static let discarded = Result(isAccepted: false)
    /// The system opens the address. In text nothing opens, and it counts as opened.
    public static let systemAction = Result(isAccepted: true)
    /// The system opens another address instead. In text nothing opens, and it counts as opened.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
    /// The system opens an address, in the app if `prefersInApp` is true. In text nothing opens, and it counts as opened.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { .systemAction }
  }

  /// Opens an address: an environment's `openURL(url)` is this call.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, in the app if it is a web page and `prefersInApp` is true. In text there is no difference.
  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }

  /// Opens an address, and reports at once whether it was accepted.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  /// Opens addresses: nothing happens by default.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
