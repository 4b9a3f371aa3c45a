import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

/// Debounce, retry and limit in one: however often the user presses Refresh, one load runs at a time, and a failed request
/// is repeated.
public struct RatesScreen: View {
  typealias Loader = DebouncingLoadable<RetryableLoader<ConcurrencyLimitingLoadable<BlockLoadable<[String]>>>>

  @State private var rates: Loader
  @State private var presses = 0

  /// - Parameter tokens: what loads need to run; other screens may share it.
  public init(service: any LabService, tokens: TokenBucket) {
    let limited = ConcurrencyLimitingLoadable(wrapping: BlockLoadable { try await service.rates() }, tokens: tokens)
    _rates = State(
      initialValue: DebouncingLoadable(
        wrapping: RetryableLoader(base: limited, maxAttempts: 3), debounceInterval: .milliseconds(500),
        executeFirstImmediately: true))
  }

  public var body: some View {
    NavigationStack {
      LoadingView(loader: rates) { rates in
        if rates.isEmpty {
          ContentUnavailableView("The market is closed", systemImage: "moon.zzz")
        } else {
          List(rates, id: \.self) { Text($0) }
        }
      }
      .navigationTitle("Rates")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("\(presses) pressed") }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Refresh") {
            presses += 1
            Task { await rates.load() }
          }
        }
      }
    }
  }
}
