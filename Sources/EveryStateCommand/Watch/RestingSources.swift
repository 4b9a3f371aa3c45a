/// Sources that are looked at again and again until they have changed and rest: an editor that saves ten files, or a branch that is
/// checked out, is one change.
struct RestingSources {
  private let root: String
  private let start: SourceStamps
  private var last: SourceStamps

  init(root: String, since start: SourceStamps) {
    self.root = root
    self.start = start
    last = start
  }

  /// Looks once more.
  /// - Returns: the files that have changed, once they are as they were at the look before; nil until then.
  mutating func changes() -> [String]? {
    let now = SourceStamps(root: root)
    defer { last = now }
    return now == last && now != start ? now.changes(since: start) : nil
  }
}
