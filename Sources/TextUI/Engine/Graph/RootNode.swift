final class RootNode<V: View>: PassthroughNode, Reevaluating {
  private let view: V
  private let changes: ChangeToken

  init(_ view: V, _ context: Context) {
    self.view = view
    changes = ChangeToken(context.graph.changes)
    super.init(context)
    changes.owner = self
    reevaluate()
  }

  var needsEvaluation: Bool { changes.isChanged }
  var viewName: String { "\(V.self)" }
  override var evaluation: ChangeToken? { changes }

  func reevaluate() {
    changes.begin()
    content = V._evaluate(view, at: _Site(innerContext, existing: content))
  }

  deinit { changes.end() }

  override func willUnmount() { changes.end() }
}
