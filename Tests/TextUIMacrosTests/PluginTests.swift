import Foundation
import TestSupport

@Suite struct PluginTests {
  private func answer(_ request: String) throws -> NSDictionary {
    let decoded = try JSONDecoder().decode(PluginRequest.self, from: Data(request.utf8))
    let encoded = try JSONEncoder().encode(PluginAnswer(to: decoded))
    return try #require(try JSONSerialization.jsonObject(with: encoded) as? NSDictionary)
  }

  private func attached(_ macro: String, role: String, _ source: String, in context: String? = nil) -> String {
    let context = context.map { #","lexicalContext":[{"kind":"declaration","source":"\#($0)"}]"# } ?? ""
    return #"""
      {"expandAttachedMacro":{"macro":{"moduleName":"TextUIMacros","name":"Entry","typeName":"\#(macro)"},
      "macroRole":"\#(role)","discriminator":"x","attributeSyntax":{"kind":"attribute","source":"@Entry"},
      "declSyntax":{"kind":"declaration","source":"\#(source)",
      "location":{"column":1,"fileID":"App/App.swift","fileName":"/App.swift","line":2,"offset":40}}\#(context)}}
      """#
  }

  private func expansion(_ request: String) throws -> (source: String?, diagnostics: [NSDictionary]) {
    let result = try #require(try answer(request)["expandMacroResult"] as? NSDictionary)
    return (result["expandedSource"] as? String, try #require(result["diagnostics"] as? [NSDictionary]))
  }

  @Test func `the plug-in has a version, expands entries, and removes previews`() throws {
    // The answer names the version of the protocol.
    let answer = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    expect(answer, is: ["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
    // An entry is expanded by its role.
    let table: [(role: String, beginning: String)] = [
      ("accessor", "get { self[__Key_a.self] }"), ("peer", "private struct __Key_a: EnvironmentKey {"),
    ]
    for (role, beginning) in table {
      let request = attached("EntryMacro", role: role, "@Entry var a = 1", in: "extension EnvironmentValues {}")
      let (source, diagnostics) = try expansion(request)
      expect(source?.hasPrefix(beginning), is: true, "\(role)")
      expect(diagnostics.isEmpty, "\(role)")
    }
    // A preview is a record with a name of its own.
    let preview = """
      {"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"discriminator":"$s4App","syntax":{"source":"#Preview {}"}}}
      """
    let (record, problems) = try expansion(preview)
    let text = try #require(record)
    expect(text, contains: "enum $s4App7previewfMu_ {", "{ _RegisteredPreview {} }")
    expect(problems.isEmpty)
    // The mark of its state expands to nothing.
    let (source, diagnostics) = try expansion(
      attached("PreviewableMacro", role: "peer", "@Previewable @State var a = 1"))
    expect(source, is: "")
    expect(diagnostics.isEmpty)
  }

  @Test func `a refusal is one error, at the declaration behind its comments`() throws {
    let source = #"\n  // ä\n  @Entry static var a = 1"#
    let refused = try expansion(attached("EntryMacro", role: "accessor", source))
    let diagnostic = try #require(refused.diagnostics.first)
    expect(diagnostic["severity"] as? String, is: "error")
    expect((diagnostic["message"] as? String)?.contains("leave out `static`"), is: true)
    // In bytes: the line break, two blanks, `// ä` and the same again.
    expect(diagnostic["position"] as? NSDictionary, is: ["fileName": "/App.swift", "offset": 40 + 3 + 5 + 3])
    expect(refused.source, is: "get { fatalError() }")
    let peer = try expansion(attached("EntryMacro", role: "peer", source))
    expect(peer.source, is: "")
    expect(peer.diagnostics.isEmpty)
    let misplaced = try expansion(attached("EntryMacro", role: "accessor", "@Entry var a = 1", in: "struct Model {}"))
    expect((misplaced.diagnostics.first?["message"] as? String)?.hasSuffix("not into struct Model"), is: true)
    let constant = try expansion(attached("EntryMacro", role: "accessor", "@Entry let a = 1"))
    expect(constant.source, is: "")
    expect(constant.diagnostics.count, is: 1)
  }

  @Test func `messages are framed by their length`() throws {
    let pipe = Pipe()
    let connection = PluginConnection(
      input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
    let messages: [[UInt8]] = [Array("{}".utf8), Array("ä".utf8), Array(repeating: 65, count: 3_000)]
    for message in messages { connection.send(message) }
    for message in messages { expect(connection.receive(), is: message) }
    // Eight bytes, the least one first.
    connection.send([1, 2, 3])
    expect(pipe.fileHandleForReading.readData(ofLength: 11), is: Data([3, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]))
    connection.send([])
    expect(connection.receive(), is: nil, "an empty message is the end")
    try pipe.fileHandleForWriting.write(contentsOf: Data([9, 0, 0, 0, 0, 0, 0, 0, 1]))
    try pipe.fileHandleForWriting.close()
    expect(connection.receive(), is: nil, "a message that breaks off is the end")
    expect(connection.receive(), is: nil)
  }
}
