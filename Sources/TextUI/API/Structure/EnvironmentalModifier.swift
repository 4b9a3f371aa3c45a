/// A modifier that is another one in each environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier in an environment.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _evaluate(
    _ modifier: Self, at site: _Site, content: @escaping @MainActor (_Site) -> _Node
  ) -> _Node { ResolvedModifier._evaluate(modifier.resolve(in: site.context.environment), at: site, content: content) }
}
