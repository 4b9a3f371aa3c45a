// Requests of menus, other windows and other devices to a screen. A frame is one screen: these compile and change nothing.

public protocol FocusedValueKey { associatedtype Value }

public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public subscript<Key: EnvironmentKey, Value>(key: Key.Type) -> Value? where Key.Value == Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  public func focusedObject<T: AnyObject>(_ object: T?) -> some View { self }
  public func focusedSceneObject<T: AnyObject>(_ object: T?) -> some View { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}

public struct OpenWindowAction {
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Hashable & Codable>(value: D) {}
  @MainActor public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

public struct RequestReviewAction: Sendable { @MainActor public func callAsFunction() {} }

public struct DismissWindowAction: Sendable {
  @MainActor public func callAsFunction() {}
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

public struct ResetFocusAction: Sendable { public func callAsFunction(in namespace: Namespace.ID) {} }

public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

public enum SearchSuggestionsPlacement: Equatable, Sendable {
  case automatic, menu, content
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Self { Self(rawValue: 1) }
    public static var content: Self { Self(rawValue: 2) }
  }
}

extension EnvironmentValues {
  public var supportsMultipleWindows: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var isActivityFullscreen: Bool { false }
  public var showsWidgetContainerBackground: Bool { true }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  public var isTabBarShowingSections: Bool { false }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var expirationDate: Date?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var needsSave = false
  public var _contentAttributeSet: AnyObject?
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    userInfo = (userInfo ?? [:]).merging(["typedPayload": try JSONEncoder().encode(payload)]) { $1 }
  }
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?["typedPayload"] as? Data else { throw CocoaError(.coderValueNotFound) }
    return try JSONDecoder().decode(type, from: data)
  }
  public static func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }
  // There is no system that would take it over.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
