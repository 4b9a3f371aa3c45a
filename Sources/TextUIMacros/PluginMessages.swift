/// What the compiler asks, as far as it is of use here. The protocol is the toolchain's own (swift-syntax's
/// `PluginMessage`); unknown parts are skipped.
struct PluginRequest: Decodable {
  struct Capability: Decodable {}
  struct Macro: Decodable {
    let typeName: String
  }
  struct Syntax: Decodable {
    let source: String
  }
  struct Freestanding: Decodable {
    let macro: Macro
  }
  struct Attached: Decodable {
    let macro: Macro
    let macroRole: String
    let declSyntax: Syntax
    /// The type that is extended, by its full name.
    let extendedTypeSyntax: Syntax?
  }
  let getCapability: Capability?
  let expandFreestandingMacro: Freestanding?
  let expandAttachedMacro: Attached?
}

/// What the compiler is told.
struct PluginAnswer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      let protocolVersion: Int
    }
    let capability: Capability
  }
  struct Expansion: Encodable {
    let expandedSource: String
    let diagnostics: [String]
  }
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?

  static let capability = PluginAnswer(
    getCapabilityResult: CapabilityResult(capability: .init(protocolVersion: 7)))

  static func expansion(_ source: String) -> PluginAnswer {
    PluginAnswer(expandMacroResult: Expansion(expandedSource: source, diagnostics: []))
  }
}
