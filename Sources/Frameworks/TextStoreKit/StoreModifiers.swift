import TextUI

extension View {
  /// No shop answers: there are no products.
  nonisolated public func storeProductsTask(
    for ids: some Collection<String>, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let ids = Array(ids)
    return task { await action(.success([], unavailable: ids)) }
  }
  /// Nobody has subscribed.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task { await action(.success([])) } }
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task { await action(.success(nil)) } }

  /// The system's own sheets: that one is open is drawn, its content is not the app's.
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

  // Text has no counterpart, or nobody buys: these compile, and change nothing.
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  nonisolated public func productViewStyle(_ style: ProductViewStyleChoice) -> some View { self }
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
  nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
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

public struct StoreButtonKind: Sendable {
  public static var automatic: Self { Self() }
  public static var cancellation: Self { Self() }
  public static var restorePurchases: Self { Self() }
  public static var redeemCode: Self { Self() }
  public static var signIn: Self { Self() }
  public static var policies: Self { Self() }
}

public struct SubscriptionStoreButtonLabel: Sendable {
  public static var automatic: Self { Self() }
  public static var action: Self { Self() }
  public static var displayName: Self { Self() }
  public static var price: Self { Self() }
  public static var singleLine: Self { Self() }
  public static var multiline: Self { Self() }
  public var singleLine: Self { self }
  public var multiline: Self { self }
  public var price: Self { self }
  public var displayName: Self { self }
}
