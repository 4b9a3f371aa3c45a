struct ShapeMark: View {
  private let fill: ShapeFill
  private let shift: CGSize

  nonisolated init<S: Shape>(_ shape: S, _ style: AnyShapeStyle? = nil, outline: CGFloat? = nil) {
    fill = ShapeFill(
      shape: shape.word, style: style, outline: outline ?? shape.outline, size: { shape.sizeThatFits($0) })
    shift = shape.displacement
  }

  var body: some View { if shift == .zero { fill } else { fill.offset(shift) } }
}

private struct ShapeFill: View {
  typealias Body = Never
  let shape: String?
  let style: AnyShapeStyle?
  let outline: CGFloat?
  let size: @Sendable (ProposedViewSize) -> CGSize

  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(FillNode.init) { node, site in
      let environment = site.context.environment
      let style = view.style ?? environment.builtIn.foreground
      node.fill = Fill(
        colour: style?.note(environment), shape: environment.word(ofShape: view.shape),
        isFilled: view.outline == nil, lineWidth: view.outline ?? 1)
      node.shapeSize = view.size
    }
  }
}
