/// A golden and the new text that waits to take its place.
public struct FrameChange: Sendable {
  public let name: GoldenName
  /// The golden's bytes; nil where there is none yet.
  public let old: [UInt8]?
  public let new: [UInt8]

  public init(name: GoldenName, old: [UInt8]?, new: [UInt8]) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// Lines of a golden that a change replaces by others, without the unchanged lines around them.
public struct TextEdit: Hashable, Sendable {
  /// The golden's lines; none where lines are only added.
  public let removed: [String]
  /// The new lines; none where lines are only removed.
  public let added: [String]
}
