@_exported import TextUI

/// What an app tells a person about a feature, when its rules say that it is time.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status

  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ListBuilder<Action> var actions: [Action] { get }
  @Tips.ListBuilder<Rule> var rules: [Rule] { get }
  @Tips.ListBuilder<any Option> var options: [any Option] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }

  /// Whether it is time: the app has configured its tips, every rule holds, and nobody has closed it.
  public var status: Status {
    if let reason = TipStore.reason(id) { return .invalidated(reason) }
    return TipStore.isConfigured && rules.allSatisfy { $0.holds() } ? .available : .pending
  }
  public var shouldDisplay: Bool { status == .available }

  /// Closes the tip for good.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.invalidate(id, reason) }
  public func resetEligibility() async { TipStore.invalidate(id, nil) }
}

/// How often a tip is shown. A frame shows it whenever its rules hold.
public protocol TipOption: Sendable {}

extension Tips {
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }

  /// Lists actions, rules or options.
  @resultBuilder public enum ListBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first: [Element]) -> [Element] { first }
    public static func buildEither(second: [Element]) -> [Element] { second }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  }
}
