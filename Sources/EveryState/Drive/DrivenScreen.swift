import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import Foundation
import TextUI

/// A screen in virtual time: its simulation, its tree, and the mocks of its world.
@MainActor final class DrivenScreen {
  let simulation: Simulation
  private(set) var screen: TextScreen
  /// Makes the screen in the same world.
  private let open: @MainActor () -> TextScreen
  private let texts: LocalizedTexts
  let named: [WorldMock]
  let mocks: [WorldMock]
  /// The aliases of varying values, stable for a whole storyboard.
  let aliases: Aliases
  /// Whether the state names dependencies, with `.loads` or by replacing them.
  let isNaming: Bool
  var actions: ActionLog
  /// The event log; nil if the scenario does not record events.
  var events: EventRecorder?
  var branches: Set<BranchPlace> = []
  var filmed: [DrivenFrame.Moment] = []
  private var sleeps = SleepHistory()
  /// A sleeper that wakes within this time is about to happen.
  private let soon: Duration

  /// The default delay of a mock's answer, so that every screen passes through loading.
  static let latency = Duration.seconds(1)

  init<Screen: ScreenSnapshots>(
    _ declaration: Screen, _ state: StateDeclaration<Screen.World>, _ redactions: [RedactionRule], recordsEvents: Bool
  ) throws {
    events = recordsEvents ? EventRecorder() : nil
    let environment = declaration.environment
    // The mocks of previews are not known as such: they sleep a few seconds where other mocks have a delay.
    soon = declaration is RegisteredPreviews ? .seconds(5) : Rest.soon
    let aliases = Aliases(redactions)
    self.aliases = aliases
    let surroundings = try Surroundings.of(environment)
    OutsideCalls.reset()
    let simulation = try Simulation(at: environment.now, in: surroundings)
    simulation.refusesDepartures = true
    self.simulation = simulation
    let texts = LocalizedTexts(
      environment.locale, base: declaration.baseLocale, isPseudoLocalized: environment.isPseudoLocalized)
    self.texts = texts
    simulation.texts = texts
    var mocks: [WorldMock] = []
    var named: [WorldMock] = []
    var isNaming = false
    open = simulation.enter {
      var world = Screen.World()
      let original = mocksToCompare(in: world, state)
      state.change?(&world)
      mocks = WorldMock.all(in: world)
      for mock in mocks {
        // A response in a `static let` has the log of earlier drives.
        mock.response.calls.reset()
        mock.response.calls.defaultDelay = Self.latency
      }
      if let dependency = state.dependency {
        let calls = dependency.calls(world)
        named = mocks.filter { $0.response.calls === calls }
      } else {
        named = original.map { WorldMock.replaced(mocks, from: $0) } ?? []
      }
      isNaming = state.dependency != nil || !named.isEmpty
      if !isNaming { named = mocks }
      // Only this screen uses it, on the main actor.
      nonisolated(unsafe) let shown = world
      return { [mocks] in
        TextScreen(declaration.view(shown), columns: environment.columns, height: environment.height) {
          $0.rewriting = aliases.rewriting
          $0.usesDefaults = true
          $0.locale = environment.locale
          $0.timeZone = environment.timeZone
          $0.layoutDirection = environment.direction
          $0.calendar = surroundings.calendar
          $0.horizontalSizeClass = environment.horizontalSizeClass
          $0.colorScheme = environment.colorScheme
          $0.dynamicTypeSize = environment.dynamicTypeSize
          if environment.boldText { $0.legibilityWeight = .bold }
          $0.reducesMotion = environment.reduceMotion
          $0.isPseudoLocalized = environment.isPseudoLocalized
          $0.texts = texts
          $0.imageLoader = mocks.imageLoader
          $0.accessibilitySettings = environment.accessibilitySettings
        }
      }
    }
    screen = simulation.enter(open)
    self.mocks = mocks
    self.named = named
    self.isNaming = isNaming
    actions = ActionLog(mocks)
  }

  var hasNamedCallInFlight: Bool { named.contains { $0.response.calls.hasCallInFlight } }

  /// Whether one of these calls will be answered; the others have `.never`.
  var awaitsNamedAnswer: Bool { named.contains { !$0.response.delaysInFlight.isEmpty } }

  /// Whether the screen has yet to call a dependency that the state names.
  var awaitsNamedCall: Bool { isNaming && named.contains { $0.response.calls.isEmpty } }

  /// The time at which the next sleeper wakes, apart from repeating clocks.
  var soonestOnce: Duration? {
    guard simulation.nextWake != nil else { return nil }
    return simulation.sleepers.first { !sleeps.isRepeating($0) }?.deadline
  }

  /// The time of the next event that is due soon and happens once; nil at rest.
  var aboutToHappen: Duration? {
    guard simulation.nextWake != nil else { return nil }
    let answers = answersInFlight
    // A mock's default delay is waited for; a clock that ticks once a second is not.
    return simulation.sleepers.first { sleeper in
      let rest = sleeper.deadline - simulation.now
      return !sleeps.isRepeating(sleeper) && (rest < soon || rest <= Self.latency && answers.contains(sleeper.duration))
    }?.deadline
  }

  private var answersInFlight: Set<Duration> { Set(mocks.flatMap(\.response.delaysInFlight)) }

  /// Evaluates and draws, and lets views appear; starts no task's first step.
  func show() {
    simulation.enter {
      screen.update()
      record()
    }
  }

  /// The event log at the end of the drive; nil if the scenario does not record events.
  func endedEvents(
    showing lines: [String], asksForOffers: Bool, asksForOverlap: Bool, evaluatesAgain: Bool, recordsAccessibility: Bool
  ) -> EventLog? {
    guard events != nil else { return nil }
    return simulation.enter {
      events?.end(
        self, showing: lines, asksForOffers: asksForOffers, asksForOverlap: asksForOverlap,
        evaluatesAgain: evaluatesAgain, recordsAccessibility: recordsAccessibility)
      return events?.events
    }
  }

  /// Opens the screen once more, in the same world.
  func openAnew() {
    screen.unmount()
    screen = open()
    events?.forgetScreen()
  }

  private func record() { events?.look(screen, mocks, at: simulation.now) }

  func settle() throws {
    try simulation.settle()
    var rounds = 0
    while simulation.enter({ !isSettled() }) {
      rounds += 1
      guard rounds <= 100 else { throw NeverAtRest.updating(rounds: rounds) }
      try simulation.settle { screen.update() }
    }
  }

  /// Whether the screen is up to date. If so, records its look.
  private func isSettled() -> Bool {
    screen.readDefaults()
    guard !screen.needsUpdate else { return false }
    record()
    return true
  }

  /// Advances time to the next event. Returns false if no sleeper wakes within the limit.
  func advance(within limit: Duration? = nil) throws -> Bool {
    let now = simulation.now
    guard let wake = simulation.nextWake, limit.map({ wake - now <= $0 }) ?? true else { return false }
    try advance(upTo: wake)
    return true
  }

  private static let answerLimit = 50

  /// Advances time until no dependency has an answer on its way, however long that takes.
  func letAnswersArrive(eachInstant: () -> Void) throws {
    // A list that asks for page after page, and is always given a full one, never stops asking.
    for _ in 0..<Self.answerLimit where mocks.contains(where: { !$0.response.delaysInFlight.isEmpty }) {
      guard try advance() else { return }
      eachInstant()
    }
  }

  /// Advances time by a duration, and updates the screen after each instant, as an app does.
  func advance(by duration: Duration, eachInstant: () -> Void) throws {
    guard duration >= .zero else { throw SimulationMisuse.negativeDuration(duration) }
    let end = simulation.now + duration
    guard end <= simulation.timeLimit else { throw simulation.passesLimit }
    while simulation.now < end || simulation.nextWake.map({ $0 <= end }) ?? false {
      try advance(upTo: end)
      eachInstant()
    }
  }

  private func advance(upTo end: Duration) throws {
    let now = simulation.now
    let target = min(end, max(now, screenTick ?? end))
    let before = simulation.sleepers
    let answers = answersInFlight
    if let wake = simulation.nextWake, wake <= target {
      try simulation.advanceToNextWake(within: max(.zero, target - now))
    } else {
      try simulation.advance(by: target - now)
    }
    try timeHasPassed()
    sleeps.timePassed(before, simulation.sleepers, now: simulation.now, answers: answers)
  }

  /// The time at which the screen next shows another time of day.
  private var screenTick: Duration? { simulation.enter { screen.untilNextTime }.map { simulation.now + $0 } }

  private func timeHasPassed() throws {
    if screen.showsTime { try simulation.settle { screen.update() } }
    try settle()
  }

  func end() {
    simulation.enter { screen.unmount() }
    simulation.finish()
    texts.end()
  }
}

extension ScreenSnapshots {
  /// The locale of the screen without its variants, whose words storyboards use.
  fileprivate var baseLocale: Locale { (self as? any LocaleOfBase)?.localeOfBase ?? environment.locale }
}
private protocol LocaleOfBase { var localeOfBase: Locale { get } }
extension ScreenVariant: LocaleOfBase { fileprivate var localeOfBase: Locale { screen.baseLocale } }

extension SnapshotEnvironment {
  fileprivate var accessibilitySettings: AccessibilitySettings {
    var settings = AccessibilitySettings()
    settings.differentiateWithoutColor = differentiateWithoutColor
    settings.reduceTransparency = reduceTransparency
    settings.increaseContrast = increaseContrast
    settings.invertColors = invertColors
    settings.buttonShapes = buttonShapes
    settings.isVoiceOverRunning = isVoiceOverRunning
    settings.isSwitchControlRunning = isSwitchControlRunning
    return settings
  }
}

extension [WorldMock] {
  /// Answers the requests for pictures; nil if the world has no mock for them.
  fileprivate var imageLoader: ImageLoader? {
    guard let images = lazy.compactMap({ $0.response as? MockResponse<MockImage> }).first else { return nil }
    return { url in _ = try await images(url.absoluteString) }
  }

  var callCount: Int { reduce(0) { $0 + $1.response.calls.count } }
}

/// The mocks of the unchanged world, if the state names dependencies by replacing them. The search by reflection is slow.
private func mocksToCompare<World>(in world: World, _ state: StateDeclaration<World>) -> [WorldMock]? {
  guard state.dependency == nil, state.change != nil else { return nil }
  return WorldMock.all(in: world)
}
