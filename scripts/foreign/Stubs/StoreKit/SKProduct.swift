import Foundation

open class SKProduct: NSObject {
  public let price = NSDecimalNumber(value: 0)
  public let priceLocale = Locale(identifier: "en_US")
  public let localizedTitle = ""
  public let productIdentifier = ""
}
open class SKPaymentTransaction: NSObject {}
public enum SKStoreReviewController {
  public static func requestReview() {}
}
