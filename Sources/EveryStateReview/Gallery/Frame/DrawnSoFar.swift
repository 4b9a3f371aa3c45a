import EveryStateGoldens

/// What the frames of a page have in common: notes that were read already, and the symbols that were drawn.
struct DrawnSoFar {
  var notes = NoteCache()
  /// Names of symbols that the page needs a drawing of.
  var symbols: Set<String> = []
}
