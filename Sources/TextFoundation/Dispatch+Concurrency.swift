import Dispatch

// Work for a queue that reads what belongs to the main actor is a warning on Apple's systems, as the library is older than Swift's
// concurrency there; Linux' declarations do not say so, and it is an error. These do, and are chosen where nothing but the work is given.
extension DispatchQueue {
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, execute: work)
  }

  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }
}
