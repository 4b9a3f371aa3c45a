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

    public struct RenewalState: Hashable, Sendable {
      private let name: String
      public static var subscribed: Self { Self(name: "subscribed") }
      public static var expired: Self { Self(name: "expired") }
      public static var inBillingRetryPeriod: Self { Self(name: "inBillingRetryPeriod") }
      public static var inGracePeriod: Self { Self(name: "inGracePeriod") }
      public static var revoked: Self { Self(name: "revoked") }
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
