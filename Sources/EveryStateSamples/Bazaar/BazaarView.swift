import SwiftUI

/// A badly written shop screen. Each of its mistakes is common, and no golden shows it. `verifySoundness()` finds them all; the tests
/// keep its findings.
public struct BazaarView: View {
  @State private var model: BazaarModel

  public init(model: BazaarModel) { _model = State(initialValue: model) }

  public var body: some View {
    NavigationStack {
      VStack {
        // Shown before the first load: the list is empty because nothing was loaded.
        if model.offers.isEmpty {
          Text("Nothing for sale today.")
        }
        if let message = model.message {
          Text(message)
          Button("Ask Again") { Task { await model.load() } }
        }
        ForEach(model.offers, id: \.self) { offer in
          HStack {
            Text(offer)
            // Left unfinished.
            Button("Haggle") {}
          }
        }
        // The stock-taking fails, and the spinner never stops.
        if model.stock == nil { ProgressView("Counting") }
        Button("Newest First") { Task { await model.load() } }
      }
      .navigationTitle("Bazaar")
    }
    .task { await model.load() }
    .task { await model.count() }
  }
}

/// The model of the screen that is as it should not be.
@MainActor
@Observable
public final class BazaarModel {
  private(set) var offers: [String] = []
  private(set) var message: String?
  private(set) var stock: Int?
  private let market: any Bazaar

  public init(market: any Bazaar) { self.market = market }

  func load() async {
    // The message stays after a success; a canceled load shows as a failure; the older of two answers may arrive last.
    do { offers = try await market.offers() } catch { message = "The bazaar is closed." }
  }

  func count() async { stock = try? await market.stock() }
}

/// Where the offers come from.
public protocol Bazaar: Sendable {
  func offers() async throws -> [String]
  func stock() async throws -> Int
}

public enum BazaarError: Error { case closed }
