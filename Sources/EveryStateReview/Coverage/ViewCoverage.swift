import EveryStateGoldens

/// The branches of an app's views and the errors of its dependencies that the goldens of a run show.
package struct ViewCoverage: Sendable {
  /// The share of a screen's branches that goldens of any screen show.
  package struct Screen: Sendable {
    package let catalog: String
    package let screen: String
    package let branches: Int
    package let drawn: Int
  }
  package let branches: BranchCoverage
  package let errors: ErrorCoverage
  /// Sorted; without screens that have no branches.
  package let screens: [Screen]

  package init(
    _ reading: SourceReading, in outcomes: [ReportOutcome], only: Selection = .everything,
    module: (_ file: String) -> String?
  ) {
    let selected = outcomes.filter { only.matches($0.name) }
    let reach = only.isEverything ? nil : reading.reach(of: selected)
    let whole = BranchCoverage(
      reading.branches.filter { reach?.contains(file: $0.file, line: $0.line) ?? true }, in: outcomes, module: module)
    branches = whole
    let thrown = only.isEverything ? nil : Set(selected.flatMap(\.notes.errors).map(ErrorCoverage.type))
    errors = ErrorCoverage(
      reading.enums.filter { thrown?.contains((module($0.file) ?? "") + "." + $0.name) ?? true }, in: outcomes,
      module: module)
    screens = Dictionary(grouping: selected.filter { $0.name.kind == .frame }) {
      $0.name.screenKey
    }.sorted { $0.key < $1.key }.compactMap { key, frames in
      // Each state of a screen is declared in the same type.
      guard let place = frames.lazy.compactMap(\.declaredAt).first,
        let reach = reading.reach(fromFile: place.file, line: place.line)
      else { return nil }
      let sides = whole.sides.filter { reach.contains(file: $0.branch.file, line: $0.branch.line) }
      guard !sides.isEmpty else { return nil }
      return Screen(
        catalog: key.catalog, screen: key.screen, branches: sides.count, drawn: sides.count { !$0.frames.isEmpty })
    }
  }

  package var isWhole: Bool { branches.undrawn.isEmpty && errors.unthrown.isEmpty }
}

/// The goldens of each side of the app's `if`s, `switch`es and `ForEach`es, by the branches that the frames drew.
package struct BranchCoverage: Sendable {
  package struct Side: Sendable {
    package let branch: SourceBranch
    package let frames: [GoldenName]
    /// Whether it is inside a side that no golden draws, so that the report leaves it out.
    let isInsideUndrawn: Bool
  }
  package let sides: [Side]
  /// Whether the run recorded branches.
  package let isKnown: Bool

  package init(_ branches: [SourceBranch], in outcomes: [ReportOutcome], module: (_ file: String) -> String?) {
    var frames: [DrawnBranch: [GoldenName]] = [:]
    for outcome in outcomes {
      for branch in outcome.notes.branches.flatMap(DrawnBranch.all) { frames[branch, default: []].append(outcome.name) }
    }
    isKnown = !frames.isEmpty
    var undrawn: [String: Set<SourcePlace>] = [:]
    sides = branches.map { branch in
      let name = branch.file.split(separator: "/").last.map(String.init) ?? branch.file
      let place = DrawnBranch(
        file: (module(branch.file) ?? "") + "/" + name,
        kind: DrawnBranch.marks.values.contains(branch.kind) ? branch.kind : nil, place: branch.place)
      let drawn = frames[place]?.sorted() ?? []
      let isInside = branch.enclosing.map { undrawn[branch.file]?.contains($0) == true } ?? false
      if drawn.isEmpty, branch.kind != .skipped { undrawn[branch.file, default: []].insert(branch.place) }
      return Side(branch: branch, frames: drawn, isInsideUndrawn: drawn.isEmpty && isInside)
    }
  }

  package var undrawn: [Side] { sides.filter(\.frames.isEmpty) }
  package var drawnOnce: [Side] { sides.filter { $0.frames.count == 1 } }
}

private struct DrawnBranch: Hashable {
  /// The prefix of the places of some kinds.
  static let marks: [Character: SourceBranch.Kind] = ["-": .skipped, "*": .rows]
  let file: String
  let kind: SourceBranch.Kind?
  let place: SourcePlace

  /// Reads `App/Basket.swift:12.9,-15.7,*20.5`.
  static func all(_ text: String) -> [DrawnBranch] {
    guard let colon = text.lastIndex(of: ":") else { return [] }
    let file = String(text[..<colon])
    return text[text.index(after: colon)...].split(separator: ",").compactMap { part in
      let kind = part.first.flatMap { marks[$0] }
      return SourcePlace(kind == nil ? part : part.dropFirst()).map { DrawnBranch(file: file, kind: kind, place: $0) }
    }
  }
}

/// The cases of the app's error types that a dependency throws in some state. Types without a thrown case do not count.
package struct ErrorCoverage: Sendable {
  package struct Case: Sendable {
    /// `Client.Failure`.
    package let type: String
    package let name: String
    package let file: String
    package let line: Int
    package let frames: [GoldenName]
  }
  package let cases: [Case]

  package init(_ enums: [SourceEnum], in outcomes: [ReportOutcome], module: (_ file: String) -> String?) {
    var frames: [String: [GoldenName]] = [:]
    for outcome in outcomes { for error in outcome.notes.errors { frames[error, default: []].append(outcome.name) } }
    let types = Set(frames.keys.map(Self.type))
    cases = enums.flatMap { one -> [Case] in
      let type = (module(one.file) ?? "") + "." + one.name
      guard types.contains(type) else { return [] }
      return one.cases.map {
        Case(
          type: one.name, name: $0.name, file: one.file, line: $0.line,
          frames: frames["\(type).\($0.name)"]?.sorted() ?? [])
      }
    }
  }

  /// `App.Client.Failure` of `App.Client.Failure.offline`.
  static func type(of error: String) -> String { error.split(separator: ".").dropLast().joined(separator: ".") }

  package var unthrown: [Case] { cases.filter(\.frames.isEmpty) }
}

extension ViewCoverage {
  /// The report: branches that no golden draws, those in one golden only, and the sums, which also count branches inside undrawn ones.
  package var lines: [String] {
    let unseen = branches.undrawn.filter { !$0.isInsideUndrawn }.map { $0.branch.line("") }
    let once = branches.drawnOnce.map { $0.branch.line(": \($0.frames[0].screen) / \($0.frames[0].state)") }
    let unthrown = errors.unthrown.map { "  \($0.file):\($0.line): \($0.type).\($0.name)" }
    let (count, undrawn, single) = (branches.sides.count, branches.undrawn.count, branches.drawnOnce.count)
    let inside = branches.sides.count(where: \.isInsideUndrawn)
    let sum =
      "\(count) \(count == 1 ? "branch" : "branches"): \(count - undrawn - single) in several goldens, \(single) in one "
      + "only, \(undrawn) in none" + (inside == 0 ? "." : ", \(inside) of them inside another one.")
    let (cases, missing) = (errors.cases.count, errors.unthrown.count)
    let errorSum = "\(counted(cases, "case")) of errors: \(cases - missing) thrown, \(missing) in no state."
    let lines =
      section("No golden draws:", unseen) + section("No state's dependency throws:", unthrown)
      + section("In one golden only:", once) + [sum] + (cases == 0 ? [] : [errorSum])
    return lines.map(TerminalText.harmless)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [title] + lines + [""] }
}

extension SourceBranch {
  fileprivate func line(_ end: String) -> String { "  \(file):\(line): \(words)\(end)" }

  var words: String {
    let short = subject.count > 60 ? subject.prefix(57) + "..." : subject[...]
    return switch kind {
    case .taken: "if \(short)"
    case .otherwise: "else of if \(short)"
    case .skipped: "not if \(short)"
    case .case: short.last == ":" ? String(short.dropLast()) : String(short)
    case .rows: "rows of \(short)"
    }
  }
}
