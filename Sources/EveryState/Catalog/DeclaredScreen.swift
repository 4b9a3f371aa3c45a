import EveryStateGoldens
import EveryStateSimulation
import Foundation
import Testing
import TextUI

/// A screen in a catalog: its states by name, without the screen's types.
public struct DeclaredScreen: Sendable {
  struct Frame: Sendable {
    enum Kind { case state, storyboard, timeline, preview }
    let name: String
    let kind: Kind
    let location: SourceLocation
    /// What the state's calls must show; nil for a frame that is not a state.
    var proof: StateProof?
    /// The declaration of several states that it is one of.
    var group: StateGroup?
    /// Whether it is a preview that no declaration names.
    var isFound = false
    /// Whether its golden begins with the first look of the screen.
    var isFromBeginning = false
    /// The same frame of the screen that this is a variant of.
    var base: Base?
    var redactions: [RedactionRule] = []
    /// Drives the frame with the catalog's redaction rules.
    let script: @MainActor @Sendable ([RedactionRule], Scenario) throws -> DrivenFrame
    /// The drive for `everystate play`; nil for a timeline.
    var stateDrive: (@MainActor @Sendable ([RedactionRule]) -> any StateDrive)?

    final class Base: Sendable {
      let screen: String
      let frame: Frame

      init(screen: String, frame: Frame) {
        self.screen = screen
        self.frame = frame
      }
    }

    /// The frame that this is a variant of, under the same rules.
    var baseFrame: Frame? {
      var frame = base?.frame
      frame?.redactions = redactions
      return frame
    }

    /// The seed of the frame's drives. A variant has the seed of its screen.
    func seed(in screen: String) -> Seed { base.map { $0.frame.seed(in: $0.screen) } ?? Seed(of: screen, name) }
  }
  let name: String
  let type: String
  /// The type of its worlds; nil for timelines and previews.
  private(set) var world: ObjectIdentifier?
  var frames: [Frame]
  private(set) var waivers: [Waiver] = []
  private(set) var twinWaivers: [TwinWaiver] = []
  private(set) var ruleWaivers: [DeclaredWaiver] = []
  private(set) var ruleLevels: [(rule: SoundnessRule, level: SoundnessLevel)] = []
  /// The levels of its catalog.
  var catalogLevels: [(rule: SoundnessRule, level: SoundnessLevel)] = []
  private(set) var properties: [ScreenProperty] = []
  /// The values that its catalog declares.
  var catalogValues: [DeclaredValues] = []
  private(set) var variantOf: String?
  /// The states of its screen that this variant does not show.
  private(set) var leftOut: Set<String> = []
  var isVariant: Bool { variantOf != nil }
  /// Whether it is a variant that its catalog adds, with the problems of its screen.
  private var isByCatalog = false
  /// Declares the screen in another environment; nil for timelines and previews.
  private(set) var varying: (any VaryingScreen)?
  var ownVariants: [SnapshotVariant.Call] = []
  var leftVariants: [LeftVariants] = []
  private var undeclared: [String] = []
  /// The problem of one line of its declaration.
  private var problem: Refusal?
  /// The provider whose previews it shows.
  private var provider: ObjectIdentifier?
  /// Whether no declaration names its previews.
  private var isFound = false
  /// Its line in the catalog.
  private var location: SourceLocation?

  init(name: String, type: String, frames: [Frame]) {
    self.name = name
    self.type = type
    self.frames = frames
  }

  init<Provider>(previews: PreviewSnapshots<Provider>) {
    self.init(previews: previews.screen)
    provider = ObjectIdentifier(Provider.self)
  }

  /// A screen for each file with `#Preview`s, and for each provider of previews.
  static func allPreviews(
    _ previews: PreviewSnapshots<AllPreviews>, filePath: String, line: Int
  ) -> [DeclaredScreen] {
    let root = try? PackageRoot.find(from: filePath, environment: ProcessInfo.processInfo.environment)
    let location = SourceLocation(fileID: filePath, filePath: filePath, line: line, column: 1)
    let files = RegisteredPreviews.ofFiles()
    let providers = FoundProvider.screens(
      FoundProvider.all(in: root, otherwise: location), taken: Set(files.map(\.screenName)))
    return (files.map { (nil, $0) } + providers.map { ($0, $1) }).map { provider, screen in
      var screen = screen
      screen.environment = previews.environment
      var declared = DeclaredScreen(previews: screen)
      declared.provider = provider
      declared.isFound = true
      for index in declared.frames.indices { declared.frames[index].isFound = true }
      return declared
    }
  }

  /// The screens without the found providers that a declaration of the same catalog names.
  static func withoutRepetitions(_ screens: [DeclaredScreen]) -> [DeclaredScreen] {
    let named = screens.filter { !$0.isFound }.compactMap(\.provider)
    return screens.filter { screen in !screen.isFound || !named.contains { $0 == screen.provider } }
  }

  init<Screen: ScreenSnapshots>(previews screen: Screen) {
    let frames = DeclaredScreen(screen).frames.map {
      var frame = Frame(name: $0.name, kind: .preview, location: $0.location, script: $0.script)
      frame.stateDrive = $0.stateDrive
      return frame
    }
    self.init(name: screen.screenName, type: screen.screenName, frames: frames)
  }

  init<Timelines: TimelineSnapshots>(timelines declaration: Timelines) {
    let frames = declaration.timelines.map { timeline in
      Frame(name: timeline.name, kind: .timeline, location: timeline.location) { redactions, _ in
        try TimelineDrive(timeline, redactions: redactions).run()
      }
    }
    self.init(name: declaration.timelineName, type: String(describing: Timelines.self), frames: frames)
  }

  init<Screen: ScreenSnapshots>(_ screen: Screen) {
    let states = screen.states
    name = screen.screenName
    type = String(describing: Screen.self)
    world = ObjectIdentifier(Screen.World.self)
    let base = (screen as? any VariantOfScreen)?.base
    variantOf = base?.name
    let kept = KeptScreen(screen: screen)
    varying = kept
    var all: [StateDeclaration<Screen.World>] = []
    for state in states {
      for declaration in state.declarations {
        switch declaration {
        case .frame(let state):
          all.append(state)
          if problem == nil, let words = state.contradiction {
            problem = Refusal("\(type): \(words)", at: state.location)
          }
        case .twins(let first, let second, let reason): twinWaivers.append(TwinWaiver(first, second, reason: reason))
        case .unsound(let waiver): ruleWaivers.append(DeclaredWaiver(waiver: waiver, location: state.location))
        case .level(let rule, let level): ruleLevels.append((rule, level))
        case .property(let property): properties.append(property)
        case .refused(let words): problem = problem ?? Refusal("\(type): \(words)", at: state.location)
        case .waiver: break
        }
      }
    }
    // A line of its own takes one state out of several.
    let lines = states.filter { $0.declarations.count == 1 && !$0.waivers.isEmpty }
    let waived = Set(lines.flatMap(\.waivers).map(\.state))
    let declarations = all.filter { !($0.group != nil && waived.contains($0.name)) }
    // Without actions each of them shows the world in which every call succeeds.
    let loaded = declarations.filter { $0.group == .loads && $0.proof == .loaded && $0.actions == nil }
    for state in loaded.dropFirst() where !twinWaivers.contains(where: { $0.covers(loaded[0].name, state.name) }) {
      twinWaivers.append(TwinWaiver(loaded[0].name, state.name, reason: "every call succeeds in both"))
    }
    let worlds = DeclaredWorlds(declarations)
    frames = declarations.map { state in
      let drive: @MainActor @Sendable ([RedactionRule]) -> Drive<Screen> = {
        Drive(declaration: kept.screen, state: state, redactions: kept.screen.redactions + $0, worlds: worlds)
      }
      var frame = Frame(name: state.name, kind: state.isStoryboard ? .storyboard : .state, location: state.location) {
        var scenario = $1
        // The audit has the settings that variants are of.
        if base != nil { scenario.recordsAccessibility = false }
        return try drive($0).run(scenario)
      }
      frame.stateDrive = drive
      frame.base = base.flatMap { base in
        base.frames.first { $0.name == state.name }.map { Frame.Base(screen: base.name, frame: $0) }
      }
      frame.proof = state.proof
      frame.group = state.group
      frame.isFromBeginning = state.isStoryboard && state.start == .beginning
      return frame
    }
    let declared = Set(frames.map(\.name))
    waivers = states.flatMap { state in state.waivers.filter { !(state.loadsNothing && declared.contains($0.state)) } }
    var settled = Set(frames.map(\.name) + waivers.map(\.state))
    let performs = all.contains { $0.group == .performs }
    if performs, settled.isDisjoint(with: CoverageMatrix.requiredStates) {
      waivers += CoverageMatrix.requiredStates.map { Waiver(state: $0, reason: "it only does what the user starts") }
      settled.formUnion(CoverageMatrix.requiredStates)
    }
    undeclared =
      states.contains(where: \.declaresLoading) ? [] : CoverageMatrix.requiredStates.filter { !settled.contains($0) }
    // A screen that only performs needs no waiver of the four: it means one of its own states.
    let isOnlyPerforming =
      performs && !undeclared.isEmpty && declared.isDisjoint(with: CoverageMatrix.requiredStates)
    let waivable = all.filter { $0.group != nil }.map(\.name)
    let known = Set(waivable + (isOnlyPerforming ? [] : StateProof.allCases.map(\.rawValue)))
    if problem == nil, let (words, line) = contradiction(in: states) { problem = Refusal(words, at: line ?? location) }
    if let line = lines.first(where: { !known.isSuperset(of: $0.waivers.map(\.state)) }) {
      problem =
        problem
        ?? Refusal(
          "\(type) waives '\(line.waivers[0].state)', which neither .loads nor .performs declares. They declare: "
            + "\(waivable.joined(separator: ", ")). What cannot fail says neverFails: \"...\" in place of failure:.",
          at: line.location)
    }
    if let varied = screen as? any VariantOfScreen, let base {
      // Of one that is not declared alone, its screen has the same problem.
      isByCatalog = varied.location == nil
      problem = varied.location.flatMap { location in
        problem ?? varied.shown.refusal(of: type, declaring: base.frames.map(\.name), at: location)
      }
      frames.removeAll {
        base.leftOut.contains($0.name) || !varied.shown.shows($0.name, isStoryboard: $0.kind == .storyboard)
      }
      leftOut = declared.subtracting(frames.map(\.name))
    }
  }

  var claims: ScreenClaims {
    ScreenClaims(
      screen: name, variantOf: variantOf, declaredAt: frames.first.map { SourceLine($0.location) },
      states: claims(of: .state), storyboards: claims(of: .storyboard), timelines: claims(of: .timeline),
      previews: claims(of: .preview),
      waivers: waivers, twinWaivers: twinWaivers, ruleWaivers: ruleWaivers.map(\.waiver),
      ruleLevels: ruleLevels.map { DeclaredLevel(rule: $0.rule.rawValue, level: $0.level.ruleLevel) },
      variantWaivers: leftVariants.flatMap { left in
        (left.names.map { $0.map(Optional.some) } ?? [nil]).map { VariantWaiver(variant: $0, reason: left.reason) }
      })
  }

  /// The level of a rule: of the last line that declares one, of the catalog's, or the rule's own.
  func level(of rule: SoundnessRule) -> RuleLevel {
    let declared = ruleLevels.last { $0.rule == rule } ?? catalogLevels.last { $0.rule == rule }
    return declared?.level.ruleLevel ?? rule.level
  }

  private func claims(of kind: Frame.Kind) -> [FrameClaim] {
    frames.filter { $0.kind == kind }.map { FrameClaim($0.name, declaredAt: SourceLine($0.location)) }
  }

  func declared(at location: SourceLocation) -> DeclaredScreen {
    var screen = self
    screen.location = location
    return screen
  }

  /// The screens of one name, each with the first of that name: they would share goldens. A name counts without case and accents, as
  /// on some file systems. Timelines and previews may have the name of a screen, and frames beside its frames.
  static func doubles(among screens: [DeclaredScreen], in catalog: String) -> [String] {
    var first: [String: DeclaredScreen] = [:]
    return screens.compactMap { screen in
      guard let other = first[screen.foldedName] else {
        first[screen.foldedName] = screen
        return nil
      }
      let shares = !Set(screen.frames.map(\.name)).isDisjoint(with: other.frames.map(\.name))
      // The variants of two screens of one name are doubles as well.
      guard shares || screen.hasStates && other.hasStates,
        other.variantOf?.foldedName != screen.variantOf?.foldedName || !screen.isVariant
      else { return nil }
      let names = other.name == screen.name ? "'\(screen.name)'" : "'\(other.name)' and '\(screen.name)'"
      return "\(catalog) declares two screens named \(names): \(other.declaration) and \(screen.declaration).\n"
        + "Give one of them another name: var screenName: String { \"...\" }"
    }
  }

  private var foldedName: String { name.foldedName }
  private var hasStates: Bool { frames.contains { $0.kind == .state || $0.kind == .storyboard } }

  private var declaration: String {
    let place = location ?? frames.first?.location
    return type + (place.map { " (\($0))" } ?? "")
  }

  /// The reason why the screen's declaration is refused; nil if it is accepted.
  var refusal: Refusal? {
    if let problem { return problem }
    if frames.isEmpty && waivers.isEmpty && leftOut.isEmpty {
      return Refusal(
        "\(type) declares no states. Add .loads(\\.dependency, failure: ...) or .state(...) to its states.",
        at: location
      )
    }
    if let variantContradiction { return variantContradiction }
    guard !undeclared.isEmpty, !isByCatalog else { return nil }
    let other = frames.first { frame in
      frame.kind == .state && frame.proof.map { undeclared.contains($0.rawValue) } ?? false
    }
    let names =
      other.map {
        " '\($0.name)' proves .\($0.proof?.rawValue ?? ""), but only its name can make it one of these four."
      } ?? ""
    return Refusal(
      "\(type) does not declare \(undeclared.joined(separator: ", ")).\(names) Add .loads(\\.dependency, failure: ...), or declare "
        + ".loadsNothing(because: \"...\") or .waives(.empty, because: \"...\").", at: location)
  }

  /// A waiver of an unknown state, or of a declared one, which would be ignored, and its line; nil without one.
  private func contradiction<World>(in states: [SnapshotState<World>]) -> (String, SourceLocation?)? {
    let declared = leftOut.union(frames.map(\.name))
    func line(where isBlamed: (SnapshotState<World>) -> Bool) -> SourceLocation? {
      states.last(where: isBlamed)?.location
    }
    for waiver in waivers {
      let place = line { $0.waivers.contains { $0.state == waiver.state } }
      if declared.contains(waiver.state) {
        return ("\(type) declares '\(waiver.state)' and waives it. Remove one of the two.", place)
      }
      if [StateProof.idle, .settled].contains(where: { $0.rawValue == waiver.state }) {
        return (
          "\(type) waives '\(waiver.state)', which is not a required state. Only loaded, loading, empty and failed "
            + "can be waived.", place
        )
      }
    }
    for twins in twinWaivers {
      let place = line {
        $0.declarations.contains { if case .twins(twins.first, twins.second, _) = $0 { true } else { false } }
      }
      if let unknown = [twins.first, twins.second].first(where: { !declared.contains($0) }) {
        return (
          "\(type) allows '\(twins.first)' and '\(twins.second)' to look alike, but does not declare '\(unknown)'.",
          place
        )
      }
      if twins.first == twins.second {
        return ("\(type) allows '\(twins.first)' to look like itself. Name two states.", place)
      }
    }
    for waiver in ruleWaivers {
      if let state = waiver.waiver.state, !declared.contains(state) {
        return ("\(type) waives '\(waiver.waiver.rule)' in '\(state)', but declares no such state.", waiver.location)
      }
    }
    return nil
  }
}

extension DeclaredScreen.Frame {
  /// Drives the frame once, isolated from random numbers, the order of sets and the storage of earlier drives.
  @MainActor func drive(_ scenario: Scenario = Scenario()) throws -> DrivenFrame {
    try Self.isolated(by: scenario.seed) { try script(redactions, scenario) }
  }

  /// Calls `body` with the seed's randomness and with empty `UserDefaults`.
  @MainActor static func isolated<Result>(by seed: Seed, _ body: () throws -> Result) throws -> Result {
    try Simulation.requireAvailability()
    return try seed.deciding { try DriveDefaults.held(during: body) }
  }
}

struct DeclaredWaiver: Hashable {
  let waiver: RuleWaiver
  let location: SourceLocation
}

/// Declares the screen again, in another environment.
protocol VaryingScreen: Sendable { func declared(in part: SnapshotVariant.Part) -> DeclaredScreen }

/// A screen that shows another one's states in another environment.
protocol VariantOfScreen {
  var base: DeclaredScreen { get }
  var shown: VariedStates { get }
  /// Its line, if it is declared alone.
  var location: SourceLocation? { get }
}

extension ScreenVariant: VariantOfScreen { var base: DeclaredScreen { DeclaredScreen(screen) } }

/// The screen's values are read on the main actor only, where the drive makes its view.
private struct KeptScreen<Screen: ScreenSnapshots>: VaryingScreen, @unchecked Sendable {
  let screen: Screen

  func declared(in part: SnapshotVariant.Part) -> DeclaredScreen {
    var environment = screen.environment
    part.change(&environment)
    return DeclaredScreen(ScreenVariant(screen, named: part.name, environment: environment, showing: part.states))
  }
}

extension StateDeclaration { var isStoryboard: Bool { kind.isStoryboard } }

extension SourceLine {
  init(_ location: SourceLocation) {
    #if compiler(>=6.3)
      self.init(file: location.filePath, line: location.line)
    #else
      self.init(file: location._filePath, line: location.line)
    #endif
  }
}
