import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

/// A long load that the user starts, and can cancel and restart.
public struct ReportScreen: View {
  @State private var report: BlockLoadable<String>

  public init(service: any LabService) {
    _report = State(
      initialValue: BlockLoadable { progress in
        for part in 0..<4 {
          progress(LoadingProgress(message: "chapter \(part + 1) of 4", percent: part * 25))
          _ = try await service.part(part, of: "report")
        }
        return "The report has four chapters."
      })
  }

  public var body: some View {
    NavigationStack {
      LoadingView(loader: report, loadOnAppear: false) { text in
        VStack {
          Text(text)
          Button("Discard", action: report.reset)
        }
      }
      .navigationTitle("Report")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Stop", action: report.cancel) }
      }
    }
  }
}
