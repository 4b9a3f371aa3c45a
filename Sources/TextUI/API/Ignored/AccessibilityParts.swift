// What an assistive technology tells beside the content, for which a golden has no line: these compile, and change nothing.

/// Words about an element that a person asks for.
public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}

extension AXCustomContent {
  public enum Importance: UInt, Sendable { case `default`, high }
}
public enum AXCustomContent {}

/// Which kind of actions are told together.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(named: "default")
  public static let edit = AccessibilityActionCategory(named: "edit")
  private init(named name: String) { self.name = name }
  public init(_ name: LocalizedStringKey) { self.name = name.key }
}

extension View {
  /// Does nothing in text. On a device: words about the element that a person asks for.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Does nothing in text. On a device: words about the element that a person asks for.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Does nothing in text. On a device: words about the element that a person asks for.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Does nothing in text. On a device: words about the element that a person asks for.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Does nothing in text. On a device: words about the element that a person asks for.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}

/// Something that an assistive technology is to say: in a frame nobody listens.
@MainActor
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    nonisolated public init(_ announcement: String) {}
    nonisolated public init(_ announcement: AttributedString) {}
    nonisolated public init(_ announcement: LocalizedStringResource) {}
    nonisolated public func post() {}
  }
  public struct ScreenChanged {
    nonisolated public init(_ element: Any? = nil) {}
    nonisolated public func post() {}
  }
  public struct LayoutChanged {
    nonisolated public init(_ element: Any? = nil) {}
    nonisolated public func post() {}
  }
  public struct PageScrolled: Sendable {
    nonisolated public init(_ pageDescription: String) {}
    nonisolated public func post() {}
  }
}
