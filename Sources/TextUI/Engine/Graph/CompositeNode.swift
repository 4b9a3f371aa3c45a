/// The node of a view with a body: it owns the view's state, and evaluates the body again when something that the body read has changed.
/// It is a list where its body is one.
final class CompositeNode<V: View>: PassthroughNode, Reevaluating {
  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var properties = PropertyStorage()
  private let changes: ChangeToken

  private init(_ view: V, _ context: Context) {
    self.view = view
    changes = ChangeToken(context.graph.changes)
    super.init(context)
    changes.owner = self
  }

  static func evaluate(_ view: V, at site: _Site) -> _Node {
    if let node = site.existing(as: Self.self) {
      if node.showsAlready(view, in: site.context) { return node }
      node.view = view
      node.context = site.context
      node.reevaluate()
      return node
    }
    let node = Self(view, site.context)
    node.reevaluate()
    return node
  }

  /// Whether the body would give the same result: neither its reads nor a field of the view has changed.
  private func showsAlready(_ new: V, in context: Context) -> Bool {
    content != nil && !changes.isChanged && ViewComparison.areEqual(&view, new) && context.isSame(as: self.context)
  }

  var needsEvaluation: Bool { changes.isChanged }
  override var evaluation: ChangeToken? { changes }
  var viewName: String { "\((V.self as? any ModifierBody.Type)?.modifierType ?? V.self)" }

  func reevaluate() {
    var inner = context
    inner.enter(self)
    // Reads in a property's own `update()` count as the body's.
    let body = changes.tracking { () -> V.Body? in
      DynamicProperties.install(in: &view, storage: &properties, of: self, context.environment, changes)
        ? ViewUpdate.reading(changes) { view.body } : nil
    }
    guard let body else {
      // The error is reported already; a body that would trap is not evaluated.
      content?.unmount()
      content = Text._evaluate(Text(verbatim: "(\(V.self): not drawn)"), at: _Site(inner, existing: nil))
      return
    }
    content = V.Body._evaluate(body, at: _Site(inner, existing: content))
  }

  deinit { changes.end() }

  override func willUnmount() {
    changes.end()
    properties.end()
  }
}

@MainActor protocol Reevaluating: _Node {
  var needsEvaluation: Bool { get }
  var viewName: String { get }
  func reevaluate()
}
