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

  /// A link with a label of views. A note tells the address: `{link https://example.com}`.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  /// A link with a localized title. A note tells the address: `{link https://example.com}`.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }
  /// A link whose title is shown as it is. A note tells the address: `{link https://example.com}`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

/// A control that leaves the app: `[Terms ^]`.
struct OutwardControl<Label> {
  let label: Label
  let mark: String
  let address: String?
  let press: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  init(label: Label, mark: String, address: String?, press: @escaping @MainActor () -> Void) {
    self.label = label
    self.mark = mark
    self.address = address
    self.press = press
  }
}

extension OutwardControl: View where Label: View {
  var body: some View {
    let press = press
    let address = address
    LinkLabel(label: label).transformingEnvironment { environment in
      let target = address.map { "link \(AppText.name(environment.read($0)))" }
      environment.builtIn.controlWords = [target].compactMap { $0 } + environment.buttonWords()
      environment.builtIn.isTinted = true
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

  /// What became of an address.
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
  }

  /// Opens an address: an environment's `openURL(url)` is this call.
  @MainActor
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and says at once whether it was accepted.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  /// Opens addresses: nothing happens by default.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
