@testable import TextUI

@MainActor struct DayPickingTests {
  private static func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  @Test func `a day is chosen and unchosen`() throws {
    let days: Set = [DateComponents(year: 2026, month: 1, day: 5)]
    let screen = ScreenInUse(columns: 50) { With(value: days) { MultiDatePicker("Days", selection: $0) } }
    func choose(_ text: String) throws {
      try #require(try screen.element("Days").dates).choose(Self.date(text))
      screen.screen.update()
    }
    expect(screen.text, contains: "[Jan 5, 2026]")
    try choose("2026-01-07T13:00:00Z")
    expect(screen.text, contains: "[Jan 5, 2026] [Jan 7, 2026]")
    // The app's days have fewer components than the user's.
    try choose("2026-01-05T23:59:59Z")
    expect(screen.text, lacks: "Jan 5")
    expect(screen.text, contains: "[Jan 7, 2026]")
    try choose("2026-01-07T00:00:00Z")
    expect(screen.text, contains: "(no dates)")
  }

  @Test func `a day belongs to the frame's zone, and has the components that the app receives`() throws {
    final class Box { var days: Set<DateComponents> = [] }
    let box = Box()
    let zoned = ScreenInUse {
      MultiDatePicker("Days", selection: Binding(get: { box.days }, set: { box.days = $0 }))
        .environment(\.timeZone, TimeZone(secondsFromGMT: -3 * 3600)!)
    }
    try #require(try zoned.element("Days").dates).choose(Self.date("2026-01-07T01:00:00Z"))
    let day = try #require(box.days.first)
    expect(box.days.count, is: 1)
    expect(day.year, is: 2026)
    expect(day.month, is: 1)
    expect(day.day, is: 6)
    expect(day.era, is: 1)
    expect(day.calendar != nil)
    expect(day.hour == nil)
  }

  @Test @MainActor func `bounds limit the choice, in every form`() throws {
    let (first, end) = (Self.date("2026-01-05T12:00:00Z"), Self.date("2026-01-08T00:00:00Z"))
    let (days, title) = (Binding.constant(Set<DateComponents>()), "Days")
    let (low, high) = (Self.date("2026-01-05T00:00:00Z"), Self.date("2026-01-07T23:59:59Z"))
    typealias Bounds = ClosedRange<Date>
    let cases: [(name: String, view: AnyView, range: Bounds)] = [
      row("none", .distantPast ... .distantFuture) { MultiDatePicker("Days", selection: days) },
      row("none, string", .distantPast ... .distantFuture) { MultiDatePicker(title, selection: days) },
      row("range", low...high) { MultiDatePicker("Days", selection: days, in: first..<end) },
      row("range, string", low...high) { MultiDatePicker(title, selection: days, in: first..<end) },
      row("range, label", low...high) { MultiDatePicker(selection: days, in: first..<end) { Text("Days") } },
      row("from", low ... .distantFuture) { MultiDatePicker("Days", selection: days, in: first...) },
      row("from, string", low ... .distantFuture) { MultiDatePicker(title, selection: days, in: first...) },
      row("from, label", low ... .distantFuture) { MultiDatePicker(selection: days, in: first...) { Text("Days") } },
      row("up to", .distantPast...high) { MultiDatePicker("Days", selection: days, in: ..<end) },
      row("up to, string", .distantPast...high) { MultiDatePicker(title, selection: days, in: ..<end) },
      row("up to, label", .distantPast...high) { MultiDatePicker(selection: days, in: ..<end) { Text("Days") } },
    ]
    for (name, view, range) in cases {
      let dates = try #require(try ScreenInUse { view }.element("Days").dates, "\(name)")
      expect(dates.range, is: range, "\(name)")
    }
    let nothing = ScreenInUse { MultiDatePicker("Days", selection: days, in: first..<first) }
    expect(nothing.screen.elements.allSatisfy { $0.dates == nil })
  }
}
