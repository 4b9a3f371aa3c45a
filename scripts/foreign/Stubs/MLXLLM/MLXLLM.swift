import Foundation
import MLXLMCommon

public final class LLMModelFactory: Sendable {
  public static let shared = LLMModelFactory()
  public func loadContainer(
    configuration: ModelConfiguration, progressHandler: @Sendable @escaping (Progress) -> Void
  ) async throws -> ModelContainer { throw CancellationError() }
}
