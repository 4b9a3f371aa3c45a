// The compiler's plug-in for TextUI's macros. It speaks the plug-in protocol itself, so that no client builds swift-syntax.
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
  guard let attached = request.expandAttachedMacro else {
    // A preview is checked and not run: it expands to nothing.
    return .expansion("")
  }
  switch attached.macro.typeName {
  case "EntryMacro": return .expansion(EntryExpansion(attached.declSyntax.source).text(role: attached.macroRole))
  default: return .expansion("")
  }
}
