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

  /// Behind one reference, as it is looked up several times a frame.
  private final class Entry {
    var hasTested = false
    var hasJudged = false
    /// What was left, and for whom.
    var left: (frame: DrivenFrame, reader: Reader)?

    func hasAsked(_ reader: Reader) -> Bool { reader == .test ? hasTested : hasJudged }
  }
  private var entries: [Name: Entry] = [:]
  private var hasMap: Bool?

  nonisolated init() {}

  /// - Returns: what the other has left; nil where it has not driven the frame yet.
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

  /// What did not come to a drawing is driven again: each says of it what it has to say.
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

  /// Whether a frame's own test is to keep what happens on the way: soundness is asked about where there is a map, and has not been yet.
  func isTaping(_ name: Name, of catalog: String, in session: GoldenSession) -> Bool {
    if hasMap == nil { hasMap = session.hasMap(of: catalog) }
    return hasMap == true && entries[name]?.hasJudged != true
  }
}

extension GoldenName {
  /// What the drives of its catalog are kept by.
  var ofDrive: DrivenOnce.Name { DrivenOnce.Name(screen: screen, state: state) }
}
