import Combine
import SwiftUI

// What comes on its own: streams of the app, and what is left of a time.
extension CorrectScreens {
  /// A product, and beside it its stock, which arrives on its own.
  struct Stock: View {
    let product: @Sendable () async throws -> String
    let stock: @Sendable () -> AsyncThrowingStream<Int, any Error>
    @State private var name: String?
    @State private var problem: String?
    @State private var left: Int?
    init(
      product: @escaping @Sendable () async throws -> String,
      stock: @escaping @Sendable () -> AsyncThrowingStream<Int, any Error>
    ) { self.product = product; self.stock = stock }
    var body: some View {
      VStack {
        if let name {
          Text(name)
          if let left { Text("In stock: \(left)") } else { Text("Checking stock…") }
        } else if let problem {
          Text(problem)
          Button("Try Again") { Task { await get() } }
        } else {
          ProgressView()
        }
      }
      .task { if name == nil { await get() } }
      .task { do { for try await value in stock() { left = value } } catch {} }
    }
    private func get() async {
      problem = nil
      do { name = try await product() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }

  /// A product, and a price that comes by a stream which may break off, and is opened anew.
  struct Price: View {
    let product: @Sendable () async throws -> String
    let prices: @Sendable (Int) -> AsyncThrowingStream<Int, any Error>
    @State private var name: String?
    @State private var problem: String?
    @State private var price: Int?
    @State private var priceProblem: String?
    init(
      product: @escaping @Sendable () async throws -> String,
      prices: @escaping @Sendable (Int) -> AsyncThrowingStream<Int, any Error>
    ) { self.product = product; self.prices = prices }
    var body: some View {
      VStack {
        if let name {
          Text(name)
          if let priceProblem {
            Text(priceProblem)
          } else if let price {
            Text("\(price) euros")
          } else {
            Text("No price yet")
          }
        } else if let problem {
          Text(problem); Button("Try Again") { Task { await get() } }
        } else {
          ProgressView()
        }
      }
      .task { if name == nil { await get() } }
      .task {
        for attempt in 0..<3 {
          do {
            for try await value in prices(attempt) { price = value; priceProblem = nil }
            return
          } catch {
            if Task.isCancelled { return }
            priceProblem = error.localizedDescription
            try? await Task.sleep(for: .seconds(3))
          }
        }
      }
    }
    private func get() async {
      problem = nil
      do { name = try await product() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }

  /// An offer that ends soon, with what is left of its time: by a timeline, a timer, a task.
  struct Offer: View {
    enum Clock: CaseIterable, Sendable { case timeline, timer, task, stream }
    let clock: Clock
    let load: @Sendable () async throws -> String
    @State private var offer: String?
    @State private var problem: String?
    @State private var left = 90
    init(clock: Clock, load: @escaping @Sendable () async throws -> String) { self.clock = clock; self.load = load }
    var body: some View {
      VStack {
        if let offer {
          Text(offer); countdown
        } else if let problem {
          Text(problem); Button("Try Again") { Task { await get() } }
        } else {
          ProgressView()
        }
      }
      .task { if offer == nil { await get() } }
      .task { if clock == .task { while left > 0, (try? await Task.sleep(for: .seconds(1))) != nil { left -= 1 } } }
      .task { if clock == .stream { for await value in Self.ticks() { left = value } } }
    }
    @State private var end: Date?
    @ViewBuilder private var countdown: some View {
      switch clock {
      case .timeline:
        TimelineView(.periodic(from: .now, by: 1)) { context in
          if let end { Text("Ends in \(Int(end.timeIntervalSince(context.date))) seconds") }
        }
      case .timer:
        Text("Ends in \(left) seconds").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          if left > 0 { left -= 1 }
        }
      case .task, .stream: Text("Ends in \(left) seconds")
      }
    }
    private static func ticks() -> AsyncStream<Int> {
      AsyncStream { continuation in
        let task = Task {
          for value in (0..<90).reversed() {
            do { try await Task.sleep(for: .seconds(1)) } catch { break }
            continuation.yield(value)
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
    private func get() async {
      problem = nil
      do {
        offer = try await load()
        end = Date.now.addingTimeInterval(90)
      } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }
}
