/// Lines that show the same pieces on other lines: a row laid out differently. Each side becomes one line with all of its pieces, in the
/// old order, so that they can be compared.
struct Arrangement {
  private let before: [FactLine]
  private let now: [FactLine]
  /// The pieces of both sides that are the same, by their numbers, in the old order.
  private var same: [(old: Int, new: Int)]

  /// - Returns: nil if the lines, compared with each other, show no piece as removed that has only moved, or if they have little in common.
  init?(_ old: [FactLine], _ new: [FactLine]) {
    (before, now) = (old, new)
    let (was, now) = (old.flatMap(\.pieces), new.flatMap(\.pieces))
    guard !old.isEmpty, !new.isEmpty, old.count + new.count > 2, was.count * now.count <= Pairing.workLimit else {
      return nil
    }
    same = Pairing(was, now) { $0.identity($1) }.pairs
    var (gone, came) = Pairing.unpaired(same, old: was.count, new: now.count)
    for to in came {
      guard let place = gone.firstIndex(where: { was[$0].identity(now[to]) > 0 }) else { continue }
      same.append((gone.remove(at: place), to))
    }
    same.sort { $0.old < $1.old }
    guard same.count > 1, same.count * 2 >= min(was.count, now.count), isTorn else { return nil }
  }

  /// - Parameter row: what the row is called; nil for lines outside rows.
  func facts(inRow row: FactLine?) -> [ChangeFact] {
    let (was, came) = (before.flatMap(\.pieces), now.flatMap(\.pieces))
    let pairs = pairs(was, came)
    let old = FactLine(before, pieces: pairs.compactMap { $0.old.map { was[$0] } })
    let new = FactLine(now, pieces: pairs.compactMap { $0.new.map { came[$0] } })
    let title = row?.title ?? new.title
    var facts = LineFacts(old, new, inRow: row ?? FactLine(remarks: [])).facts.filter { $0.rank != .layout }
    // A piece that comes or goes makes room for the others.
    let isOwn = facts.allSatisfy { !$0.isRemoval && $0.addition == nil }
    if hasOtherOrder, isOwn { facts.append(.shared("laid out differently", by: title)) }
    return facts.isEmpty ? [.shared("only the layout differs", by: title, .layout)] : facts
  }

  /// Whether lines that replace lines would show a piece as removed in one and as added in another.
  private var isTorn: Bool {
    let lines = Pairing(before, now) { $0.likeness($1) }.pairs
    func numbers(_ lines: [FactLine]) -> [Int] {
      lines.indices.flatMap { [Int](repeating: $0, count: lines[$0].pieces.count) }
    }
    let (olds, news) = (numbers(before), numbers(now))
    return same.contains { pair in !lines.contains { $0.old == olds[pair.old] && $0.new == news[pair.new] } }
  }

  /// All pieces: those that are the same, those that replace each other, in their order, and those on one side only.
  private func pairs(_ was: [FactPiece], _ now: [FactPiece]) -> [(old: Int?, new: Int?)] {
    let (gone, came) = Pairing.unpaired(same, old: was.count, new: now.count)
    let replaced = Pairing(gone, came) { was[$0].likeness(now[$1]) }
    let alone = replaced.unpaired(old: gone.count, new: came.count)
    let pairs: [(old: Int?, new: Int?)] =
      same.map { ($0.old, $0.new) } + replaced.pairs.map { (gone[$0.old], came[$0.new]) }
      + alone.old.map { (gone[$0], nil) }
    return pairs.sorted { ($0.old ?? 0) < ($1.old ?? 0) } + alone.new.map { (nil, came[$0]) }
  }

  /// Whether pieces follow each other in another order.
  private var hasOtherOrder: Bool { zip(same, same.dropFirst()).contains { $0.new > $1.new } }
}

/// A row whose control has another form: what was a list of choices is a menu.
struct ControlForm {
  /// `choices`, `segments`, `menu`, `switch`, `button`.
  private let name: String
  /// The name beside the control, if there is one.
  private let label: FactPiece?
  /// What is chosen, or the control's name.
  private let value: String
  private let isDisabled: Bool
  /// Whether it is one piece, which two lines may share.
  private var isPiece = false

  /// - Returns: nil for lines with several controls, or none.
  init?(_ lines: [FactLine]) {
    let pieces = lines.flatMap(\.pieces)
    let controls = pieces.filter { $0.kind == .choice || !$0.states.isEmpty }
    let texts = pieces.filter { $0.kind == .text && $0.states.isEmpty }
    isDisabled = !controls.isEmpty && controls.allSatisfy { $0.states.contains("disabled") }
    switch controls.count {
    case 1 where controls[0].kind == .choice && controls[0].text != "choice":
      (name, label, value) = ("switch", texts.first, texts.first?.text ?? "")
    case 1 where controls[0].kind == .text:
      let state = controls[0].states.last { $0 != "disabled" && $0 != "selected" }
      (name, label, value, isPiece) = (state ?? "", texts.first, controls[0].text, true)
    case 2... where controls.allSatisfy({ $0.kind == .choice }) && texts.count == controls.count:
      let chosen = zip(texts, controls).first { $1.states.contains("on") }
      (name, label, value) = ("choices", nil, chosen?.0.text ?? "")
    case 2... where controls.allSatisfy({ $0.kind == .text && $0.states.contains("button") }):
      guard let chosen = controls.first(where: { $0.states.contains("selected") }) else { return nil }
      (name, label, value) = ("segments", texts.first, chosen.text)
    default: return nil
    }
  }

  /// The facts of a control with the same name or the same value in another form.
  func facts(before new: ControlForm) -> [ChangeFact] {
    let isSame = label != nil && label?.text == new.label?.text || value == new.value
    guard name != new.name, isSame, !value.isEmpty, !isPiece || !new.isPiece else { return [] }
    let subject = (new.label ?? label)?.label ?? ChangeFact.quoted(new.value)
    let state = new.isDisabled ? "is now disabled" : "is now enabled"
    return [.shared("\(name) -> \(new.name)", by: subject)]
      + (isDisabled == new.isDisabled ? [] : [.of(subject, state, new.isDisabled ? .loss : .other)])
  }
}

extension FactPiece {
  /// How much it is like a piece that it is elsewhere: its text, half of its words, or its beginning; 0 for another piece.
  fileprivate func identity(_ other: FactPiece) -> Int {
    let likeness = likeness(other)
    if likeness >= 50 { return likeness }
    return isBeginning(of: other) || other.isBeginning(of: self) ? 40 : 0
  }
}
