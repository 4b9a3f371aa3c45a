/// A choice of a date: `Due   [Jan 1, 2025] [9:41 AM]`, in the frame's locale and zone.
nonisolated public struct DatePicker<Label: View>: View {
  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  /// The chosen parts of a date.
  public typealias Components = DatePickerComponents

  @MainActor @ViewBuilder public var body: some View {
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
    let brackets = Brackets(isEnabled: environment.builtIn.isEnabled)
    return ControlRow(label: label) {
      ForEach(texts, id: \.self) { text in
        BracketedText(opening: brackets.opening, text: environment.shown(text), closing: brackets.closing)
      }
    }
    .control(label: label) {
      var semantics = Semantics(
        role: .picker, label: "", value: $0.read(texts.joined(separator: ", ")), isEnabled: $0.isEnabled)
      semantics.dates = Semantics.Dates(range: range) { choose($0) }
      return semantics
    }
  }

  private func choose(_ date: Date) {
    var calendar = environment.builtIn.calendar
    calendar.timeZone = environment.builtIn.timeZone
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
    let style = Date.FormatStyle(
      locale: environment.builtIn.locale, calendar: environment.builtIn.calendar, timeZone: environment.builtIn.timeZone
    )
    var texts: [String] = []
    if components.contains(.date) {
      texts.append(selection.wrappedValue.formatted(style.year().month(.abbreviated).day()))
    }
    if components.contains(.hourAndMinute) { texts.append(selection.wrappedValue.formatted(style.hour().minute())) }
    // The system's own text: its narrow blanks are not the app's.
    return texts.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
  }
}

/// The chosen parts of a date.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day, to the minute: `[9:41 AM]`.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day: `[Jan 1, 2025]`.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label: View {
  /// A date picker with a label of views. A choice beyond the range becomes the date at its end.
  nonisolated public init<R: _DatePickerRange>(
    selection: Binding<Date>, in range: R = Date.distantPast...Date.distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, range: range._dates, components: displayedComponents) }
}

extension DatePicker where Label == Text {
  nonisolated public init<R: _DatePickerRange>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R = Date.distantPast...Date.distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection, range: range._dates, components: displayedComponents) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, R: _DatePickerRange>(
    _ title: S, selection: Binding<Date>, in range: R = Date.distantPast...Date.distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(label: Text(title), selection: selection, range: range._dates, components: displayedComponents) }
}

/// The dates that a date picker offers: between two, from one on, or up to one.
public protocol _DatePickerRange { var _dates: ClosedRange<Date> { get } }

extension ClosedRange: _DatePickerRange where Bound == Date { public var _dates: ClosedRange<Date> { self } }
extension PartialRangeFrom: _DatePickerRange where Bound == Date {
  public var _dates: ClosedRange<Date> { lowerBound...Swift.max(lowerBound, .distantFuture) }
}
extension PartialRangeThrough: _DatePickerRange where Bound == Date {
  public var _dates: ClosedRange<Date> { Swift.min(upperBound, .distantPast)...upperBound }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker of a style's configuration, drawn without the style.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      label: configuration.label, selection: configuration.$selection,
      range: (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture),
      components: configuration.displayedComponents)
  }
}
