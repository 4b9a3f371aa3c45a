import TextCombine

@Suite struct OperatorRuleTests {
  private let numbers = [1, 2, 2, 3].publisher.setFailureType(to: Oops.self)

  @Test func `a subscriber receives the same however it asks`() {
    for apply in Operator.all where apply.isSteady {
      let expected = apply(numbers).record().events
      for step in 1...3 {
        let recorder = apply(numbers).record(demand: .max(step))
        for _ in 0..<20 { recorder.request(.max(step)) }
        expect(recorder.events, is: expected, "\(apply.name), \(step) at a time")
      }
      let oneByOne = apply(numbers).record(demand: .max(1), more: .max(1))
      expect(oneByOne.events, is: expected, "\(apply.name), one more with each")
    }
  }

  @Test func `no subscriber receives more than its demand`() {
    for apply in Operator.all {
      for demand in 0...3 {
        let values = apply(numbers).record(demand: .max(demand)).events.filter { $0 != "|" }
        expect(values.count <= demand, "\(apply.name) sends \(values) where \(demand) were asked for")
      }
    }
  }

  @Test func `each subscriber has a course of its own`() {
    let shared = ["share", "multicast"]
    for apply in Operator.all where !shared.contains(apply.name) {
      let publisher = apply(numbers)
      let first = publisher.record().events
      expect(publisher.record().events, is: first, "\(apply.name)")
    }
  }

  @Test func `every operator has one end, and sends nothing after it`() {
    let ends: [Subscribers.Completion<Oops>] = [.finished, .failure(.a)]
    for apply in Operator.all {
      for end in ends {
        let source = Source<Int, Oops>()
        let recorder = apply(source).record()
        source.send(1)
        source.send(completion: end)
        // A retry has subscribed again by now, and has the end of that one.
        source.send(completion: end)
        let events = recorder.events
        source.send(5)
        source.send(completion: .failure(.b))
        expect(recorder.events, is: events, "\(apply.name) continues after its end")
        expect(recorder.events.filter { $0 == "|" || $0.hasPrefix("x") }.count, is: 1, "\(apply.name) \(events)")
        expect(recorder.events.last.map { $0 == "|" || $0.hasPrefix("x") }, is: true, "\(apply.name) \(events)")
      }
    }
  }

  @Test func `a failure arrives as it is, after the values that came before it`() {
    // Those that answer a failure, and those that have had enough of the first value.
    let others = ["replaceError", "first", "merge"]
    for apply in Operator.all where !others.contains(apply.name) {
      let source = Source<Int, Oops>()
      let recorder = apply(source).record()
      source.send(1)
      let values = recorder.events
      for _ in 0..<2 { source.send(completion: .failure(.a)) }
      expect(recorder.events, is: values + ["xa"], "\(apply.name)")
    }
  }

  @Test func `a second subscription is turned away`() {
    for apply in Operator.all {
      let source = Source<Int, Oops>()
      let recorder = apply(source).record()
      // The first subscription stays; another one is canceled and never asked.
      let second = Source<Int, Oops>()
      source.pretend(second)
      expect(second.log, is: ["cancel"], "\(apply.name)")
      expect(source.cancellations, is: 0, "\(apply.name)")
      recorder.cancel()
    }
  }

  @Test func `cancelling reaches a living upstream once, and ends everything`() {
    for apply in Operator.all {
      let source = Source<Int, Oops>()
      let recorder = apply(source).record()
      recorder.cancel()
      recorder.cancel()
      expect(source.cancellations, is: 1, "\(apply.name)")
      let events = recorder.events
      source.send(3)
      source.send(completion: .finished)
      recorder.request(.max(3))
      expect(recorder.events, is: events, "\(apply.name) continues after it was cancelled")
    }
  }

  @Test func `a subscriber that cancels in the midst of a value gets nothing more`() {
    for apply in Operator.all {
      let (source, recorder) = (Source<Int, Oops>(), Recorder<Int, Oops>())
      recorder.onValue = { _ in recorder.cancel() }
      apply(source).subscribe(recorder)
      for value in 1...4 { source.send(value) }
      source.send(completion: .finished)
      expect(recorder.events.count <= 1, "\(apply.name) \(recorder.events)")
      expect(!recorder.events.contains("|") || apply.name == "ignoreOutput", "\(apply.name) \(recorder.events)")
    }
  }

  @Test func `an upstream that has ended is not canceled`() {
    for apply in Operator.all {
      let source = Source<Int, Oops>()
      let recorder = apply(source).record()
      source.send(completion: .finished)
      recorder.cancel()
      expect(source.cancellations, is: 0, "\(apply.name)")
    }
  }
}
