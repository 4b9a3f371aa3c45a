/// One change of one piece: which piece, in which row, what of it, old and new. `"3" in row "Apple": red -> orange`.
package struct ChangeFact: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a change: equal changes are one, in whatever row, frame and variant.
  package struct Kind: Hashable, Sendable {
    /// nil where a change is the same for each piece, such as a color.
    let subject: String?
    let change: String?
    /// All words of a text. The change has the first ones that differ.
    let wording: Rewording?
    /// The change of a text's form, in place of its words.
    let format: FormatEdit?
  }

  /// Whether users lose something by it; the layout comes last.
  package enum Rank: Int, Comparable, Sendable {
    case loss, other, layout

    package static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The piece or the line, `"3"`, `row "Tea"`; nil if the change names it.
  package private(set) var subject: String?
  /// `red -> orange`, `is now disabled`, `"Try" -> "Try Again"`.
  package let change: String
  /// `in row "Apple"`, `beside "Total"`.
  private(set) var place: String?
  package let rank: Rank
  /// Whether the same words about another piece are another change.
  private let isOfSubject: Bool
  /// Whether a piece or a line is elsewhere, so that the lines beside it may be as well.
  private(set) var isMove = false
  /// Whether a control can be used, or is chosen, now or no longer, which may follow from a value beside it.
  private(set) var isState = false
  /// Whether it is what a matrix or a map has of screens.
  private(set) var isOfScreens = false
  /// Whether it is another step, which a text with the same words before and after makes.
  private(set) var isStep = false
  /// Whether it is what VoiceOver says.
  private(set) var isSpoken = false
  /// The words before and after, of a text that changed.
  private(set) var wording: Rewording?
  /// The looks that a piece has now and did not have.
  private(set) var looks: [String] = []

  private var format: FormatEdit?
  private var direction: String?
  /// What it is whatever value a control has: `is now on or off`; nil if its words say it.
  private var essence: String?
  /// The kind of a note that came, went or changed, whose words are others in another language: `swipe +`.
  private var note: String?

  /// Whether it is the move of a line without a name, such as a spinner in place of a text.
  var isMoveOfAny: Bool { isMove && !isOfSubject && direction != nil }

  /// Whether only the numbers of its text differ.
  var isOfNumbers: Bool { wording.map { $0.old.withNumbersAsOne == $0.new.withNumbersAsOne } ?? false }

  /// The fact about pieces with their whole texts.
  /// - Parameter wholes: the texts of the same screen without variants, by what a variant has room for.
  func naming(_ wholes: [String: String]) -> ChangeFact {
    var fact = self
    for (cut, whole) in wholes {
      fact.subject = fact.subject?.replacing("\"\(cut)\"", with: "\"\(whole)\"")
      fact.place = fact.place?.replacing("\"\(cut)\"", with: "\"\(whole)\"")
    }
    return fact
  }

  /// Whether something is no longer there: of what users lose, the most.
  private(set) var isRemoval = false
  /// The piece, the line or the lines that were added, behind other words; nil where nothing was, or too much to be named.
  private(set) var addition: String?
  /// Whether a variant looks like its screen, or no longer.
  private(set) var isIdentity = false

  package var kind: Kind {
    // Other words around a number, and numbers of another form, are one change, whatever they are: `"90 s" -> "1:30"`. So are other numbers
    // beside the same words, and in one row.
    let numbered = wording.flatMap { $0.old.numbers.isEmpty ? nil : $0 }
    // Several words replaced by the same ones are one change, whatever sentence they are in.
    let core = isStep ? nil : wording?.withoutFrame
    let replaced = core.flatMap { min($0.old.count, $0.new.count) > 1 ? $0 : nil }
    let hasWords = numbered?.new.contains { $0.count(where: \.isLetter) > 2 } ?? false
    let isOfForm = numbered != nil && (!isOfNumbers || hasWords || place != nil)
    return Kind(
      subject: format == nil && isOfForm && isOfNumbers && !hasWords
        ? place : isOfSubject ? subject.map { isMove ? $0 : $0.withCountsAsOne } : nil,
      change: format != nil
        ? nil
        : essence ?? direction
          ?? (isOfForm ? isOfNumbers ? change.withNumbersAsOne : nil : replaced == nil ? change : nil),
      wording: format != nil
        ? nil
        : isOfForm
          ? isOfNumbers ? wording?.withNumbersAsOne : wording?.withoutFrame.withNumbersAsOne : replaced ?? wording,
      format: format)
  }

  package var description: String {
    let end = place.map { " " + $0 } ?? ""
    guard let subject else { return change + end }
    return isOfSubject || isMove ? "\(subject) \(change)\(end)" : "\(subject)\(end): \(change)"
  }

  /// The piece and its place, if the change follows them.
  var shownSubject: String? { isOfSubject ? nil : subject.map { $0 + (place.map { " " + $0 } ?? "") } }

  /// The description without its place and the texts it quotes, which are others in another language and layout.
  var skeleton: [Substring] {
    guard !isMove else { return [] }
    let parts = "\(subject ?? "") \(note ?? change)".split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }
  }

  /// How many pieces and changes in words are one change.
  struct Variety {
    private var subjects: Set<String?> = []
    private var changes: Set<String> = []
    private var descriptions: Set<String> = []
    /// Those whose lines are shown.
    private var shown: (subjects: Set<String?>, changes: Set<String>) = ([], [])

    init(_ facts: [ChangeFact]) { for fact in facts { add(fact, isShown: true) } }

    mutating func add(_ fact: ChangeFact, isShown: Bool) {
      // A symbol on a line of its own, `<plane>  says "Send"`, and its `button "Send"` are one piece: what VoiceOver says names it.
      let subject = fact.isSpoken ? fact.change : fact.subject
      subjects.insert(subject)
      changes.insert(fact.change)
      descriptions.insert(fact.description)
      guard isShown else { return }
      shown.subjects.insert(subject)
      shown.changes.insert(fact.change)
    }

    var isOfOnePiece: Bool { descriptions.count < 2 }
    var hasOtherChanges: Bool { changes.count > 1 }
    fileprivate var andOtherSubjects: String { Self.and(subjects.count - 1, areShown: shown.subjects == subjects) }
    fileprivate var andOtherChanges: String { Self.and(changes.count - 1, areShown: shown.changes == changes) }

    /// A number is that of shown lines.
    private static func and(_ others: Int, areShown: Bool) -> String {
      others == 0 ? "" : areShown ? " and \(counted(others, "other"))" : " and others"
    }
  }

  /// The first of several pieces, `"You" and 2 others`, or one in several places; nil if the change names them.
  func subject(of all: Variety) -> String? { isOfSubject ? nil : subject.map { $0 + all.andOtherSubjects } }

  /// The change of several pieces, by the first: `"You" and 2 others: now title3`.
  func description(of all: Variety) -> String {
    if let direction, all.hasOtherChanges { return "\(subject ?? "") moved \(direction)" }
    let others = all.andOtherSubjects
    if let subject {
      let areMany = !others.isEmpty && isOfSubject && change.hasPrefix("is ")
      let change = areMany ? "are " + change.dropFirst("is ".count) : change
      return "\(subject)\(others)\(isOfSubject || isMove ? "" : ":") \(change)"
        + (others.isEmpty && isOfSubject ? all.andOtherChanges : "")
    }
    return change + all.andOtherChanges
  }

  /// What siblings may have alike: `button removed` of several buttons; nil for a change that does not name its piece, and for a move.
  var ofSibling: String? {
    guard isOfSubject, !isMove, !isIdentity, !isStep, wording == nil, let subject else { return nil }
    return "\(subject.noun) \(change)"
  }

  /// The change of any piece: `red -> orange`.
  package var kindDescription: String { isOfSubject ? "\(subject ?? "") \(change)" : change }

  private func with<Value>(_ property: WritableKeyPath<ChangeFact, Value>, _ value: Value) -> ChangeFact {
    var fact = self
    fact[keyPath: property] = value
    return fact
  }

  static func of(
    _ subject: String, _ change: String, _ rank: Rank = .other, at place: String? = nil, isState: Bool = false,
    note: String? = nil
  ) -> ChangeFact {
    ChangeFact(subject: subject, change: change, place: place, rank: rank, isOfSubject: true)
      .with(\.isState, isState).with(\.note, note)
      .with(\.essence, ["is now on", "is now off"].contains(change) ? "is now on or off" : nil)
  }

  /// - Parameter more: how a block goes on: `, from symbol xmark to button "Retry"`.
  static func removed(_ subject: String, _ more: String = "", at place: String? = nil) -> ChangeFact {
    of(subject, "removed\(more)", .loss, at: place).with(\.isRemoval, true)
  }

  /// - Parameter name: what came, behind other words: `an alert`.
  static func added(_ subject: String, _ more: String = "", as name: String? = nil, at place: String? = nil) -> Self {
    of(subject, "added\(more)", at: place).with(\.addition, more.isEmpty ? name ?? subject : nil)
  }

  /// Lines with others in their place: `rows "Tea" and "Milk" replaced by a row with a spinner`.
  static func replaced(_ subject: String, by other: String) -> ChangeFact {
    of(subject, "replaced by \(other)", .loss).with(\.isRemoval, true)
  }

  /// - Parameter word: `now`, `no longer`.
  static func identity(_ word: String) -> ChangeFact {
    shared("\(word) identical to the base screen").with(\.isIdentity, true)
  }

  /// A piece that is elsewhere in its line, or a line elsewhere. Symbols that move to the same side of their texts are one change.
  /// - Parameter direction: where it moved whatever lies around it: `up`.
  static func moved(
    _ subject: String, _ way: String, _ direction: String? = nil, isSymbol: Bool = false, at place: String? = nil
  ) -> ChangeFact {
    ChangeFact(subject: subject, change: "moved \(way)", place: place, rank: .other, isOfSubject: !isSymbol)
      .with(\.isMove, true).with(\.direction, direction)
  }

  /// `rows "Tea" and "Milk" changed places`.
  static func swapped(_ names: [String], at place: String? = nil) -> ChangeFact {
    of(names.asThings, "changed places", at: place).with(\.isMove, true)
  }

  /// Another kind of presentation, whatever it is like, `the sheet is now a full-screen cover`, or another one of its kind:
  /// `sheet: medium -> large`.
  static func presentation(_ old: String, _ new: String) -> ChangeFact {
    if (old + new).contains("\"") { return shared("\(old) -> \(new)") }
    func parts(_ title: String) -> (kind: String, look: String) {
      let parts = title.split(separator: " ", maxSplits: 1).map(String.init)
      let look = parts.count > 1 ? parts[1].filter { !"{}".contains($0) } : ""
      return (parts[0] == "cover" ? "full-screen cover" : parts[0], look)
    }
    let (was, now) = (parts(old), parts(new))
    if was.kind != now.kind { return shared("the \(was.kind) is now a\(now.kind == "alert" ? "n" : "") \(now.kind)") }
    return shared(
      was.look.isEmpty ? "now \(now.look)" : now.look.isEmpty ? "no longer \(was.look)" : "\(was.look) -> \(now.look)",
      by: now.kind)
  }

  /// Several lines in another order.
  /// - Parameter ends: what the first and the last of them are called now.
  static func reordered(_ ends: [String]) -> ChangeFact {
    let areRows = ends.allSatisfy { $0.hasPrefix("row ") }
    let names = areRows ? ends.map(\.withoutNoun) : ends
    let place = "(now from \(names.joined(separator: " to ")))"
    return of(areRows ? "rows" : "lines", "in another order", at: place).with(\.isMove, true)
  }

  /// Screens that a text about a catalog no longer has, or has now, without their variants; or one variant of screens that stay.
  static func screens(_ names: [String], areRemoved: Bool, among kept: Set<String>) -> ChangeFact {
    let roots = names.filter { name in !names.contains { name.hasPrefix($0 + " ") } }
    let known = Set(kept.map { ScreenKey(catalog: "", screen: $0) })
    let variants = roots.compactMap { ScreenKey(catalog: "", screen: $0).variant(among: known) }
    let isVariant = variants.count == roots.count && Set(variants).count == 1
    let subject =
      isVariant ? "variant \"\(variants[0])\"" : roots.count == 1 ? "screen \(roots[0])" : "\(roots.count) screens"
    return (areRemoved ? removed(subject) : of(subject, "added")).with(\.isOfScreens, true)
  }

  /// What a catalog declares for the first time, or no longer.
  static func declared(_ change: DeclaredChange) -> ChangeFact {
    shared(change.words, change.isRemoval ? .loss : .other)
      .with(\.isOfScreens, true).with(\.isRemoval, change.isRemoval)
  }

  static func shared(
    _ change: String, by subject: String? = nil, _ rank: Rank = .other, at place: String? = nil
  ) -> ChangeFact { ChangeFact(subject: subject, change: change, place: place, rank: rank, isOfSubject: false) }

  /// A text for another: the words that differ; in a long text with a neighbor on both sides.
  /// - Parameter name: what the text is, if not any: `section`.
  static func text(_ old: String, _ new: String, of name: String = "", at place: String? = nil) -> ChangeFact {
    let (before, now) = (old.split(separator: " "), new.split(separator: " "))
    var (start, end) = (0, 0)
    if max(before.count, now.count) > shortText {
      start = zip(before, now).prefix { $0 == $1 }.count
      let rest = min(before.count, now.count) - start
      end = zip(before.reversed(), now.reversed()).prefix(rest).prefix { $0 == $1 }.count
      (start, end) = (max(0, start - 1), max(0, end - 1))
    }
    func words(_ all: [Substring]) -> String {
      let shown = all[start..<(all.count - end)].joined(separator: " ")
      let isLong = shown.count > textLimit
      return "\"\(start > 0 ? "... " : "")\(shown.prefix(textLimit))\(end > 0 || isLong ? " ..." : "")\""
    }
    let wording = Rewording(old: old.words, new: new.words)
    return shared("\(name)\(words(before)) -> \(words(now))", at: place).with(\.wording, wording)
      .with(\.format, FormatEdit(old, new))
  }

  /// Another step of a storyboard. Another name of a control is what its button says, too.
  static func step(_ old: String, _ new: String) -> ChangeFact {
    let names = MapText.difference(MapText.parts(old), MapText.parts(new)).map {
      ($0.0.dropFirst().dropLast(), $0.1.dropFirst().dropLast())
    }
    return of("step", "'\(old)' -> '\(new)'").with(\.isStep, true)
      .with(\.wording, names.flatMap { text("\($0)", "\($1)").wording })
  }

  /// A text in quotes, a long one by its first words.
  static func quoted(_ text: String) -> String {
    let words = text.split(separator: " ")
    return "\"" + (words.count > shortText ? words.prefix(4) + ["..."] : words).joined(separator: " ") + "\""
  }

  /// Lines that are not read piece by piece: of a new frame, of a text about a catalog.
  static func lines(_ edit: TextEdit, of change: FrameChange) -> ChangeFact {
    if change.old == nil { return of("\(change.name)", "added") }
    let words: String? =
      switch change.name.kind {
      case .frame: nil
      case .matrix: MatrixRows.words(change.old ?? [], change.new, of: edit)
      case .map: MapText.words(edit)
      }
    if let words { return shared(words) }
    let lines = (edit.removed.map { "- " + $0 } + edit.added.map { "+ " + $0 }).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let more = lines.count - 2
    return shared((lines.prefix(2) + (more > 0 ? ["\(more) more lines"] : [])).joined(separator: "; "))
  }

  /// The maximum number of words in a quoted text.
  private static let shortText = 6
  private static let textLimit = 120

  /// `headline -> medium`, `now italic`, `no longer bold`: a fact for each kind of look.
  static func looks(_ old: [String], _ new: [String], of subject: String, at place: String?) -> [ChangeFact] {
    let (gone, came) = difference(old, new)
    var aspects: [String] = []
    for look in gone + came where !aspects.contains(aspect(look)) { aspects.append(aspect(look)) }
    return aspects.map { aspect in
      let (before, now) = (gone.filter { Self.aspect($0) == aspect }, came.filter { Self.aspect($0) == aspect })
      func words(_ looks: [String]) -> String {
        looks.map { $0 == "digits" ? "monospaced digits" : $0 }.joined(separator: " ")
      }
      // The tint is the color of what has no other.
      let (was, new) = (
        words(now.isEmpty ? before : before.filter { $0 != tint }),
        words(before.isEmpty ? now : now.filter { $0 != tint })
      )
      if aspect == silent {
        return .shared(
          before.isEmpty ? "now hidden from VoiceOver" : "no longer hidden from VoiceOver", by: subject,
          before.isEmpty ? .loss : .other, at: place)
      }
      let words = was.isEmpty ? "now \(new)" : new.isEmpty ? "no longer \(was)" : "\(was) -> \(new)"
      return shared(words, by: subject, at: place).with(\.looks, now)
    }
  }

  /// What a look is about: looks of one aspect replace each other.
  private static func aspect(_ look: String) -> String {
    let word = look.prefix { $0 != " " && $0 != ":" }
    if fonts.contains(String(word)) || word.hasSuffix("pt") { return "font" }
    if shapes.contains(String(word)) { return "on" }
    if styles.contains(String(word)) { return "style" }
    return colors.contains(String(word)) || word.hasPrefix("#") ? "color" : String(word)
  }

  private static let (silent, tint) = ("silent", "tint")
  private static let fonts = Set(
    """
    largeTitle title title2 title3 headline subheadline body callout footnote caption caption2 font ultraLight thin light \
    regular medium semibold bold heavy bolder
    """.split(separator: " ").map(String.init))
  /// The shapes of a background or a border.
  private static let shapes: Set<String> = ["on", "rounded", "capsule", "circle", "ellipse"]
  private static let styles: Set<String> = ["plain", "borderless", "bordered", "prominent", "glass"]
  private static let colors = Set(
    """
    red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear primary secondary tertiary \
    quaternary accentColor color tint
    """.split(separator: " ").map(String.init))

  /// The text that VoiceOver speaks in place of the drawing.
  static func spoken(_ before: String?, _ now: String?, of subject: String, at place: String?) -> ChangeFact? {
    guard before != now else { return nil }
    // The drawn text is a part of it.
    let drawn = subject.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? ""
    let (was, new) = (
      (before ?? "").replacing("<text>", with: drawn), (now ?? "").replacing("<text>", with: drawn)
    )
    let words =
      now == nil
      ? "VoiceOver no longer says \(was)"
      : "VoiceOver " + (before == nil ? "now says \(new)" : "says \(new) instead of \(was)")
    // A text of these words is one change with it.
    let isText = before != nil && now != nil
    let text = text("\(was.dropFirst().dropLast())", "\(new.dropFirst().dropLast())")
    return shared(words, by: subject, now == nil ? .loss : .other, at: place).with(\.isSpoken, true)
      .with(\.wording, isText ? text.wording : nil)
  }

  /// A text that has got its translation, or lost it.
  /// - Parameter isNew: whether it is another text, which never had one.
  static func translation(
    _ before: String?, _ now: String?, of subject: String, isNew: Bool, at place: String?
  ) -> [ChangeFact] {
    guard before != now else { return [] }
    if isNew { return now.map { [.shared("no \(language($0)) translation", by: subject, .loss, at: place)] } ?? [] }
    return [
      before.map { .shared("\(language($0)) translation added", by: subject, at: place) },
      now.map { .shared("\(language($0)) translation removed", by: subject, .loss, at: place) },
    ].compactMap { $0 }
  }

  private static func language(_ code: String) -> String {
    let names = """
      ar Arabic, cs Czech, da Danish, de German, el Greek, en English, es Spanish, fa Persian, fi Finnish, fr French, he Hebrew, \
      hi Hindi, it Italian, ja Japanese, ko Korean, nb Norwegian, nl Dutch, pl Polish, pt Portuguese, ru Russian, sv Swedish, \
      th Thai, tr Turkish, uk Ukrainian, vi Vietnamese, zh Chinese
      """
    let name = names.split(separator: ", ").first { $0.hasPrefix("\(code) ") }
    return name.map { String($0.dropFirst(code.count + 1)) } ?? "'\(code)'"
  }

  /// What is on one side only.
  static func difference<Part: Equatable>(_ old: [Part], _ new: [Part]) -> (gone: [Part], came: [Part]) {
    var came = new
    var gone: [Part] = []
    for part in old {
      if let index = came.firstIndex(of: part) { came.remove(at: index) } else { gone.append(part) }
    }
    return (gone, came)
  }
}

/// Words that replace others.
struct Rewording: Hashable, Sendable {
  let old: [String]
  let new: [String]

  /// The words that differ, without those around them, as `Total: $4.00` and `$12.00` may get one form.
  var withoutFrame: Rewording {
    func isSame(_ pair: (String, String)) -> Bool { pair.0 == pair.1 && !pair.0.contains(where: \.isNumber) }
    let start = zip(old, new).prefix(while: isSame).count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix(while: isSame).count
    return Rewording(old: Array(old.dropFirst(start).dropLast(end)), new: Array(new.dropFirst(start).dropLast(end)))
  }

  var withNumbersAsOne: Rewording { Rewording(old: old.withNumbersAsOne, new: new.withNumbersAsOne) }

  /// Whether the one is a part of the other that begins or ends elsewhere, as a line of wrapped text does.
  func isSame(as other: Rewording) -> Bool { self == other || isPart(of: other) || other.isPart(of: self) }

  private func isPart(of whole: Rewording) -> Bool {
    let more = whole.old.count - old.count
    // One word for another, or a number, may be another's by chance.
    guard more > 0, whole.new.count - new.count == more, old.count + new.count > 2, !new.isEmpty,
      old.contains(where: { $0.contains(where: \.isLetter) })
    else { return false }
    return (0...more).contains { start in
      whole.old.prefix(start) == whole.new.prefix(start) && whole.old.dropFirst(start).starts(with: old)
        && whole.new.dropFirst(start).starts(with: new)
        && whole.old.suffix(more - start) == whole.new.suffix(more - start)
    }
  }
}

extension String {
  /// Each number as one, with the separators in it.
  var withNumbersAsOne: String { replacing(/[0-9]+(?:[.,][0-9]+)*/, with: "0") }

  var words: [String] { split(separator: " ").map(String.init) }

  /// With words by their beginning beside a number, as one and several things have other ends: `1 patient`, `2 patients`.
  fileprivate var withCountsAsOne: String {
    contains(where: \.isNumber) ? withNumbersAsOne.replacing(/\p{L}{4,}/) { $0.output.prefix(3) } : self
  }
}

extension [String] {
  fileprivate var numbers: [Substring] { flatMap { $0.split { !$0.isNumber } } }
  fileprivate var withNumbersAsOne: [String] { map(\.withNumbersAsOne) }
}

extension [ChangeFact] {
  private static var phraseLimit: Int { 3 }

  /// Each kind of change once, what users lose first: `"-1.20%": red -> orange`, `headline -> medium (3 times)`.
  package var words: [String] {
    let kinds = grouped { $0.kind == $1.kind }.sorted {
      ($0[0].rank, $0[0].isRemoval ? 0 : 1) < ($1[0].rank, $1[0].isRemoval ? 0 : 1)
    }
    return kinds.map { same in
      let variety = ChangeFact.Variety(same)
      let words = variety.isOfOnePiece ? same[0].description : same[0].description(of: variety)
      return TerminalText.harmless(same.count == 1 ? words : "\(words) (\(same.count) times)")
    }
  }

  /// Those that ``phrase`` has no room for.
  package var wordsBesidePhrase: [String] { [String](words.dropFirst(Self.phraseLimit)) }

  /// The first facts for one line, `"-1.20%": red -> orange; button "Retry" is now disabled; 2 more`; nil without facts.
  package var phrase: String? {
    let words = words
    let more = words.count - Self.phraseLimit
    return words.isEmpty
      ? nil : (words.prefix(Self.phraseLimit) + (more > 0 ? ["\(more) more"] : [])).joined(separator: "; ")
  }
}
