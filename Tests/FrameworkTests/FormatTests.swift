import Foundation
import SwiftUI

@Suite struct FormatTests {
  private static let us = Locale(identifier: "en_US")
  private static let germany = Locale(identifier: "de_DE")
  private static let warm = Measurement(value: 20, unit: UnitTemperature.celsius)

  private func check<Unit: Dimension>(
    _ measurement: Measurement<Unit>, _ table: [(style: Measurement<Unit>.FormatStyle, text: String)]
  ) { for (style, text) in table { expect(measurement.formatted(style), is: text) } }

  @Test @MainActor func `measurements, times and lists are written in the locale`() {
    let (us, germany) = (Self.us, Self.germany)
    check(
      Self.warm,
      [
        (.measurement(width: .abbreviated).locale(us), "68°F"), (.measurement(width: .narrow).locale(us), "68°"),
        (.measurement(width: .wide).locale(germany), "20 Grad Celsius"),
        (.measurement(width: .abbreviated, usage: .asProvided).locale(us), "20°C"),
      ])
    let twoDigits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    check(
      Measurement(value: 1.5, unit: UnitLength.kilometers),
      [
        (.measurement(width: .abbreviated, usage: .asProvided).locale(us), "1.5 km"),
        (.measurement(width: .abbreviated).locale(germany), "1,5 km"),
        (.measurement(width: .wide, usage: .asProvided).locale(us), "1.5 kilometers"),
        (.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: twoDigits).locale(us), "1.50km"),
      ])
    check(Measurement(value: 1, unit: UnitDuration.hours), [(.measurement(width: .wide).locale(us), "1 hour")])
    // The time between dates is written in its parts.
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(3909)
    expect(DateRangeComponentsFormatStyle.timeDuration.format(range), is: "1:05:09")
    expect(
      DateRangeComponentsFormatStyle(style: .wide, fields: [.hour, .minute]).format(range), is: "1 hour, 5 minutes")
    // Words are joined.
    let formatter = ListFormatter()
    formatter.locale = Self.us
    expect(formatter.string(from: ["apples", "pears", "plums"]), is: "apples, pears, and plums")
    expect(formatter.string(from: [1]), is: "1")
    let words = MeasurementFormatter()
    (words.locale, words.unitStyle) = (germany, .long)
    expect(words.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)), is: "1,5 Kilometer")
    // A text writes a measurement in the frame's locale.
    let drawn = draw(columns: 20, height: 2, environment: { $0.locale = Self.us }) {
      Text(Self.warm, format: .measurement(width: .abbreviated))
    }
    expect(drawn, contains: "68°F")
  }

  @Test(
    arguments: [
      (URL.FormatStyle(), "https://example.com/fruits"), (.url.scheme(.never), "example.com/fruits"),
      (.url.query(.always).fragment(), "https://example.com/fruits?kind=red#top"),
      (.url.path(.never), "https://example.com"),
      (.url.user().password().port(.always), "https://ada:1@example.com:8080/fruits"),
    ] as [(URL.FormatStyle, String)])
  func `links are formatted by their parts`(_ style: URL.FormatStyle, _ expected: String) throws {
    let url = try #require(URL(string: "https://ada:1@example.com:8080/fruits?kind=red#top"))
    expect(url.formatted(style), is: expected)
  }

  @Test(
    arguments: [
      (.long, "Dr. Ada Augusta King"), (.medium, "Ada King"), (.short, "Ada"), (.abbreviated, "AK"),
    ] as [(PersonNameComponents.FormatStyle.Style, String)])
  func `names are formatted in each style`(_ style: PersonNameComponents.FormatStyle.Style, _ expected: String) {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "Augusta", "King")
    expect(name.formatted(.name(style: style)), is: expected)
    (name.givenName, name.familyName) = ("駿", "宮崎")
    expect(name.formatted(), is: "宮崎駿")
  }
}

/// Names that every source file has on Apple platforms.
@Suite struct DarwinNamesTests {
  private final class Player: NSObject { var song = "Blue" }

  @Test func `Darwin's names are taken, and unsupported predicates say so`() async {
    // An observer receives the initial value, and no change.
    let player = Player()
    var songs: [String] = []
    let silent = player.observe(\.song) { player, _ in songs.append(player.song) }
    let first = player.observe(\.song, options: [.initial, .new]) { _, change in songs.append(change.newValue ?? "-") }
    let published = player.publisher(for: \.song).sink { songs.append("published \($0)") }
    player.song = "Red"
    expect(songs, is: ["Blue", "published Blue"])
    silent.invalidate()
    first.invalidate()
    published.cancel()
    // Core Foundation's names are Foundation's.
    let keys = ["a": 1] as CFDictionary
    expect(keys["a"] as? Int, is: 1)
    expect((URL(filePath: "/a") as CFURL).path, is: "/a")
    expect(NSMutableAttributedString().length, is: 0)
    expect(NSAttributedString(AttributedString("abc")).string, is: "abc")
    expect(NSEC_PER_SEC, is: 1000 * NSEC_PER_MSEC)
    expect(autoreleasepool { 3 }, is: 3)
    expect(objc_sync_enter(self), is: 0)
    expect(objc_sync_exit(self), is: 0)
    // A session's wishes are taken.
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    configuration.allowsConstrainedNetworkAccess = false
    expect(configuration.allowsConstrainedNetworkAccess)
    // A predicate by a format is held, and says so where it is evaluated.
    expect(NSSortDescriptor(key: "date", ascending: false).ascending, is: false)
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "name == %@", "Ada").evaluate(with: NSObject())
    }
  }
}
