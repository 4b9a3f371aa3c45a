import EveryStateGoldens
import Testing

/// A screen as a catalog holds it: its states by name, without the screen's types.
public struct DeclaredScreen: Sendable {
  struct Frame: Sendable {
    let name: String
    let isStoryboard: Bool
    let location: SourceLocation
    /// The catalog's rules for values that vary.
    var redactions: [RedactionRule] = []
    let script: @MainActor @Sendable ([RedactionRule]) throws -> DrivenFrame

    init(
      name: String, isStoryboard: Bool, location: SourceLocation,
      script: @escaping @MainActor @Sendable ([RedactionRule]) throws -> DrivenFrame
    ) {
      self.name = name
      self.isStoryboard = isStoryboard
      self.location = location
      self.script = script
    }

    @MainActor func drive() throws -> DrivenFrame { try script(redactions) }
  }
  let name: String
  let type: String
  var frames: [Frame]
  let waivers: [Waiver]
  let twinWaivers: [TwinWaiver]
  private let owed: [String]

  init(name: String, type: String, frames: [Frame], waivers: [Waiver]) {
    self.name = name
    self.type = type
    self.frames = frames
    self.waivers = waivers
    twinWaivers = []
    owed = []
  }

  init<Screen: ScreenSnapshots>(_ screen: Screen) {
    let states = screen.states
    name = screen.screenName
    type = String(describing: Screen.self)
    // The screen's values are read on the main actor only, where the drive makes its view.
    nonisolated(unsafe) let screen = screen
    frames = states.flatMap(\.declarations).compactMap { declaration in
      guard case .frame(let state) = declaration else { return nil }
      return Frame(name: state.name, isStoryboard: state.isStoryboard, location: state.location) {
        try Drive(screen, state, redactions: screen.redactions + $0).run()
      }
    }
    waivers = states.flatMap(\.declarations).compactMap {
      if case .waiver(let state, let reason) = $0 { Waiver(state: state, reason: reason) } else { nil }
    }
    twinWaivers = states.flatMap(\.declarations).compactMap {
      if case .twins(let first, let second, let reason) = $0 { TwinWaiver(first, second, reason: reason) } else { nil }
    }
    let settled = Set(frames.map(\.name) + waivers.map(\.state))
    owed =
      states.contains(where: \.declaresLoading)
      ? [] : CoverageMatrix.owedStates.filter { !settled.contains($0) }
  }

  var claims: ScreenClaims {
    ScreenClaims(
      screen: name, declaredAt: frames.first.map { SourceLine($0.location) },
      states: frames.filter { !$0.isStoryboard }.map { FrameClaim($0.name, declaredAt: SourceLine($0.location)) },
      storyboards: frames.filter(\.isStoryboard).map { FrameClaim($0.name, declaredAt: SourceLine($0.location)) },
      waivers: waivers, twinWaivers: twinWaivers)
  }

  /// Why the screen's declaration is not accepted.
  var refusal: String? {
    if frames.isEmpty && waivers.isEmpty {
      return "\(type) declares no state. Add .loads(\\.dependency, failure: ...) or .state(...) to its states."
    }
    guard !owed.isEmpty else { return nil }
    return "\(type) owes \(owed.joined(separator: ", ")). Add .loads(\\.dependency, failure: ...), or say "
      + ".loadsNothing(because: \"...\") or .waives(.empty, because: \"...\")."
  }
}

extension StateDeclaration {
  var isStoryboard: Bool { if case .storyboard = kind { true } else { false } }
}

extension SourceLine {
  init(_ location: SourceLocation) { self.init(file: location.filePath, line: location.line) }
}
