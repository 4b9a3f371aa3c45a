import TextCombine

@Suite struct DebuggingTests {
  private final class Log: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  @Test func `a print writes a line for each event`() {
    let table: [(prefix: String, steps: String, lines: [String])] = [
      ("", "1 |", ["request unlimited", "receive value: (1)", "receive finished"]),
      ("", "x", ["request unlimited", "receive error: (a)"]), ("", "cancel", ["request unlimited", "receive cancel"]),
      ("load", "2 cancel", ["load: request unlimited", "load: receive value: (2)", "load: receive cancel"]),
      ("", "request", ["request unlimited", "request max: (3)"]),
    ]
    for (prefix, steps, lines) in table {
      let (log, source) = (Log(), Source<Int, Oops>())
      let recorder = source.print(prefix, to: log).record()
      for step in steps.split(separator: " ") {
        switch step {
        case "|": source.send(completion: .finished)
        case "x": source.send(completion: .failure(.a))
        case "cancel": recorder.cancel()
        case "request": recorder.request(.max(3))
        default: source.send(Int(step)!)
        }
      }
      expect(log.lines.first?.contains("receive subscription: ("), is: true, "\(steps)")
      expect(Array(log.lines.dropFirst()), is: lines, "\(steps)")
    }
  }

  @Test func `demand returned for a value is printed as synchronous, and a last value comes before the cancel`() {
    let (log, recorder) = (Log(), Recorder<String, Never>(demand: .max(1), more: .max(1)))
    recorder.onValue = { log.write("received \($0)\n") }
    ["A", "B", "C"].publisher.print("", to: log).output(at: 1).subscribe(recorder)
    expect(
      Array(log.lines.dropFirst()),
      is: [
        "request max: (1)", "receive value: (A)", "request max: (1) (synchronous)", "receive value: (B)", "received B",
        "receive cancel",
      ])
    // A search requests all values and cancels at the first match.
    log.text = ""
    let first = Recorder<Int, Never>()
    first.onValue = { log.write("received \($0)\n") }
    (1...9).publisher.print("", to: log).first { $0 > 1 }.subscribe(first)
    expect(
      Array(log.lines.dropFirst()),
      is: ["request unlimited", "receive value: (1)", "receive value: (2)", "receive cancel", "received 2"])
  }

  @Test func `events are handled before they are passed on`() {
    var log: [String] = []
    let source = Source<Int, Oops>()
    let recorder = Recorder<Int, Oops>(demand: .max(2), more: .max(1))
    recorder.onValue = { log.append("received \($0)") }
    source.handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("completion \($0)") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).subscribe(recorder)
    source.send(1)
    source.send(completion: .failure(.a))
    recorder.cancel()
    expect(
      log,
      is: [
        "subscription", "request max(2)", "output 1", "received 1", "request max(1)",
        "completion failure(TextCombineTests.Oops.a)",
      ])
    log = []
    let other = Source<Int, Oops>()
    other.handleEvents(receiveCancel: { log.append("cancel") }).record().cancel()
    expect(log, is: ["cancel"])
    expect(other.cancellations, is: 1)
  }

  @Test func `a breakpoint asks at each event, and passes it on`() {
    var asked: [String] = []
    let source = Source<Int, Oops>()
    let recorder = source.breakpoint(
      receiveSubscription: { _ in
        asked.append("subscription")
        return false
      },
      receiveOutput: {
        asked.append("\($0)")
        return false
      },
      receiveCompletion: { _ in
        asked.append("completion")
        return false
      }
    ).record()
    source.send(1)
    source.send(completion: .finished)
    expect([asked, recorder.events], is: [["subscription", "1", "completion"], ["1", "|"]])
  }

  @Test func `a value that is sent back in the midst of the last one is too late`() {
    let (subject, recorder) = (PassthroughSubject<Int, Never>(), Recorder<Int, Never>())
    recorder.onValue = { subject.send($0 + 1) }
    subject.prefix(2).subscribe(recorder)
    subject.send(1)
    expect(recorder.events, is: ["1", "2", "|"])
  }
}
