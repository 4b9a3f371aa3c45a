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
  let kind: Kind
  let noun: String
  /// The text that the fixture has in its place.
  let text: String?
  /// The part of the dependency's answer, whatever row it is in. All delays are about one thing.
  let site: String
  /// The part and its value: changes of a failure are known by it.
  let name: String

  init(mock: String, kind: Kind, noun: String, text: String? = nil) {
    (self.mock, self.kind, self.noun, self.text) = (mock, kind, noun, text)
    (site, name) =
      switch kind {
      case .value(let path, let change): Self.names("\(mock) \(path.filter { !$0.isRow })", "\(change)")
      case .failure: Self.names("\(mock) failing", "\(noun) failing")
      case .delay(let seconds): Self.names("delays", "\(noun) after \(seconds) s")
      }
  }

  private static func names(_ site: String, _ change: String) -> (String, String) { (site, site + " " + change) }

  func with(_ kind: Kind) -> WorldChange { WorldChange(mock: mock, kind: kind, noun: noun, text: text) }

  var path: [ValuePlace.Step] { if case .value(let path, _) = kind { path } else { [] } }
  var value: ValueChange? { if case .value(_, let change) = kind { change } else { nil } }
  var generatedText: GeneratedText? { if case .text(let text) = value { text } else { nil } }
  var isOfRows: Bool { if case .rows = value { true } else { false } }
  var isOfEveryRow: Bool { path.contains(.everyRow) }
  var isPlain: Bool { value?.isPlain ?? false }
  var isOddNumber: Bool { value == .number(.huge) || value == .number(.notANumber) }
  var isDelay: Bool { if case .delay = kind { true } else { false } }
  var isFailure: Bool { if case .failure = kind { true } else { false } }

  /// Whether a change of rows leaves the row in which another part is changed.
  func leaves(_ other: WorldChange) -> Bool {
    // More rows than one may be generated.
    guard value == .rows(1), mock == other.mock, other.path.starts(with: path), other.path.count > path.count else {
      return false
    }
    return if case .row(let index) = other.path[path.count] { index < 1 } else { true }
  }

  var words: String {
    switch kind {
    case .value(_, let change): change.words(noun, isEvery: isOfEveryRow)
    case .failure: "\(noun) failing"
    case .delay(let seconds): "\(noun) after \(seconds) s"
    }
  }

  var rank: Int { value?.rank ?? (isFailure ? 0 : 2) }

  /// The same in smaller, the smallest first: a smaller value, then in one row.
  fileprivate var smaller: [WorldChange] {
    guard let value else { return [] }
    let row = path.map { $0 == .everyRow ? .row(0) : $0 }
    return value.smaller.map { with(.value(path, $0)) } + (isOfEveryRow ? [with(.value(row, value))] : [])
  }

  /// Only the rows up to the one that is changed.
  fileprivate var rows: WorldChange? {
    guard !isOfRows, let place = path.lastIndex(where: \.isRow) else { return nil }
    let count = if case .row(let index) = path[place] { index + 1 } else { 1 }
    return WorldChange(mock: mock, kind: .value(Array(path[..<place]), .rows(count)), noun: mock)
  }
}

/// A world that no state declares: a declared state with other answers, and a control that is used there.
struct GeneratedWorld: Hashable, Sendable {
  let state: String
  var changes: [WorldChange]
  var move: Offer?

  /// What it consists of, in any order.
  struct Parts: Hashable {
    let state: String
    let changes: Set<WorldChange>
    let move: Offer?
  }
  var parts: Parts { Parts(state: state, changes: Set(changes), move: move) }

  /// `no markets, the price 0, then press "Buy"`
  var title: String {
    (changes.map(\.words) + (move.map { ["then \($0.event)"] } ?? [])).joined(separator: ", ")
  }

  @MainActor func responses(_ mocks: [WorldMock], _ worlds: DeclaredWorlds, _ known: KnownValues) -> [(
    mock: WorldMock, response: any AnyMockResponse
  )] {
    ValuePlace.lastNumber = 1
    return mocks.compactMap { mock in
      let changed = changes.filter { $0.mock == mock.path }
      // Fewer rows come before changes in them.
      let own = changed.filter(\.isOfRows) + changed.filter { !$0.isOfRows }
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
    func with(_ changes: [WorldChange]) -> GeneratedWorld { GeneratedWorld(state: state, changes: changes, move: move) }
    func replacing(_ index: Int, by new: [WorldChange]) -> GeneratedWorld {
      with(changes[..<index] + new + changes[(index + 1)...])
    }
    let indices = changes.indices
    return (move == nil ? [] : [GeneratedWorld(state: state, changes: changes)])
      + (changes.count > 1 || move != nil ? indices.map { replacing($0, by: []) } : [])
      + indices.flatMap { index in changes[index].smaller.map { replacing(index, by: [$0]) } }
      + changes.compactMap(\.rows).filter { rows in
        !changes.contains { $0.isOfRows && $0.mock == rows.mock && $0.path == rows.path }
      }.map { with(changes + [$0]) }
  }

  /// The smallest world that fails, and the smallest subset of the changes that does.
  func reduced(
    within limit: Int, skipping isKnown: (GeneratedWorld) -> Bool, fails: (GeneratedWorld) throws -> Bool
  ) rethrows -> (smallest: GeneratedWorld, subset: GeneratedWorld) {
    var (best, subset) = (self, self)
    var seen: Set = [self]
    var tries = 0
    search: while tries < limit {
      for world in best.smaller where !isKnown(world) && seen.insert(world).inserted {
        tries += 1
        guard try fails(world) else { continue }
        best = world
        if world.changes.allSatisfy(changes.contains) { subset = world }
        continue search
      }
      break
    }
    return (best, subset)
  }
}

extension GeneratedWorld {
  /// The world as a state to paste. Values that cannot be written are left as they are in the fixtures.
  @MainActor func code(_ mocks: [WorldMock], _ worlds: DeclaredWorlds, _ known: KnownValues, hasActions: Bool)
    -> [String]
  {
    let changed = responses(mocks, worlds, known)
    let codes =
      worlds.code(of: state).filter { path, _ in !changed.contains { $0.mock.path == path } }
      + changed.map { ($0.mock.path, ScriptCode($0.response, well: $0.mock.response, property: "$0.\($0.mock.path)")) }
    let lines = codes.map { "$0.\($0) = \($1.text)" }
    let shown = changes.filter { $0.value != .rows(1) || changes.count == 1 }
    let name = shown.map(\.words).joined(separator: " and ") + (move.map { " then \($0.event)" } ?? "")
    let by = move.map { " by: { try await $0.\($0.code) }" } ?? ""
    let body = lines.count > 1 ? "{\n" + lines.map { "  \($0)\n" }.joined() + "}" : "{ \(lines.joined()) }"
    var code = (".state(\(name.asFrameName.asLiteral)) \(body)\(by)").split(separator: "\n").map(String.init)
    if hasActions { code.append("// and the actions of '\(state)'") }
    if !codes.allSatisfy(\.1.isWhole) { code.append("// A value of a class has no source: write it by hand.") }
    return code
  }
}
