/// A calendar in which a person marks several days: `Days off   [Jan 1, 2025] [Jan 3, 2025]`, `(no dates)` where none is.
public struct MultiDatePicker<Label: View> {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  @Environment(\.self) private var environment
}

extension MultiDatePicker: View {
  public var body: some View {
    let texts = texts
    let isEnabled = environment.isEnabled
    ControlRow(label: label) {
      if texts.isEmpty {
        Text(verbatim: "(no dates)")
      } else {
        ForEach(texts, id: \.self) { text in
          BracketedText(
            opening: isEnabled ? "[" : "[~", text: environment.shown(text), closing: isEnabled ? "]" : "~]")
        }
      }
    }
    .control(label: label) {
      Semantics(role: .picker, label: "", value: $0.read(texts.joined(separator: ", ")), isEnabled: $0.isEnabled)
    }
  }

  /// The chosen days, in order.
  private var texts: [String] {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
    ).year().month(.abbreviated).day()
    return selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted().map { $0.formatted(style) }
  }
}

extension MultiDatePicker {
  /// A calendar with a label of views.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
  }
  /// A calendar with a label of views. The bounds make no difference in text.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }
  /// A calendar with a label of views. The bounds make no difference in text.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }
  /// A calendar with a label of views. The bounds make no difference in text.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }
}

extension MultiDatePicker where Label == Text {
  /// A calendar with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// A calendar with a localized title. The bounds make no difference in text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(titleKey, selection: selection) }
  /// A calendar with a localized title. The bounds make no difference in text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(titleKey, selection: selection) }
  /// A calendar with a localized title. The bounds make no difference in text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(titleKey, selection: selection) }
  /// A calendar whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}
