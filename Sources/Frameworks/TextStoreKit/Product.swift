import TextUI

/// Something that an app sells. No shop answers here: `Product.products(for:)` finds none, so that a screen is drawn as where nothing is
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
    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
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
}

extension Product {
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
    public static let weekly = Self(unit: .week, value: 1)
    public static let monthly = Self(unit: .month, value: 1)
    public static let yearly = Self(unit: .year, value: 1)
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

    public struct RenewalState: Hashable, Sendable {
      private let name: String
      public static let subscribed = Self(name: "subscribed")
      public static let expired = Self(name: "expired")
      public static let inBillingRetryPeriod = Self(name: "inBillingRetryPeriod")
      public static let inGracePeriod = Self(name: "inGracePeriod")
      public static let revoked = Self(name: "revoked")
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
