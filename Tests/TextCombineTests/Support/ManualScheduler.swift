import Dispatch
import TextCombine

/// A scheduler whose time a test moves by hand, in milliseconds.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private let start = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  private(set) var elapsed = 0
  private var waiting: [(due: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var lastNumber = 0

  var now: SchedulerTimeType { start.advanced(by: .milliseconds(elapsed)) }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var isIdle: Bool { waiting.isEmpty }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { add(date, action) }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var number = 0
    func next(_ date: SchedulerTimeType) {
      number = add(date) {
        next(date.advanced(by: interval))
        action()
      }
    }
    next(date)
    return AnyCancellable { [weak self] in self?.waiting.removeAll { $0.number == number } }
  }

  @discardableResult
  private func add(_ due: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    waiting.append((due, lastNumber, action))
    return lastNumber
  }

  /// Runs what is due, in order, until `time` milliseconds have passed since the start.
  func advance(to time: Int) {
    while let next = waiting.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      let due = Int(start.distance(to: next.due).magnitude / 1_000_000)
      if due > time { break }
      elapsed = max(elapsed, due)
      waiting.removeAll { $0.number == next.number }
      next.action()
    }
    elapsed = time
  }
}
