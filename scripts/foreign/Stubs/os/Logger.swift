// A logger that writes nothing: what an app logs is no part of what it shows.
import SwiftUI

public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}

  public func log(_ message: LogMessage) {}
  public func info(_ message: LogMessage) {}
  public func debug(_ message: LogMessage) {}
  public func notice(_ message: LogMessage) {}
  public func warning(_ message: LogMessage) {}
  public func error(_ message: LogMessage) {}
  public func fault(_ message: LogMessage) {}
}

public struct LogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}

  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: LogPrivacy = .auto) {}
  }
}

public struct LogPrivacy: Sendable {
  public static let auto = LogPrivacy()
  public static let `public` = LogPrivacy()
  public static let `private` = LogPrivacy()
}
