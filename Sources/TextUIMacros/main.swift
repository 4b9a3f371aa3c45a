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
  connection.send([UInt8](try encoder.encode(PluginAnswer(to: request))))
}
