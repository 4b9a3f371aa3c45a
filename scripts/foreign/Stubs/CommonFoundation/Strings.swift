import Foundation

extension StringProtocol {
  public var isReallyEmpty: Bool { trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
}
extension Bundle {
  public var mainBundleIdentifier: String? { bundleIdentifier }
  public var appIdentifierPrefix: String? { nil }
  public var buildVersion: String? { "1" }
  public var marketingVersion: String? { "1.0" }
}
