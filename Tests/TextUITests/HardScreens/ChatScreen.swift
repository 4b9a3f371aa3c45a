import Foundation

@testable import TextUI

@MainActor
enum ChatScreen: HardScreen {
  static func view() -> some View {
    NavigationStack(path: .constant(["Ada"])) {
      List { Text("Ada") }.navigationTitle("Chats").navigationDestination(for: String.self) { _ in
        ChatView(messages: messages)
      }
    }
  }

  struct ChatView: View {
    let messages: [Message]
    @State private var draft = ""
    var body: some View {
      ScrollView {
        ForEach(messages) { message in
          Text(message.text)
            .padding(10)
            .foregroundStyle(message.isMine ? .white : .primary)
            .background(message.isMine ? .blue : Color(.systemGray5), in: .rect(cornerRadius: 16))
            .frame(maxWidth: 280, alignment: message.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
            .accessibilityLabel(message.isMine ? "You: \(message.text)" : "\(message.from): \(message.text)")
            .contextMenu {
              Button("Copy") {}; if message.isMine { Button("Delete", role: .destructive) {} }
            }
            .opacity(message.isPending ? 0.5 : 1)
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $draft, axis: .vertical)
          Button("Send", systemImage: "arrow.up.circle.fill") {}.labelStyle(.iconOnly).disabled(draft.isEmpty)
        }
      }
      .navigationTitle("Ada").navigationBarTitleDisplayMode(.inline)
    }
  }

  struct Message: Identifiable {
    let text: String
    let from: String
    var isMine = false
    var isPending = false
    var id: String { text }
  }
  static let messages = [
    Message(text: "Did the tent hold in the wind?", from: "Ada"),
    Message(text: "It did. The pegs did not, so I tied it to the car.", from: "You", isMine: true),
    Message(text: "Photos later", from: "You", isMine: true, isPending: true),
  ]

  static let drawing = #"""
    = [<Chats]              Ada

       Did the tent hold in the wind?                     {on color:systemGray5 rounded "Ada: <text>"}
    ~ hold: Copy

                 It did. The pegs did not, so I tied it   {white on blue rounded "You: <text>"}
                 to the car.                              {white on blue rounded}
    ~ hold: Copy, Delete (destructive)

                                           Photos later   {white on blue rounded opacity 50% "You: <text>"}
    ~ hold: Copy, Delete (destructive)
    _ |(Message)                                | [~<>~]  {- | arrow.up.circle.fill "Send"}
    ~ [Message]  several lines
    """#
}

/// A colour of the system, as `UIKit` names it.
private enum SystemColour: String {
  case systemGray5
}

extension Color {
  fileprivate init(_ colour: SystemColour) { self.init(colour.rawValue) }
}
