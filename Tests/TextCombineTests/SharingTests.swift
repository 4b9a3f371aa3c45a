import Foundation
import Testing
import TextCombine

@Suite struct SharingTests {
  @Test func `sharing subscribes once, and again after all have gone`() {
    let subject = PassthroughSubject<Int, Oops>()
    var subscriptions = 0
    var cancelled = 0
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancelled += 1 }
    ).share()
    let a = shared.record()
    let b = shared.record()
    subject.send(1)
    a.cancel()
    subject.send(2)
    #expect((subscriptions, cancelled) == (1, 0))
    b.cancel()
    b.cancel()
    #expect((subscriptions, cancelled) == (1, 1))
    subject.send(3)
    let c = shared.record()
    subject.send(4)
    subject.send(completion: .failure(.a))
    #expect((subscriptions, cancelled) == (2, 1))
    #expect(a.events == ["1"])
    #expect(b.events == ["1", "2"])
    #expect(c.events == ["4", "xa"])
    #expect(shared.events() == "xa")
  }

  @Test func `a source that sends at once is shared by the first only`() {
    let shared = [1, 2].publisher.share()
    #expect(shared.events() == "1 2 |")
    #expect(shared.events() == "|")
  }

  @Test func `multicasting waits for the connection`() {
    let source = [1, 2].publisher.multicast { PassthroughSubject() }
    let a = source.record()
    let b = source.record(demand: .max(1))
    #expect(a.events == [])
    let connection = source.connect()
    #expect(a.events == ["1", "2", "|"])
    #expect(b.events == ["1", "|"])
    connection.cancel()

    let subject = PassthroughSubject<Int, Never>()
    let connectable = subject.makeConnectable()
    let c = connectable.record()
    subject.send(1)
    let end = connectable.connect()
    subject.send(2)
    end.cancel()
    subject.send(3)
    #expect(c.events == ["2"])

    let current = PassthroughSubject<Int, Never>().multicast(subject: CurrentValueSubject<Int, Never>(7)).autoconnect()
    #expect(current.events() == "7")
  }

  @Test @MainActor func `values are for loops`() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    await #expect(throws: Oops.a) {
      for try await value in Fail<Int, Oops>(error: .a).prepend(4).values { seen.append(value) }
    }
    #expect(seen == [1, 2, 3, 4])
    #expect(await Future<Int, Never> { $0(.success(5)) }.value == 5)
    await #expect(throws: Oops.b) { try await Future<Int, Oops> { $0(.failure(.b)) }.value }

    // A loop ends when its task is cancelled, and leaves the publisher.
    var cancelled = 0
    let subject = CurrentValueSubject<Int, Never>(6)
    let source = subject.handleEvents(receiveCancel: { cancelled += 1 })
    let task = Task {
      for await value in source.values { seen.append(value) }
      return seen.count
    }
    while seen.last != 6 { await Task.yield() }
    subject.send(7)
    while seen.last != 7 { await Task.yield() }
    task.cancel()
    #expect(await task.value == 6)
    #expect(cancelled == 1)
    // And when the loop is left.
    for await _ in source.values { break }
    #expect(cancelled == 2)
  }

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

  @Test func `values are decoded and encoded`() {
    struct User: Codable { var name: String }
    let data = Just(Data(#"{"name":"Ada"}"#.utf8))
    #expect(data.decode(type: User.self, decoder: JSONDecoder()).map(\.name).events() == "Ada |")
    #expect(data.decode(type: [User].self, decoder: JSONDecoder()).map { _ in 0 }.events().contains("typeMismatch"))
    let encoded = Just(User(name: "Bob")).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    #expect(encoded.events() == #"{"name":"Bob"} |"#)
  }
}
