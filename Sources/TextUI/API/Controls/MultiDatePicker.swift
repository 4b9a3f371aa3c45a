/// A calendar in which a person marks several days: `Days off   [Jan 1, 2025] [Jan 3, 2025]`, `(no dates)` where none is.
public struct MultiDatePicker<Label: View> {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DayBounds
  @Environment(\.self) private var environment

  nonisolated private init(label: Label, selection: Binding<Set<DateComponents>>, bounds: DayBounds = DayBounds()) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    let texts = texts
    let brackets = Brackets(isEnabled: environment.isEnabled)
    ControlRow(label: label) {
      if texts.isEmpty {
        if environment.isEnabled {
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
      if let range = bounds.days(in: zonedCalendar) {
        semantics.dates = Semantics.Dates(range: range) { choose($0) }
      }
      return semantics
    }
  }

  private var zonedCalendar: Calendar {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    return calendar
  }

  /// Marks the day of a date, or takes its mark away.
  private func choose(_ date: Date) {
    let calendar = zonedCalendar
    let marked = selection.wrappedValue.filter { day in
      calendar.date(from: day).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
    guard marked.isEmpty else { return selection.wrappedValue.subtract(marked) }
    selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
  }

  /// The chosen days, in order.
  private var texts: [String] {
    let calendar = zonedCalendar
    let style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
    ).year().month(.abbreviated).day()
    return selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted().map { $0.formatted(style) }
  }
}

/// Between which dates a person can choose: all of the day of the first, and of the day in which the last moment before the end lies.
private struct DayBounds {
  var start = Date.distantPast
  var end = Date.distantFuture

  /// nil where there is no day.
  func days(in calendar: Calendar) -> ClosedRange<Date>? {
    guard start < end else { return nil }
    let first = start == .distantPast ? start : calendar.startOfDay(for: start)
    guard end != .distantFuture else { return first...end }
    let lastDay = calendar.dateInterval(of: .day, for: end.addingTimeInterval(-1))
    return first...max(first, lastDay?.end.addingTimeInterval(-1) ?? end)
  }
}

extension MultiDatePicker {
  /// A calendar with a label of views.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), selection: selection)
  }
  /// A calendar with a label of views, for the days of a range.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DayBounds(start: bounds.lowerBound, end: bounds.upperBound))
  }
  /// A calendar with a label of views, for the days from one on.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, bounds: DayBounds(start: bounds.lowerBound)) }
  /// A calendar with a label of views, for the days before a date.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, bounds: DayBounds(end: bounds.upperBound)) }
}

extension MultiDatePicker where Label == Text {
  /// A calendar with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// A calendar with a localized title, for the days of a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  /// A calendar with a localized title, for the days from one on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  /// A calendar with a localized title, for the days before a date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  /// A calendar whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  /// A calendar whose title is shown as it is, for the days of a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  /// A calendar whose title is shown as it is, for the days from one on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  /// A calendar whose title is shown as it is, for the days before a date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}
