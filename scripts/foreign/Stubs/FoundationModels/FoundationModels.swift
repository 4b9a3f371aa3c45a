// A model that never answers.
import Foundation

@attached(peer) public macro Generable(description: String? = nil) = #externalMacro(module: "TextUIMacros", type: "NothingMacro")
@attached(peer) public macro Guide(description: String, _ guides: GenerationGuide...) = #externalMacro(module: "TextUIMacros", type: "NothingMacro")
public struct GenerationGuide: Sendable { public static func count(_ count: Int) -> Self { Self() } }

public final class SystemLanguageModel: Sendable {
  public struct UseCase: Sendable { public static let general = Self() }
  public static let `default` = SystemLanguageModel(useCase: .general)
  public init(useCase: UseCase) {}
  public var isAvailable: Bool { false }
}
public struct GenerationOptions: Sendable { public init(temperature: Double? = nil) {} }
public final class LanguageModelSession: Sendable {
  public struct Response<Content> { public let content: Content }
  public struct ResponseStream<Content>: AsyncSequence {
    public struct Snapshot { public let content: Content }
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> Snapshot? { nil } }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public init(model: SystemLanguageModel, instructions: () -> String) {}
  public func prewarm() {}
  public func respond<Content>(to prompt: String, generating type: Content.Type) async throws -> Response<Content> {
    throw CancellationError()
  }
  public func streamResponse(to prompt: String, options: GenerationOptions = .init()) -> sending ResponseStream<String> {
    ResponseStream()
  }
}
