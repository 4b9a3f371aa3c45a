import Foundation

extension StringProtocol {
  public var isReallyEmpty: Bool { trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
}
extension Bundle {
  public var mainBundleIdentifier: String? { bundleIdentifier }
  public var appIdentifierPrefix: String? { nil }
  public var buildVersion: String { "1.0" }
  public var buildNumber: String { "1" }
  public var marketingVersion: String? { "1.0" }
}
extension Error {
  public var isCancellationError: Bool { self is CancellationError }
}
extension Collection {
  public subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Sequence {
  public func sorted<V: Comparable>(by keyPath: KeyPath<Element, V>) -> [Element] {
    sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }
  public func localizedSorted<S: StringProtocol>(by keyPath: KeyPath<Element, S>) -> [Element] {
    sorted { String($0[keyPath: keyPath]) < String($1[keyPath: keyPath]) }
  }
  public func localizedSorted<S: StringProtocol>(by keyPath: KeyPath<Element, S?>) -> [Element] {
    sorted { String($0[keyPath: keyPath] ?? "") < String($1[keyPath: keyPath] ?? "") }
  }
}
extension Sequence where Element: StringProtocol {
  public func localizedSorted() -> [Element] { sorted() }
}
