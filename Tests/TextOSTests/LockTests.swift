import Dispatch
import Testing
import TextOS

@Suite struct LockTests {
  private struct Refused: Error, Equatable {}

  @Test func `a lock lets one in at a time and keeps its state`() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in counter.withLock { $0 += 1 } }
    #expect(counter.withLock { $0 } == 200)
    let copy = counter
    copy.withLock { $0 = 7 }
    #expect(counter.withLock { $0 } == 7, "a copy is the same lock")
  }

  @Test func `a lock without a state is a gate`() {
    let gate = OSAllocatedUnfairLock()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 200) { _ in gate.withLock { count += 1 } }
    #expect(count == 200)
    #expect(gate.withLock { 7 } == 7)
  }

  @Test func `a lock that is held is not available`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(lock.withLockIfAvailable { $0 } == 1)
    lock.withLock { _ in
      let inside = DispatchQueue.global().sync { lock.withLockIfAvailable { $0 } }
      #expect(inside == nil)
    }
    #expect(lock.withLockIfAvailable { $0 } == 1)
  }

  @Test func `an error comes out, and opens the lock`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: Refused()) {
      try lock.withLock {
        $0 = 2
        throw Refused()
      }
    }
    #expect(throws: Refused()) { try lock.withLockUnchecked { _ in throw Refused() } }
    #expect(throws: Refused()) { try lock.withLockIfAvailable { _ in throw Refused() } }
    #expect(throws: Refused()) { try OSAllocatedUnfairLock().withLock { throw Refused() } }
    #expect(lock.withLockIfAvailable { $0 } == 2)
  }

  @Test func `a state that must not be shared is held unchecked`() {
    final class Model { var count = 0 }
    let lock = OSAllocatedUnfairLock(uncheckedState: Model())
    lock.withLockUnchecked { $0.count += 1 }
    #expect(lock.withLockUnchecked { $0.count } == 1)
  }
}
