nonisolated extension Group {
  /// Takes a content apart and arranges its views anew.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Takes a content apart and arranges its sections anew.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// The view that `Group(subviews:)` makes of its content.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    Rearranged.evaluate(Rearranged(base: view.base) { view.transform(SubviewsCollection(subviews: $0)) }, at: site)
  }
}

/// The view that `Group(sections:)` makes of its content.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    Rearranged.evaluate(Rearranged(base: view.base) { view.transform(SectionCollection($0)) }, at: site)
  }
}

@MainActor private struct Rearranged<Base: View, Result: View> {
  let base: Base
  let transform: @MainActor ([Subview]) -> Result

  static func evaluate(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: RearrangedNode<Base, Result>.self) ?? RearrangedNode(view, site.context)
    node.update(view, site.context)
    return node
  }
}

private final class RearrangedNode<Base: View, Result: View>: PassthroughNode, Reevaluating {
  private var view: Rearranged<Base, Result>
  private let collector = SubviewCollector()
  /// The reads of the transform, and the views of the content.
  private let changes: ChangeToken

  init(_ view: Rearranged<Base, Result>, _ context: Context) {
    self.view = view
    changes = ChangeToken(context.graph.changes)
    super.init(context)
    changes.owner = self
  }

  func update(_ view: Rearranged<Base, Result>, _ context: Context) {
    self.view = view
    self.context = context
    collector.changed = {}
    collector.collect(view.base, context, in: self)
    reevaluate()
    collector.changed = { [changes] in changes.didChange() }
  }

  var needsEvaluation: Bool { changes.isChanged }
  var viewName: String { "Group" }
  override var evaluation: ChangeToken? { changes }

  func reevaluate() {
    let subviews = collector.subviews
    let result = changes.tracking { view.transform(subviews) }
    evaluateContent(keeping: true) { Result._evaluate(result, at: $0) }
  }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let node = collector.node { visit(node) }
    super.visitChildren(visit)
  }

  override func willUnmount() {
    collector.changed = {}
    changes.end()
  }
}
