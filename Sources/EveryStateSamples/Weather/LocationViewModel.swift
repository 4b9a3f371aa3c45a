import Foundation
import Observation
import os

/// The content of the screen's current conditions.
struct CurrentConditionsViewModel: Equatable {
  let temperature: String
  let summary: String
  let symbol: String

  init(_ conditions: CurrentConditions) {
    temperature = String(format: "%.0f°", conditions.temperature)
    summary = conditions.summary
    symbol = conditions.symbol
  }
}

/// The content of the screen's forecast.
struct ForecastViewModel: Equatable {
  struct Row: Equatable, Identifiable {
    let id: String
    let range: String
  }
  let rows: [Row]

  init(_ forecast: [DayForecast]) {
    rows = forecast.map { Row(id: $0.day, range: String(format: "%.0f° to %.0f°", $0.low, $0.high)) }
  }
}

@MainActor
@Observable
public final class LocationViewModel {
  enum State: Equatable {
    case fetching
    case data(CurrentConditionsViewModel, ForecastViewModel)
    case error(message: String)
  }
  let location: String
  private(set) var state = State.fetching
  @ObservationIgnored private let client: any WeatherClient
  @ObservationIgnored private let logger = Logger(subsystem: "com.example.weather", category: "loading")

  public init(location: String, client: any WeatherClient) {
    self.location = location
    self.client = client
  }

  func fetch() async {
    if case .error = state { state = .fetching }
    do {
      let report = try await client.report(for: location)
      state = .data(CurrentConditionsViewModel(report.current), ForecastViewModel(report.forecast))
    } catch {
      logger.error("No weather for \(self.location, privacy: .private): \(error)")
      state = .error(message: error.localizedDescription)
    }
  }
}
