import Foundation

extension Timer {
  /// A timer that is started in asynchronous code as well, which Linux' Foundation refuses.
  ///
  /// Overload resolution prefers it where the block does not use its timer; other blocks go to Foundation's own.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (NSObject) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats) { block($0) }
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
