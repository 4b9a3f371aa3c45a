/// A title with a picture beside it.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  nonisolated public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  nonisolated private init(title: Text, icon: Image) {
    self.title = title
    self.icon = icon
  }
}
