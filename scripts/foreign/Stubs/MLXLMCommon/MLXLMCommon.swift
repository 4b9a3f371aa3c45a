// A model of language that is never loaded.
import Foundation
// Metal comes along with SwiftUI on a phone.
@_exported import Metal

public struct ModelConfiguration: Sendable {
  public enum Identifier: Sendable { case id(String) }
  public var id: Identifier
  public var name: String { if case .id(let id) = id { id } else { "" } }
  public init(id: String, overrideTokenizer: String? = nil, defaultPrompt: String = "") { self.id = .id(id) }
}
public struct GenerateParameters: Sendable { public init(temperature: Float = 0.6) {} }
public struct UserInput: Sendable { public init(messages: [[String: Any]]) {} }
public struct LMInput {}
public struct Tokenizer { public func decode(tokens: [Int]) -> String { "" } }
public struct UserInputProcessor { public func prepare(input: UserInput) async throws -> LMInput { LMInput() } }
public struct ModelContext {
  public let processor: UserInputProcessor
  public let tokenizer: Tokenizer
}
public struct GenerateResult: Sendable {
  public let output: String
  public let tokensPerSecond: Double
}
public enum GenerateDisposition: Sendable { case more, stop }
public actor ModelContainer {
  public let configuration = ModelConfiguration(id: "")
  public func perform<R>(_ action: @Sendable (ModelContext) async throws -> R) async rethrows -> R { fatalError("no model") }
}
public func generate(
  input: LMInput, parameters: GenerateParameters, context: ModelContext, didGenerate: ([Int]) -> GenerateDisposition
) throws -> GenerateResult { GenerateResult(output: "", tokensPerSecond: 0) }
