import Foundation

/// Reports once that there is no network: to its handler, on the queue that starts it, or as a sequence. A screen that needs a network gets
/// its status through a dependency of the app's own, which a state's world can set.
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var startQueue: DispatchQueue?
  public var currentPath: NWPath { NWPath() }
  public var queue: DispatchQueue? { lock.withLock { startQueue } }
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) {
    lock.withLock { startQueue = queue }
    queue.async { self.pathUpdateHandler?(self.currentPath) }
  }
  public func cancel() { pathUpdateHandler = nil }
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    AsyncStream { $0.yield(currentPath) }.makeAsyncIterator()
  }
}
