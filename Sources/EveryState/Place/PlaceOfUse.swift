import CEveryStateRuntime
import Foundation

/// Where a formatter was used last. On a device the place stays; here a formatter that an app keeps in a `static let` goes from one
/// frame to the next.
final class PlaceOfUse: @unchecked Sendable {
  // Overridden members of a formatter call one another.
  private let lock = NSRecursiveLock()
  private var place = UnsafeRawPointer(everystate_surroundings_of_this_thread())

  /// Uses the formatter, one thread at a time.
  /// - Parameter move: makes it anew for this place, where its last use was in another one.
  func used<Value>(_ body: () -> Value, movedBy move: () -> Void) -> Value {
    lock.withLock {
      let here = UnsafeRawPointer(everystate_surroundings_of_this_thread())
      if here != place {
        place = here
        move()
      }
      return body()
    }
  }
}
