@_exported import Foundation
import TextUI

/// A purchase. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let appAccountToken: UUID?
  public let subscriptionGroupID: String?

  public enum RevocationReason: Hashable, Sendable {
    case developerIssue, other
    public var localizedDescription: String { self == .developerIssue ? "Developer issue" : "Other" }
  }
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
  public typealias Transactions = AsyncStream<VerificationResult<Transaction>>

  public func finish() async {}
  public static var updates: Transactions { AsyncStream { $0.finish() } }
  public static var all: Transactions { AsyncStream { $0.finish() } }
  public static var currentEntitlements: Transactions { AsyncStream { $0.finish() } }
  public static var unfinished: Transactions { AsyncStream { $0.finish() } }
  public static func currentEntitlement(for id: String) async -> VerificationResult<Transaction>? { nil }
  public static func latest(for id: String) async -> VerificationResult<Transaction>? { nil }
}

public enum VerificationResult<Signed> {
  public enum VerificationError: Error, Hashable, Sendable { case invalidSignature, invalidEncoding }
  case unverified(Signed, VerificationError)
  case verified(Signed)
  public var unsafePayloadValue: Signed {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}
extension VerificationResult: Sendable where Signed: Sendable {}

public enum StoreKitError: Error, Hashable, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
}

public struct Storefront: Hashable, Sendable {
  public let countryCode: String
  public let id: String
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
  public static var current: Storefront? { get async { nil } }
}

public enum AppStore {
  public static var canMakePayments: Bool { true }
  public static func sync() async throws {}
  /// Nobody is asked: there is no window to ask in.
  @MainActor public static func requestReview(in scene: Any) {}
}

/// The old way to ask for a review: no window is there to ask in.
public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in scene: Any) {}
}

/// What the shop tells a person: nothing.
public struct Message: Sendable {
  public struct Reason: Hashable, Sendable {
    private let name: String
    public static var generic: Self { Self(name: "generic") }
    public static var priceIncreaseConsent: Self { Self(name: "priceIncreaseConsent") }
    public static var billingIssue: Self { Self(name: "billingIssue") }
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
