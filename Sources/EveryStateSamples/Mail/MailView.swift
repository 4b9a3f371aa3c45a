import SwiftUI

@MainActor
@Observable
public final class MailModel {
  private(set) var inbox = Loadable<[Mail]>.idle
  @ObservationIgnored private let service: any MailService

  public init(service: any MailService) { self.service = service }

  func load() async {
    guard !inbox.isLoading else { return }
    inbox = .loading
    do { inbox = .loaded(try await service.inbox()) } catch { inbox = .error(error) }
  }
}

/// An inbox beside the mail that is chosen in it, where there is room.
public struct MailView: View {
  @State private var model: MailModel
  @State private var chosen: Mail.ID?

  public init(model: MailModel) { _model = State(initialValue: model) }

  public var body: some View {
    NavigationSplitView {
      InboxView(model: model, chosen: $chosen)
        .navigationTitle("Inbox")
    } detail: {
      if let mail = model.inbox.value?.first(where: { $0.id == chosen }) {
        MailDetail(mail: mail)
      } else {
        ContentUnavailableView("No Mail Chosen", systemImage: "envelope")
      }
    }
    .task { await model.load() }
  }
}

private struct InboxView: View {
  let model: MailModel
  @Binding var chosen: Mail.ID?

  var body: some View {
    switch model.inbox {
    case .idle, .loading:
      ProgressView()
    case .loaded(let mails) where mails.isEmpty:
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("You have read it all."))
    case .loaded(let mails):
      List(mails, selection: $chosen) { mail in
        VStack(alignment: .leading) {
          Text(mail.sender)
            .fontWeight(mail.isRead ? .regular : .bold)
          Text(mail.subject)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
    case .error(let error):
      ContentUnavailableView {
        Label("No Connection", systemImage: "wifi.slash")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Try Again") { Task { await model.load() } }
      }
    }
  }
}

private struct MailDetail: View {
  let mail: Mail
  @State private var isFlagged = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(mail.subject)
          .font(.title2.bold())
        Text(mail.body)
      }
      .padding()
    }
    .navigationTitle(mail.sender)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Flag", systemImage: isFlagged ? "flag.fill" : "flag") { isFlagged.toggle() }
    }
  }
}
