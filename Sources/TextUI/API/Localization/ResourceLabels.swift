// Titles that are resources. A literal is a key, as it is on Apple's systems: these take what is a resource already.

extension Button where Label == Text {
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TextUI.Label(title, systemImage: systemImage) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: LocalizedStringResource, value: S) {
    self.init(title) { Text(value) }
  }
}

extension Picker where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), title: Text(title), prompt: prompt, entry: .text(text))
  }
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), title: Text(title), prompt: prompt, axis: axis, entry: .text(text))
  }
}

extension NavigationLink where Label == Text, Destination: View {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension Menu where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TextUI.Label<Text, Image>, Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, systemImage: systemImage) }
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource) {
    self.init { Text(title) }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension GroupBox where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension ContentUnavailableView where Label == TextUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init {
      TextUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }
  @_disfavoredOverload
  nonisolated public func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }

  @_disfavoredOverload
  nonisolated public func badge(_ label: LocalizedStringResource?) -> some View { badge(label.map { Text($0) }) }

  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
