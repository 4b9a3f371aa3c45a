import Foundation
import Testing
import TextCombine

@Suite struct NotificationTests {
  @Test func `notifications are published while somebody listens`() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    final class Sender {}
    let sender = Sender()
    let all = center.publisher(for: name).map { $0.name.rawValue }.record()
    let one = center.publisher(for: name, object: sender).map { _ in 1 }.record(demand: .max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: sender)
    all.cancel()
    center.post(name: name, object: nil)
    #expect(all.events == ["test", "test", "test"])
    #expect(one.events == ["1"])
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }
}
