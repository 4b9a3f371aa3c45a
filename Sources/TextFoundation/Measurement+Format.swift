import Foundation
import TextUI

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
  /// A measurement as words: `20°C`, `3 km`. Linux' Foundation has none. Units without a name in Unicode's data are written
  /// as their symbols.
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
      // Apple: `asProvided` shows 36.8 °C in full (MeasurementFormatUnitUsage); other uses round as a reader expects.
      let digits = usage == .asProvided ? 6 : abs(shown.value) < 10 ? 1 : 0
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...digits))
      let number = shown.value.formatted(style.locale(locale))
      let width: ICU.Width = width == .wide ? .full : width == .narrow ? .narrow : .short
      return UnitNames.text(shown.value, number, shown.unit, width, locale)
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

/// The names of units, as Unicode's data have them for each language.
enum UnitNames {
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

  /// A value with its unit; `number` is the value as it is to be written.
  static func text(_ value: Double, _ number: String, _ unit: Unit, _ width: ICU.Width, _ locale: Locale) -> String {
    let separator = locale.decimalSeparator ?? "."
    // The plural form depends on the digits that are written: 1 mile, 1.0 miles.
    let fraction = number.range(of: separator).map { number[$0.upperBound...].prefix(while: \.isNumber).count } ?? 0
    guard let identifier = identifiers[unit.symbol],
      let text = ICU.measure(value, identifier, width, fraction: fraction, locale),
      let plain = ICU.number(value, fraction: fraction, locale)
    else { return width == .narrow ? number + unit.symbol : "\(number) \(unit.symbol)" }
    return plain == number ? text : text.replacing(plain, with: number, maxReplacements: 1)
  }

  /// Unicode's names of Foundation's units, by symbol.
  private static let identifiers = [
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin", "km": "kilometer", "m": "meter", "cm": "centimeter",
    "mm": "millimeter", "mi": "mile", "ft": "foot", "in": "inch", "yd": "yard", "NM": "nautical-mile",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "t": "tonne", "lb": "pound", "oz": "ounce", "st": "stone",
    "L": "liter", "mL": "milliliter", "cup": "cup", "fl oz": "fluid-ounce", "gal": "gallon", "pt": "pint",
    "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "m/s": "meter-per-second", "kn": "knot", "hr": "hour",
    "h": "hour", "min": "minute", "s": "second", "sec": "second", "kCal": "foodcalorie", "cal": "calorie",
    "J": "joule", "kJ": "kilojoule", "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "V": "volt",
    "A": "ampere", "Hz": "hertz", "hPa": "hectopascal", "bar": "bar", "mmHg": "millimeter-ofhg", "°": "degree",
    "m²": "square-meter", "km²": "square-kilometer", "ac": "acre", "ha": "hectare", "GB": "gigabyte",
    "MB": "megabyte", "kB": "kilobyte", "B": "byte",
  ]
}

/// Writes a measurement: `20°C`, `3 km`. Foundation on Linux has none that works.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var providedUnit: Self { Self(rawValue: 1) }
    public static var naturalScale: Self { Self(rawValue: 2) }
    public static var temperatureWithoutUnit: Self { Self(rawValue: 4) }
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    (formatter.numberStyle, formatter.maximumFractionDigits) = (.decimal, 3)
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<U: Unit>(from measurement: Measurement<U>) -> String {
    var (value, unit) = (measurement.value, measurement.unit as Unit)
    if let dimension = measurement.unit as? Dimension, !unitOptions.contains(.providedUnit) {
      let preferred = UnitNames.preferred(to: dimension, in: locale)
      (value, unit) = (Measurement(value: value, unit: dimension).converted(to: preferred).value, preferred)
    }
    numberFormatter.locale = locale
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
    let width: ICU.Width = unitStyle == .long ? .full : unitStyle == .short ? .narrow : .short
    return UnitNames.text(value, number, unit, width, locale)
  }
  open func string(from unit: Unit) -> String { unit.symbol }
  open override func string(for object: Any?) -> String? { (object as? Measurement<Unit>).map(string(from:)) }
}
