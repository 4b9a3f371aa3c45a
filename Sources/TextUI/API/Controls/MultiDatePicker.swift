/// A calendar in which the user marks several days: `Days off   [Jan 1, 2025] [Jan 3, 2025]`, `(no dates)` where none is.
nonisolated public struct MultiDatePicker<Label: View>: View {
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let bounds: _DayBounds
  @Environment(\.self) private var environment

  @MainActor public var body: some View {
    let texts = texts
    let brackets = Brackets(isEnabled: environment.builtIn.isEnabled)
    ControlRow(label: label) {
      if texts.isEmpty {
        if environment.builtIn.isEnabled {
          Text(verbatim: "(no dates)")
        } else {
          BracketedText(opening: "(~", text: "no dates", closing: "~)")
        }
      } else {
        ForEach(texts, id: \.self) { text in
          BracketedText(opening: brackets.opening, text: environment.shown(text), closing: brackets.closing)
        }
      }
    }
    .control(label: label) {
      var semantics = Semantics(
        role: .picker, label: "", value: $0.read(texts.joined(separator: ", ")), isEnabled: $0.isEnabled)
      if let range = bounds.days(in: zonedCalendar) { semantics.dates = Semantics.Dates(range: range) { choose($0) } }
      return semantics
    }
  }

  private var zonedCalendar: Calendar {
    var calendar = environment.builtIn.calendar
    calendar.timeZone = environment.builtIn.timeZone
    return calendar
  }

  private func choose(_ date: Date) {
    let calendar = zonedCalendar
    let marked = selection.wrappedValue.filter { day in
      calendar.date(from: day).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
    guard marked.isEmpty else { return selection.wrappedValue.subtract(marked) }
    selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
  }

  private var texts: [String] {
    let calendar = zonedCalendar
    let style = Date.FormatStyle(
      locale: environment.builtIn.locale, calendar: environment.builtIn.calendar, timeZone: environment.builtIn.timeZone
    ).year().month(.abbreviated).day()
    return selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted().map { $0.formatted(style) }
  }
}

/// Between which dates the user can choose: all of the day of the first, and of the day in which the last moment before the end lies.
public struct _DayBounds {
  var start = Date.distantPast
  var end = Date.distantFuture

  func days(in calendar: Calendar) -> ClosedRange<Date>? {
    guard start < end else { return nil }
    let first = start == .distantPast ? start : calendar.startOfDay(for: start)
    guard end != .distantFuture else { return first...end }
    let lastDay = calendar.dateInterval(of: .day, for: end.addingTimeInterval(-1))
    return first...max(first, lastDay?.end.addingTimeInterval(-1) ?? end)
  }
}

/// The days that a calendar offers: between two dates, from one on, or before one.
public protocol _DayRange { var _days: _DayBounds { get } }

extension Range: _DayRange where Bound == Date {
  public var _days: _DayBounds { _DayBounds(start: lowerBound, end: upperBound) }
}
extension PartialRangeFrom: _DayRange where Bound == Date {
  public var _days: _DayBounds { _DayBounds(start: lowerBound) }
}
extension PartialRangeUpTo: _DayRange where Bound == Date {
  public var _days: _DayBounds { _DayBounds(end: upperBound) }
}

extension MultiDatePicker {
  /// A calendar with a label of views, for the days of a range.
  nonisolated public init<R: _DayRange>(
    selection: Binding<Set<DateComponents>>, in bounds: R = Date.distantPast..<Date.distantFuture,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, bounds: bounds._days) }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init<R: _DayRange>(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: R = Date.distantPast..<Date.distantFuture
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, R: _DayRange>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: R = Date.distantPast..<Date.distantFuture
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}
