// What Foundation lacks on Linux.
import Foundation

extension Measurement where UnitType == UnitTemperature {
  public func formatted() -> String { "\(Int(value.rounded()))°\(unit == .fahrenheit ? "F" : "C")" }
}
