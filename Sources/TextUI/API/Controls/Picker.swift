extension EnvironmentValues {
  fileprivate var drawsLabelsOfMenus: Bool { isInList || presentation == .menu }
}

/// A choice of one of several things.
///
/// Drawn by its style: `Size  [Medium v]` as a menu, `[*Small*] [Medium]` as segments, a line for each choice inline,
/// `Size  Medium >` as a link.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  /// Shown in a menu or a link in place of the selected choice.
  var currentValueLabel: AnyView?
  @Environment(\.builtIn.pickerForm) private var form
  @Environment(\.drawsLabelsOfMenus) private var drawsLabels
  @Environment(\.isInList) private var isInList
}

extension Picker: View where Label: View, Content: View {
  public var body: some View {
    let binding = selection
    // Outside of them inline choices are a wheel (Esri/arcgis-maps-sdk-swift-toolkit/pull/1349).
    let style = form == .inline && !drawsLabels ? .menu : form
    let choices = PickerChoices(
      selected: AnyHashable(binding.wrappedValue), style: style, content: content,
      current: style == .menu || style == .link ? currentValueLabel : nil,
      choose: { tag in if let value = tag.base as? SelectionValue { binding.wrappedValue = value } },
      accepts: { PickerTags.fits($0, isExact: $1, a: SelectionValue.self) })
    switch style {
    // A menu draws its label in lists, forms and menus only (Apple: PickerStyle.menu), and a menu has no title above inline choices
    // (katagaki/SakuraRSS/pull/247); elsewhere it is heard.
    case .menu where !drawsLabels, .inline where !isInList: choices.modifier(NamedElement(side: label))
    case .menu, .link:
      ControlRow(label: label) { choices }.modifier(NamedElement(side: label))
    case .inline:
      VStack(alignment: .leading) {
        ControlLabel(label)
        choices
      }
      .modifier(NamedElement(side: label))
    case .segmented: choices.modifier(NamedElement(side: label, isHeard: false))
    }
  }
  /// A picker with a label of views. Each view of the content is a choice: its `tag(_:)` is the value that it represents.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label(), content: content()) }
  /// A picker that shows a view of its own for the current value, as a menu and as a link.
  nonisolated public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(selection: selection, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
  nonisolated public init<Current: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Label == Text {
    self.init(
      selection: selection, label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(selection: selection, label: Text(titleKey), content: content()) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(selection: selection, label: Text(title), content: content()) }
  /// A picker with a localized title and a symbol. Each view of the content is a choice, by its `tag(_:)`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(selection: selection, label: TextUI.Label(titleKey, systemImage: systemImage), content: content())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(selection: selection, label: TextUI.Label(title, systemImage: systemImage), content: content())
  }
}
