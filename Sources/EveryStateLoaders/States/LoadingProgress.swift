/// How far a load has come.
///
///     LoadingProgress(message: "page 2 of 5", percent: 40)
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct LoadingProgress: Hashable, Sendable {
  /// Whether the load was cancelled: nothing follows until the next load or reset.
  public let isCanceled: Bool
  /// What is being done, for people.
  public let message: String?
  /// How much is done: 0...100.
  public let percent: Int?

  /// A percentage below 0 becomes 0, one above 100 becomes 100.
  public init(isCanceled: Bool? = nil, message: String? = nil, percent: Int? = nil) {
    self.isCanceled = isCanceled == true
    self.message = message
    self.percent = percent.map { min(max($0, 0), 100) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension LoadingProgress: CustomStringConvertible {
  /// `canceled  attempt 2 of 3  40%`: what there is, two blanks between the parts.
  public var description: String {
    [isCanceled ? "canceled" : nil, message, percent.map { "\($0)%" }].compactMap(\.self).joined(separator: "  ")
  }
}
