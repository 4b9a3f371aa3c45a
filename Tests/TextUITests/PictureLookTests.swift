@testable import TextUI

/// How pictures and drawings are written.
@MainActor struct PictureLookTests {
  private func note<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let drawn = draw(view)
    return drawn.firstIndex(of: "{").map { String(drawn[$0...]) } ?? ""
  }

  @Test @MainActor func `Pictures and symbols show how they take colours and how their layers are drawn`() {
    let star = Image(systemName: "star")
    let cases: [(Image, String)] = [
      (star.renderingMode(.original).symbolRenderingMode(.multicolor), "{star multicolor original}"),
      (star.symbolRenderingMode(.multicolor).renderingMode(.original), "{star multicolor original}"),
      (star.symbolRenderingMode(.multicolor).renderingMode(nil), "{star multicolor}"),
      (star.renderingMode(.original).symbolRenderingMode(nil), "{star original}"),
      (star.renderingMode(.original).symbolRenderingMode(.monochrome), "{star original}"),
      (star.symbolRenderingMode(.palette).symbolRenderingMode(.hierarchical), "{star hierarchical}"),
      (star.symbolRenderingMode(.palette).symbolRenderingMode(nil), "{star}"),
    ]
    for (image, expected) in cases { expect(note { image }, is: expected) }
    // A symbol's own layer mode has precedence over the one around it.
    let around: [(SymbolRenderingMode?, String)] = [
      (nil, "{star multicolor variant.fill}"), (.multicolor, "{star variant.fill multicolor}"),
      (.hierarchical, "{star variant.fill hierarchical}"), (.monochrome, "{star variant.fill}"),
    ]
    for (mode, expected) in around {
      expect(
        note { HStack { star.symbolRenderingMode(mode) }.symbolRenderingMode(.multicolor).symbolVariant(.fill) },
        is: expected)
    }
  }

  @Test @MainActor func `Rendered pictures, glass, paths and canvases have their declared sizes and places`() throws {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.proposedSize = ProposedViewSize(width: 60, height: 20)
    for (scale, width, height) in [(1.0, 60, 20), (2, 120, 40), (3, 180, 60)] {
      renderer.scale = scale
      expect(renderer.cgImage?.width, is: width)
      expect(renderer.cgImage?.height, is: height)
    }
    renderer.scale = 1
    renderer.proposedSize = .infinity
    expect(renderer.cgImage?.width, is: 100)
    renderer.proposedSize = .unspecified
    expect(renderer.cgImage?.height, is: 100)
    // Glass follows the shape of its container.
    let glass = Text("a").glassEffect(.regular, in: ContainerRelativeShape())
    expect(note { glass.containerShape(Circle()) }, is: note { Text("a").glassEffect(.regular, in: Circle()) })
    expect(note { glass }, is: note { Text("a").glassEffect(.regular, in: Rectangle()) })
    expect(
      note { glass.containerShape(ContainerRelativeShape()).containerShape(Circle()) },
      is: note { glass.containerShape(Circle()) })
    // A path that is moved ends where it was moved to.
    var line = Path()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 5, y: 3))
    let moved = line.offsetBy(dx: 10, dy: 20)
    expect(moved.currentPoint, is: CGPoint(x: 15, y: 23))
    expect(moved.boundingRect, is: CGRect(x: 11, y: 22, width: 4, height: 1))
    expect(line.applying(CGAffineTransform(translationX: 10, y: 20)), is: moved)
    expect(Path().offsetBy(dx: 1, dy: 1).currentPoint == nil)
    // An added path keeps its own end.
    line.move(to: CGPoint(x: 0, y: 0))
    var both = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    both.addPath(line, transform: CGAffineTransform(translationX: 1, y: 1))
    expect(both.currentPoint, is: CGPoint(x: 1, y: 1))
    both.addPath(Path())
    expect(both.currentPoint, is: CGPoint(x: 1, y: 1))
    // Layers of a canvas run in contexts of their own.
    struct Failure: Error {}
    var context = GraphicsContext()
    var runs = 0
    context.clipToLayer(opacity: 0.5) { layer in
      runs += 1
      layer.opacity = 0.1
    }
    context.drawLayer { layer in
      runs += 1
      layer.opacity = 0.1
    }
    expect(runs, is: 2)
    expect(context.opacity, is: 1)
    #expect(throws: Failure.self) { try context.clipToLayer { _ in throw Failure() } }
  }
}
