extension View {
  /// Adds a look to all that is drawn inside, unless there are no words for it.
  nonisolated func adding(
    _ kind: AddedLook.Kind, _ words: @escaping @Sendable (EnvironmentValues) -> String?
  ) -> some View { modifier(AddingLook(kind: kind, words: words)) }

  nonisolated func adding(_ kind: AddedLook.Kind, _ words: String?) -> some View { adding(kind) { _ in words } }
}

private nonisolated struct AddingLook: NodeModifier {
  typealias Node = AddingLookNode
  let kind: AddedLook.Kind
  let words: @Sendable (EnvironmentValues) -> String?
}

private final class AddingLookNode: ModifierNode<AddingLook>, FillChanging {
  override var isItemLook: Bool { true }
  // Scaled or turned it is elsewhere.
  override var letsTouchesThrough: Bool { modifier.kind == .whole && modifier.words(environment) != nil }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard let words = modifier.words(environment) else { return super.draw(placed, on: canvas) }
    canvas.add(AddedLook(kind: modifier.kind, words: words), to: placed) { super.draw(placed, on: canvas) }
  }

  override func surround(_ part: inout AuditedPart, _ placed: Placed) {
    guard modifier.kind == .effects || modifier.kind == .ground, let words = modifier.words(environment) else { return }
    let isHarmless = ["shadow", "rounded", "capsule", "circle", "ellipse"].contains { words.hasPrefix($0) }
    if !isHarmless { part.unknown = words }
  }

  func change(_ fill: inout Fill) {
    if let words = modifier.words(environment) { fill.add(AddedLook(kind: modifier.kind, words: words)) }
  }
}
