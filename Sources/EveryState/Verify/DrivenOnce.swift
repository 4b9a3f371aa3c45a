import EveryStateGoldens

/// What came of the drives of a catalog's frames: each frame's own test wants it, and so does `verifySoundness()`. Whichever comes first
/// drives, and leaves it to the other.
@MainActor
final class DrivenOnce {
  enum Reader: Hashable { case test, soundness }
  private var left: [Reader: [GoldenName: DrivenFrame]] = [:]
  private var seen: [Reader: Set<GoldenName>] = [:]
  private var hasMap: Bool?

  nonisolated init() {}

  /// - Returns: what the other has left; nil where it has not driven the frame yet.
  func take(_ name: GoldenName, for reader: Reader) -> DrivenFrame? {
    seen[reader, default: []].insert(name)
    return left[reader]?.removeValue(forKey: name)
  }

  /// What did not come to a drawing is driven again: each says of it what it has to say.
  func leave(_ frame: DrivenFrame, of name: GoldenName, for reader: Reader) {
    guard seen[reader]?.contains(name) != true, case .drawn = frame.result else { return }
    left[reader, default: [:]][name] = frame
  }

  /// Whether a frame's own test is to keep what happens on the way: soundness is asked about where there is a map, and has not been yet.
  func isTaping(_ name: GoldenName, in session: GoldenSession) -> Bool {
    if hasMap == nil { hasMap = session.hasMap(of: name.catalog) }
    return hasMap == true && seen[.soundness]?.contains(name) != true
  }
}
