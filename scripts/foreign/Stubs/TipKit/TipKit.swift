// Tips that are not shown.
@_exported import SwiftUI

public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  var options: [any TipOption] { get }
}
public protocol TipOption {}
extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var options: [any TipOption] { [] }
  public func invalidate(reason: Tips.InvalidationReason) {}
}
public enum Tips {
  public enum InvalidationReason { case actionPerformed, tipClosed }
  public enum ConfigurationOption { case displayFrequency(DisplayFrequency), datastoreLocation(Location) }
  public enum DisplayFrequency { case immediate, daily }
  public enum Location { case applicationDefault, groupContainer(identifier: String) }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ flag: Bool) {} }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
}
@MainActor public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
}
@MainActor public protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct TipView<Content: Tip>: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil) {}
  public var body: some View { EmptyView() }
}
extension View {
  public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top) -> some View { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
}
