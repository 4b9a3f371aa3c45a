public enum TelemetryDeck {
  public struct Config { public init(appID: String) {} }
  public static func initialize(config: Config) {}
  public static func signal(_ name: String, parameters: [String: String] = [:]) {}
}
