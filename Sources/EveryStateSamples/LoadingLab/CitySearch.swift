import EveryStateLoaders
import Observation

/// The search term and its results. The search waits until the user stops typing.
@MainActor
@Observable
public final class CitySearch {
  /// The text that the next load searches for.
  @MainActor private final class Question { var text = "" }

  public var query = "" {
    didSet {
      question.text = query
      Task { await results.load() }
    }
  }
  public let results: DebouncingLoadable<BlockLoadable<[String]>>
  @ObservationIgnored private let question: Question

  public init(service: any LabService) {
    let question = Question()
    self.question = question
    results = DebouncingLoadable(
      wrapping: BlockLoadable { try await service.cities(matching: await question.text) },
      debounceInterval: .milliseconds(300))
  }
}
