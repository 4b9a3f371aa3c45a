import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

/// Parallel downloads with a limit, each with its own progress.
public struct DownloadsScreen: View {
  @State private var model: DownloadsModel

  public init(model: DownloadsModel) { _model = State(initialValue: model) }

  public var body: some View {
    NavigationStack {
      List(model.downloads) { download in
        VStack(alignment: .leading) {
          Text(download.name)
            .font(.headline)
          LoadingView(loader: download.loader, loadOnAppear: false) { _ in
            Label("On this device", systemImage: "checkmark.circle")
              .foregroundStyle(.secondary)
          }
          .emptyView { Text("Not started") }
          .progressView { DownloadProgress(progress: $0) }
          .errorView { error in
            Text(error.localizedDescription)
              .foregroundStyle(.red)
          }
        }
      }
      .navigationTitle("Downloads")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Start", action: model.startAll) }
        ToolbarItem(placement: .topBarTrailing) { Button("Cancel All", action: model.cancelAll) }
      }
    }
  }
}

private struct DownloadProgress: View {
  let progress: LoadingProgress?

  var body: some View {
    if progress?.isCanceled == true {
      Text("Cancelled")
        .foregroundStyle(.secondary)
    } else if let percent = progress?.percent {
      ProgressView(value: Double(percent), total: 100) { Text(progress?.message ?? "") }
    } else {
      Text(progress?.message ?? "starting")
        .foregroundStyle(.secondary)
    }
  }
}
