/// The views of a builder's block, one after the other.
nonisolated public struct TupleView<each Content: View>: View, ColumnsOfViews {
  let parts: Parts<(repeat each Content)>

  @inline(__always) init(_ content: repeat each Content) { parts = Parts((repeat each content)) }

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.list { site in
      let node = site.existing(as: PartsNode.self) ?? PartsNode(site.context)
      var inner = site.context
      inner.enter(node)
      let isLabel = inner.environment.builtIn.titleOwner.map { $0 == site.context.parent.map { ObjectIdentifier($0) } }
      var parts: [_Node] = []
      parts.reserveCapacity(4)
      @MainActor func add<Part: View>(_ part: Part) {
        let existing = parts.count < node.parts.count ? node.parts[parts.count] : nil
        if isLabel == true, !parts.isEmpty { inner.environment.builtIn.foreground = AnyShapeStyle(.secondary) }
        parts.append(Part._evaluate(part, at: _Site(inner, existing: existing)))
      }
      let content = view.parts
      repeat add(each content.content)
      node.parts = parts
      return node
    }
  }

  @MainActor var columns: [@MainActor (_Site) -> _Node] {
    var columns: [@MainActor (_Site) -> _Node] = []
    @MainActor func add<Part: View>(_ part: Part) {
      nonisolated(unsafe) let part = part
      columns.append { Part._evaluate(part, at: $0) }
    }
    let content = parts
    repeat add(each content.content)
    return columns
  }
}

/// Views are copied often while they are evaluated, and a tuple of them part by part: this is copied as one reference.
final class Parts<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}

@MainActor protocol ColumnsOfViews { var columns: [@MainActor (_Site) -> _Node] { get } }

final class PartsNode: _Node {
  @exclusivity(unchecked) var parts: [_Node] = []

  override func visitChildren(_ visit: (_Node) -> Void) { for part in parts { visit(part) } }
  override var elementCount: Int { parts.reduce(0) { $0.orMost(adding: $1.elementCount) } }

  override var isList: Bool { true }

  override func appendElements(to elements: inout [_Node]) { for part in parts { part.appendElements(to: &elements) } }

  override func visitElements(_ visit: (_Node) -> Bool) -> Bool {
    for part in parts where !part.visitElements(visit) { return false }
    return true
  }
}

extension _Site {
  /// Evaluates a view that is a list. Where one view is needed, a vertical stack holds the list, as
  /// SwiftUI does for the content of a screen.
  func list(_ make: (_Site) -> _Node) -> _Node {
    guard case .one = context.content else { return make(self) }
    let stack = StackNode.make(
      at: self, layout: StackLayout(axis: .vertical, alignment: .horizontal(.center), spacing: nil))
    stack.content = make(_Site(context.list(in: stack), existing: stack.content))
    return stack
  }
}
