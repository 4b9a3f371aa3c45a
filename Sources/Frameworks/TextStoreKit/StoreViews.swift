import TextUI

/// A product as the system draws it: a named area, and the app's icon beside it.
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

/// The system's subscription offer: a named area below the app's marketing content.
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

  /// The value of a success.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  /// Transforms the value.
  public func map<New>(_ transform: (Value) async throws -> New) async rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .success(let value): .success(try await transform(value))
    case .failure(let error): .failure(error)
    }
  }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

extension ContainerBackgroundPlacement {
  /// The background of the system's subscription offer.
  public static var subscriptionStore: Self { Self(name: "subscriptionStore") }
  public static var subscriptionStoreHeader: Self { Self(name: "subscriptionStoreHeader") }
  public static var subscriptionStoreFullHeight: Self { Self(name: "subscriptionStoreFullHeight") }
}

extension View {
  /// Reports no products: no shop answers.
  nonisolated public func storeProductsTask(
    for ids: some Collection<String>, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let ids = Array(ids)
    return task { await action(.success([], unavailable: ids)) }
  }
  /// Reports no subscription.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task { await action(.success([])) } }
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task { await action(.success(nil)) } }

  /// The system's own sheets. An open sheet is drawn with its name, without content.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { _StandIn("subscriptions") }
  }
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { sheet(isPresented: isPresented) { _StandIn("code") } }
  nonisolated public func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { sheet(isPresented: isPresented) { _StandIn("refund") } }
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> Any
  ) -> some View { sheet(isPresented: isPresented) { _StandIn("app") } }

  // These compile and have no effect: text has no counterpart, or no purchase happens.
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  nonisolated public func productViewStyle(_ style: ProductViewStyleChoice) -> some View { self }
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
  nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for policy: SubscriptionStorePolicyKind
  ) -> some View { self }
  nonisolated public func subscriptionStorePolicyDestination<Destination: View>(
    for policy: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Destination
  ) -> some View { self }
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  nonisolated public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleChoice) -> some View {
    self
  }
  nonisolated public func subscriptionStoreControlIcon<V: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> V
  ) -> some View { self }
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func subscriptionStoreControlBackground(_ style: SubscriptionStoreControlBackground) -> some View {
    self
  }
}

public enum ProductViewStyleChoice: Sendable { case automatic, compact, regular, large }
public enum SubscriptionStoreControlStyleChoice: Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker
}
public enum SubscriptionStoreControlBackground: Sendable { case automatic, gradientMaterial, gradientMaterialSheet }

public enum StoreButtonKind: Sendable { case automatic, cancellation, restorePurchases, redeemCode, signIn, policies }

public enum SubscriptionStoreButtonLabel: Sendable {
  case automatic, action, displayName, price, singleLine, multiline
  public var singleLine: Self { self }
  public var multiline: Self { self }
  public var price: Self { self }
  public var displayName: Self { self }
}

/// A policy that a subscription store links to.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }
