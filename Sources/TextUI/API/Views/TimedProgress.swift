/// The time that a progress view of an interval counts.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView {
  /// How far an interval has passed, at the frame's time.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(0, label(), currentValueLabel())
    timer = TimedFraction(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How far an interval has passed, and the time that is left or that has gone by.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

struct TimedFraction {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func value(at now: Date) -> Double {
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard whole > 0 else { return countsDown ? 0 : 1 }
    let done = min(1, max(0, now.timeIntervalSince(interval.lowerBound) / whole))
    return countsDown ? 1 - done : done
  }
}
