import Foundation
import Observation

@MainActor
@Observable
public final class DeparturesViewModel {
  public enum State {
    case loading
    case loaded([Departure])
    case failed(message: String)
  }

  public private(set) var state = State.loading
  private let repository: any DeparturesRepository

  public init(repository: any DeparturesRepository) { self.repository = repository }

  public func load() async {
    if case .failed = state { state = .loading }
    do {
      state = .loaded(try await repository.departures())
    } catch is CancellationError {
      // The user has left; the load starts again when they return.
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }

  /// `Wednesday, 1 January`, in the user's language.
  public var today: String { Self.dayFormatter.string(from: Date()) }

  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
    return formatter
  }()

  /// How long it is until a departure, in whole hours.
  public func hours(until departure: Departure) -> Int {
    Calendar.current.dateComponents([.hour], from: Date(), to: departure.time).hour ?? 0
  }

  public func isAfterDark(_ departure: Departure) -> Bool {
    !(6..<18).contains(Calendar.current.component(.hour, from: departure.time))
  }
}
