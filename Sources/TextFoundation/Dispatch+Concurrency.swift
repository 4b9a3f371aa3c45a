import Dispatch
import Foundation

// Work for a queue that reads what belongs to the main actor is a warning on Apple's systems, as the library is older than Swift's
// concurrency there; Linux' declarations do not say so, and it is an error. These do, and are chosen where nothing but the work is given.
extension DispatchQueue {
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, execute: work)
  }

  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) { asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
}

/// The name of a queue, as the dispatch library declares it: the main one here, as the current queue is unknown.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> { mainQueueLabel }

nonisolated(unsafe) private let mainQueueLabel: UnsafePointer<CChar> = {
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  copy.pointee = 0
  return UnsafePointer(copy)
}()

extension Timer {
  /// A timer that is started in asynchronous code as well, which Linux' Foundation refuses.
  ///
  /// Overload resolution prefers it where the block does not use its timer; other blocks go to Foundation's own.
  @discardableResult public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (NSObject) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats) { block($0) }
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
