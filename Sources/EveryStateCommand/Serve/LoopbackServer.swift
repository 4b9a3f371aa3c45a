import CEveryStateSystem
import EveryStateReview

/// A server for the browser of this machine: HTTP's GET on 127.0.0.1, and events for its listeners.
struct LoopbackServer {
  let port: UInt16
  private let file: Int32
  private var connections: [Int32: [UInt8]] = [:]
  /// The open event streams.
  private(set) var listeners: [Int32] = []

  /// - Parameter port: 0 for any free one.
  /// - Returns: nil if the port is taken.
  init?(port: UInt16) {
    var taken = port
    file = everystate_listen_on_loopback(&taken)
    guard file >= 0 else { return nil }
    self.port = taken
  }

  func close() {
    for connection in Array(connections.keys) + listeners { closeFile(connection) }
    closeFile(file)
  }

  /// Waits for requests, and answers complete ones.
  mutating func serve(within milliseconds: Int32, _ answer: (HTTPRequest) -> HTTPAnswer) {
    let open = connections.keys.sorted() + listeners
    var sources = ([file] + open).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&sources, nfds_t(sources.count), milliseconds) > 0 else { return }
    if sources[0].revents != 0 {
      let connection = everystate_accept(file)
      if connection >= 0 { connections[connection] = [] }
    }
    for source in sources.dropFirst() where source.revents != 0 { read(source.fd, answer) }
  }

  /// Notifies the listeners, and removes the closed ones.
  mutating func tell(_ event: String) {
    let bytes = Array("event: \(event)\ndata:\n\n".utf8)
    listeners.removeAll { listener in
      let hasGone = !Self.send(bytes, to: listener)
      if hasGone { closeFile(listener) }
      return hasGone
    }
  }

  private mutating func read(_ connection: Int32, _ answer: (HTTPRequest) -> HTTPAnswer) {
    var buffer = [UInt8](repeating: 0, count: 1 << 13)
    let count = recv(connection, &buffer, buffer.count, 0)
    if let index = listeners.firstIndex(of: connection) {
      // A listener sends nothing more.
      if count <= 0 {
        listeners.remove(at: index)
        closeFile(connection)
      }
      return
    }
    guard count > 0 else { return end(connection) }
    connections[connection, default: []] += buffer[..<count]
    switch HTTPRequest.reading(connections[connection, default: []]) {
    case .incomplete: break
    case .unreadable: reply(.refusal(400, "Bad Request"), to: connection)
    case .request(let request): reply(answer(request), to: connection)
    }
  }

  private mutating func reply(_ answer: HTTPAnswer, to connection: Int32) {
    let isSent = Self.send(answer.bytes, to: connection)
    guard answer.isStream, isSent else { return end(connection) }
    connections[connection] = nil
    listeners.append(connection)
  }

  private mutating func end(_ connection: Int32) {
    connections[connection] = nil
    shutdown(connection, Int32(SHUT_RDWR))
    closeFile(connection)
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    bytes.withUnsafeBytes { everystate_send(connection, $0.baseAddress!, UInt($0.count)) } == 0
  }
}

/// The library's own, where a method has the name.
private func closeFile(_ file: Int32) { close(file) }
