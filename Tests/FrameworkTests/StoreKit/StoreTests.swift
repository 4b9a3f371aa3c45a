import StoreKit
import SwiftUI

@MainActor @Suite struct StoreTests {
  struct Shop: View {
    @State private var state = "loading"
    @State private var isManaging = false
    var body: some View {
      VStack {
        Text(state)
        ProductView(id: "tea") { Text("Tea") }
        SubscriptionStoreView(groupID: "plus") { Text("Plus") }
      }.storeProductsTask(for: ["tea", "milk"]) { result in
        if case .success(let products, let unavailable) = result {
          await MainActor.run { state = "\(products.count) of \(unavailable.count + products.count)" }
        }
      }.manageSubscriptionsSheet(isPresented: $isManaging)
    }
  }

  @Test func `a shop has no products, and the system's views are drawn by name`() throws {
    let lines = try lines { Shop() }
    expect(lines.contains { $0.contains("0 of 2") }, "\(lines)")
    expect(lines.contains { $0.contains("Tea") && $0.contains("<product--") }, "\(lines)")
    expect(lines.contains { $0.contains("<subscriptions--") }, "\(lines)")
    expect(lines, contains: "~ marks: plus")
  }

  @Test func `nothing is bought, nothing is for sale, and nothing is verified by accident`() async throws {
    try await expect(Product.products(for: ["tea"]).isEmpty)
    await expect(StoreKit.Transaction.currentEntitlement(for: "tea") == nil)
    for await _ in StoreKit.Transaction.updates { Issue.record("a purchase") }
    try await AppStore.sync()
    // An unverified value is not available by accident.
    let bad = VerificationResult.unverified(1, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try bad.payloadValue }
    expect(bad.unsafePayloadValue, is: 1)
    try expect(VerificationResult.verified(2).payloadValue, is: 2)
  }
}
