import Foundation

/// Parts of Apple's Foundation that Linux lacks, with only that import.
@Suite struct FoundationTests {
  private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url, url.path != "/lost" else {
        client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        return
      }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("ok".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }()

  /// The output of a publisher of an address, as text.
  private func words(_ path: String) async -> String {
    var subscription: AnyCancellable?
    defer { subscription?.cancel() }
    return await withCheckedContinuation { continuation in
      let url = URL(string: "https://example.com\(path)")!
      subscription = Self.session.dataTaskPublisher(for: url).map { String(decoding: $0.data, as: UTF8.self) }.sink {
        if case .failure(let error) = $0 { continuation.resume(returning: "\(error.code == .networkConnectionLost)") }
      } receiveValue: {
        continuation.resume(returning: $0)
      }
    }
  }

  @Test func `requests, timers and queues work in asynchronous code`() async {
    // A publisher of requests publishes the answer, or the failure.
    await expect(words("/found"), is: "ok")
    await expect(words("/lost"), is: "true")
    // A timer is started in asynchronous code.
    await confirmation { fired in
      await withCheckedContinuation { continuation in
        Task { @MainActor in
          let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
            fired()
            continuation.resume()
          }
          expect(timer.isValid)
          expect(timer.timeInterval, is: 0)
          timer.fire()
          expect(!timer.isValid)
        }
      }
    }
    // Work for a queue is done, at once or later.
    let (queue, done) = (DispatchQueue(label: "work"), Later())
    await withCheckedContinuation { continuation in
      queue.async { done.count += 1 }
      queue.async(execute: DispatchWorkItem { done.count += 1 })
      queue.asyncAfter(deadline: .now() + 0.001) {
        done.count += 1
        continuation.resume()
      }
    }
    expect(done.count, is: 3)
  }

  @Test func `the machine is a phone without an account`() {
    var size = 0
    expect(sysctlbyname("hw.machine", nil, &size, nil, 0), is: 0)
    var machine = [CChar](repeating: 1, count: size)
    expect(sysctlbyname("hw.machine", &machine, &size, nil, 0), is: 0)
    expect(machine, is: Array("iPhone".utf8CString))
    expect(sysctlbyname("hw.memsize", nil, &size, nil, 0), is: -1)
    expect(kCFBundleVersionKey as String, is: "CFBundleVersion")
    // No account is signed in to iCloud.
    expect(FileManager.default.url(forUbiquityContainerIdentifier: nil), is: nil)
  }

  private final class Later: @unchecked Sendable { var count = 0 }

  @Test(
    arguments: [
      (3_909, .positional, [], "1:05:09"), (65, .positional, [], "1:05"), (5, .positional, [], "5"),
      (65, .positional, .pad, "00:01:05"), (3_900, .abbreviated, [], "1h 5m"), (3_900, .brief, [], "1hr 5min"),
      (3_900, .short, [], "1 hr, 5 min"), (3_900, .spellOut, [], "one hour, five minutes"),
      (3_600, .full, [], "1 hour"),
      (7_320, .full, [], "2 hours, 2 minutes"), (0, .abbreviated, [], "0s"), (-65, .positional, [], "-1:05"),
    ] as [(Double, DateComponentsFormatter.UnitsStyle, DateComponentsFormatter.ZeroFormattingBehavior, String)])
  func `durations are formatted in hours, minutes and seconds`(
    _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior, _ words: String
  ) {
    let formatter = DateComponentsFormatter()
    (formatter.allowedUnits, formatter.unitsStyle) = ([.hour, .minute, .second], style)
    if !zeros.isEmpty { formatter.zeroFormattingBehavior = zeros }
    expect(formatter.string(from: seconds), is: words)
  }
}
