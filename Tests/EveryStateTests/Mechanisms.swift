import SwiftUI

extension Mechanism {
  static let all = dispatch + timers + runLoops + operations + main
  private static let own = DispatchQueue(label: "own")
  private static let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)

  static let dispatch = [
    Mechanism("async on the main queue", "0.0 now main", "0.0 later main") { notes in
      DispatchQueue.main.async { notes.addOnMain("later") }
      notes.add("now")
    },
    Mechanism("async on the pool, and back", "0.0 there elsewhere", "0.0 back main") { notes in
      DispatchQueue.global().async {
        notes.add("there")
        DispatchQueue.main.async { notes.addOnMain("back") }
      }
    },
    Mechanism("queues of the app's own", "0.0 1 elsewhere", "0.0 2 elsewhere", "0.0 3 elsewhere") { notes in
      own.async { notes.add("1") }
      concurrent.async(flags: .barrier) { notes.add("2") }
      own.async { notes.add("3") }
    },
    Mechanism("delays", "1.0 own elsewhere", "2.0 main main", "3.0 wall main") { notes in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { notes.addOnMain("main") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) { notes.addOnMain("wall") }
      own.asyncAfter(deadline: .now() + 1) { notes.add("own") }
    },
    Mechanism("work items", "0.0 waited main", "1.0 item elsewhere", "1.0 notified main") { notes in
      let cancelled = DispatchWorkItem { notes.add("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      cancelled.cancel()
      let item = DispatchWorkItem { notes.add("item") }
      item.notify(queue: .main) { notes.addOnMain("notified") }
      own.asyncAfter(deadline: .now() + 1, execute: item)
      let awaited = DispatchWorkItem {}
      own.async(execute: awaited)
      awaited.wait()
      notes.add("waited")
    },
    Mechanism("groups", "0.0 part elsewhere", "0.0 empty main", "2.0 all main") { notes in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { notes.add("part") }
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { group.leave() }
      group.notify(queue: .main) { notes.addOnMain("all") }
      DispatchGroup().notify(queue: .main) { notes.addOnMain("empty") }
    },
    Mechanism(
      "synchronous calls", "0.0 first elsewhere", "0.0 second main", "0.0 there elsewhere", "0.0 on main main"
    ) { notes in
      own.async { notes.add("first") }
      own.sync { notes.add("second") }
      DispatchQueue.global().async {
        notes.add("there")
        DispatchQueue.main.sync { notes.addOnMain("on main") }
      }
    },
    Mechanism("concurrentPerform", "0.0 0 main", "0.0 1 main", "0.0 2 main", "0.0 done main") { notes in
      DispatchQueue.concurrentPerform(iterations: 3) { notes.add("\($0)") }
      notes.add("done")
    },
  ]

  static let timers = [
    Mechanism("a dispatch timer", "1.0 tick main", "3.0 tick main", "5.0 tick main", "6.0 off main") { notes in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setEventHandler { notes.addOnMain("tick") }
      timer.setCancelHandler { notes.addOnMain("off") }
      timer.schedule(deadline: .now() + 1, repeating: 2, leeway: .seconds(1))
      timer.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 6) { timer.cancel() }
    },
    Mechanism("a timer that fires once", "2.0 fired main") { notes in
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) {
        notes.addOnMain("fired")
        notes.keep($0.isValid)
      }
    },
    Mechanism("a timer that repeats", "0.5 tick main", "1.0 tick main", "1.5 tick main") { notes in
      nonisolated(unsafe) var count = 0
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        notes.addOnMain("tick")
        count += 1
        if count == 3 { timer.invalidate() }
      }
    },
    Mechanism("a timer in several modes", "1.0 fired main") { notes in
      let timer = Timer(timeInterval: 1, repeats: false) { _ in notes.addOnMain("fired") }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
    },
    Mechanism("a timer that is set again", "4.0 fired main", "5.0 by hand main") { notes in
      nonisolated(unsafe) let timer = Timer(fire: Date() + 1, interval: 100, repeats: true) { _ in
        notes.addOnMain("fired")
      }
      RunLoop.current.add(timer, forMode: .common)
      timer.fireDate = Date() + 4
      nonisolated(unsafe) let hand = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in
        notes.addOnMain("by hand")
      }
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in hand.fire() }
      _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in timer.invalidate() }
    },
    Mechanism("a timer's publisher", "1.0 tick main", "2.0 tick main") { notes in
      notes.keep(
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2).sink { _ in notes.addOnMain("tick") })
    },
    Mechanism("Combine's schedulers", "0.0 main main", "0.0 there elsewhere", "1.0 loop main", "2.0 queue main") {
      notes in
      let value = Just(())
      notes.keep(value.receive(on: DispatchQueue.main).sink { notes.addOnMain("main") })
      notes.keep(value.receive(on: DispatchQueue.global()).sink { notes.add("there") })
      notes.keep(value.delay(for: 1, scheduler: RunLoop.main).sink { notes.addOnMain("loop") })
      let subject = CurrentValueSubject<Void, Never>(())
      notes.keep(subject.debounce(for: 2, scheduler: OperationQueue.main).sink { notes.addOnMain("queue") })
    },
  ]

  static let runLoops = [
    Mechanism("a block of the run loop", "0.0 now main", "0.0 later main", "0.0 current main") { notes in
      RunLoop.main.perform { notes.addOnMain("later") }
      RunLoop.current.perform { notes.addOnMain("current") }
      notes.add("now")
    },
    Mechanism("a run loop that runs for a while", "1.0 timer main", "2.0 queue main", "3.0 done main") { notes in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in notes.addOnMain("timer") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { notes.addOnMain("queue") }
      RunLoop.current.run(until: Date() + 3)
      notes.add("done")
    },
  ]

  static let operations = [
    Mechanism("the main operation queue", "0.0 now main", "0.0 operation main", "0.0 completed elsewhere") { notes in
      let operation = BlockOperation { notes.addOnMain("operation") }
      operation.completionBlock = { notes.add("completed") }
      OperationQueue.main.addOperation(operation)
      notes.add("now")
    },
    Mechanism("operations that depend on one another", "0.0 1 elsewhere", "0.0 2 elsewhere", "0.0 3 main") { notes in
      let queue = OperationQueue()
      let first = BlockOperation { notes.add("1") }
      let second = BlockOperation { notes.add("2") }
      let third = BlockOperation { notes.addOnMain("3") }
      second.addDependency(first)
      third.addDependency(second)
      queue.addOperation(second)
      queue.addOperation(first)
      OperationQueue.main.addOperation(third)
    },
    Mechanism("a wait for operations", "0.0 1 elsewhere", "0.0 2 elsewhere", "0.0 done main") { notes in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for number in 1...2 { queue.addOperation { notes.add("\(number)") } }
      queue.waitUntilAllOperationsAreFinished()
      notes.add("done")
    },
    Mechanism("notifications on the main queue", "0.0 from main main", "0.0 posted main", "1.0 from a queue main") {
      notes in
      let (name, center) = (Notification.Name("mechanism"), NotificationCenter())
      notes.keep(center.addObserver(forName: name, object: nil, queue: .main) { notes.addOnMain("from \($0.object!)") })
      center.post(name: name, object: "main")
      notes.add("posted")
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { center.post(name: name, object: "a queue") }
    },
  ]

  static let main = [
    Mechanism("the main thread", "0.0 action main", "0.0 detached elsewhere", "0.0 task main") { notes in
      dispatchPrecondition(condition: .onQueue(.main))
      notes.add(Thread.current.isMainThread && Thread.current === Thread.mainThread ? "action" : "another thread")
      Task.detached {
        dispatchPrecondition(condition: .notOnQueue(.main))
        notes.add("detached")
        await MainActor.run {
          dispatchPrecondition(condition: .onQueue(.main))
          notes.addOnMain("task")
        }
      }
    }
  ]
}
