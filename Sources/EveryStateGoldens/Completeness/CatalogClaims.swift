/// The declarations of a catalog: the frames that must have goldens, and the states it waives, with reasons.
package struct CatalogClaims: Equatable, Sendable, Codable {
  package let catalog: String
  /// The screens, in any order; the matrix and all findings sort them.
  package let screens: [ScreenClaims]
  /// The levels of rules on all screens; nil without any.
  let ruleLevels: [DeclaredLevel]?

  package init(catalog: String, screens: [ScreenClaims], ruleLevels: [DeclaredLevel] = []) {
    self.catalog = catalog
    self.screens = screens
    self.ruleLevels = ruleLevels.isEmpty ? nil : ruleLevels
  }

  package var keys: Set<ScreenKey> { Set(screens.map { ScreenKey(catalog: catalog, screen: $0.screen) }) }

  package func goldens() throws(NameRefusal) -> [GoldenClaims.Claim] {
    var result: [GoldenClaims.Claim] = []
    for screen in screens {
      for frame in screen.frames {
        let name = try GoldenName(catalog: catalog, screen: screen.screen, state: frame.name)
        result.append(GoldenClaims.Claim(name, declaredAt: frame.declaredAt ?? screen.declaredAt))
      }
    }
    result.append(GoldenClaims.Claim(try .matrix(catalog: catalog)))
    return result
  }
}

/// The screens that variants are of.
package struct VariantBases {
  private var bases: [ScreenKey: String] = [:]

  package init(_ claims: [CatalogClaims]) { for catalog in claims { add(catalog) } }

  mutating func add(_ claims: CatalogClaims) {
    for screen in claims.screens { bases[ScreenKey(catalog: claims.catalog, screen: screen.screen)] = screen.variantOf }
  }

  /// The frame of the same state that a variant's golden of one line names; nil for a drawing.
  package func base(of name: GoldenName, saying text: [UInt8]) -> GoldenName? {
    guard GoldenBytes.isSameAsScreen(text), let base = bases[name.screenKey] else { return nil }
    return try? GoldenName(catalog: name.catalog, screen: base, state: name.state)
  }

  /// The screen without variants: `Basket` for `Basket in dark mode in de`.
  package func root(of key: ScreenKey) -> ScreenKey { family(of: key)[0] }

  /// The screens that it is a variant of, the one without variants first, and itself.
  package func family(of key: ScreenKey) -> [ScreenKey] {
    guard let base = bases[key], base.utf8.count < key.screen.utf8.count else { return [key] }
    return family(of: ScreenKey(catalog: key.catalog, screen: base)) + [key]
  }

  /// The screens of a frame under its old and its new name without the variant that both names add, or as they are.
  package func roots(of old: GoldenName, _ new: GoldenName) -> (old: String, new: String) {
    let base = root(of: new.screenKey).screen
    let variant = new.screen.dropFirst(base.count)
    guard new.screen.hasPrefix(base), old.screen.hasSuffix(variant), old.screen.count > variant.count else {
      return (old.screen, new.screen)
    }
    return (String(old.screen.dropLast(variant.count)), base)
  }
}

package struct ScreenClaims: Equatable, Sendable, Codable {
  package let screen: String
  /// The screen that it is a variant of; nil for none.
  package let variantOf: String?
  package let declaredAt: SourceLine?
  /// Its states, the four of loading and its own, in the order of declaration.
  package let states: [FrameClaim]
  package let storyboards: [FrameClaim]
  /// Its timelines. A declaration with timelines only is not a screen and requires no states.
  package let timelines: [FrameClaim]
  /// The previews that are goldens; like timelines they require no states.
  package let previews: [FrameClaim]
  package let waivers: [Waiver]
  package let twinWaivers: [TwinWaiver]
  /// The rules of soundness that it breaks with a reason; nil without any.
  package let ruleWaivers: [RuleWaiver]?
  /// The levels of rules on it; nil without any.
  let ruleLevels: [DeclaredLevel]?
  /// The variants of its catalog that it excludes; nil without any.
  package let variantWaivers: [VariantWaiver]?

  package init(
    screen: String, variantOf: String? = nil, declaredAt: SourceLine? = nil, states: [FrameClaim],
    storyboards: [FrameClaim] = [], timelines: [FrameClaim] = [], previews: [FrameClaim] = [], waivers: [Waiver] = [],
    twinWaivers: [TwinWaiver] = [], ruleWaivers: [RuleWaiver] = [], ruleLevels: [DeclaredLevel] = [],
    variantWaivers: [VariantWaiver] = []
  ) {
    self.screen = screen
    self.variantOf = variantOf
    self.declaredAt = declaredAt
    self.states = states
    self.storyboards = storyboards
    self.timelines = timelines
    self.previews = previews
    self.waivers = waivers
    self.twinWaivers = twinWaivers
    self.ruleWaivers = ruleWaivers.isEmpty ? nil : ruleWaivers
    self.ruleLevels = ruleLevels.isEmpty ? nil : ruleLevels
    self.variantWaivers = variantWaivers.isEmpty ? nil : variantWaivers
  }

  package var frames: [FrameClaim] { states + storyboards + timelines + previews }

  /// Whether it must declare the states of loading: timelines and previews alone are not a screen.
  package var isScreen: Bool { timelines.isEmpty && previews.isEmpty || !states.isEmpty }
}

package struct FrameClaim: Equatable, Sendable, Codable {
  package let name: String
  package let declaredAt: SourceLine?

  package init(_ name: String, declaredAt: SourceLine? = nil) {
    self.name = name
    self.declaredAt = declaredAt
  }
}

/// A required state that a screen does not have, and why.
package struct Waiver: Equatable, Sendable, Codable {
  package let state: String
  package let reason: String

  package init(state: String, reason: String) {
    self.state = state
    self.reason = reason
  }
}

/// A rule of soundness that a screen breaks, and why it may.
package struct RuleWaiver: Hashable, Sendable, Codable {
  package let rule: String
  /// The control, the text or the dependency that breaks it; nil for any.
  package let subject: String?
  package let state: String?
  package let reason: String

  package init(rule: String, subject: String? = nil, state: String?, reason: String) {
    self.rule = rule
    self.subject = subject
    self.state = state
    self.reason = reason
  }
}

/// An environment that a catalog uses and this screen does not, and why.
package struct VariantWaiver: Equatable, Sendable, Codable {
  /// The environment's name: `in dark mode`; nil for all of the catalog's.
  package let variant: String?
  package let reason: String

  package init(variant: String?, reason: String) {
    self.variant = variant
    self.reason = reason
  }
}

/// Two states of a screen that may look alike, and why.
package struct TwinWaiver: Equatable, Sendable, Codable {
  package let first: String
  package let second: String
  package let reason: String

  package init(_ first: String, _ second: String, reason: String) {
    self.first = first
    self.second = second
    self.reason = reason
  }

  package func covers(_ one: String, _ other: String) -> Bool {
    (first, second) == (one, other) || (first, second) == (other, one)
  }
}
