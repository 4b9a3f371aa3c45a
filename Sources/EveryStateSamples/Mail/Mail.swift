import EveryStateMocks
import Foundation

public struct Mail: Identifiable, Hashable, Sendable {
  public let id: Int
  public let sender: String
  public let subject: String
  public let body: String
  public var isRead: Bool

  public init(id: Int, sender: String, subject: String, body: String, isRead: Bool = true) {
    (self.id, self.sender, self.subject, self.body, self.isRead) = (id, sender, subject, body, isRead)
  }
}

extension Mail {
  public static let samples = [
    Mail(
      id: 1, sender: "Ada", subject: "Lunch on Friday?", body: "The place by the river has a new cook.", isRead: false),
    Mail(
      id: 2, sender: "Fjord Shop", subject: "Your order has shipped",
      body: "It left the warehouse this morning and arrives on Friday, between 9 and 12."),
    Mail(id: 3, sender: "Grace", subject: "Notes", body: "As promised."),
  ]
}

public protocol MailService: Sendable {
  func inbox() async throws -> [Mail]
}

extension MockStore: MailService where Item == Mail {
  public func inbox() async throws -> [Mail] { try await list() }
}
