import EveryStateGoldens
import Testing

/// What came of the drives of a catalog's frames: each frame's own test wants it, and so does `verifySoundness()`. Whichever comes first
/// drives, and leaves it to the other. What a screen shows is kept for its variants, which are compared with it.
@MainActor final class DrivenOnce {
  enum Reader { case test, soundness }

  struct Name: Hashable {
    let screen: String
    let state: String
  }

  /// Behind one reference, as it is looked up several times a frame.
  private final class Entry {
    var hasTested = false
    var hasJudged = false
    var left: (frame: DrivenFrame, reader: Reader)?

    func hasAsked(_ reader: Reader) -> Bool { reader == .test ? hasTested : hasJudged }
  }
  private var entries: [Name: Entry] = [:]
  private var hasMap: Bool?

  /// A frame that variants are compared with. Its place tells it from another one of that name.
  struct Base: Hashable {
    let screen: String
    let state: String
    let location: SourceLocation
  }
  /// How many variants are still to be compared with a frame, and what it shows.
  private var readers: [Base: Int]
  private var looks: [Base: [[String]]] = [:]

  nonisolated init(_ screens: [DeclaredScreen] = []) {
    readers = screens.flatMap(\.frames).compactMap(\.baseOfDrive).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Keeps what a frame shows until the last variant has asked for it.
  func keep(_ driven: DrivenFrame, of base: Base) {
    guard readers[base, default: 0] > 0, case .drawn(let moments) = driven.result else { return }
    looks[base] = moments.map(\.lines)
  }

  /// What a frame shows, for one of its variants; nil where nobody has driven it yet.
  func look(of base: Base) -> [[String]]? {
    let look = looks[base]
    readers[base, default: 1] -= 1
    if readers[base, default: 0] < 1 { looks[base] = nil }
    return look
  }

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

extension DeclaredScreen.Frame {
  var baseOfDrive: DrivenOnce.Base? {
    base.map { DrivenOnce.Base(screen: $0.screen, state: name, location: $0.frame.location) }
  }
}

extension GoldenName {
  var ofDrive: DrivenOnce.Name { DrivenOnce.Name(screen: screen, state: state) }
}
