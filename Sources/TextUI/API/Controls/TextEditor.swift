/// Lines that the user types in. They are drawn as they are; the empty space below them is not.
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  /// Lines to type in, written as `several lines`.
  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    TextFieldBox(text: text, prompt: Text(verbatim: ""), isMultiline: true)
      .frame(maxHeight: .infinity, alignment: .top)
      .modifier(EditorGround())
  }
}

/// The opaque ground of an editor (Apple: `scrollContentBackground(_:)`).
private nonisolated struct EditorGround: NodeModifier { typealias Node = EditorGroundNode }

private final class EditorGroundNode: ModifierNode<EditorGround> {
  override var hidesWhatIsBehind: Bool { !environment.listLook.hidesBackground }
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if hidesWhatIsBehind { canvas.cover(placed.frame) }
    super.draw(placed, on: canvas)
  }
}
