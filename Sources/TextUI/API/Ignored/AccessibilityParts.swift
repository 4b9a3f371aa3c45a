// What an assistive technology tells beside the content, for which a golden has no line: these compile, and change nothing.

/// Words about an element that a person asks for.
public struct AccessibilityCustomContentKey: Sendable {
  /// Words under a label, which the id tells from others of the same label.
  public init(_ label: Text, id: String) {}
  /// Words under a label, which the id tells from others of the same label.
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  /// Words under a label, which also tells them from others.
  public init(_ labelKey: LocalizedStringKey) {}
}

extension AXCustomContent {
  /// Whether the words are told at once, or when a person asks for them.
  public enum Importance: UInt, Sendable { case `default`, high }
}
/// Words about an element beside its label and value. Only how important they are can be said.
public enum AXCustomContent {}

/// Which kind of actions are told together.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  /// The actions that belong to no other category.
  public static let `default` = AccessibilityActionCategory(named: "default")
  /// What changes the element.
  public static let edit = AccessibilityActionCategory(named: "edit")
  private init(named name: String) { self.name = name }
  /// A category by a name of the app's own.
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
  /// Words to be said at once.
  public struct Announcement: Sendable {
    /// Keeps nothing of the words.
    nonisolated public init(_ announcement: String) {}
    /// Keeps nothing of the words, nor of how they are to be said.
    nonisolated public init(_ announcement: AttributedString) {}
    /// Keeps nothing of the words.
    nonisolated public init(_ announcement: LocalizedStringResource) {}
    /// Does nothing in text. On a device: has the words said.
    nonisolated public func post() {}
  }
  /// Most of the screen is another one now.
  public struct ScreenChanged {
    /// Keeps nothing of the element that is to be met next.
    nonisolated public init(_ element: Any? = nil) {}
    /// Does nothing in text. On a device: tells an assistive technology to begin again.
    nonisolated public func post() {}
  }
  /// Something on the screen has come, gone or moved.
  public struct LayoutChanged {
    /// Keeps nothing of the element that is to be met next.
    nonisolated public init(_ element: Any? = nil) {}
    /// Does nothing in text. On a device: tells an assistive technology to look again.
    nonisolated public func post() {}
  }
  /// The content has been scrolled by a page.
  public struct PageScrolled: Sendable {
    /// Keeps nothing of the words for the page.
    nonisolated public init(_ pageDescription: String) {}
    /// Does nothing in text. On a device: has it said which page is seen.
    nonisolated public func post() {}
  }
}
