import CEveryStateRuntime
import EveryStateSimulation
import Foundation
import Synchronization

/// A frame's locale, zone and calendar, which replace the machine's in its drive: for `Locale.current`,
/// `.formatted()`, a `DateFormatter` without a zone, `localtime`. There is one for each pair of locale and zone, which lives as long as the
/// process: formatters cannot tell how long they keep what they were given.
struct Surroundings: @unchecked Sendable {
  let calendar: Calendar
  /// The values for the C side; never changed.
  fileprivate let values: UnsafePointer<everystate_surroundings>

  private struct Place: Hashable {
    let locale: Locale
    let timeZone: TimeZone
  }
  private static let known = Mutex<[Place: Surroundings]>([:])

  static func of(_ environment: SnapshotEnvironment) throws(PlaceUnavailable) -> Surroundings {
    let place = Place(locale: environment.locale, timeZone: environment.timeZone)
    if let surroundings = known.withLock({ $0[place] }) { return surroundings }
    let surroundings = try Surroundings(place)
    known.withLock { $0[place] = surroundings }
    return surroundings
  }

  private init(_ place: Place) throws(PlaceUnavailable) {
    if place.locale == .autoupdatingCurrent || place.timeZone == .autoupdatingCurrent {
      throw PlaceUnavailable(reason: "its environment has the machine's own, .autoupdatingCurrent; name one instead")
    }
    guard everystate_surroundings_are_interposed() else {
      throw PlaceUnavailable(reason: "the linker did not export this package's functions from the test executable")
    }
    var calendar = Calendar(identifier: place.locale.calendar.identifier)
    calendar.locale = place.locale
    calendar.timeZone = place.timeZone
    self.calendar = calendar
    guard let locale = everystate_value(place.locale), let zone = everystate_value(place.timeZone),
      let ownCalendar = everystate_value(calendar)
    else { throw PlaceUnavailable(reason: "this version of Foundation stores them differently") }
    var values = everystate_surroundings(
      locale: locale, time_zone: zone, calendar: ownCalendar, languages: retained([place.locale.identifier(.bcp47)]),
      cf_locale: nil, cf_time_zone: nil, cf_calendar: nil, offset: offset)
    let calendarName = (calendar as NSCalendar).calendarIdentifier.rawValue
    guard everystate_add_cf_objects(&values, place.locale.identifier, place.timeZone.identifier, calendarName) else {
      throw PlaceUnavailable(
        reason:
          "CoreFoundation does not know '\(place.locale.identifier)', '\(place.timeZone.identifier)' or "
          + "'\(calendarName)'")
    }
    let stored = UnsafeMutablePointer<everystate_surroundings>.allocate(capacity: 1)
    stored.initialize(to: values)
    self.values = UnsafePointer(stored)
  }
}

struct PlaceUnavailable: Error, CustomStringConvertible {
  let reason: String
  var description: String { "The frame's locale and time zone cannot replace the machine's: \(reason)." }
}

extension Simulation {
  /// A simulation that begins at a date and has a frame's locale, zone and calendar.
  convenience init(at date: Date, in surroundings: Surroundings) throws {
    try self.init(startDate: .seconds(date.timeIntervalSince1970), surroundings: surroundings.values)
  }
}

extension everystate_value {
  /// The two words of a value, retained forever; nil if it has another layout.
  fileprivate init?<Value>(_ value: Value) {
    guard MemoryLayout<Value>.size == MemoryLayout<Self>.size else { return nil }
    let stored = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    stored.initialize(to: value)
    self = UnsafeRawPointer(stored).load(as: Self.self)
  }
}

/// An array's storage, retained forever.
private func retained(_ languages: [String]) -> UnsafeMutableRawPointer {
  let stored = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
  stored.initialize(to: languages)
  return UnsafeRawPointer(stored).load(as: UnsafeMutableRawPointer.self)
}

/// The zone's offset and name, for the C library's calendar.
private let offset:
  @convention(c) (
    UnsafePointer<everystate_surroundings>, Int64, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Bool>
  ) -> Int32 = { surroundings, time, name, isSummerTime in
    let zone = withUnsafeBytes(of: surroundings.pointee.time_zone) { $0.load(as: TimeZone.self) }
    let date = Date(timeIntervalSince1970: TimeInterval(time))
    isSummerTime.pointee = zone.isDaylightSavingTime(for: date)
    let abbreviation = (zone.abbreviation(for: date) ?? zone.identifier).utf8
    let capacity = everystate_zone_name_capacity
    for (index, byte) in abbreviation.prefix(capacity - 1).enumerated() { name[index] = CChar(bitPattern: byte) }
    name[min(abbreviation.count, capacity - 1)] = 0
    return Int32(zone.secondsFromGMT(for: date))
  }
