/// Sources that are looked at again and again until they have changed and rest: an editor that saves ten files is one change, and so is
/// a branch that is checked out, as far as it comes at once.
///
/// A look takes little where there are few files: looks follow each other so that they take a twentieth of a processor at most.
struct RestingSources {
  private let root: String
  private let start: SourceStamps
  private var last: SourceStamps
  private var lastLook = Terminal.now
  private var interval = shortest

  private static let shortest = Duration.milliseconds(50)

  /// How long others may wait before they ask again, in milliseconds.
  var pause: Int32 { 25 }

  init(root: String, since start: SourceStamps) {
    self.root = root
    self.start = start
    last = start
  }

  /// Looks once more, if it is time.
  /// - Returns: the files that have changed, once they are as they were at the look before; nil until then.
  mutating func changes() -> [String]? {
    let begin = Terminal.now
    guard begin - lastLook >= interval else { return nil }
    let now = SourceStamps(root: root)
    lastLook = Terminal.now
    interval = max(Self.shortest, (lastLook - begin) * 20)
    defer { last = now }
    return now == last && now != start ? now.changes(since: start) : nil
  }
}
