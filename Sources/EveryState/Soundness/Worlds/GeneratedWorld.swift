import EveryStateGoldens
import EveryStateMocks
import TextUI

/// A change of one dependency's first answer.
struct WorldChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case value([ValuePlace.Step], ValueChange)
    /// The error of a declared state; a general one without a state.
    case failure(ofState: String?)
    case delay(seconds: Int)
  }
  let mock: String
  var kind: Kind
  let noun: String
  /// The text that the fixture has in its place.
  var text: String?

  /// The part of the dependency's answer, whatever row it is in. All delays are about one thing.
  var site: String {
    switch kind {
    case .value(let path, _): "\(mock) \(path.filter { !$0.isRow })"
    case .failure: "\(mock) failing"
    case .delay: "delays"
    }
  }

  var value: ValueChange? { if case .value(_, let change) = kind { change } else { nil } }
  var generatedText: GeneratedText? { if case .text(let text) = value { text } else { nil } }
  var isOfRows: Bool { if case .rows = value { true } else { false } }
  var isOfEveryRow: Bool { if case .value(let path, _) = kind { path.contains(.everyRow) } else { false } }
  var isDelay: Bool { if case .delay = kind { true } else { false } }
  var isFailure: Bool { if case .failure = kind { true } else { false } }

  /// Whether a change of rows leaves the row in which another part is changed.
  func leaves(_ other: WorldChange) -> Bool {
    // More rows than one may be generated.
    guard case .value(let path, .rows(let count)) = kind, count == 1, case .value(let place, _) = other.kind,
      mock == other.mock,
      place.starts(with: path), place.count > path.count
    else { return false }
    return if case .row(let index) = place[path.count] { index < count } else { count > 0 }
  }

  var words: String {
    switch kind {
    case .value(_, let change): change.words(noun, isEvery: isOfEveryRow)
    case .failure: "\(noun) failing"
    case .delay(let seconds): "\(noun) after \(seconds) s"
    }
  }

  var rank: Int { value?.rank ?? (isFailure ? 0 : 2) }
}

/// A world that no state declares: a declared state with other answers, and a control that is used there.
struct GeneratedWorld: Hashable, Sendable {
  let state: String
  var changes: [WorldChange]
  var move: Offer?

  /// `no markets, the price 0, then press "Buy"`
  var title: String {
    (changes.map(\.words) + (move.map { ["then \($0.event)"] } ?? [])).joined(separator: ", ")
  }

  /// Fewer rows come before changes in them.
  private var inOrder: [WorldChange] {
    changes.filter(\.isOfRows) + changes.filter { !$0.isOfRows }
  }

  @MainActor func responses(_ mocks: [WorldMock], _ worlds: DeclaredWorlds, _ known: KnownValues) -> [(
    mock: WorldMock, response: any AnyMockResponse
  )] {
    mocks.compactMap { mock in
      let own = inOrder.filter { $0.mock == mock.path }
      guard !own.isEmpty, let first = mock.response.script.first else { return nil }
      var (answer, delay) = (first, first.delay)
      for change in own {
        switch change.kind {
        case .value(let path, let change):
          guard case .value(let value) = answer.answer else { continue }
          answer = .returns(ValuePlace.edited(value) { $0.visit(path[...]) { change.apply(to: $0, known) } })
        case .failure(let state):
          let response = state.flatMap { worlds.response(to: .asIn(state: $0), of: mock) }
          answer = .fails(response?.firstFailure ?? DependencyFailure())
        case .delay(let seconds): delay = .seconds(seconds)
        }
      }
      let step = delay.map(answer.delayed) ?? answer
      return mock.response.scripted([step] + mock.response.script.dropFirst(), keepingLabels: true).map { (mock, $0) }
    }
  }

  @MainActor func followUp(_ worlds: DeclaredWorlds, _ known: KnownValues) -> FollowUp {
    var steps = [FollowUp.Step(.wait, .answered)]
    if let move { steps += [FollowUp.Step(.useOf(move.kind)), FollowUp.Step(.wait, .answered)] }
    // A crash is known by its title, which two parts of one name must not share.
    let parts = changes.map { "\($0.site) \($0.words)" } + (move.map { [$0.event] } ?? [])
    return FollowUp(
      title: "with \(parts.joined(separator: ", "))", steps: steps,
      answers: .replaced { [self] in responses($0, worlds, known) }, answersFromTheBeginning: true, requiresProof: false
    )
  }

  /// Smaller worlds, the smallest first: without the move, without a change, with smaller changes, with fewer rows.
  var smaller: [GeneratedWorld] {
    var found: [GeneratedWorld] = []
    if move != nil { found.append(GeneratedWorld(state: state, changes: changes)) }
    for index in changes.indices where changes.count > 1 || move != nil {
      found.append(changed { $0.remove(at: index) })
    }
    for index in changes.indices {
      guard case .value(let path, let change) = changes[index].kind else { continue }
      var kinds = change.smaller.map { WorldChange.Kind.value(path, $0) }
      if let every = path.firstIndex(of: .everyRow) {
        var row = path
        row[every] = .row(0)
        kinds.append(.value(row, change))
      }
      found += kinds.map { kind in changed { $0[index].kind = kind } }
    }
    return found + fewerRows
  }

  private func changed(_ change: (inout [WorldChange]) -> Void) -> GeneratedWorld {
    var world = self
    change(&world.changes)
    return world
  }

  /// The same with only the rows that are changed.
  private var fewerRows: [GeneratedWorld] {
    changes.compactMap { change in
      guard case .value(let path, _) = change.kind, !change.isOfRows, let place = path.lastIndex(where: \.isRow) else {
        return nil
      }
      let list = Array(path[..<place])
      let isKnown = changes.contains {
        if case .value(list, .rows) = $0.kind { $0.mock == change.mock } else { false }
      }
      let count = if case .row(let index) = path[place] { index + 1 } else { 1 }
      let rows = WorldChange(mock: change.mock, kind: .value(list, .rows(count)), noun: change.mock)
      return isKnown ? nil : changed { $0.append(rows) }
    }
  }
}

extension GeneratedWorld {
  /// The world as a state to paste. Values that cannot be written are left as they are in the fixtures.
  @MainActor func code(_ driven: DrivenScreen, _ worlds: DeclaredWorlds, _ known: KnownValues, hasActions: Bool)
    -> [String]
  {
    let changed = responses(driven.mocks, worlds, known)
    let replaced = worlds.replaced(state).filter { mock, _ in !changed.contains { $0.mock.path == mock.path } }
    let codes =
      replaced.map {
        ($0.mock.path, ScriptCode($0.mock.response, well: $0.well?.response, property: "$0.\($0.mock.path)"))
      }
      + changed.map { ($0.mock.path, ScriptCode($0.response, well: $0.mock.response, property: "$0.\($0.mock.path)")) }
    let lines = codes.map { "$0.\($0) = \($1.text)" }
    let shown = changes.filter { if case .value(_, .rows(1)) = $0.kind { changes.count == 1 } else { true } }
    let name = (shown.map(\.words) + (move.map { [$0.title] } ?? [])).joined(separator: ", ")
    let by = move.map { " by: { try await \($0.code) }" } ?? ""
    let body = lines.count > 1 ? "{\n" + lines.map { "  \($0)\n" }.joined() + "}" : "{ \(lines.joined()) }"
    var code = (".state(\(name.asLiteral)) \(body)\(by)").split(separator: "\n").map(String.init)
    if hasActions { code.append("// and the actions of '\(state)'") }
    if !codes.allSatisfy(\.1.isWhole) { code.append("// A value of a class has no source: write it by hand.") }
    return code
  }
}
