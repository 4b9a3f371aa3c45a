// A weather service that answers after a second: partly cloudy, 72 degrees Fahrenheit, no rain.
import CoreLocation
import Foundation

public enum WeatherCondition: String, Sendable, CustomStringConvertible {
  case clear, cloudy, partlyCloudy, rain
  public var description: String {
    switch self {
    case .clear: "Clear"
    case .cloudy: "Cloudy"
    case .partlyCloudy: "Partly Cloudy"
    case .rain: "Rain"
    }
  }
}

public struct CurrentWeather: Sendable {
  public let condition: WeatherCondition
  public let cloudCover: Double
  public let temperature: Measurement<UnitTemperature>
  public let symbolName: String
}

public struct MinuteWeather: Sendable { public let precipitationChance: Double }

public struct HourWeather: Sendable {
  public let date: Date
  public let temperature: Measurement<UnitTemperature>
  public let isDaylight: Bool
}

public struct Forecast<Element>: RandomAccessCollection {
  public let forecast: [Element]
  public var startIndex: Int { 0 }
  public var endIndex: Int { forecast.count }
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast: Sendable where Element: Sendable {}

public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
}

public struct WeatherAttribution: Sendable {
  public let legalPageURL = URL(string: "https://example.com/legal")!
  public let combinedMarkLightURL = URL(string: "https://example.com/light.png")!
  public let combinedMarkDarkURL = URL(string: "https://example.com/dark.png")!
}

public struct WeatherQuery<Result> {
  let result: Result
}

extension WeatherQuery where Result == Forecast<HourWeather> {
  public static var hourly: WeatherQuery {
    WeatherQuery(
      result: Forecast(
        forecast: (0..<24).map { hour in
          HourWeather(
            date: Date(timeIntervalSinceReferenceDate: Double(hour) * 3600),
            temperature: Measurement(value: 15 + Double(hour % 12), unit: .celsius), isDaylight: (7..<19).contains(hour))
        }))
  }
}

public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public func weather(for location: CLLocation) async throws -> Weather {
    try await Task.sleep(for: .seconds(1))
    return Weather(
      currentWeather: CurrentWeather(
        condition: .partlyCloudy, cloudCover: 0.35, temperature: Measurement(value: 72, unit: .fahrenheit),
        symbolName: "cloud.sun"),
      minuteForecast: Forecast(forecast: [MinuteWeather(precipitationChance: 0.1)]))
  }

  public func weather<Result>(for location: CLLocation, including query: WeatherQuery<Result>) async throws -> Result {
    try await Task.sleep(for: .seconds(1))
    return query.result
  }

  public var attribution: WeatherAttribution {
    get async throws { WeatherAttribution() }
  }
}
