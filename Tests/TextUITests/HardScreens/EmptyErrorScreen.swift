import Foundation

@testable import TextUI

@MainActor
enum EmptyErrorScreen: HardScreen {
  static func view() -> some View {
    InboxView(model: InboxModel(error: Offline()))
  }

  struct InboxView: View {
    let model: InboxModel
    var body: some View {
      NavigationStack {
        Group {
          if let error = model.error {
            ContentUnavailableView {
              Label("Couldn't load mail", systemImage: "wifi.exclamationmark")
            } description: {
              Text(error.localizedDescription)
            } actions: {
              Button("Try again") {}.buttonStyle(.borderedProminent)
              Button("Work offline") {}
            }
          } else {
            List {}.overlay { Text("Loading...") }
          }
        }
        .refreshable { await model.load() }
        .navigationTitle("Inbox")
        .toolbar { ToolbarItem(placement: .status) { Text("Updated just now").font(.caption) } }
      }
    }
  }

  struct Offline: LocalizedError {
    var errorDescription: String? { "You appear to be offline." }
  }
  struct InboxModel {
    var error: (any Error)?
    func load() async {}
  }

  static let drawing = #"""
    ~ screen  refresh
    = Inbox

                    <> Couldn't load mail                 {wifi.exclamationmark title2}
                  You appear to be offline.               {secondary}
                         [Try again]                      {prominent}
                        [Work offline]
    _                  Updated just now                   {caption}
    """#
}
