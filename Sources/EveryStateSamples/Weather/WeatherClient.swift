import EveryStateMocks
import Foundation

public struct CurrentConditions: Equatable, Sendable {
  public let temperature: Double
  public let summary: String
  public let symbol: String

  public init(temperature: Double, summary: String, symbol: String) {
    self.temperature = temperature
    self.summary = summary
    self.symbol = symbol
  }
}

public struct DayForecast: Equatable, Identifiable, Sendable {
  public let day: String
  public let low: Double
  public let high: Double

  public var id: String { day }

  public init(day: String, low: Double, high: Double) {
    self.day = day
    self.low = low
    self.high = high
  }
}

public struct WeatherReport: Equatable, Sendable {
  public let current: CurrentConditions
  public let forecast: [DayForecast]

  public init(current: CurrentConditions, forecast: [DayForecast]) {
    self.current = current
    self.forecast = forecast
  }

  public static let sample = WeatherReport(
    current: CurrentConditions(temperature: 21, summary: "Partly cloudy", symbol: "cloud.sun"),
    forecast: [
      DayForecast(day: "Thursday", low: 12, high: 22), DayForecast(day: "Friday", low: 9, high: 17),
    ])
}

public enum WeatherError: LocalizedError, Sendable {
  case noStation

  public var errorDescription: String? { "No weather station is near this place." }
}

public protocol WeatherClient: Sendable {
  func report(for location: String) async throws -> WeatherReport
}

/// A client that gives one result, for previews.
struct PreviewWeatherClient: WeatherClient {
  let result: Result<WeatherReport, WeatherError>

  func report(for location: String) async throws -> WeatherReport { try result.get() }
}

public struct MockWeatherClient: WeatherClient {
  private let response: MockResponse<WeatherReport>

  public init(_ response: MockResponse<WeatherReport>) { self.response = response }

  public func report(for location: String) async throws -> WeatherReport { try await response(location) }
}
