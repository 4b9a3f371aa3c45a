import TextUI

/// What the shop tells a person: nothing.
public struct Message: Sendable {
  public struct Reason: Hashable, Sendable {
    private let name: String
    public static let generic = Self(name: "generic")
    public static let priceIncreaseConsent = Self(name: "priceIncreaseConsent")
    public static let billingIssue = Self(name: "billingIssue")
  }
  public let reason: Reason
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
  @MainActor public func display(in scene: Any) throws {}
}

/// Shows what the shop tells.
public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
