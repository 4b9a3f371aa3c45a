import TextUI

extension Tips {
  /// Something that must hold before a tip is shown.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    public init<Value>(_ parameter: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
      holds = { body(parameter.wrappedValue) }
    }
    public init<DonationInfo>(
      _ event: Event<DonationInfo>, _ body: @escaping @Sendable (Event<DonationInfo>) -> Bool
    ) {
      holds = { body(event) }
    }
  }

  /// What the app knows about the person, and rules ask for.
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

  /// Something that a person has done, once or often.
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
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  public init(id: String) { self.id = id }
  public func donate() async { sendDonation() }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { sendDonation(.init(), completion) }
}
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "TextUIMacros", type: "RuleMacro")

@freestanding(expression)
public macro Rule<DonationInfo>(
  _ event: Tips.Event<DonationInfo>, _ body: @escaping @Sendable (Tips.Event<DonationInfo>) -> Bool
) -> Tips.Rule = #externalMacro(module: "TextUIMacros", type: "RuleMacro")

@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "TextUIMacros", type: "ParameterMacro")
