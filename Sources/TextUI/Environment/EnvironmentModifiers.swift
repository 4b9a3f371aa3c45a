extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an `@Observable` object in, for `@Environment(Type.self)` inside.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformingEnvironment { $0.setObject(object, for: T.self) }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated func transformingEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentTransform> {
    modifier(EnvironmentTransform(transform: transform))
  }
}

/// Changes what the views inside are told. It has no node: it only changes what they are evaluated with.
struct EnvironmentTransform: ViewModifier {
  typealias Body = Never
  nonisolated(unsafe) let transform: (inout EnvironmentValues) -> Void

  nonisolated init(transform: @escaping (inout EnvironmentValues) -> Void) { self.transform = transform }

  static func _evaluate(_ modifier: Self, at site: _Site, content: @escaping PendingModifier.Content) -> _Node {
    var site = site
    modifier.transform(&site.context.environment)
    if case .list(var pending) = site.context.content, !pending.isEmpty {
      pending[pending.count - 1].inner.append(modifier.transform)
      site.context.content = .list(pending)
    }
    return content(site)
  }
}
