/// A golden and the new text that waits to take its place.
package struct FrameChange: Sendable {
  package let name: GoldenName
  /// The golden's bytes; nil where there is none yet.
  package let old: [UInt8]?
  package let new: [UInt8]

  package init(name: GoldenName, old: [UInt8]?, new: [UInt8]) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// Lines of a golden that a change replaces by others, without the unchanged lines around them.
package struct TextEdit: Hashable, Sendable {
  /// The golden's lines; none where lines are only added.
  package let removed: [String]
  /// The new lines; none where lines are only removed.
  package let added: [String]
}
