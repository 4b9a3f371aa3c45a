import TestSupport
import Testing

@testable import TextUI

/// Spacers and dividers follow the stack around them, however it is written.
@MainActor
@Suite struct StackAxisTests {
  /// A layout of an app's that says that it is a stack.
  private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private static var rows: [(String, AnyLayout)] {
    [
      ("erased", AnyLayout(HStackLayout())), ("erased twice", AnyLayout(AnyLayout(HStackLayout()))),
      ("an app's", AnyLayout(Row())),
    ]
  }

  @Test @MainActor func `A row's spacer takes its width, and its divider stands upright`() {
    let spaced = draw(columns: 10, height: 3) { HStack { parts { Spacer() } } }
    let divided = draw(columns: 10, height: 3) { HStack { parts { Divider() } } }
    expect(spaced, is: "  a        b")
    expect(divided, contains: "<|>")
    for (name, layout) in Self.rows {
      expect(draw(columns: 10, height: 3) { layout { parts { Spacer() } } }, is: spaced, "\(name)")
      expect(draw(columns: 10, height: 3) { layout { parts { Divider() } } }, is: divided, "\(name)")
    }
    expect(draw(columns: 10, height: 3) { HStackLayout() { parts { Spacer() } } }, is: spaced)
    expect(draw(columns: 10, height: 3) { Row() { parts { Spacer() } } }, is: spaced)
  }

  @Test @MainActor func `A column's spacer takes its height, and its divider lies level`() {
    let column = AnyLayout(VStackLayout())
    expect(
      draw(columns: 5, height: 4) { column { parts { Spacer() } } },
      is: draw(columns: 5, height: 4) { VStack { parts { Spacer() } } })
    expect(
      draw(columns: 5, height: 4) { column { parts { Divider() } } },
      is: draw(columns: 5, height: 4) { VStack { parts { Divider() } } })
  }

  @Test @MainActor func `Stacks say which way they go, and layers do not`() {
    expect(HStackLayout.layoutProperties.stackOrientation, is: .horizontal)
    expect(VStackLayout.layoutProperties.stackOrientation, is: .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test @MainActor func `A layout that changes turns its spacers and dividers`() {
    let screen = TextScreen(columns: 10, height: 5) { Turning() }
    let row = screen.text
    expect(row, contains: "<|>")
    screen.press("turn")
    let column = screen.text
    expect(column.contains("-----") && !column.contains("<|>"), "\(column)")
    screen.press("turn")
    expect(screen.text, is: row)
  }

  private struct Turning: View {
    @State private var isRow = true
    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Button("turn") { isRow.toggle() }
        Spacer()
        Divider()
      }
    }
  }

  @ViewBuilder private func parts<Between: View>(_ between: () -> Between) -> some View {
    Text("a")
    between()
    Text("b")
  }
}
