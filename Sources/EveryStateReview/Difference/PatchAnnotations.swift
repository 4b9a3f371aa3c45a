import EveryStateGoldens

extension TextPatch {
  /// What a reader of the patch cannot see: one note for each changed line with invisible characters.
  ///
  ///     line 12 of this patch: U+00A0 no-break space at 8; 2 blanks at the end
  package var invisibleCharacters: [String] {
    var notes: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().drop(while: { !$0.element.hasPrefix("@@") }) {
      guard let sign = line.first, sign == "+" || sign == "-",
        let note = InvisibleCharacters.note(for: String(line.dropFirst()))
      else { continue }
      notes.append("line \(index + 1) of this patch: \(note)")
    }
    return notes
  }
}
