import EveryStateGoldens

/// What the frames of a page have in common: notes that were read already, and the symbols that were drawn.
struct DrawnSoFar {
  var notes = NoteCache()
  /// Names of symbols that the page needs a drawing of.
  var symbols: Set<String> = []
  /// How much of the page is drawn as soon as it is read: a frame takes two kilobytes or so.
  var roomAtOnce = 500_000

  /// Whether what comes next is written as text that the page draws when it is needed. A browser that runs no script draws it at once.
  var isForLater: Bool { roomAtOnce <= 0 }
}
