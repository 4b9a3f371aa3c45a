import Foundation

/// Whether a measurement is converted to the units of the locale, or written as it is.
public enum MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable { case general, asProvided }

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { general }
  public static var person: Self { general }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { general }
  public static var person: Self { general }
  public static var personHeight: Self { general }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass { public static var personWeight: Self { general } }
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { asProvided }
  public static var workout: Self { asProvided }
}

extension Measurement where UnitType: Dimension {
  /// A measurement as words: `20°C`, `3 km`. Linux' Foundation has none. The names of units are English; those that it does not
  /// know are written as their symbols.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: Hashable, Codable, Sendable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = usage == .asProvided ? value : value.converted(to: UnitNames.preferred(to: value.unit, in: locale))
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...(abs(shown.value) < 10 ? 1 : 0)))
      let number = shown.value.formatted(style.locale(locale))
      let symbol = shown.unit.symbol
      if width == .wide { return "\(number) \(UnitNames.words(of: symbol, isOne: number == "1"))" }
      if symbol.first == "°" { return width == .narrow ? "\(number)°" : "\(number)\(symbol)" }
      return width == .narrow ? "\(number)\(symbol)" : "\(number) \(symbol)"
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

private enum UnitNames {
  /// The units that replace each other between metric and US locales.
  private static let pairs: [(metric: Dimension, us: Dimension)] = [
    (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitLength.kilometers, UnitLength.miles),
    (UnitLength.meters, UnitLength.feet), (UnitLength.centimeters, UnitLength.inches),
    (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
    (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
  ]

  static func preferred<U: Dimension>(to unit: U, in locale: Locale) -> U {
    let isUS = locale.measurementSystem == .us
    let pair = pairs.first { (isUS ? $0.metric : $0.us).isEqual(unit) }
    return (pair.map { isUS ? $0.us : $0.metric } as? U) ?? unit
  }

  static func words(of symbol: String, isOne: Bool) -> String {
    let words: [String: (one: String, other: String)] = [
      "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
      "K": ("kelvin", "kelvins"), "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
      "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"),
      "ft": ("foot", "feet"), "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"),
      "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "L": ("liter", "liters"),
      "mL": ("milliliter", "milliliters"), "km/h": ("kilometer per hour", "kilometers per hour"),
      "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
      "hr": ("hour", "hours"), "h": ("hour", "hours"), "min": ("minute", "minutes"), "sec": ("second", "seconds"),
      "s": ("second", "seconds"),
      "kCal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"), "J": ("joule", "joules"),
      "°": ("degree", "degrees"),
    ]
    guard let found = words[symbol] else { return symbol }
    return isOne ? found.one : found.other
  }
}
