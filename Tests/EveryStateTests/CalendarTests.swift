import SwiftUI

@testable import EveryState

@MainActor struct CalendarTests {
  private static func day(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  @Test @MainActor func `days are marked and unmarked`() throws {
    let text = try drawing(
      holidays { user in
        try await user.select(Self.day(2), in: "Off")
        try await user.select(Self.day(1), in: "Off")
        try await user.select(Self.day(2), in: "Off")
      }, "it")
    expect(
      text.split(separator: "\n").filter { $0.hasPrefix("  Off") }.map { $0.replacing(#/Off\ +/#, with: "Off ") },
      is: ["  Off (no dates)", "  Off [Jan 3, 1970]", "  Off [Jan 2, 1970] [Jan 3, 1970]", "  Off [Jan 2, 1970]"],
      "\(text)")
    expect(text, contains: "select 1970-01-03T00:00:00Z in \"Off\"")
  }

  @Test @MainActor func `a day outside the range and a disabled calendar are refused`() throws {
    let outside = try drive(holidays { try await $0.select(Self.day(31), in: "Off") }, "it").outcome.description
    expect(outside, contains: "\"Off\" offers dates from 1970-01-01T00:00:00Z to 1970-01-31T23:59:59Z")
    let disabled = holidays(isDisabled: true) { try await $0.select(Self.day(1), in: "Off") }
    let refusal = try drive(disabled, "it").outcome.description
    expect(refusal, contains: "\"Off\" is disabled")
  }
}

@MainActor private func holidays(isDisabled: Bool = false, _ actions: @escaping Use) -> some ScreenSnapshots {
  let january = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 31 * 86_400)
  let days = With(value: Set<DateComponents>()) { MultiDatePicker("Off", selection: $0, in: january) }
  return Acted(
    environment: SnapshotEnvironment(columns: 40, height: 2), content: days.disabled(isDisabled), actions: actions)
}
