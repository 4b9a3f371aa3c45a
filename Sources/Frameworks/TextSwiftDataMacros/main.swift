// The compiler's plug-in for the macros of models. It speaks the plug-in protocol as TextUIMacros does.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

let connection = PluginConnection()
let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
while let message = connection.receive() {
  let request = try decoder.decode(PluginRequest.self, from: Data(message))
  connection.send([UInt8](try encoder.encode(answer(to: request))))
}

func answer(to request: PluginRequest) -> PluginAnswer {
  if request.getCapability != nil { return .capability }
  guard let attached = request.expandAttachedMacro else { return .expansion("") }
  let source = attached.declSyntax.source
  let extended = attached.extendedTypeSyntax?.source ?? ""
  switch (attached.macro.typeName, attached.macroRole) {
  case ("ModelMacro", "member"): return .expansion(ModelExpansion(source).members)
  case ("ModelMacro", "memberAttribute"): return .expansion(ModelProperty(source) == nil ? "" : "@_PersistedProperty")
  case ("ModelMacro", "extension"): return .expansion("extension \(extended): nonisolated PersistentModel {}")
  case ("ModelActorMacro", "member"): return .expansion(ModelExpansion(source).actorMembers)
  case ("ModelActorMacro", "extension"): return .expansion("extension \(extended): ModelActor {}")
  case ("PersistedPropertyMacro", let role):
    guard let property = ModelProperty(source) else { return .expansion("") }
    return .expansion(role == "accessor" ? property.accessors : property.storage)
  case ("QueryMacro", let role):
    guard let query = QueryExpansion(source) else { return .expansion("") }
    return .expansion(role == "accessor" ? query.accessor : query.storage)
  default: return .expansion("")
  }
}
