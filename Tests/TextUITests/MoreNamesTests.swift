@testable import TextUI

@MainActor struct MoreNamesTests {
  @Test func `shapes are drawn over each other, moved and turned`() {
    expect(
      draw(columns: 30, height: 12) { MoreNames.Shapes() },
      is: """
          both                            {border blue 2 capsule on red capsule}
          <----->                         {outline blue circle}
            <----->                       {outline green circle}
          <----->                         {outline black 3 rounded}
          <----->                         {fill mint rotated 45}
          turned                          {transformed}
             moved
          not moved
          <---------------------------->  {fill gradient red blue}
        """)
  }

  @Test func `closures that are passed on need not escape`() {
    expect(
      draw(columns: 30, height: 12) { MoreNames.presenting({ Button("OK") {} }, { Button("Item") {} }) },
      is: """
                     [Menu v]
                    [~Link >~]
                       hold
        ~ hold: Item
                      pushed
                      asked
        ! alert
        | Careful
        | [OK]
        """)
  }

  @Test func `tabs of a section are among the others`() throws {
    let screen = ScreenInUse(columns: 60, height: 6) { MoreNames.Tabs(showsMore: true) }
    expect(screen.controls, is: ["tab Home", "tab Search", "tab Songs", "tab More", "tab Last"])
    expect(screen.text, contains: "[*<> Home*]  [<> Search]  [<> Songs <3>]  [<> More]")
    try screen.press("Search")
    expect(screen.text, contains: "results")
    let fewer = ScreenInUse(columns: 60, height: 6) { MoreNames.Tabs(showsMore: false) }
    expect(fewer.controls, is: ["tab Home", "tab Search", "tab Songs", "tab Last"])
  }

  @Test func `a bar without its title keeps the name for the way back`() {
    let pushed = TextScreen(columns: 30, height: 6) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Root").toolbar(removing: .title).navigationDestination(for: Int.self) { _ in
          Text("pushed").navigationTitle("Next").toolbar(removing: .title)
        }
      }
    }
    expect(pushed.text, contains: "[<Root]")
    expect(pushed.text, lacks: "Next")
  }

  @Test func `the user opens the branches of a tree`() throws {
    let screen = ScreenInUse(columns: 30, height: 10) { List(MoreNames.Food.all, children: \.parts) { Text($0.id) } }
    expect(screen.lines, is: ["* [> Fruit]", "* Bread"])
    try screen.press("Fruit")
    try screen.press("Citrus")
    expect(screen.lines, is: ["* [v Fruit]", "*    Apple", "*    [v Citrus]", "*       Lime", "* Bread"])
  }

  @Test func `rows are deleted and moved without the app's help`() throws {
    let foods = StateOf(["a", "b", "c"].map { MoreNames.Food(id: $0) })
    let edited = ScreenInUse(columns: 30, height: 10) {
      List(foods.binding, editActions: .all) { food in Text(food.wrappedValue.id) }
    }
    expect(edited.lines, is: ["~ each  swipe: Delete (destructive); move", "* a", "* b", "* c"])
    try perform("Move Down", on: "a", edited)
    expect(foods.value.map(\.id), is: ["b", "a", "c"])
    try perform("Delete", on: "b", edited)
    expect(foods.value.map(\.id), is: ["a", "c"])
  }

  @Test func `a renaming begins in a view that supports it`() throws {
    let journal = Journal()
    let renaming = ScreenInUse(columns: 30, height: 6) {
      RenameButton()
      MoreNames.Passing { RenameButton() }.renameAction { journal.add("renamed") }
    }
    expect(renaming.text, contains: "[~<> Rename~]")
    let rename = try #require(renaming.screen.elements.first { $0.label == "Rename" && $0.press != nil }?.press)
    rename()
    expect(journal.take(), is: ["renamed"])
  }

  private func perform(_ action: String, on row: String, _ screen: ScreenInUse) throws {
    let element = try #require(screen.screen.elements.first { $0.label == row })
    try #require(element.actions.first { $0.name == action }, "\(element.actions.map(\.name))").perform()
    screen.screen.update()
  }

  @Test @MainActor func `transforms of a plane`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(quarter.translatedBy(x: 2, y: 0))
    expect(abs(point.x) < 1e-9)
    expect(abs(point.y - 3) < 1e-9)
    let back = quarter.concatenating(quarter.inverted())
    expect(abs(back.a - 1) < 1e-9)
    expect(abs(back.b) < 1e-9)
    expect(CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(scaleX: 2, y: 1)).width, is: 4)
    let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    expect(abs(turned.m12 - 1) < 1e-9)
    expect(turned.isAffine)
  }
}

extension ScreenInUse {
  fileprivate var lines: [String] { screen.lines().filter { !$0.isEmpty } }
}

/// A value that a screen changes.
@MainActor @Observable private final class StateOf<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
