import SwiftUI

@testable import EveryState

/// Any code that reads the machine's locale, zone or calendar gets the frame's during its drive, and only then.
@MainActor struct PlaceTests {
  nonisolated static let places = [
    Place("en_US", TimeZone(secondsFromGMT: 0)!), Place("de_DE", TimeZone(identifier: "Asia/Tokyo")!),
    Place("ar_EG", TimeZone(secondsFromGMT: -9000)!), Place("th_TH", TimeZone(identifier: "America/New_York")!),
  ]

  @Test @MainActor func `A frame and its work in the background show its own place, wherever an app asks`() throws {
    // In the body.
    for place in Self.places {
      let seen = Seen()
      _ = try drawing(place.screen { seen.note("body") }, "shown")
      expect(seen.differences(place), is: [], place.testDescription)
    }
    // In the background.
    for place in Self.places {
      let seen = Seen()
      let screen = place.screen(
        task: {
          await Task.detached { seen.note("detached task") }.value
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
              seen.note("dispatch queue")
              continuation.resume()
            }
          }
          try? await Task.sleep(for: .seconds(1))
          seen.note("after a sleep")
        }, body: {})
      _ = try drawing(screen, "shown")
      expect(seen.places, is: ["detached task", "dispatch queue", "after a sleep"])
      expect(seen.differences(place), is: [], place.testDescription)
    }
  }

  @Test func `An ordinary test beside a frame keeps the machine's place, and so do the tests after it`() async throws {
    let machine = Seen()
    machine.note("before")
    let zone = NSTimeZone.default
    for place in Self.places {
      // The place on another thread while the frame is driven.
      let (isAsked, beside) = (Flag(), Seen())
      let thread = Thread {
        while !isAsked.isSet.load(ordering: .acquiring) { sched_yield() }
        beside.note("beside")
      }
      thread.start()
      let screen = place.screen {
        NSTimeZone.default = TimeZone(secondsFromGMT: 3600)!
        isAsked.isSet.store(true, ordering: .releasing)
        while !thread.isFinished { sched_yield() }
        expect(beside.differences(machine), is: [])
      }
      _ = try drawing(screen, "shown")
      isAsked.isSet.store(true, ordering: .releasing)
      let after = Seen()
      after.note("after")
      expect(after.differences(machine), is: [])
      expect(NSTimeZone.default, is: zone)
    }
  }

  @Test func `an app may set a default zone until its drive ends`() throws {
    let (place, zone) = (Self.places[1], TimeZone(identifier: "America/Lima")!)
    var seen: [String] = []
    let screen = place.screen {
      NSTimeZone.default = zone
      let formatter = DateFormatter()
      formatter.dateFormat = "HH:mm"
      seen = [NSTimeZone.default.identifier, Calendar(identifier: .gregorian).timeZone.identifier]
      seen.append(formatter.string(from: PlaceProbe.date))
      NSTimeZone.default = zone
    }
    _ = try drawing(screen, "shown")
    expect(seen, is: ["America/Lima", "America/Lima", "04:41"])
    _ = try drawing(place.screen { seen = [NSTimeZone.default.identifier] }, "shown")
    expect(seen, is: ["Asia/Tokyo"])
  }

  @Test func `a frame with the machine's own environment is refused`() throws {
    let machines = [
      SnapshotEnvironment(locale: .autoupdatingCurrent), SnapshotEnvironment(timeZone: .autoupdatingCurrent),
    ]
    for environment in machines { #expect(throws: PlaceUnavailable.self) { try Surroundings.of(environment) } }
  }
}

struct Place: Sendable, CustomTestStringConvertible {
  let locale: Locale
  let timeZone: TimeZone

  init(_ locale: String, _ timeZone: TimeZone) {
    (self.locale, self.timeZone) = (Locale(identifier: locale), timeZone)
  }

  var testDescription: String { "\(locale.identifier) \(timeZone.identifier)" }

  var calendar: Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  @MainActor func screen(
    task: @escaping @MainActor @Sendable () async -> Void = {}, body: @escaping @MainActor @Sendable () -> Void
  ) -> some ScreenSnapshots {
    Shelf(.state("shown")) { world in
      let _ = body()
      Text("shown").task {
        _ = try? await world.books()
        await task()
      }
    }.variant(testDescription) {
      $0.locale = locale
      $0.timeZone = timeZone
    }
  }
}

/// The answers of the probes, by the place of the call.
private final class Seen: @unchecked Sendable {
  private(set) var places: [String] = []
  private(set) var found: [String] = []

  func note(_ place: String) {
    places.append(place)
    found += PlaceProbe.all.map { $0.found() }
  }

  /// The answers that differ from those of a formatter with the given place.
  func differences(_ place: Place) -> [String] { differences(PlaceProbe.all.map { $0.expected(place) }) }
  func differences(_ other: Seen) -> [String] { differences(other.found) }

  private func differences(_ expected: [String]) -> [String] {
    if found.isEmpty { return ["no call"] }
    return found.enumerated().compactMap { index, found in
      let probe = index % expected.count
      return found == expected[probe]
        ? nil : "\(places[index / expected.count]): \(PlaceProbe.all[probe].name): \(found), not \(expected[probe])"
    }
  }
}

private final class Flag: Sendable { let isSet = Atomic(false) }
