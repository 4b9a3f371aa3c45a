import SwiftUI

@testable import EveryState

/// Apps keep formatters in `static let`s, which outlive a frame.
@MainActor struct KeptFormatterTests {
  @Test(arguments: [true, false].sampled(every: 2)) @MainActor
  func `A formatter kept by an app shows the place of each frame that uses it`(_ isFirstUsedInFrame: Bool) throws {
    var kept: [@Sendable () -> String] = []
    func keep() {
      kept = KeptFormatter.all.map { $0.make() }
      for use in kept { _ = use() }
    }
    if isFirstUsedInFrame { _ = try drawing(PlaceTests.places[0].screen { keep() }, "shown") } else { keep() }

    var differences: [String] = []
    func compare(_ place: String) {
      for (formatter, use) in zip(KeptFormatter.all, kept) {
        let (found, expected) = (use(), formatter.make()())
        if found != expected { differences.append("\(place): \(formatter.name): \(found), not \(expected)") }
      }
    }
    for place in PlaceTests.places + PlaceTests.places.reversed() {
      _ = try drawing(place.screen { compare(place.testDescription) }, "shown")
      compare("outside")
    }
    expect(differences, is: [])
    expect(kept.count, is: KeptFormatter.all.count)
  }
}

private struct KeptFormatter: Sendable {
  let name: String
  let make: @Sendable () -> @Sendable () -> String
  static let all = dates + numbers

  private static let dates = [
    date("styles") { ($0.dateStyle, $0.timeStyle) = (.full, .short) },
    date("a format") { $0.dateFormat = "EEEE d MMMM HH:mm" },
    date("a template") { $0.setLocalizedDateFormatFromTemplate("EEEEdMMMMjmm") },
    date("a style after a template") {
      $0.setLocalizedDateFormatFromTemplate("EEEEdMMMMjmm")
      $0.dateFormat = "d.M."
    },
    date("a locale of its own") {
      $0.locale = Locale(identifier: "en_US_POSIX")
      $0.dateFormat = "EEE HH:mm"
    },
    date("a zone of its own") {
      $0.timeZone = TimeZone(identifier: "Asia/Kolkata")
      ($0.dateStyle, $0.timeStyle) = (.medium, .short)
    },
    date("a place of its own") {
      $0.locale = Locale(identifier: "fr_FR")
      $0.timeZone = TimeZone(identifier: "Europe/Paris")
      ($0.dateStyle, $0.timeStyle) = (.full, .short)
    },
    date("own symbols") {
      $0.dateFormat = "EEEE a"
      ($0.amSymbol, $0.pmSymbol) = ("early", "late")
    },
    KeptFormatter(name: "symbols") {
      let formatter = DateFormatter()
      return {
        "\(formatter.weekdaySymbols) \(formatter.monthSymbols) \(formatter.amSymbol) \(formatter.locale.identifier)"
      }
    },
    KeptFormatter(name: "reading") {
      let formatter = DateFormatter()
      (formatter.locale, formatter.dateFormat) = (Locale(identifier: "en_US_POSIX"), "yyyy-MM-dd HH:mm")
      return { "\(formatter.date(from: "2025-01-01 09:41")!)" }
    },
  ]

  private static func date(_ name: String, _ change: @escaping @Sendable (DateFormatter) -> Void) -> KeptFormatter {
    KeptFormatter(name: name) {
      let formatter = DateFormatter()
      change(formatter)
      return { formatter.string(from: PlaceProbe.date) }
    }
  }

  private static let numbers = [
    number("decimal") { $0.numberStyle = .decimal }, number("currency") { $0.numberStyle = .currency },
    number("a currency of its own") {
      $0.numberStyle = .currency
      $0.currencyCode = "CHF"
    },
    number("digits") {
      $0.numberStyle = .decimal
      ($0.minimumFractionDigits, $0.maximumFractionDigits) = (3, 3)
    }, number("percent") { $0.numberStyle = .percent }, number("spelled out") { $0.numberStyle = .spellOut },
    number("a prefix") {
      $0.numberStyle = .decimal
      $0.positivePrefix = "+"
    }, number("a format") { $0.positiveFormat = "#,##0.0" },
    number("a locale of its own") {
      $0.locale = Locale(identifier: "fr_FR")
      $0.numberStyle = .currency
    },
    KeptFormatter(name: "number symbols") {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      return { "\(formatter.currencySymbol!) \(formatter.decimalSeparator!) \(formatter.locale.identifier)" }
    },
    KeptFormatter(name: "reading a number") {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return { "\(formatter.number(from: 1234.5.formatted()) ?? -1)" }
    },
  ]

  private static func number(_ name: String, _ change: @escaping @Sendable (NumberFormatter) -> Void) -> KeptFormatter {
    KeptFormatter(name: "number, \(name)") {
      let formatter = NumberFormatter()
      change(formatter)
      return { formatter.string(from: 1234.5)! }
    }
  }
}
