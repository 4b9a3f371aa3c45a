import TextUI
@_exported import TextUI

/// The state shared by all tips of an app. It is kept in the app's defaults, so each frame starts without any.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: String, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// The display frequency and the store of tips, without effect on a frame.
  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum DatastoreLocation: Sendable { case applicationDefault, groupContainer(identifier: String), url(URL) }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  /// Enables tips. To show tips in a frame, call it where the frame's view is made.
  public static func configure(_ options: [ConfigurationOption] = []) throws { TipStore.isConfigured = true }
  public static func resetDatastore() throws { TipStore.reset() }

  // Without effect: frames show a tip when its rules are true.
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void
    public let disabled: Bool

    public init(
      id: String = "", disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.disabled, self.handler, self.label) = (id, disabled, handler, label) }
    public init(
      id: String = "", title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, disabled: disabled, perform: handler) { Text(title) }
    }
  }

  /// A condition for showing a tip.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    public init<Value>(_ parameter: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
      holds = { body(parameter.wrappedValue) }
    }
    public init<DonationInfo>(
      _ event: Event<DonationInfo>, _ body: @escaping @Sendable (Event<DonationInfo>) -> Bool
    ) { holds = { body(event) } }
  }

  /// A fact about the user that rules read.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let key: String
    private let initial: Value

    public init(_ owner: Any.Type, _ name: String, _ initial: Value) {
      (key, self.initial) = ("\(owner).\(name)", initial)
    }
    public var wrappedValue: Value {
      get { TipStore.value(key) ?? initial }
      nonmutating set { TipStore.set(newValue, key) }
    }
  }
  public enum ParameterOption: Sendable { case transient }

  /// Something that the user has done, once or often.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public struct Donation: Codable, Sendable {
      public let date: Date
      public let info: DonationInfo
    }
    public let id: String
    public init(id: String) { self.id = id }

    public var donations: [Donation] { TipStore.value("event.\(id)") ?? [] }
    public func donate(_ info: DonationInfo) async { sendDonation(info) }
    public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      TipStore.set(donations + [Donation(date: Date(), info: info)], "event.\(id)")
      completion?()
    }
  }
  public struct EmptyDonation: Codable, Sendable {}

  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }

  /// Lists actions, rules or options.
  @resultBuilder public enum ListBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first: [Element]) -> [Element] { first }
    public static func buildEither(second: [Element]) -> [Element] { second }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  }
}

/// The state of tips in the app's defaults. A frame's state ends with it.
enum TipStore {
  static var isConfigured: Bool {
    get { value("configured") ?? false }
    set { set(newValue, "configured") }
  }

  static func reason(_ tip: String) -> Tips.InvalidationReason? {
    value("invalidated.\(tip)").flatMap(Tips.InvalidationReason.init)
  }
  static func invalidate(_ tip: String, _ reason: Tips.InvalidationReason?) {
    set(reason?.rawValue, "invalidated.\(tip)")
  }

  static func value<Value: Decodable>(_ key: String) -> Value? {
    UserDefaults.standard.data(forKey: prefix + key).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
  }
  static func set<Value: Encodable>(_ value: Value?, _ key: String) {
    UserDefaults.standard.set(value.flatMap { try? JSONEncoder().encode([$0]) }, forKey: prefix + key)
    NotificationCenter.default.post(name: change, object: nil)
  }
  static func reset() {
    for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix(prefix) {
      UserDefaults.standard.removeObject(forKey: key)
    }
    NotificationCenter.default.post(name: change, object: nil)
  }

  static let change = Notification.Name("TipKit.change")
  private static let prefix = "TipKit."
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  public init(id: String) { self.id = id }
  public func donate() async { sendDonation() }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { sendDonation(.init(), completion) }
}
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "TextUIMacros", type: "RuleMacro")

@freestanding(expression) public macro Rule<DonationInfo>(
  _ event: Tips.Event<DonationInfo>, _ body: @escaping @Sendable (Tips.Event<DonationInfo>) -> Bool
) -> Tips.Rule = #externalMacro(module: "TextUIMacros", type: "RuleMacro")

@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "TextUIMacros", type: "ParameterMacro")

/// A hint about a feature, shown when its rules are true.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status

  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ListBuilder<Action> var actions: [Action] { get }
  @Tips.ListBuilder<Rule> var rules: [Rule] { get }
  @Tips.ListBuilder<any Option> var options: [any Option] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }

  /// Available if the app has configured its tips, every rule is true, and the user has not closed the tip.
  public var status: Status {
    if let reason = TipStore.reason(id) { return .invalidated(reason) }
    return TipStore.isConfigured && rules.allSatisfy { $0.holds() } ? .available : .pending
  }
  public var shouldDisplay: Bool { status == .available }

  /// Closes the tip permanently.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.invalidate(id, reason) }
  public func resetEligibility() async { TipStore.invalidate(id, nil) }
}

/// How often a tip is shown. A frame shows it whenever its rules are true.
public protocol TipOption: Sendable {}
