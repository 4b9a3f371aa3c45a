import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

/// A server that often fails, behind a retry.
public struct QuoteScreen: View {
  @State private var quote: RetryableLoader<BlockLoadable<String>>

  public init(service: any LabService) {
    _quote = State(initialValue: RetryableLoader(base: BlockLoadable { try await service.quote() }, maxAttempts: 3))
  }

  public var body: some View {
    NavigationStack {
      LoadingView(loader: quote) { quote in
        VStack {
          Text(quote)
          Button("Another") { Task { await self.quote.load() } }
        }
      }
      .errorView { error in
        ContentUnavailableView {
          Label("No quote today", systemImage: "quote.bubble")
        } description: {
          Text(error.localizedDescription)
          Text("Three attempts were made.")
        } actions: {
          Button("Try Again") { Task { await quote.load() } }
        }
      }
      .navigationTitle("Quote")
    }
  }
}
