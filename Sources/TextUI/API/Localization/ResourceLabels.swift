// Titles that are resources. A literal is a key, as on Apple's systems: these take values that already are resources.

extension Button where Label == Text {
  /// A button under a title that is a resource.
  @_disfavoredOverload @preconcurrency nonisolated public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// A button under a title that is a resource, with a symbol before it.
  @_disfavoredOverload @preconcurrency nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { TextUI.Label(title, systemImage: systemImage) } }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A title that is a resource, with a symbol before it.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload public init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  @_disfavoredOverload public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Toggle where Label == Text {
  /// A switch beside a label that is a resource.
  @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { TextUI.Label(title, systemImage: systemImage) } }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows under a header that is a resource.
  @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Views beside a label that is a resource.
  @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: LocalizedStringResource, value: S) {
    self.init(title) { Text(value) }
  }
}

extension Picker where Label == Text, Content: View {
  /// A choice of one of several things, named by a resource.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension TextField where Label == Text {
  /// A field named by a resource, seen while it is empty without a prompt. With a vertical axis it grows by lines.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(label: Text(title), title: Text(title), prompt: prompt, axis: axis, entry: .text(text)) }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link under a title that is a resource, to a screen of its own.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link under a title that is a resource, which pushes a value; without one it leads nowhere.
  @_disfavoredOverload nonisolated public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension Menu where Label == Text, Content: View {
  /// A menu under a title that is a resource.
  @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TextUI.Label<Text, Image>, Content: View {
  /// A menu under a title that is a resource, with a symbol before it.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { TextUI.Label(title, systemImage: systemImage) } }
}

extension Link where Label == Text {
  /// A link under a title that is a resource, which opens an address.
  @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Says that work is going on, under a title that is a resource.
  @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource) { self.init { Text(title) } }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Content under a title that is a resource, open while the binding is true; without one it is closed at first.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

extension GroupBox where Label == Text, Content: View {
  /// Views that belong together, under a title that is a resource.
  @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension DatePicker where Label == Text {
  /// A choice of a date, named by a resource.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}

extension ContentUnavailableView where Label == TextUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that there is nothing to show: a symbol, a title that is a resource, and why.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) { self.init(TextUI.Label(title, systemImage: name), description) }
}

nonisolated extension View {
  /// The screen's title as a resource, drawn in the bar at the top.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(Text(title)) }

  /// The view's label for assistive technologies, as a resource.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
  /// The view's value for assistive technologies, as a resource.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
  /// The effect of using the view, as a resource.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
  /// Words that a pointer over the view shows, as a resource. They are written as a hint.
  @_disfavoredOverload public func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }

  /// Words beside a row or a tab, as a resource: `<New>`; none for nil.
  @_disfavoredOverload
  public func badge(_ label: LocalizedStringResource?) -> some View { badge(label.map { Text($0) }) }

  /// Gives the screen a search field, whose prompt is a resource, below its title.
  @_disfavoredOverload public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Shows an alert, with a message where one is given, under a title that is a resource, while `isPresented` is true.
  @_disfavoredOverload public func alert<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
  /// Shows a confirmation dialog, with a message where one is given, under a title that is a resource, while `isPresented` is true.
  @_disfavoredOverload public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
