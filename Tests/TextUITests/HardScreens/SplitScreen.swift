import Foundation

@testable import TextUI

@MainActor
enum SplitScreen: HardScreen {
  static func view() -> some View {
    MailView()
  }

  struct MailView: View {
    @State private var selected: Mail.ID? = 2
    var body: some View {
      NavigationSplitView {
        List(selection: $selected) {
          ForEach(mails) { mail in
            VStack(alignment: .leading) {
              Text(mail.sender).bold(!mail.isRead)
              Text(mail.subject).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
            }
            .swipeActions {
              Button("Archive") {}; Button("Delete", role: .destructive) {}
            }
          }
        }
        .navigationTitle("Inbox")
      } detail: {
        ScrollView {
          VStack {
            Text("Your tent is on its way").font(.title).bold()
            Text("It left the warehouse this morning and arrives on Friday, between 9 and 12.").multilineTextAlignment(
              .center)
          }
          .padding()
        }
        .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
      }
    }
  }

  struct Mail: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let isRead: Bool
  }
  static let mails = [
    Mail(id: 1, sender: "Ada", subject: "Lunch on Friday?", isRead: false),
    Mail(id: 2, sender: "Fjord Shop", subject: "Your order 1041 has shipped and is on its way to you", isRead: true),
  ]

  static let drawing = #"""
    = Inbox
    ~ each  swipe: Archive, Delete (destructive)
    * Ada                                                 {bold}
      Lunch on Friday?                                    {subheadline secondary}
    *>Fjord Shop
      Your order 1041 has shipped and is on its way...    {subheadline secondary cut}
    """#
}
