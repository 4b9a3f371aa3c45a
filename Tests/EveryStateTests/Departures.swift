import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Code of an app that leaves virtual time, and the frame's message. The screen does not wait for it: whether it
/// comes back in time is random, but its start is not.
struct Departure: Sendable, CustomStringConvertible {
  let description: String
  /// The text after "the screen left virtual time: ".
  let message: String
  let work: @MainActor @Sendable () async -> Void

  init(_ description: String, _ message: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
    (self.description, self.message, self.work) = (description, message, work)
  }

  /// The first process of all makes Foundation start a thread, which would be reported in place of the process.
  static let firstProcess: Void = runsProcess()

  static let all = [
    Departure("a detached thread", "a thread was started at 0.0 seconds, in EveryStateTests.detachesThread() -> ()") {
      detachesThread()
    },
    Departure("a thread", "a thread was started at 0.5 seconds, in EveryStateTests.startsThread() -> ()") {
      try? await Task.sleep(for: .milliseconds(500))
      startsThread()
    },
    Departure(
      "a continuation resumed by a thread",
      "a thread was started at 0.0 seconds, in closure in EveryStateTests.resumesOnThread() async -> ()"
    ) { await resumesOnThread() },
    Departure(
      "an actor on a thread",
      "a thread was started at 0.0 seconds, in TestSupport.ThreadExecutor.enqueue(__owned Swift.ExecutorJob) -> ()"
    ) { _ = await ActorOnAThread().work() },
    Departure(
      "a readability handler",
      "a dispatch source that waits for something to read was made at 0.0 seconds, in EveryStateTests.handlesReadability() -> ()"
    ) { handlesReadability() },
    Departure(
      "a source that reads",
      "a dispatch source that waits for something to read was made at 0.0 seconds, in EveryStateTests.makesSources(reading: Swift.Bool) -> ()"
    ) { makesSources(reading: true) },
    Departure(
      "a source of signals",
      "a dispatch source that waits for a signal was made at 0.0 seconds, in EveryStateTests.makesSources(reading: Swift.Bool) -> ()"
    ) { makesSources(reading: false) },
    Departure("DispatchIO", "DispatchIO was started at 0.0 seconds, in EveryStateTests.readsByDispatchIO() -> ()") {
      readsByDispatchIO()
    },
    Departure(
      "DispatchIO.read", "DispatchIO.read was started at 0.0 seconds, in EveryStateTests.readsByDispatch() -> ()"
    ) { readsByDispatch() },
    Departure(
      "poll",
      "a wait for a file without a limit was started at 1.0 seconds, in EveryStateTests.pollsWithoutLimit() -> ()"
    ) { pollsWithoutLimit() },
    request("URLSession.data(from:)", "GET") { _ = try? await URLSession.shared.data(from: address) },
    request("URLSession.upload", "PUT") {
      var request = URLRequest(url: address)
      request.httpMethod = "PUT"
      _ = try? await URLSession.shared.upload(for: request, from: Data("fruit".utf8))
    }, request("a data task", "GET") { URLSession.shared.dataTask(with: address) { _, _, _ in }.resume() },
    request("a download", "GET") { _ = try? await URLSession.shared.download(from: address) },
    request("a session of its own", "GET") { _ = try? await URLSession(configuration: .ephemeral).data(from: address) },
    request("Data(contentsOf:)", "GET") { _ = try? Data(contentsOf: address) },
    request("String(contentsOf:)", "GET") { _ = try? String(contentsOf: address, encoding: .utf8) },
    request("AsyncImage's own way", "GET", address: "https://example.com/apple.png") {
      _ = try? await URLSession.shared.data(from: URL(string: "https://example.com/apple.png")!)
    },
    Departure(
      "a socket",
      "a connection to 127.0.0.1:9 was made, and refused, at 0.0 seconds, in closure in EveryStateTests.connects() -> ()"
    ) { connects() },
    Departure(
      "a host",
      "the address of example.com was asked for, and refused, at 0.0 seconds, in EveryStateTests.asksForHost() -> ()"
    ) { asksForHost() },
    Departure("a process", "the process /bin/true was started at 0.0 seconds, in EveryStateTests.runsProcess() -> ()") {
      runsProcess()
    },
  ]
}

private let address = URL(string: "https://example.com/fruits?ripe=yes")!

/// A request on a queue of the session: no function of the app leads to it, but its address does.
private func request(
  _ description: String, _ method: String, address: String = "https://example.com/fruits?ripe=yes",
  _ work: @escaping @MainActor @Sendable () async -> Void
) -> Departure {
  Departure(description, "the request \(method) \(address) was made, and refused, at 0.0 seconds", work)
}

@inline(never) private func handlesReadability() {
  let pipe = Pipe()
  pipe.fileHandleForReading.readabilityHandler = { _ in }
}

@inline(never) private func makesSources(reading: Bool) {
  if reading {
    let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    source.activate()
    source.cancel()
  } else {
    let source = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    source.activate()
    source.cancel()
  }
}

@inline(never) private func readsByDispatchIO() {
  let channel = DispatchIO(type: .stream, path: "/dev/null", oflag: O_RDONLY, mode: 0, queue: .main) { _ in }
  channel?.close()
}

@inline(never) private func pollsWithoutLimit() {
  let pipe = Pipe()
  var descriptor = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
  _ = poll(&descriptor, 1, -1)
}

@inline(never) private func readsByDispatch() {
  DispatchIO.read(fromFileDescriptor: 0, maxLength: 1, runningHandlerOn: .main) { _, _ in }
}

@inline(never) private func connects() {
  let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(socket) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(9).bigEndian
  address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
  _ = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}

@inline(never) private func asksForHost() {
  var found: UnsafeMutablePointer<addrinfo>?
  _ = getaddrinfo("example.com", "80", nil, &found)
}

@inline(never) private func detachesThread() { Thread.detachNewThread {} }
@inline(never) private func startsThread() { Thread {}.start() }

@inline(never) private func resumesOnThread() async {
  await withCheckedContinuation { done in Thread.detachNewThread { done.resume() } }
}

@inline(never) private func runsProcess() {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/true")
  try? process.run()
}
