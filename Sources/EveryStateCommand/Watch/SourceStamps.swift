/// The size, modification time and number of each source file. They are read twice a second rather than
/// watched: a thousand files take some milliseconds, it works alike on every system and on mounted folders without notifications,
/// and no change is lost between two watches.
struct SourceStamps: Equatable {
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64
  }
  private var stamps: [String: Stamp] = [:]

  /// Sources, tests and the manifest of the package in `root`. Hidden files and links do not count.
  init(root: String) {
    for place in ["Package.swift", "Package.resolved", "Sources", "Tests"] { add(root + "/" + place) }
  }

  /// Changed, new and removed files, sorted.
  func changes(since old: SourceStamps) -> [String] {
    Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let time = status.timeOfChange
      stamps[path] = Stamp(
        seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
        number: UInt64(status.st_ino))
    case S_IFDIR:
      guard let folder = opendir(path) else { return }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
            String(cString: $0)
          }
        }
        if !name.hasPrefix(".") { add(path + "/" + name) }
      }
    default: break
    }
  }
}

/// Sources that are checked repeatedly until they have changed and rest: an editor that saves ten files makes one change, and so does a
/// checkout of a branch, if it is fast. A check of few files is cheap: the interval between checks grows so that
/// they take at most a twentieth of a processor.
struct RestingSources {
  private let root: String
  private let start: SourceStamps
  private var last: SourceStamps
  private var lastLook = Terminal.now
  private var interval = shortest

  private static let shortest = Duration.milliseconds(50)

  /// The interval until the next check by others, in milliseconds.
  var pause: Int32 { 25 }

  init(root: String, since start: SourceStamps) {
    self.root = root
    self.start = start
    last = start
  }

  /// Checks once more, if it is time.
  /// - Returns: the changed files, once they are the same as at the check before; nil until then.
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
