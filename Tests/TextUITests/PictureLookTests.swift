@testable import TextUI

@MainActor struct PictureLookTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { note { view } }
  private func note<V: View>(@ViewBuilder _ view: () -> V) -> String { draw(view).note }

  @Test func `A picture shows how it takes colors and how its layers are drawn`() {
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
  }

  @Test func `A symbol's own layer mode has precedence over the one around it`() {
    let star = Image(systemName: "star")
    let around: [(SymbolRenderingMode?, String)] = [
      (nil, "{star multicolor variant.fill}"), (.multicolor, "{star variant.fill multicolor}"),
      (.hierarchical, "{star variant.fill hierarchical}"), (.monochrome, "{star variant.fill}"),
    ]
    for (mode, expected) in around {
      check(expected) {
        HStack { star.symbolRenderingMode(mode) }.symbolRenderingMode(.multicolor).symbolVariant(.fill)
      }
    }
  }

  @Test func `A rendered picture has the proposed size, in pixels of its scale`() {
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
  }

  @Test func `Glass follows the shape of its container`() {
    let glass = Text("a").glassEffect(.regular, in: ContainerRelativeShape())
    check(note { Text("a").glassEffect(.regular, in: Circle()) }) { glass.containerShape(Circle()) }
    check(note { Text("a").glassEffect(.regular, in: Rectangle()) }) { glass }
    check(note { glass.containerShape(Circle()) }) {
      glass.containerShape(ContainerRelativeShape()).containerShape(Circle())
    }
  }

  @Test func `A path that is moved ends where it was moved to`() {
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
  }

  @Test func `Layers of a canvas run in contexts of their own`() throws {
    struct Failure: Error {}
    var (context, runs) = (GraphicsContext(), 0)
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
