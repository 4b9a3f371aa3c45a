extension ChangeGroups {
  private static let nameLimit = 4
  package static let lineLimit = 12
  /// The places of the changes that a short list has.
  package var listed: ArraySlice<Int> { changePlaces.prefix(Self.lineLimit) }
  private var changePlaces: [Int] { groups.indices.filter { groups[$0].sentence != nil } }

  /// The change that a finding belongs to, by its place in ``groups``: one of its frames whose lines have its subject, or else what
  /// users lose in them; nil if none of them changed.
  package func cause(of subject: String?, saying sentence: String, in frames: [GoldenName]) -> Int? {
    let own = Set(frames.flatMap { ofFrame[$0] ?? [] }).sorted()
    let named = own.filter { subject.map(groups[$0].names) ?? false }
    // Of several, the one whose new looks the sentence is about, `text in orange`, or else that of the fewest frames.
    let words = Set(sentence.split { !$0.isLetter }.map(String.init))
    return (named + own).first { !words.isDisjoint(with: groups[$0].looks) }
      ?? named.min { groups[$0].frames.count < groups[$1].frames.count } ?? own.first
  }

  /// The change that says what some findings say, a missing translation, by its place in ``groups``. Each of them is of a frame that has
  /// it, and may be of further ones, whose texts it was only on the way to.
  package func change(saying findings: FindingGroup<ReportFinding>) -> Int? {
    let places = findings.findings.map { finding -> Int? in
      guard let language = finding.soundness?.language else { return nil }
      let words = ChangeFact.missingTranslations(into: language)
      let subject = finding.soundness?.waiver?.subject ?? ""
      return finding.names.lazy.compactMap { name in
        let fact = facts[name]?.first { words.contains($0.change) && $0.subject?.contains(subject) == true }
        return fact.flatMap { fact in ofFrame[name]?.first { groups[$0].has(fact.kind) } }
      }.first
    }
    return places.contains(nil) ? nil : places.first ?? nil
  }

  /// The changes of frames that have goldens.
  package var changes: [ChangeGroup] { groups.filter(\.isChange) }

  /// What a change is, by a piece of this frame if it is named after another frame's.
  package func words(of place: Int, in name: GoldenName) -> String {
    let group = groups[place]
    let own = (facts[name] ?? []).filter { $0.kind == group.fact.kind }
    let isNamed = group.fact.shownSubject == nil || own.isEmpty || own.contains(group.fact)
    return isNamed ? group.words : own.words.joined(separator: "; ")
  }

  /// The texts that change.
  package var names: Set<GoldenName> { Set(groups.flatMap(\.frames) + renames.flatMap(\.names)) }

  /// How many changes everything counts. A rename that changes all of its frames is a part of their changes.
  package var count: Int { groups.count + renames.count { !$0.unchangedNames.isEmpty } }

  /// `2 changes in 5 frames and the map`, with renames and their frames; nil for none.
  package var size: String? {
    return count == 0 ? nil : "\(counted(count, "change")) in \(AffectedTexts(names).words())"
  }

  /// The number of changes and a few lines, one for each rename and change.
  package func lines(
    limit: Int = lineLimit, rest: String, remark: (Int) -> String = { _ in "" },
    following: (Int) -> [String] = { _ in [] }
  ) -> [String] {
    let changes = changePlaces
    guard let size, !changes.isEmpty || !renames.isEmpty else { return [] }
    let more = changes.count - limit
    var lines = ["\(size):"] + renames.map { "  \($0.line)" }
    for place in changes.prefix(limit) { lines += ["  \(groups[place])\(remark(place))"] + following(place) }
    if more > 0 { lines.append("  ... and \(more) more: \(rest)") }
    return lines + (omission.map { ["  (\($0))"] } ?? [])
  }

  /// The note on changes left out; nil for all.
  package var omission: String? {
    omittedCount > 0 ? "in the first \(facts.count) frames that changed; \(omittedCount) more were not read" : nil
  }

  package var lines: [String] { lines { _ in [] } }

  /// Each rename, then each change once: what it is, the first frames that have it, its lines, those of the matrices and maps that it moves, and the lines
  /// that follow from it, by its place.
  /// - Parameters:
  ///   - alone: lines about no frame's change, above the matrices and maps that follow from all.
  ///   - remark: what is said of a change beside its words.
  ///   - hidesNew: whether texts without goldens are left out.
  package func lines(
    alone: [String] = [], hidesNew: Bool = false, remark: (Int) -> String = { _ in "" }, following: (Int) -> [String]
  ) -> [String] {
    // By their lines, as a run may have thousands of changes.
    var shown: [String: [Set<String>]] = [:]
    var lines = renames.map(\.line)
    let ofCatalogs = groups.firstIndex { $0.part == .ofCatalog } ?? groups.count
    var heading = ""
    for (place, group) in groups.enumerated() where !hidesNew || !group.isNew {
      if place == ofCatalogs { lines += alone }
      let signed = group.edit.signed
      let all = Set(signed)
      let isNew = !(shown[signed.first ?? ""] ?? []).contains { $0.isSuperset(of: all) }
      for line in all { shown[line, default: []].append(all) }
      let names = group.isOfScreens ? [] : [Self.names(of: group.frames)]
      let title = (names + [group.sentence].compactMap(\.self)).joined(separator: ": ") + remark(place)
      // The lines of one map are below one another.
      if title != heading { lines.append(title + (isNew ? "" : " (shown above)")) }
      heading = title
      let repeats = group.repeats > 0 ? ["    ... and \(counted(group.repeats, "more time"))"] : []
      let own = (isNew ? [(names: [GoldenName](), lines: group.edit.lines + repeats)] : []) + group.followingLines
      var known: [String: Int] = [:]
      for (names, text) in own {
        let isPaired = ["  - ", "  + "].allSatisfy { sign in text.contains { $0.hasPrefix(sign) } }
        lines +=
          (names.isEmpty ? [] : ["  \(Self.names(of: names))"]) + (isPaired ? Self.withoutAlike(text, &known) : text)
      }
      lines += following(place)
    }
    return ofCatalogs == groups.count ? lines + alone : lines
  }

  /// The first lines that follow from a change, such as those of a variant in another language, below the names of their frames.
  package func ownWords(of places: [Int], limit: Int = 12) -> [String] {
    var lines: [String] = []
    for (names, own) in places.flatMap({ groups[$0].followingLines }) where names[0].kind == .frame {
      lines += [Self.names(of: names)] + own
    }
    let more = lines.count - limit
    return more > 1 ? lines.prefix(limit) + ["... and \(counted(more, "more line"))"] : lines
  }

  private static let alikeLimit = 2

  /// The lines that replace others, without those whose numbers alone differ from several before.
  private static func withoutAlike(_ lines: [String], _ known: inout [String: Int]) -> [String] {
    let shown = lines.filter { line in
      let words = line.split(separator: " ").joined(separator: " ")
      let look = words.withNumbersAsOne
      if look != words { known[look, default: 0] += 1 }
      return known[look, default: 0] <= alikeLimit
    }
    let more = lines.count - shown.count
    return shown
      + (more > 0
        ? ["    ... and \(counted(more, "more line")) that \(more == 1 ? "differs" : "differ") only in numbers"] : [])
  }

  /// `Basket / failed, Basket / loaded and the map`; of many frames the first.
  private static func names(of names: [GoldenName]) -> String {
    let frames = names.filter { $0.kind == .frame }
    guard !frames.isEmpty else { return names.map(\.description).joined(separator: ", ") }
    let more = frames.count - nameLimit
    let shown = frames.prefix(nameLimit).map(\.description)
    let rest = (more > 0 ? ["\(more) more"] : []) + AffectedTexts(names).ofCatalogs
    return rest.isEmpty ? shown.joined(separator: ", ") : (shown + rest).asList
  }
}

extension ChangeGroup {
  /// The lines that follow from the change, those of the same frames together.
  fileprivate var followingLines: [(names: [GoldenName], lines: [String])] {
    following.reduce(into: []) { own, next in
      if own.last?.names == next.names {
        own[own.count - 1].lines += next.edit.lines
      } else {
        own.append((next.names, next.edit.lines))
      }
    }
  }
}

extension TextEdit {
  fileprivate var signed: [String] { removed.map { "-" + $0 } + added.map { "+" + $0 } }

  /// Its lines as `diff` prints them. Those that have only moved, and those between changed ones, are neither removed nor added.
  package var lines: [String] {
    func bytes(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
    var (lines, next) = ([String](), 0)
    for change in Change.all(in: LineDifference(LineTable(old: bytes(removed), new: bytes(added)))) {
      lines += removed[next..<change.old.lowerBound].map { "    " + $0 }
      lines += removed[change.old].map { "  - " + $0 } + added[change.new].map { "  + " + $0 }
      next = change.old.upperBound
    }
    return lines + removed[next...].map { "    " + $0 }
  }
}

extension ChangeFact {
  /// How a change says that a text has no translation into a language, or has lost it: `no German translation`.
  package static func missingTranslations(into language: String) -> [String] {
    [true, false].flatMap { translation(nil, language, of: "", isNew: $0, at: nil).map(\.change) }
  }
}
