@testable import TextUI

@MainActor struct NumberTests {
  private static let numbers = Array(
    [
      .infinity, .nan, -1, 1e300, -1e9, -.infinity, -1e300, 1e9, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ].prefix(rounds(3, long: 5, all: 10)))
  private static let counts: [Int] = isLongRun ? [.max, .min, 0, -1, 1 << 40] : [.max, -1]

  @Test @MainActor func `Any number and any count is drawn, at once and alike`() {
    for place in NumberPlace<Double>.all {
      // Any other run tries one number a place.
      let numbers = isLongRun ? Self.numbers : [Self.numbers[place.name.utf8.count % Self.numbers.count]]
      for number in numbers { expectAlike("\(place.name) of \(number)") { place.view(number) } }
    }
    for place in NumberPlace<Int>.all {
      for number in Self.counts { expectAlike("\(place.name) of \(number)") { place.view(number) } }
    }
  }

  @Test func `A date far away is not waited for`() {
    let dates = Self.numbers.map { Date(timeIntervalSinceReferenceDate: $0) }
    for date in dates {
      let views: [AnyView] = [
        AnyView(Text(date, style: .timer)), AnyView(Text(date, style: .relative)), AnyView(Text(date, style: .offset)),
        AnyView(TimelineView(.explicit([date])) { _ in Text("a") }),
        AnyView(TimelineView(.periodic(from: date, by: 1)) { _ in Text("a") }),
      ]
      for view in views {
        let screen = TextScreen(view, columns: 40, height: 4)
        screen.update()
        defer { screen.unmount() }
        // Immediate repetition would never end.
        if let wait = screen.untilNextTime, abs(date.timeIntervalSinceNow) >= 1e12 { expect(wait > .milliseconds(1)) }
      }
    }
    let near = TextScreen(Text(Date.now.addingTimeInterval(99.5), style: .timer), columns: 40, height: 4)
    near.update()
    expect(near.untilNextTime.map { $0 <= .seconds(1) }, is: true)
    near.unmount()
  }

  @Test func `Content far away is written as cut`() {
    let cases: [(Double, String)] = [
      (.infinity, "{; cut below}"), (1e300, "{; cut below}"), (-.infinity, "{; cut above}"), (-1e300, "{; cut above}"),
    ]
    for (number, note) in cases {
      let drawn = draw { Text("a").offset(y: number) }
      expect(drawn, contains: note, comment: "\(number): \(drawn)")
      expect(!drawn.contains("a "), "\(number): \(drawn)")
    }
    expect(draw { Text("a").offset(x: .infinity) }, contains: "{; cut}")
    expect(draw { Text("a").offset(y: .nan) }, contains: "a")
  }

  /// Draws the view twice. The time shows a hang: a drawing takes a millisecond.
  private func expectAlike(_ name: String, _ view: () -> AnyView) {
    let began = ContinuousClock.now
    // Timers would show another second in the second drawing.
    let now = Date.now
    let drawings = (0..<2).map { _ in
      let screen = TextScreen(view(), columns: 40, height: 12, environment: { $0.now = now })
      screen.update()
      defer { screen.unmount() }
      return screen.lines() + screen.elements.map { "\($0.label) \($0.value ?? "")" }
    }
    expect(drawings[0], is: drawings[1], "\(name)")
    expect(ContinuousClock.now - began < .seconds(9), "\(name) does not end")
  }
}
