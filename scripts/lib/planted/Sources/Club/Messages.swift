import Combine
import SwiftUI

struct Conversation: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let last: String
}

struct Message: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
  let isMine: Bool
}

protocol MessageService: Sendable {
  func conversations() async throws -> [Conversation]
  func messages(in id: Conversation.ID) async throws -> [Message]
  func send(_ text: String, to id: Conversation.ID) async throws -> Message
}

@MainActor final class ConversationsModel: ObservableObject {
  @Published private(set) var conversations: Loading<[Conversation]> = .waiting
  let service: any MessageService

  init(service: any MessageService) { self.service = service }

  func load() async {
    if case .loaded = conversations { return }
    conversations = .waiting
    do {
      let answer = try await service.conversations()
      guard !Task.isCancelled else { return }
      conversations = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      conversations = .failed(error.localizedDescription)
    }
  }
}

@MainActor final class ConversationModel: ObservableObject {
  @Published private(set) var messages: Loading<[Message]> = .waiting
  @Published private(set) var isSending = false
  @Published private(set) var sendProblem: String?
  @Published var text = ""
  private let id: Conversation.ID
  private let service: any MessageService

  init(id: Conversation.ID, service: any MessageService) {
    self.id = id
    self.service = service
  }

  func load() async {
    if case .loaded = messages { return }
    messages = .waiting
    do {
      let answer = try await service.messages(in: id)
      guard !Task.isCancelled else { return }
      messages = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      messages = .failed(error.localizedDescription)
    }
  }

  func send() async {
    guard !isSending, !text.isEmpty, case .loaded(let known) = messages else { return }
    isSending = true
    sendProblem = nil
    do {
      let message = try await service.send(text, to: id)
      messages = .loaded(known + [message])
      text = ""
    } catch {
      sendProblem = "Not sent. \(error.localizedDescription)"
    }
    isSending = false
  }
}

struct MessagesView: View {
  @StateObject private var model: ConversationsModel

  init(model: @autoclosure @escaping () -> ConversationsModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.conversations {
        case .waiting: ProgressView("Loading messages")
        case .loaded(let conversations) where conversations.isEmpty:
          ContentUnavailableView("No Messages", systemImage: "bubble.left", description: Text("Members write to you here."))
        case .loaded(let conversations):
          List(conversations) { conversation in
            NavigationLink(value: conversation) {
              VStack(alignment: .leading) {
                Text(conversation.name).font(.headline)
                Text(conversation.last).foregroundStyle(.secondary)
              }
            }
          }
        case .failed(let message):
          ContentUnavailableView {
            Label("Messages Not Loaded", systemImage: "bubble.left")
          } description: {
            Text(message)
          } actions: {
            Button("Try Again") { Task { await model.load() } }
          }
        }
      }
      .navigationTitle("Messages")
      .navigationDestination(for: Conversation.self) { conversation in
        ConversationView(title: conversation.name, model: ConversationModel(id: conversation.id, service: model.service))
      }
    }
    .task { await model.load() }
  }
}

private struct ConversationView: View {
  let title: String
  @StateObject var model: ConversationModel

  init(title: String, model: @autoclosure @escaping () -> ConversationModel) {
    self.title = title
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    Group {
      switch model.messages {
      case .waiting: ProgressView("Loading conversation")
      case .loaded(let messages): conversation(messages)
      case .failed(let message):
        ContentUnavailableView {
          Label("Conversation Not Loaded", systemImage: "bubble.left")
        } description: {
          Text(message)
        } actions: {
          Button("Load Conversation") { Task { await model.load() } }
        }
      }
    }
    .navigationTitle(title)
    .task { await model.load() }
  }

  private func conversation(_ messages: [Message]) -> some View {
    VStack {
      if messages.isEmpty {
        ContentUnavailableView("Say Hello", systemImage: "hand.wave")
      } else {
        List(messages) { message in
          Text(message.text).frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
        }
      }
      if let problem = model.sendProblem { Text(problem) }
      HStack {
        TextField("Message", text: $model.text).textFieldStyle(.roundedBorder).frame(minHeight: 44)
        if model.isSending {
          ProgressView()
        } else {
          Button { Task { await model.send() } } label: {
            Label("Send", systemImage: "paperplane").labelStyle(.iconOnly).frame(width: 44, height: 44)
          }
          .disabled(model.text.isEmpty)
        }
      }
      .disabled(model.isSending)
      .padding()
    }
  }
}
