extension PluginAnswer {
  /// Creates the answer to a request of the compiler.
  init(to request: PluginRequest) {
    if request.getCapability != nil {
      self = .capability
    } else if let attached = request.expandAttachedMacro, attached.macro.typeName == "EntryMacro" {
      self = .entry(attached)
    } else if let attached = request.expandAttachedMacro, attached.macro.typeName == "ParameterMacro" {
      self = .expansion(
        TipExpansion.parameter(attached.declSyntax.source, isAccessor: attached.macroRole == "accessor"))
    } else if let rule = request.expandFreestandingMacro, rule.macro.typeName == "RuleMacro" {
      self = .expansion(TipExpansion.rule(rule.syntax.source))
    } else if let call = request.expandFreestandingMacro, call.macro.typeName == "ExpectFrameMacro" {
      self = .expansion("EveryState." + call.syntax.source.drop { $0 != "#" }.dropFirst())
    } else if let preview = request.expandFreestandingMacro, preview.macro.typeName == "PreviewMacro" {
      self = .expansion(PreviewExpansion(preview.syntax.source, discriminator: preview.discriminator ?? "").text)
    } else {
      self = .expansion("")
    }
  }

  private static func entry(_ attached: PluginRequest.Attached) -> PluginAnswer {
    let isAccessor = attached.macroRole == "accessor"
    do {
      let entry = try EntryExpansion(attached.declSyntax.source, in: attached.lexicalContext?.first?.source)
      return .expansion(isAccessor ? entry.accessors : entry.key)
    } catch {
      // Said once: the compiler asks for the accessors and for the key.
      return isAccessor ? .refusal("\(error)", of: attached.declSyntax, inPlace: error.accessors) : .expansion("")
    }
  }

  /// An error at a declaration. The macro still expands to `source`.
  private static func refusal(
    _ message: String, of declaration: PluginRequest.Syntax, inPlace source: String
  ) -> PluginAnswer {
    var words = DeclarationWords(declaration.source)
    words.skipBlanks()
    let blanks = declaration.source.utf8.count - words.rest.utf8.count
    let position = Diagnostic.Position(
      fileName: declaration.location?.fileName ?? "", offset: (declaration.location?.offset ?? 0) + blanks)
    return PluginAnswer(
      expandMacroResult: Expansion(
        expandedSource: source, diagnostics: [Diagnostic(message: message, position: position)]))
  }
}
