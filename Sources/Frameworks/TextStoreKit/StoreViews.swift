import TextUI

/// A product as the system draws it: an area that is named, and the app's icon beside it.
public struct ProductView<Icon: View>: View {
  private let id: String
  private let icon: Icon
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.id = id
    self.icon = icon()
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: product.id, icon: icon)
  }
  public var body: some View {
    HStack {
      icon
      _StandIn("product", marks: [.init(id)]).frame(height: 40)
    }
  }
}

extension ProductView where Icon == EmptyView {
  public init(id: String, prefersPromotionalIcon: Bool = false) { self.init(id: id) { EmptyView() } }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(id: product.id) { EmptyView() } }
}

/// Products as the system draws them.
public struct StoreView: View {
  private let ids: [String]
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { self.ids = Array(ids) }
  public var body: some View { _StandIn("store", marks: ids.map { .init($0) }) }
}

/// The system's offer of subscriptions: an area that is named, below what the app says of it.
public struct SubscriptionStoreView<Content: View>: View {
  private let marks: [_StandIn.Mark]
  private let content: Content
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    marks = [.init(groupID)]
    content = marketingContent()
  }
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    marks = productIDs.map { .init($0) }
    content = marketingContent()
  }
  public var body: some View {
    VStack {
      content
      _StandIn("subscriptions", marks: marks).frame(height: 120)
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(groupID: groupID) { EmptyView() }
  }
  public init(productIDs: some Collection<String>) { self.init(productIDs: productIDs) { EmptyView() } }
}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var upgrade: Self { Self(rawValue: 1) }
    public static var downgrade: Self { Self(rawValue: 2) }
    public static var crossgrade: Self { Self(rawValue: 4) }
    public static var current: Self { Self(rawValue: 8) }
    public static var all: Self { [.upgrade, .downgrade, .crossgrade, .current] }
  }
  public enum CollectionTaskState: Sendable {
    case loading
    case success([Product], unavailable: [String])
    case failure(any Error)
  }
  public enum TaskState: Sendable {
    case loading, unavailable
    case success(Product)
    case failure(any Error)
  }
}

public enum EntitlementTaskState<Value> {
  case loading
  case success(Value)
  case failure(any Error)
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState {
  /// What is there, if it is.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  /// The same state of another value.
  public func map<New>(_ transform: (Value) async throws -> New) async rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .success(let value): .success(try await transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

extension ContainerBackgroundPlacement {
  /// Behind the system's offer of subscriptions.
  public static var subscriptionStore: Self { Self(name: "subscriptionStore") }
  public static var subscriptionStoreHeader: Self { Self(name: "subscriptionStoreHeader") }
  public static var subscriptionStoreFullHeight: Self { Self(name: "subscriptionStoreFullHeight") }
}
