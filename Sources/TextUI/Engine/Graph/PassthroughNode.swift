/// A node without a size of its own: a composite view, a branch, an erased view. It is a list where its content is one.
class PassthroughNode: WrapperNode {
  @exclusivity(unchecked) final var context: Context

  override init(_ context: Context) {
    self.context = context
    super.init(context)
  }

  override var isList: Bool {
    if case .one = context.content { return false }
    return true
  }

  override func visitElements(_ visit: (_Node) -> Bool) -> Bool { isList ? content.visitElements(visit) : visit(self) }
  override var elementCount: Int { isList ? content.elementCount : 1 }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed { content.place(in: frame, proposal) }

  final var innerContext: Context {
    var inner = context
    inner.enter(self)
    return inner
  }

  /// Evaluates the content; without `keeping` it starts a new life.
  final func evaluateContent(keeping: Bool, _ make: (_Site) -> _Node) {
    if !keeping { content?.unmount() }
    content = make(_Site(innerContext, existing: keeping ? content : nil))
  }
}
