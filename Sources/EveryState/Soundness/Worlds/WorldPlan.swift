import EveryStateGoldens
import EveryStateMocks
import TextUI

/// The worlds of a screen, in the order of their trials: one change each, then with a use of a control, then chosen by the seed.
@MainActor struct WorldPlan {
  /// A declared state that worlds differ from, without and with each use of its controls.
  struct Base {
    let frame: DeclaredScreen.Frame
    let drive: any StateDrive
    let state: AuditedScreen.State
    var moves: [Offer] = []
    /// The changes of what the screen asks for on its own.
    var changes: [WorldChange] = []
    /// The changes of what only a control asks for, by the index of its move.
    var later: [[WorldChange]] = []

    /// Opens the state without reaching it.
    @MainActor func opened<Result>(in screen: String, _ body: @MainActor (DrivenScreen) throws -> Result) throws
      -> Result
    {
      try DeclaredScreen.Frame.isolated(by: frame.seed(in: screen)) {
        let driven = try drive.open(recordsEvents: false)
        defer { driven.end() }
        return try driven.simulation.enter { try body(driven) }
      }
    }
  }
  let bases: [Base]
  let known: KnownValues
  /// What has to be declared before it can vary: the type, and its place.
  let unknown: [(type: Any.Type, place: String)]
  private let first: [GeneratedWorld]
  private var random: SeededRandom
  private var next = 0
  private var chosen: Set<GeneratedWorld.Parts>

  private static let moveLimit = 6
  private static let attempts = 100

  /// - Parameter drive: drives a world without changes.
  init(
    _ screen: DeclaredScreen, _ audited: AuditedScreen, seed: UInt64,
    drive: (GeneratedWorld, Base, KnownValues) throws -> DrivenFrame
  ) throws {
    let known = KnownValues(screen.catalogValues)
    var unknown: [(type: Any.Type, place: String)] = []
    random = SeededRandom(seed: screen.name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    var bases: [Base] = []
    let states = audited.declared.filter {
      !$0.isStoryboard && ($0.proof == .loaded || $0.proof == .settled) && $0.offers != nil
    }
    // The loaded states of several dependencies have one world.
    let firstLoaded = states.first { $0.isOfLoads }
    for state in states where !state.isOfLoads || state === firstLoaded {
      guard let frame = screen.frames.first(where: { $0.name == state.name }), let stateDrive = frame.stateDrive?([])
      else { continue }
      var base = Base(frame: frame, drive: stateDrive, state: state)
      base.moves = Exploration.worthUsing(state.offers ?? []).map(\.offer).filter {
        $0.kind.way == .visit || !$0.isNavigation && $0.kind.way != .selectInVain
      }
      .prefix(Self.moveLimit).map { $0 }
      let sites = try base.opened(in: screen.name) { Self.sites($0.mocks, stateDrive.worlds, known) }
      for (_, search) in sites {
        unknown += search.unknown.filter { new in
          !unknown.contains { $0.type == new.type } && !known.isDeclared(new.type)
        }
      }
      var asked = Set(state.events.calls.map(\.mock))
      base.changes = Self.changes(
        sites.filter { asked.contains($0.mock.path) }, stateDrive.worlds, named: state.events.named)
      for move in base.moves {
        let events = try drive(GeneratedWorld(state: state.name, changes: [], move: move), base, known).events
        let new = Set(events?.calls.map(\.mock) ?? []).subtracting(asked)
        base.later.append(Self.changes(sites.filter { new.contains($0.mock.path) }, stateDrive.worlds, named: []))
        asked.formUnion(new)
      }
      _ = try drive(GeneratedWorld(state: state.name, changes: []), base, known)
      bases.append(base)
    }
    (self.bases, self.known, self.unknown) = (bases, known, unknown)
    first = Self.ordered(bases)
    chosen = Set(first.map(\.parts))
  }

  func base(of world: GeneratedWorld) -> Base? { bases.first { $0.state.name == world.state } }

  private static func sites(
    _ mocks: [WorldMock], _ worlds: DeclaredWorlds, _ known: KnownValues
  ) -> [(mock: WorldMock, search: SiteSearch)] {
    func search(_ mock: WorldMock) -> SiteSearch {
      var search = SiteSearch(known)
      if case .value(let value)? = mock.response.script.first?.answer { search.search(value, mock.name) }
      return search
    }
    // All fixtures show cases of enumerations.
    for name in worlds.states { for mock in worlds.mocks(name) { _ = search(mock) } }
    return mocks.map { mock in
      var own = search(mock)
      own.finish()
      return (mock, own)
    }
  }

  private static func changes(
    _ sites: [(mock: WorldMock, search: SiteSearch)], _ worlds: DeclaredWorlds, named: [String]
  ) -> [WorldChange] {
    sites.flatMap { mock, search -> [WorldChange] in
      var changes = search.sites.flatMap { site in
        site.changes.map { WorldChange(mock: mock.path, kind: .value(site.path, $0), noun: site.noun, text: site.text) }
      }
      // The declared states show the failures of what they name.
      if !named.contains(mock.path) {
        let state = worlds.states.first { worlds.response(to: .asIn(state: $0), of: mock)?.firstFailure != nil }
        changes.append(WorldChange(mock: mock.path, kind: .failure(ofState: state), noun: mock.name))
      }
      return changes + [0, 30].map { WorldChange(mock: mock.path, kind: .delay(seconds: $0), noun: mock.name) }
    }
  }

  /// Every order in which up to three dependencies can answer.
  private static func orders(_ base: Base) -> [[WorldChange]] {
    let mocks = base.state.events.calls.mocks.prefix(3)
    func permutations(_ rest: [Int]) -> [[Int]] {
      rest.isEmpty ? [[]] : rest.flatMap { first in permutations(rest.filter { $0 != first }).map { [first] + $0 } }
    }
    guard mocks.count > 1 else { return [] }
    return permutations(Array(mocks.indices)).map { order in
      zip(mocks, order).map { WorldChange(mock: $0, kind: .delay(seconds: 1 + 2 * $1), noun: $0) }
    }
  }

  private static func ordered(_ bases: [Base]) -> [GeneratedWorld] {
    var worlds: [(rank: Int, world: GeneratedWorld)] = []
    for (number, base) in bases.enumerated() {
      func add(_ rank: Int, _ changes: [WorldChange], _ move: Offer? = nil) {
        worlds.append((rank + 4 * number, GeneratedWorld(state: base.state.name, changes: changes, move: move)))
      }
      // The first row shows most of what every row does.
      for change in base.changes { add(2 * change.rank + (change.isOfEveryRow ? 4 : 0), [change]) }
      for order in orders(base) { add(2, order) }
      for (move, later) in zip(base.moves, base.later) {
        for change in base.changes where !change.isDelay { add(2 * change.rank + 4, [change], move) }
        for change in later { add(2 * change.rank + 1, [change], move) }
      }
    }
    return worlds.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
      \.element.world)
  }

  /// The next world; nil after the last.
  mutating func nextWorld() -> GeneratedWorld? {
    defer { next += 1 }
    if next < first.count { return first[next] }
    // A small screen has few worlds.
    for _ in 0..<Self.attempts {
      guard let world = chosenWorld() else { return nil }
      if chosen.insert(world.parts).inserted { return world }
    }
    return nil
  }

  private mutating func chosenWorld() -> GeneratedWorld? {
    let usable = bases.filter { $0.changes.count > 1 }
    guard let base = usable.randomElement(using: &random) else { return nil }
    var changes: [WorldChange] = []
    for _ in 0..<Int.random(in: 2...3, using: &random) {
      guard let change = base.changes.randomElement(using: &random),
        // A thousand rows take as long as ten other worlds. They were tried alone, and with each control.
        change.value != .rows(1000), !changes.contains(where: { $0.site == change.site }),
        // The product of two huge numbers overflows.
        !change.isOddNumber || !changes.contains(where: \.isOddNumber)
      else { continue }
      changes.append(change)
    }
    let move = Bool.random(using: &random) ? base.moves.randomElement(using: &random) : nil
    return GeneratedWorld(state: base.state.name, changes: changes, move: move)
  }
}
