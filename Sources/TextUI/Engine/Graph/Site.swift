@MainActor public struct _Site {
  var context: Context
  var existing: _Node?

  init(_ context: Context, existing: _Node?) {
    self.context = context
    self.existing = existing
  }

  /// The previous node at this place, if it is of `type`. A place changes its type only under AnyView.
  func existing<N: _Node>(as type: N.Type) -> N? {
    guard let existing, Swift.type(of: existing) == type else { return nil }
    return unsafeDowncast(existing, to: type)
  }
}

@MainActor struct Context {
  // Not counted, as in the nodes that keep contexts: a screen would retain itself forever.
  unowned(unsafe) let graph: ViewGraph
  var environment: EnvironmentValues
  unowned(unsafe) private(set) var parent: _Node?
  private(set) var depth = 0
  var content: Wanted = .one
  /// Rows of a lazy container evaluate when they are placed, not before.
  var isLazy = false

  /// SwiftUI makes a view either as one view or as a list of views that its container arranges.
  enum Wanted {
    case one
    case list
    /// A list with modifiers. They go to each element, so they wait here until an element comes; index 0 is the outermost.
    case waiting([PendingModifier])
  }

  /// Whether a view would be evaluated alike here: modifiers that wait for its elements differ each time.
  func isSame(as other: Context) -> Bool {
    guard isLazy == other.isLazy, parent === other.parent, graph.areSame(environment, other.environment) else {
      return false
    }
    switch (content, other.content) {
    case (.one, .one), (.list, .list): return true
    default: return false
    }
  }

  init(graph: ViewGraph, environment: EnvironmentValues) {
    self.graph = graph
    self.environment = environment
    parent = nil
  }

  mutating func enter(_ node: _Node) {
    parent = node
    depth = node.depth + 1
  }

  func single(in node: _Node) -> Context { inner(node, .one) }

  func list(in node: _Node, lazily: Bool = false) -> Context { inner(node, .list, lazily) }

  private func inner(_ node: _Node, _ content: Wanted, _ isLazy: Bool = false) -> Context {
    var context = self
    context.enter(node)
    context.content = content
    context.isLazy = isLazy
    return context
  }
}

/// A modifier on its way to the elements of a list, with the environment of the place where it was written.
@MainActor struct PendingModifier {
  let environment: EnvironmentValues
  let evaluate: (_Site, @escaping Content) -> _Node
  /// How the environment changes between this modifier and the next one inside, beside the changes by the modifier's own body.
  var inner: [EnvironmentTransform] = []
  /// Collects the elements inside instead of making them: they will be placed elsewhere. Only the first has it.
  var collector: SubviewCollector?
  /// The values that are set on the elements for it, the outermost first.
  var written: [(inout ContainerValues) -> Void] = []

  typealias Content = @MainActor (_Site) -> _Node
}

extension _Site {
  var isWaiting: Bool { if case .waiting = context.content { true } else { false } }

  /// Evaluates one element: in a list, inside all modifiers that wait for elements.
  func element(_ make: @escaping PendingModifier.Content) -> _Node {
    guard case .waiting(let pending) = context.content else { return make(asSingle()) }
    func wrapped(_ index: Int, _ site: _Site) -> _Node {
      var site = site
      if index > 0 {
        for change in pending[index - 1].inner { change.apply(to: &site) }
      } else {
        site.context.environment = pending[0].environment
      }
      guard index < pending.count else { return make(site) }
      return pending[index].evaluate(site) { wrapped(index + 1, $0) }
    }
    if let collector = pending[0].collector {
      return collector.note(at: asSingle(), pending[0].written) { wrapped(1, $0) }
    }
    return wrapped(0, asSingle())
  }

  /// Evaluates one element with a node of its own: the previous one at this place, or a new one.
  func element<N: _Node>(
    _ make: @escaping @MainActor (Context) -> N, _ update: @escaping @MainActor (N, _Site) -> Void
  ) -> _Node {
    element { site in
      let node = site.existing(as: N.self) ?? make(site.context)
      update(node, site)
      return node
    }
  }

  /// Makes the place that of the whole of a view, where the view is one by its type alone; false, and nothing, where modifiers wait,
  /// which go around the whole of it (`element`), so that it sees the environment that they make, and lives as long as they do. Where
  /// elements are noted, the values set on them are still missing.
  mutating func becomeWhole(isOne: @autoclosure () -> Bool) -> Bool {
    switch context.content {
    case .one: break
    case .list: if isOne() { self = asSingle() }
    case .waiting(let pending): return pending[0].collector != nil || !isOne()
    }
    return true
  }

  var isCollecting: Bool {
    if case .waiting(let pending) = context.content { pending[0].collector != nil } else { false }
  }

  /// The place with values set on its elements, read only by a container that arranges them.
  func writing(_ write: @escaping (inout ContainerValues) -> Void) -> _Site {
    guard case .waiting(var pending) = context.content, pending[0].collector != nil else { return self }
    pending[0].written.append(write)
    var site = self
    site.context.content = .waiting(pending)
    return site
  }

  private func asSingle() -> _Site {
    var site = self
    site.context.content = .one
    site.context.isLazy = false
    return site
  }
}
