/// A picture of an asset catalog, as the names that a build makes of one: `Image(.hero)`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalog, as the names that a build makes of one: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
