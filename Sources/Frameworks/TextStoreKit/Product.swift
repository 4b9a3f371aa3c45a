@_exported import Foundation
import TextUI

/// A product that an app sells. `Product.products(for:)` finds none, so that a screen is drawn as if nothing were
/// for sale. An app that hides its shop behind a dependency shows products that it makes itself.
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  public struct ProductType: Hashable, Sendable {
    public let rawValue: String
    public static var consumable: Self { Self(rawValue: "Consumable") }
    public static var nonConsumable: Self { Self(rawValue: "Non-Consumable") }
    public static var nonRenewable: Self { Self(rawValue: "Non-Renewing Subscription") }
    public static var autoRenewable: Self { Self(rawValue: "Auto-Renewable Subscription") }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> Self { Self() }
    public static func quantity(_ quantity: Int) -> Self { Self() }
  }

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD", locale: Locale(identifier: "en_US")) }
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public let unit: Unit
    public let value: Int

    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      public var localizedDescription: String { "\(self)".capitalized }
      public struct FormatStyle: Hashable, Sendable {}
      public func formatted(_ style: FormatStyle) -> String { "\(self)" }
    }
    public struct FormatStyle: Hashable, Sendable {}
    public func formatted(_ style: FormatStyle) -> String { value == 1 ? "\(unit)" : "\(value) \(unit)s" }
    public static var weekly: Self { Self(unit: .week, value: 1) }
    public static var monthly: Self { Self(unit: .month, value: 1) }
    public static var yearly: Self { Self(unit: .year, value: 1) }
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public enum PaymentMode: Hashable, Sendable { case freeTrial, payAsYouGo, payUpFront }
    public let id: String?
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public var groupLevel: Int { 1 }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }

    public enum RenewalState: Hashable, Sendable {
      case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let willAutoRenew: Bool
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
  }
}

/// A purchase. None exists.
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
  /// Does nothing: no window can show the request.
  @MainActor public static func requestReview(in scene: Any) {}
}

/// The old way to ask for a review. Does nothing: no window can show the request.
public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in scene: Any) {}
}

/// A message of the App Store. None arrives.
public struct Message: Sendable {
  public enum Reason: Hashable, Sendable { case generic, priceIncreaseConsent, billingIssue }
  public let reason: Reason
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
  @MainActor public func display(in scene: Any) throws {}
}

/// Displays a message of the App Store.
public struct DisplayMessageAction: Sendable { @MainActor public func callAsFunction(_ message: Message) throws {} }

extension EnvironmentValues { public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() } }
