// A shop that never answers.
import Foundation

public final class Purchases: @unchecked Sendable {
  public enum LogLevel { case error, debug }
  public static let shared = Purchases()
  nonisolated(unsafe) public static var logLevel = LogLevel.error
  @discardableResult public static func configure(withAPIKey key: String) -> Purchases { shared }
  public func getCustomerInfo(_ completion: @escaping @MainActor @Sendable (CustomerInfo?, Error?) -> Void) {}
  public func restorePurchases(_ completion: @escaping @MainActor @Sendable (CustomerInfo?, Error?) -> Void) {}
  public func getProducts(_ ids: [String], _ completion: @escaping @MainActor @Sendable ([StoreProduct]) -> Void) {}
  public func purchase(product: StoreProduct) async throws -> (
    transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
  ) { (nil, CustomerInfo(), true) }
}
public final class StoreTransaction: Sendable {}
public final class StoreProduct: Sendable {
  public var productIdentifier: String { "" }
  public var localizedPriceString: String { "" }
  public var price: Decimal { 0 }
  public var subscriptionPeriod: String? { nil }
}
public final class EntitlementInfo: Sendable { public var isActive: Bool { false } }
public final class EntitlementInfos: Sendable {
  public var active: [String: EntitlementInfo] { [:] }
  public var all: [String: EntitlementInfo] { [:] }
  public subscript(name: String) -> EntitlementInfo? { nil }
}
public final class NonSubscription: Sendable { public var productIdentifier: String { "" } }
public final class CustomerInfo: Sendable {
  public var entitlements: EntitlementInfos { EntitlementInfos() }
  public var nonSubscriptions: [NonSubscription] { [] }
  public var activeSubscriptions: Set<String> { [] }
}
