// A shop with two subscriptions and one purchase, that answers after a second; nothing has been bought.
import Foundation
import SwiftUI

public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let subscription: SubscriptionInfo?

  public var displayPrice: String { price.formatted(priceFormatStyle) }
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    try await Task.sleep(for: .seconds(1))
    return identifiers.sorted().enumerated().map { index, id in
      let words = id.split(separator: ".").map(\.capitalized)
      let unit: SubscriptionPeriod.Unit? = id.hasSuffix("monthly") ? .month : id.hasSuffix("yearly") ? .year : nil
      return Product(
        id: id, displayName: words.joined(separator: " "), description: "What \(words.last!) brings.",
        price: unit == .year ? 39.99 : 4.99,
        subscription: unit.map { SubscriptionInfo(subscriptionPeriod: SubscriptionPeriod(unit: $0)) })
    }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public func purchase() async throws -> PurchaseResult {
    try await Task.sleep(for: .seconds(1))
    return .userCancelled
  }

  public enum ProductType: Sendable { case autoRenewable, nonConsumable }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public struct FormatStyle: Sendable {}
      public func formatted(_ style: FormatStyle) -> String { localizedDescription.lowercased() }
    }
    public let unit: Unit
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public var subscriptionGroupID: String { "group" }
    public let subscriptionPeriod: SubscriptionPeriod
    public var isEligibleForIntroOffer: Bool { get async { false } }

    public enum RenewalState: Sendable { case subscribed, inGracePeriod, expired }
    public struct RenewalInfo: Sendable {
      public let currentProductID: String
      public let autoRenewPreference: String?
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
}

public enum VerificationResult<Signed: Sendable>: Sendable {
  case unverified(Signed, any Error)
  case verified(Signed)
  public var unsafePayloadValue: Signed {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: Signed { get throws { unsafePayloadValue } }
}

public struct Transaction: Identifiable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let revocationDate: Date?
  public let expirationDate: Date?
  public let productType: Product.ProductType

  public func finish() async {}
  public static func currentEntitlement(for id: String) async -> VerificationResult<Transaction>? { nil }
  public static var updates: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
  public static var all: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { stream in
      Task {
        try await Task.sleep(for: .seconds(1))
        for (index, id) in ["socialfeedplus.monthly", "feature.annualhistory"].enumerated() {
          stream.yield(
            .verified(
              Transaction(
                id: UInt64(index + 1), productID: id, purchaseDate: Date(timeIntervalSinceReferenceDate: 0),
                revocationDate: nil, expirationDate: nil, productType: index == 0 ? .autoRenewable : .nonConsumable)))
        }
        stream.finish()
      }
    }
  }
  public enum RefundRequestStatus: Sendable { case success, userCancelled }
  public enum RefundRequestError: Error { case failed }
}

public struct Storefront: Sendable {
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

public enum AppStore {
  public static func sync() async throws { try await Task.sleep(for: .seconds(1)) }
}

extension View {
  /// The system's own sheet: it is no part of what the app draws.
  nonisolated public func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }

  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}

/// Asks for a review in a dialog of the system's.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// What the shop tells a person: nothing.
public struct Message: Sendable {
  public struct Reason: Hashable, Sendable {
    public static let generic = Self()
  }
  public let reason = Reason.generic
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
