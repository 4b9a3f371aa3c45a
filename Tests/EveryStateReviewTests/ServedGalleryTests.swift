#if canImport(Glibc)
  import Glibc
#endif

/// The gallery at this machine's own address: its answers, the addresses it serves, and the notice of a change.
@Suite struct ServedGalleryTests {
  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n", "200 OK"),
    ("GET /gallery.html?a=b HTTP/1.1\r\nhost:localhost:80\r\n\r\n", "200 OK"),
    ("GET /changes HTTP/1.1\r\nHost: localhost:80\r\n\r\n", "200 OK"),
    ("POST / HTTP/1.1\r\nHost: localhost:80\r\n\r\n", "405 Method Not Allowed"),
    ("GET /../Package.swift HTTP/1.1\r\nHost: localhost:80\r\n\r\n", "404 Not Found"),
    ("GET /etc/passwd HTTP/1.0\r\nHost: localhost:80\r\n\r\n", "404 Not Found"),
    ("GET / HTTP/1.1\r\nHost: evil.example:80\r\n\r\n", "403 Forbidden"), ("GET / HTTP/1.1\r\n\r\n", "403 Forbidden"),
    ("GET / HTTP/1.1\r\nHost: localhost:81\r\n\r\n", "403 Forbidden"),
  ]) func `only the page and its changes are served, and only to this machine's pages`(_ text: String, _ status: String)
    throws
  {
    guard case .request(let request) = HTTPRequest.reading(Array(text.utf8)) else {
      Issue.record("it is not read")
      return
    }
    let gallery = ServedGallery(port: 80, page: .success("<p>page</p>"))
    expect(String(decoding: gallery.answer(request).bytes, as: UTF8.self), begins: "HTTP/1.1 \(status)\r\n")
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\r\n", HTTPRequest.Reading.incomplete), ("", .incomplete),
    ("GET /\r\n\r\n", .unreadable), ("GET http://a/ HTTP/1.1\r\n\r\n", .unreadable), ("hello\r\n\r\n", .unreadable),
    ("GET / HTTP/1.1\r\nnonsense\r\n\r\n", .unreadable), (String(repeating: "a", count: 20_000), .unreadable),
  ]) func `text that is not a request is not treated as one`(_ text: String, _ reading: HTTPRequest.Reading) {
    expect(HTTPRequest.reading(Array(text.utf8)), is: reading)
  }

  @Test func `a page without goldens says why`() {
    let gallery = ServedGallery(port: 80, page: .failure(ServingTrouble("nothing <here>")))
    guard case .request(let request) = HTTPRequest.reading(Array("GET / HTTP/1.1\r\nHost: localhost:80\r\n\r\n".utf8))
    else {
      Issue.record("it is not read")
      return
    }
    expect(String(decoding: gallery.answer(request).bytes, as: UTF8.self), contains: "<p>nothing &lt;here&gt;</p>")
  }

  #if canImport(Glibc)
    @Test(.enabled(if: isLongRun)) func `a page hears of each change, and Ctrl-C ends the server`() throws {
      let package = try ReviewedPackage()
      try package.run()
      let port = UInt16.random(in: 20_000...60_000)
      let server = RunningProcess(
        BuiltProduct.everystate, ["gallery", "--serve", "--branches", "--port", "\(port)"], folder: package.package.root
      )
      try server.start()
      var hasEnded = false
      defer { if !hasEnded { server.kill() } }
      let page = try #require(Client(port, "/"))
      let first = page.readToEnd()
      expect(first, contains: "connect-src 'self'", "Watchlist", "EventSource")
      let changes = try #require(Client(port, "/changes"))
      expect(changes.read(until: "retry: 1000\n\n"), begins: "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n")
      try package.run { name, text in name.state == "failed" ? text + "a word more\n" : text }
      expect(changes.read(until: "event: changed\ndata:\n\n"), ends: "event: changed\ndata:\n\n")
      let next = try #require(Client(port, "/")).readToEnd()
      expect(next, contains: "a word more")
      expect(first, lacks: "a word more")
      for word in ["once", "twice", "three times"] {
        try package.package.write(word + "\n", to: "__Snapshots__/App.Snapshots/Watchlist/failed.txt")
        expect(changes.read(until: "event: changed\ndata:\n\n"), ends: "event: changed\ndata:\n\n")
      }
      kill(server.identifier, SIGINT)
      let end = server.wait()
      hasEnded = true
      let notes = end.errors.components(separatedBy: "note: the matrix has no column of branches.").count - 1
      expect(
        (1...2), contains: notes,
        comment: "branches are counted once a run, and where they cannot be, it is said:\n\(end.errors)")
      expect(end, status: 0, output: "http://127.0.0.1:\(port)/\n")
    }
  #endif
}

#if canImport(Glibc)
  /// A browser's connection.
  private final class Client {
    private let file: Int32

    /// Waits until the server listens, and sends the request.
    init?(_ port: UInt16, _ path: String) {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var connected: Int32 = -1
      for _ in 0..<500 where connected < 0 {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let code = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        if code == 0 {
          connected = file
        } else {
          close(file)
          usleep(20_000)
        }
      }
      guard connected >= 0 else { return nil }
      file = connected
      let request = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
      guard send(file, request, request.count, 0) == request.count else { return nil }
    }

    deinit { close(file) }

    func readToEnd() -> String { read(until: nil) }

    func read(until end: String?) -> String {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while end == nil || !String(decoding: bytes, as: UTF8.self).hasSuffix(end!) {
        let count = recv(file, &buffer, buffer.count, 0)
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
