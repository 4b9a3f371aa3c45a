import SwiftUI

public struct WatchlistView: View {
  @State private var viewModel: WatchlistViewModel

  public init(viewModel: WatchlistViewModel) { _viewModel = State(initialValue: viewModel) }

  public var body: some View {
    NavigationStack {
      content
        .navigationTitle("Watchlist")
        .toolbar {
          if viewModel.isRefreshing {
            ToolbarItem(placement: .topBarTrailing) { ProgressView() }
          }
        }
    }
    .task { await viewModel.load() }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .idle:
      Color.clear
    case .loading where viewModel.markets.isEmpty:
      ProgressView("Loading markets")
    case .loading, .loaded:
      List(viewModel.markets) { market in
        MarketRow(market: market)
      }
      .refreshable { await viewModel.load() }
    case .empty:
      ContentUnavailableView {
        Label("No markets yet", systemImage: "chart.line.uptrend.xyaxis")
      } description: {
        Text("Markets that you follow show up here.")
      } actions: {
        Button("Check Again", action: reload)
      }
    case .failed(let message):
      ContentUnavailableView {
        Label("Couldn't load markets", systemImage: "wifi.exclamationmark")
      } description: {
        Text(message)
      } actions: {
        Button("Try Again", action: reload)
          .buttonStyle(.borderedProminent)
      }
    }
  }

  private func reload() {
    Task { await viewModel.load() }
  }
}
