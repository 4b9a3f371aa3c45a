/// A request of the compiler, as far as it is used here. The protocol is the toolchain's own (swift-syntax's
/// `PluginMessage`); unknown parts are skipped.
struct PluginRequest: Decodable {
  struct Capability: Decodable {}
  struct Macro: Decodable {
    let typeName: String
  }
  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      /// In bytes, of the white space and the comments before.
      let offset: Int
    }
    let source: String
    let location: Location?
  }
  struct Freestanding: Decodable {
    let macro: Macro
    /// The beginning of names that no other expansion has.
    let discriminator: String?
    let syntax: Syntax
  }
  struct Attached: Decodable {
    let macro: Macro
    let macroRole: String
    let declSyntax: Syntax
    /// The declarations around this one, innermost first, without their members.
    let lexicalContext: [Syntax]?
    /// The type that is extended, by its full name.
    let extendedTypeSyntax: Syntax?
  }
  let getCapability: Capability?
  let expandFreestandingMacro: Freestanding?
  let expandAttachedMacro: Attached?
}

/// An answer to the compiler.
struct PluginAnswer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      let protocolVersion: Int
    }
    let capability: Capability
  }
  struct Expansion: Encodable {
    let expandedSource: String
    let diagnostics: [Diagnostic]
  }
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Position] = []
    let notes: [Position] = []
    let fixIts: [Position] = []
  }
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?

  static let capability = PluginAnswer(
    getCapabilityResult: CapabilityResult(capability: .init(protocolVersion: 7)))

  static func expansion(_ source: String) -> PluginAnswer {
    PluginAnswer(expandMacroResult: Expansion(expandedSource: source, diagnostics: []))
  }
}
