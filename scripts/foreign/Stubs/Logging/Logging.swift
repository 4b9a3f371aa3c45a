// A log that nobody reads.
public struct Logger: Sendable {
  public struct Message: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
  }
  public init(label: String) {}
  public func debug(_ message: @autoclosure () -> Message) {}
  public func info(_ message: @autoclosure () -> Message) {}
  public func error(_ message: @autoclosure () -> Message) {}
}
