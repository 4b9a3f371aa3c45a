import EveryStateGoldens
import Testing

/// Caches drive results so that a frame's test and `verifySoundness()` share them, and base frames' text for their variants.
@MainActor final class DriveCache {
  enum Reader { case test, soundness }

  struct Name: Hashable {
    let screen: String
    let state: String
  }

  /// A class, because each frame looks it up several times.
  private final class Entry {
    var hasTested = false
    var hasJudged = false
    var left: (frame: DrivenFrame, reader: Reader)?

    func hasAsked(_ reader: Reader) -> Bool { reader == .test ? hasTested : hasJudged }
  }
  private var entries: [Name: Entry] = [:]
  private var hasMap: Bool?

  /// A frame that variants are compared with. The location distinguishes frames of the same name.
  struct Base: Hashable {
    let screen: String
    let state: String
    let location: SourceLocation
  }
  /// The number of variants that still have to be compared with each base.
  private var readers: [Base: Int]
  private var looks: [Base: [[String]]] = [:]

  nonisolated init(_ screens: [DeclaredScreen] = []) {
    readers = screens.flatMap(\.frames).compactMap(\.baseOfDrive).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Keeps a frame's text until its last variant has asked for it.
  func keep(_ driven: DrivenFrame, of base: Base) {
    guard readers[base, default: 0] > 0, case .drawn(let moments) = driven.result else { return }
    looks[base] = moments.map(\.lines)
  }

  /// A base frame's text, for one of its variants; nil before the base is driven.
  func look(of base: Base) -> [[String]]? {
    let look = looks[base]
    readers[base, default: 1] -= 1
    if readers[base, default: 0] < 1 { looks[base] = nil }
    return look
  }

  /// - Returns: the other reader's result; nil if it has not driven the frame.
  func take(_ name: Name, for reader: Reader) -> DrivenFrame? {
    let entry = entry(name)
    switch reader {
    case .test: entry.hasTested = true
    case .soundness: entry.hasJudged = true
    }
    guard let left = entry.left, left.reader == reader else { return nil }
    entry.left = nil
    return left.frame
  }

  /// Only drawings are shared: each reader drives a failed frame again and reports it.
  func leave(_ frame: DrivenFrame, of name: Name, for reader: Reader) {
    guard case .drawn = frame.result else { return }
    let entry = entry(name)
    if !entry.hasAsked(reader) { entry.left = (frame, reader) }
  }

  private func entry(_ name: Name) -> Entry {
    if let known = entries[name] { return known }
    let entry = Entry()
    entries[name] = entry
    return entry
  }

  /// Whether `verifySoundness()` will read the drive of a frame's test: the catalog has a map, and soundness has not judged the frame.
  func isShared(_ name: Name, of catalog: String, in session: GoldenSession) -> Bool {
    if hasMap == nil { hasMap = session.hasMap(of: catalog) }
    return hasMap == true && entries[name]?.hasJudged != true
  }
}

extension DeclaredScreen.Frame {
  var baseOfDrive: DriveCache.Base? {
    base.map { DriveCache.Base(screen: $0.screen, state: name, location: $0.frame.location) }
  }
}

extension GoldenName { var ofDrive: DriveCache.Name { DriveCache.Name(screen: screen, state: state) } }
