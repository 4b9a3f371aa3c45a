/// A choice of a date: `Due   [Jan 1, 2025] [9:41 AM]`, in the frame's locale and zone.
public struct DatePicker<Label: View> {
  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  nonisolated private init(
    label: Label, selection: Binding<Date>, range: ClosedRange<Date> = .distantPast ... .distantFuture,
    components: DatePickerComponents
  ) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  /// What of a date is chosen.
  public typealias Components = DatePickerComponents
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day, to the minute: `[9:41 AM]`.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day: `[Jan 1, 2025]`.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View where Label: View {
  @ViewBuilder public var body: some View {
    if let style = environment[StyleKey<DatePickerStyleConfiguration>.self] {
      style.view(
        DatePickerStyleConfiguration(
          label: .init(AnyView(label)), selection: selection,
          minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
          maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound, displayedComponents: components))
    } else {
      row
    }
  }

  @MainActor private var row: some View {
    let texts = texts
    let isEnabled = environment.isEnabled
    return ControlRow(label: label) {
      ForEach(texts, id: \.self) { text in
        BracketedText(
          opening: isEnabled ? "[" : "[~", text: environment.shown(text), closing: isEnabled ? "]" : "~]")
      }
    }
    .control(label: label) {
      var semantics = Semantics(
        role: .picker, label: "", value: $0.read(texts.joined(separator: ", ")), isEnabled: $0.isEnabled)
      semantics.dates = Semantics.Dates(range: range) { choose($0) }
      return semantics
    }
  }

  /// Takes from `date` what the picker shows.
  private func choose(_ date: Date) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    var shown: Set<Calendar.Component> = []
    if components.contains(.date) { shown.formUnion([.era, .year, .month, .day]) }
    if components.contains(.hourAndMinute) { shown.formUnion([.hour, .minute]) }
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: selection.wrappedValue)
    let chosen = calendar.dateComponents(shown, from: date)
    for component in shown { parts.setValue(chosen.value(for: component), for: component) }
    guard let new = calendar.date(from: parts) else { return }
    selection.wrappedValue = min(range.upperBound, max(range.lowerBound, new))
  }

  private var texts: [String] {
    var style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    var texts: [String] = []
    if components.contains(.date) {
      style = style.year().month(.abbreviated).day()
      texts.append(selection.wrappedValue.formatted(style))
    }
    if components.contains(.hourAndMinute) {
      let time = Date.FormatStyle(
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
      ).hour().minute()
      texts.append(selection.wrappedValue.formatted(time))
    }
    // The system's own text: its narrow blanks are not the app's.
    return texts.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
  }
}

extension DatePicker where Label: View {
  /// A date picker with a label of views.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, components: displayedComponents)
  }
  /// A date picker with a label of views. What is chosen beyond the range becomes the date at its end.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, range: range, components: displayedComponents)
  }
  /// A date picker with a label of views, for dates from one on.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, range: range.closed,
      components: displayedComponents)
  }
  /// A date picker with a label of views, for dates up to one.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, range: range.closed,
      components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleKey), selection: selection, components: displayedComponents)
  }
  /// A date picker with a localized title. What is chosen beyond the range becomes the date at its end.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleKey), selection: selection, range: range, components: displayedComponents)
  }
  /// A date picker with a localized title, for dates from one on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, range: range.closed,
      components: displayedComponents)
  }
  /// A date picker with a localized title, for dates up to one.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, range: range.closed,
      components: displayedComponents)
  }
  /// A date picker whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection: selection, components: displayedComponents)
  }
  /// A date picker whose title is shown as it is. What is chosen beyond the range becomes the date at its end.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection: selection, range: range, components: displayedComponents)
  }
  /// A date picker whose title is shown as it is, for dates from one on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, range: range.closed,
      components: displayedComponents)
  }
  /// A date picker whose title is shown as it is, for dates up to one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, range: range.closed,
      components: displayedComponents)
  }
}

extension PartialRangeFrom<Date> {
  fileprivate var closed: ClosedRange<Date> { lowerBound...Swift.max(lowerBound, .distantFuture) }
}

extension PartialRangeThrough<Date> {
  fileprivate var closed: ClosedRange<Date> { Swift.min(upperBound, .distantPast)...upperBound }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker that a style is asked to make, as it was before the style.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      label: configuration.label, selection: configuration.$selection,
      range: (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture),
      components: configuration.displayedComponents)
  }
}
