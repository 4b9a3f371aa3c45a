@testable import TextUI

extension Color {
  fileprivate enum Brand { static var green: Color { Color("Brand/green") } }
}

/// Small things of many screens, each as a phone draws it.
@MainActor struct PhoneDetailTests: DrawnSuite {
  @Test func `a view takes a part of its container's length`() {
    let red = Color.red.frame(height: 20)
    let half = draw(columns: 40) { red.containerRelativeFrame(.horizontal) { width, _ in width / 2 } }
    let parts = draw(columns: 40) { red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0) }
    expect(half, contains: "          <------------------> ")
    expect(parts, contains: "     <----------------------------> ")
    expect(
      draw(columns: 40) { Text("a").containerRelativeFrame(.horizontal, alignment: .trailing) },
      contains: String(repeating: " ", count: 39) + "a")
  }

  @Test func `an outline without a color has its dashes`() {
    let dashes = StrokeStyle(lineWidth: 2, dash: [4, 2])
    let inner = draw {
      Text("a").padding().background { RoundedRectangle(cornerRadius: 8).strokeBorder(style: dashes) }
    }
    let outer = draw { Text("a").padding().overlay { Capsule().strokeBorder(.red, style: dashes) } }
    expect(inner, contains: "{border primary dashed 2 rounded}")
    expect(outer, contains: "{border red dashed 2 capsule}")
  }

  @Test func `a picture is a symbol in a tab bar, and as high as it is in a label and a row`() {
    let logo = Image("logo").resizable().scaledToFit()
    let tabs = draw { TabView { Text("a").tabItem { views(logo, Text("One")) } } }
    expect(tabs, contains: "_ [*<> One*]            {logo}")
    let label = draw {
      Label {
        Text("One")
      } icon: {
        logo
      }
    }
    expect(label.split(separator: "\n").count, is: 5)
    let row = draw { List { HStack { views(logo.frame(height: 20), Text("Two")) } } }
    expect(row, contains: "* <----------->    Two")
  }

  @Test func `a color of a catalog's folder is a tint`() {
    expect(draw { Button("a") {}.tint(.Brand.green) }, contains: "[a]           {color:Brand/green}")
  }

  @Test func `a row pushes its value on a stack with a path of one type`() throws {
    let screen = ScreenInUse {
      With(value: [Int]()) { path in
        NavigationStack(path: path) {
          List { NavigationLink("Row", value: 1) }.navigationDestination(for: Int.self) { Text("Detail \($0)") }
        }
      }
    }
    try screen.press("Row")
    expect(screen.text, contains: "Detail 1")
  }
}
