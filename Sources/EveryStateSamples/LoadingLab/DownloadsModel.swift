import EveryStateLoaders

/// A file that is downloaded in four parts.
@MainActor
final class Download: Identifiable {
  let name: String
  let loader: ConcurrencyLimitingLoadable<BlockLoadable<Int>>

  nonisolated var id: String { name }

  init(_ name: String, service: any LabService, tokens: TokenBucket) {
    self.name = name
    let parts = BlockLoadable<Int> { report in
      for part in 0..<4 {
        report(LoadingProgress(message: "part \(part + 1) of 4", percent: part * 25))
        _ = try await service.part(part, of: name)
      }
      return 4
    }
    loader = ConcurrencyLimitingLoadable(wrapping: parts, tokens: tokens, waitingMessage: "waiting for its turn")
  }
}

/// Downloads with a limit on how many run at the same time.
@MainActor
public final class DownloadsModel {
  let downloads: [Download]

  /// - Throws: `InvalidConcurrencyLimit` for a limit below 1.
  public init(_ files: [String], service: any LabService, limit: Int) throws {
    let tokens = try TokenBucket(limit: limit)
    downloads = files.map { Download($0, service: service, tokens: tokens) }
  }

  func cancelAll() { for download in downloads { download.loader.cancel() } }

  func startAll() {
    for download in downloads where download.loader.currentState.value == nil {
      Task { await download.loader.loadIfNotLoading() }
    }
  }
}
