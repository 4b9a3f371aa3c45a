// A shop that never answers.
import Foundation

public final class Purchases: @unchecked Sendable {
  public static let shared = Purchases()
  nonisolated(unsafe) public static var debugLogsEnabled = false
  @discardableResult public static func configure(withAPIKey key: String) -> Purchases { shared }
  public func offerings(_ completion: @escaping (Offerings?, Error?) -> Void) {}
  public func setAttributes(_ attributes: [String: String]) {}
  public func purchasePackage(
    _ package: Package, _ completion: @escaping (Any?, PurchaserInfo?, Error?, Bool) -> Void
  ) {}
  public func purchaserInfo(_ completion: @escaping (PurchaserInfo?, Error?) -> Void) {}
  public func restoreTransactions(_ completion: @escaping (PurchaserInfo?, Error?) -> Void) {}

  public struct Product {
    public let price = NSDecimalNumber(value: 0)
    public let priceLocale = Locale(identifier: "en_US")
  }
  public final class Package {
    public let product = Product()
    public var localizedPriceString: String { "" }
  }
  public final class Offering {
    public var monthly: Package?
    public var annual: Package?
    public var lifetime: Package?
  }
  public final class Offerings { public var current: Offering? }
  public final class EntitlementInfo { public var isActive: Bool { false } }
  public final class EntitlementInfos {
    public var all: [String: EntitlementInfo] { [:] }
    public subscript(key: String) -> EntitlementInfo? { nil }
  }
  public final class PurchaserInfo {
    public let entitlements = EntitlementInfos()
    public var activeSubscriptions: Set<String> { [] }
  }
}
