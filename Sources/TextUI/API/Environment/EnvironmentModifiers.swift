nonisolated extension View {
  /// Sets a value for the views inside.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an `@Observable` object in, for `@Environment(Type.self)` inside.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformingEnvironment { $0.setObject(object, for: T.self) }
  }

  /// Changes a value for the views inside, beginning with the inherited one.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modifier(EnvironmentTransform(isOfApp: true) { transform(&$0[keyPath: keyPath]) }) }

  /// Sets a value that TextUI itself reads.
  func setting<V>(
    _ keyPath: WritableKeyPath<BuiltInEnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, EnvironmentTransform> {
    transformingEnvironment { $0.builtIn[keyPath: keyPath] = value }
  }

  /// Sets a trait of the texts inside. A key path to it would be made anew at each call.
  func settingTraits(_ set: @escaping (inout TextTraits) -> Void) -> ModifiedContent<Self, EnvironmentTransform> {
    transformingEnvironment { set(&$0.builtIn.textTraits) }
  }

  func transformingEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentTransform> { modifier(EnvironmentTransform(transform: transform)) }
}

/// Changes the environment of the views inside. It has no node: it only changes the environment of their evaluation.
nonisolated struct EnvironmentTransform: ViewModifier {
  typealias Body = Never
  /// Whether it may read values that change.
  var isOfApp = false
  let transform: (inout EnvironmentValues) -> Void

  @MainActor func apply(to site: inout _Site) {
    guard isOfApp else { return transform(&site.context.environment) }
    var environment = site.context.environment
    site.reading { transform(&environment) }
    site.context.environment = environment
  }

  @MainActor static func _evaluate(_ modifier: Self, at site: _Site, content: @escaping PendingModifier.Content)
    -> _Node
  {
    var site = site
    let outer = site.context.environment.builtIn.layoutDirection
    modifier.apply(to: &site)
    site.context.graph.turn(
      from: outer, to: site.context.environment.builtIn.layoutDirection, below: site.context.parent)
    if case .waiting(var pending) = site.context.content {
      pending[pending.count - 1].inner.append(modifier)
      site.context.content = .waiting(pending)
    }
    return content(site)
  }
}
