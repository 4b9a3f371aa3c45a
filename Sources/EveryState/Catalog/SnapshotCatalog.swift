import EveryStateGoldens
import Testing

/// The declared screens of a test suite. It alone decides which goldens must exist.
///
///     @Suite struct PulseSnapshots {
///       static let catalog = SnapshotCatalog { WatchlistSnapshots() }
///       @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
///       @Test func isComplete() throws { try catalog.verifyCompleteness() }
///     }
public struct SnapshotCatalog: Sendable {
  /// The catalog's name, `Module.Suite`, which is the folder of its goldens.
  public let name: String
  /// All screens, including those that the catalog's variants add.
  private(set) var screens: [DeclaredScreen]
  let declared: [DeclaredScreen]
  private(set) var variantCalls: [SnapshotVariant.Call] = []
  let filePath: String
  let location: SourceLocation
  private let redactions: [RedactionRule]
  private var ruleLevels: [(rule: SoundnessRule, level: SoundnessLevel)] = []
  private var values: [DeclaredValues] = []
  private(set) var driveCache: DriveCache

  /// - Parameters:
  ///   - suite: the suite's name; the default is the type that the catalog is a `static let` of.
  ///   - redactions: rules for values that vary on any screen: `[.uuids, .ports]`. A screen's own rules apply first.
  ///   - filePath: a file of the package with the goldens; leave it out, like `sourceLocation`.
  ///   - sourceLocation: where problems of the whole catalog are reported.
  ///   - screens: the screens, one a line.
  public init(
    suite: String = #function, redacting redactions: [RedactionRule] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, @SnapshotCatalogBuilder screens: () -> [DeclaredScreen]
  ) {
    let module = sourceLocation.fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    name = "\(module).\(suite)"
    declared = DeclaredScreen.withoutRepetitions(screens())
    self.screens = declared.map { $0.redacted(by: redactions) }
    self.redactions = redactions
    driveCache = DriveCache(self.screens)
    self.filePath = filePath
    location = sourceLocation
  }

  var claims: CatalogClaims {
    CatalogClaims(
      catalog: name, screens: screens.map(\.claims),
      ruleLevels: ruleLevels.map { DeclaredLevel(rule: $0.rule.rawValue, level: $0.level.ruleLevel) })
  }

  /// The problems of the declaration itself.
  var refusals: [Refusal] {
    if screens.isEmpty { return [Refusal("\(name) declares no screen (\(location)). Add screens between its braces.")] }
    return screens.compactMap(\.refusal) + variantRefusals
      + DeclaredScreen.doubles(among: screens, in: name).map { Refusal($0) }
  }

  /// The catalog with variants of each of its screens: environments of `SnapshotVariant`, or your own.
  ///
  ///     static let catalog = SnapshotCatalog {
  ///       WatchlistSnapshots().variants(.locales("de", "ar"))
  ///       SplashSnapshots().withoutVariants(.darkMode, because: "it is black in both")
  ///     }.variants(.darkMode, .largeType)
  ///
  /// A screen's own variants are separate from these. With `combined`, each is also shown in each of these. `of:` names the states that
  /// they show, each in the screens that have it.
  public func variants(
    _ variants: SnapshotVariant..., of states: VariedStates = .all, combined: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> SnapshotCatalog {
    var catalog = self
    catalog.variantCalls.append(SnapshotVariant.Call(variants, of: states, isCombined: combined, sourceLocation))
    catalog.screens = Self.screens(declared, in: catalog.variantCalls).map { $0.redacted(by: redactions) }
    catalog.passOn()
    catalog.driveCache = DriveCache(catalog.screens)
    return catalog
  }

  /// The catalog with a different level of a rule for all of its screens. A screen's own level takes precedence.
  ///
  ///     static let catalog = SnapshotCatalog { WatchlistSnapshots() }.rule(.cutText, is: .warning)
  public func rule(_ rule: SoundnessRule, is level: SoundnessLevel) -> SnapshotCatalog {
    var catalog = self
    catalog.ruleLevels.append((rule, level))
    catalog.passOn()
    return catalog
  }

  /// The catalog with values of a type that `everystate explore` cannot generate: a class, a protocol, an enum with payloads that no fixture shows. Without values, the fixtures do not change.
  ///
  ///     static let catalog = SnapshotCatalog { CartSnapshots() }.generates(Money.self, [.zero, Money(cents: -1)])
  public func generates<Value: Sendable>(_ type: Value.Type, _ values: [Value]) -> SnapshotCatalog {
    var catalog = self
    catalog.values.append(DeclaredValues(type: type, values: values))
    catalog.passOn()
    return catalog
  }

  /// Hands what the catalog declares to its screens.
  private mutating func passOn() {
    for index in screens.indices { (screens[index].catalogLevels, screens[index].catalogValues) = (ruleLevels, values) }
  }

  /// The declared screens, each with its variants.
  static func screens(_ declared: [DeclaredScreen], in calls: [SnapshotVariant.Call]) -> [DeclaredScreen] {
    let own = Set(declared.filter(\.isVariant).map(\.name))
    var parts: [SnapshotVariant.Part] = []
    for part in calls.flatMap(\.parts) where !parts.contains(where: { $0.name == part.name }) { parts.append(part) }
    let combined = calls.filter(\.isCombined).flatMap(\.parts)
    return declared.flatMap { screen in
      let alone = screen.isVariant ? [] : parts.filter { !screen.leaves($0) }
      let shown = alone + screen.combinations(with: combined).filter { !screen.leaves($0) }
      return [screen]
        + shown.compactMap { screen.varying?.declared(in: $0) }.filter { !own.contains($0.name) && !$0.frames.isEmpty }
    }
  }

  /// The problems of the catalog's variants, and of its screens' exclusions.
  var variantRefusals: [Refusal] {
    let alone = variantCalls.flatMap(\.parts).map(\.name)
    let combined = variantCalls.filter(\.isCombined).flatMap(\.parts)
    let unknown = declared.flatMap { screen in
      let known = alone + screen.combinations(with: combined).map(\.name)
      return screen.leftVariants.compactMap { left -> Refusal? in
        guard let name = left.names.map({ $0.first { !known.contains($0) } }) ?? (known.isEmpty ? "variants" : nil)
        else { return nil }
        let has =
          known.isEmpty ? "The catalog has no variants" : "The catalog's variants are: \(known.joined(separator: ", "))"
        return Refusal(
          "\(screen.type) excludes the variant '\(name)', which it does not have (\(left.location)). \(has). Remove "
            + "the name, or add the variant to the catalog: SnapshotCatalog { ... }.variants(...).", at: left.location)
      }
    }
    let states = declared.filter { !$0.isVariant && $0.varying != nil }.flatMap(\.frames).map(\.name).distinct
    return variantCalls.doubles(of: name) + variantCalls.unknownStates(of: name, declaring: states) + unknown
  }
}

extension DeclaredScreen {
  fileprivate func redacted(by rules: [RedactionRule]) -> DeclaredScreen {
    var screen = self
    for index in screen.frames.indices { screen.frames[index].redactions = rules }
    return screen
  }

  fileprivate func leaves(_ part: SnapshotVariant.Part) -> Bool { leftVariants.contains { $0.covers(part.name) } }

  /// Each of the screen's own environments together with each of the catalog's that it does not exclude.
  fileprivate func combinations(with parts: [SnapshotVariant.Part]) -> [SnapshotVariant.Part] {
    let own = ownVariants.flatMap(\.parts)
    return isVariant
      ? []
      : parts.filter { part in !leaves(part) && !own.contains { $0.name == part.name } }.flatMap { part in
        own.map { part.together(with: $0) }
      }
  }

  /// The screen, then the same screen in each of its own variants.
  static func screens<Screen: ScreenSnapshots>(_ varied: VariedScreen<Screen>) -> [DeclaredScreen] {
    var screen = DeclaredScreen(varied.screen)
    screen.ownVariants = varied.own
    screen.leftVariants = varied.left
    return [screen] + varied.own.flatMap(\.parts).compactMap { screen.varying?.declared(in: $0) }
  }

  /// The contradiction in the screen's variants; nil without one.
  var variantContradiction: Refusal? {
    let problems =
      ownVariants.doubles(of: type) + ownVariants.unknownStates(of: type, declaring: frames.map(\.name))
    if let problem = problems.first { return problem }
    for left in leftVariants {
      guard let own = ownVariants.flatMap(\.parts).first(where: { left.names?.contains($0.name) == true }) else {
        continue
      }
      return Refusal(
        "\(type) includes and excludes the variant '\(own.name)' (\(left.location)). Remove one of the two.",
        at: left.location)
    }
    return nil
  }
}

extension [SnapshotVariant.Call] {
  /// The problems of calls that name states which nothing declares.
  func unknownStates(of declarer: String, declaring states: [String]) -> [Refusal] {
    compactMap { $0.states.refusal(of: declarer, declaring: states, at: $0.location) }
  }

  func doubles(of declarer: String) -> [Refusal] {
    var first: [String: SourceLocation] = [:]
    return flatMap { call in
      call.parts.compactMap { part in
        guard let earlier = first.updateValue(call.location, forKey: part.name) else { return nil }
        let places = earlier == call.location ? "\(call.location)" : "\(earlier) and \(call.location)"
        return Refusal(
          "\(declarer) includes the variant '\(part.name)' twice (\(places)). Remove one of the two, or give it "
            + "another name.", at: call.location)
      }
    }
  }
}
