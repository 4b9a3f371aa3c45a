/// What a signpost marks: the beginning or the end of an interval, or a moment.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Writes nothing, as ``Logger``: nobody measures a drawn frame.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Writes nothing, as ``Logger``: nobody measures a drawn frame.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
