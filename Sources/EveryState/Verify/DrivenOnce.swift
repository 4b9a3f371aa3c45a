import EveryStateGoldens

/// What came of the drives of a catalog's frames: each frame's own test wants it, and so does `verifySoundness()`. Whichever comes first
/// drives, and leaves it to the other.
@MainActor
final class DrivenOnce {
  enum Reader { case test, soundness }

  /// A frame's name in the catalog.
  struct Name: Hashable {
    let screen: String
    let state: String
  }

  private struct Entry {
    var readers: [Reader] = []
    /// What was left, and for whom.
    var left: (frame: DrivenFrame, reader: Reader)?
  }
  private var entries: [Name: Entry] = [:]
  private var hasMap: Bool?

  nonisolated init() {}

  /// - Returns: what the other has left; nil where it has not driven the frame yet.
  func take(_ name: Name, for reader: Reader) -> DrivenFrame? {
    var entry = entries.removeValue(forKey: name) ?? Entry()
    defer { entries[name] = entry }
    if !entry.readers.contains(reader) { entry.readers.append(reader) }
    guard let left = entry.left, left.reader == reader else { return nil }
    entry.left = nil
    return left.frame
  }

  /// What did not come to a drawing is driven again: each says of it what it has to say.
  func leave(_ frame: DrivenFrame, of name: Name, for reader: Reader) {
    guard case .drawn = frame.result, entries[name]?.readers.contains(reader) != true else { return }
    entries[name, default: Entry()].left = (frame, reader)
  }

  /// Whether a frame's own test is to keep what happens on the way: soundness is asked about where there is a map, and has not been yet.
  func isTaping(_ name: Name, of catalog: String, in session: GoldenSession) -> Bool {
    if hasMap == nil { hasMap = session.hasMap(of: catalog) }
    return hasMap == true && entries[name]?.readers.contains(.soundness) != true
  }
}

extension GoldenName {
  /// What the drives of its catalog are kept by.
  var ofDrive: DrivenOnce.Name { DrivenOnce.Name(screen: screen, state: state) }
}
