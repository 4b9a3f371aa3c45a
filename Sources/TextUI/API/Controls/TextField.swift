/// A line that the user types in. While it is empty it shows its prompt, or its title.
nonisolated public struct TextField<Label: View>: View {
  let label: Label
  let title: Text?
  let prompt: Text?
  var axis = Axis.horizontal
  let entry: FieldEntry
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: () -> Void = {}
  @Environment(\.locale) private var locale
  @Environment(\.fieldBody) private var style
  @State private var draft: Draft?

  /// The text typed for a value, shown until the value changes by other means.
  private struct Draft: Equatable { let text, value: String }

  @MainActor public var body: some View {
    if let style {
      // A style gets the label as a part, which hides its text.
      style.view(
        TextField<_StylePart>(
          label: _StylePart(AnyView(label)), title: title, prompt: prompt ?? (title == nil ? label as? Text : nil),
          axis: axis, entry: entry,
          onEditingChanged: onEditingChanged, onCommit: onCommit))
    } else {
      field
    }
  }

  private var field: some View {
    TextFieldBox(
      text: text, prompt: prompt ?? title ?? label as? Text ?? Text(verbatim: ""), isMultiline: axis == .vertical,
      written: written, reads: reads, editing: editing
    ) {
      endDraft()
      onCommit()
    }
    .modifier(NamedElement(side: label))
  }

  private var written: ((Any) -> String?)? {
    guard case .value(_, _, let write, _) = entry else { return nil }
    return { [locale] in write($0, locale) }
  }

  private var reads: ((String) -> Bool)? {
    guard case .value(_, let read, _, _) = entry else { return nil }
    return { [locale] in read($0, locale, false) }
  }

  private var editing: ((Bool) -> Void)? {
    guard case .value = entry else { return onEditingChanged }
    return { begins in
      if !begins { endDraft() }
      onEditingChanged?(begins)
    }
  }

  private func endDraft() {
    if let draft, case .value(_, let read, _, isReadAtEnd: true) = entry { _ = read(draft.text, locale, true) }
    draft = nil
  }

  private var text: Binding<String> {
    switch entry {
    case .text(let text): return text
    case .value(let show, let read, _, let isReadAtEnd):
      let locale = locale
      let draft = $draft
      return Binding(
        unchecked: {
          let value = show(locale)
          return draft.wrappedValue.flatMap { $0.value == value ? $0.text : nil } ?? value
        },
        set: { text, _ in
          if !isReadAtEnd { _ = read(text, locale, true) }
          draft.wrappedValue = Draft(text: text, value: show(locale))
        })
    }
  }
}

enum FieldEntry {
  case text(Binding<String>)
  /// A value that is written as text, and read from it as the user types, or when typing ends. `read` returns whether the text is one
  /// of a value, and sets it on request; `write` writes another one.
  case value(
    show: (Locale) -> String, read: (String, Locale, _ sets: Bool) -> Bool, write: (Any, Locale) -> String?,
    isReadAtEnd: Bool = false
  )

  static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Self
  where F.FormatOutput == String {
    .value(
      show: { format.locale($0).format(value.wrappedValue) },
      read: { text, locale, sets in
        let strategy = format.locale(locale).parseStrategy
        guard let parsed = try? strategy.parse(text) else { return false }
        if sets { value.wrappedValue = parsed }
        return sets || isWhole(text, parsed) { try? strategy.parse($0) }
      }, write: { other, locale in (other as? F.FormatInput).map { format.locale(locale).format($0) } })
  }

  static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Self
  where F.FormatOutput == String {
    .value(
      show: { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" },
      read: { text, locale, sets in
        let strategy = format.locale(locale).parseStrategy
        let parsed = try? strategy.parse(text)
        if sets { value.wrappedValue = parsed }
        return parsed.map { parsed in sets || isWhole(text, parsed) { try? strategy.parse($0) } } ?? false
      },
      write: { other, locale in (other as? F.FormatInput).map { format.locale(locale).format($0) } })
  }

  /// Whether a value is that of the whole text. A parser of numbers ignores what follows one: it reads 65.07 in "65.070.5".
  private static func isWhole<V>(_ text: String, _ value: V, parse: (String) -> V?) -> Bool {
    guard let last = text.unicodeScalars.last, let digit = Character(last).wholeNumberValue,
      let other = Unicode.Scalar(digit == 9 ? last.value - 1 : last.value + 1),
      let changed = parse(text.dropLast() + String(Character(other)))
    else { return true }
    return "\(value)" != "\(changed)"
  }

  /// A formatter reads at a submit, or when another field is typed in: a press of a button, such as Save, comes before
  /// (github.com/peterfriese/BookSpine/issues/3).
  static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Self {
    .value(
      show: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      read: { text, _, sets in
        let parsed: Any? =
          (formatter as? NumberFormatter)?.number(from: text) ?? (formatter as? DateFormatter)?.date(from: text)
        guard let parsed = parsed as? V else { return false }
        if sets { value.wrappedValue = parsed }
        return true
      }, write: { other, _ in (other as? V).flatMap(formatter.string) }, isReadAtEnd: true)
  }
}

extension EnvironmentValues {
  fileprivate var fieldBody: StyleBody<TextField<_StylePart>>? { self[StyleKey<TextField<_StylePart>>.self] }
}

extension TextField where Label: View {
  /// A field named by a label of views, which is not drawn; while it is empty it shows its prompt, or a label that is a text.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), title: nil, prompt: prompt, axis: axis ?? .horizontal, entry: .text(text)) }
  /// A field of a value, written and read by a format in the locale around, and named by a label of views.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), title: nil, prompt: prompt, entry: .formatted(value, format))
  }
  /// A field of an optional value, written and read by a format, and named by a label of views.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), title: nil, prompt: prompt, entry: .formatted(value, format))
  }
}

extension TextField where Label == Text {
  /// A field with a localized title. While it is empty it shows its prompt, or the title; a vertical one has the lines that its text needs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>? = nil,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(Text(titleKey), prompt: prompt, axis: axis ?? .horizontal, .text(text)) }
  /// A field of a value with a localized title. Typing changes the value where the format can read it.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(titleKey), prompt: prompt, .formatted(value, format)) }
  /// A field of an optional value with a localized title. Text that the format cannot read makes the value nil.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(titleKey), prompt: prompt, .formatted(value, format)) }
  /// A field of a value with a localized title, written by a formatter. Only numbers and dates are read back.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(Text(titleKey), prompt: prompt, .formatted(value, formatter)) }
  /// A field with a localized title, with an action for the begin and end of typing and one for a submit.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(Text(titleKey), .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(Text(titleKey), .text(text), onEditingChanged: onEditingChanged) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>? = nil, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(Text(title), prompt: prompt, axis: axis ?? .horizontal, .text(text)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(title), prompt: prompt, .formatted(value, format)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(title), prompt: prompt, .formatted(value, format)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(Text(title), prompt: prompt, .formatted(value, formatter)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(Text(title), .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(Text(title), .text(text), onEditingChanged: onEditingChanged) }

  nonisolated private init(
    _ title: Text, prompt: Text? = nil, axis: Axis = .horizontal, _ entry: FieldEntry,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: title, title: title, prompt: prompt, axis: axis, entry: entry, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
}
