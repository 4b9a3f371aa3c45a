/// A picture of an asset catalog, as the names that a build makes of one: `Image(.hero)`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// The picture of the catalog with this name; `bundle` has no effect.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of an asset catalog, as the names that a build makes of one: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// The color of the catalog with this name; `bundle` has no effect.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// The picture of a catalog, written as its name: `image:hero`.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// The picture of a catalog without spoken text: `image:hero silent`.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension Color {
  /// The color of a catalog, written as its name: `color:brand`.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A title that may be translated, with a picture of a catalog before it: `<> Title`.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
