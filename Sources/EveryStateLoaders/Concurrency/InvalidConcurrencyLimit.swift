/// A concurrency limit that would let nothing through.
///
///     do { _ = try TokenBucket(limit: 0) } catch { print(error) }  // A concurrency limit must be at least 1, ...
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct InvalidConcurrencyLimit: Error, Hashable, CustomStringConvertible {
  /// The limit that was asked for.
  public let limit: Int

  public var description: String { "A concurrency limit must be at least 1, and \(limit) was asked for." }
}
