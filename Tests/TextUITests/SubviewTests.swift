@testable import TextUI

/// A container that takes its content apart arranges the resulting views, not the written ones.
@MainActor struct SubviewTests: DrawnSuite {
  @Test func `containers arrange the views of their content`() {
    check("         4 more\n         1  a\n         2  b\n         [c]", columns: 20, height: 12) {
      Cards {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
        Pair()
        if true { Text("f") }
        EmptyView()
      }
    }
  }

  @Test func `a container puts views between those of its content`() {
    check("          -  d\n          -  e\n       0 of none") {
      VStack {
        ForEach(subviews: Pair()) { subview in across(Text("-"), subview) }
        Group(subviews: EmptyView()) { Text(verbatim: "\($0.count) of none") }
        Group(subviews: Text("x")) { $0.dropFirst() }
      }
    }
  }

  @Test func `sections have their parts, and views outside of any are a section of their own`() {
    check("           0/2/0  a  b\n        1/2/0  Fruit  c  d\n       1/1/1  Nuts  e  foot", columns: 30) {
      ForEach(sections: Sections()) { section in
        HStack {
          Text(verbatim: "\(section.header.count)/\(section.content.count)/\(section.footer.count)")
          section.header
          section.content
          section.footer
        }
      }
    }
  }

  @Test func `only the container itself reads the values of its views`() {
    check("        none -1\n        outer 7\n         own 1\n         none 3") {
      ForEach(subviews: Told()) { subview in
        Text(verbatim: "\(subview.containerValues.mark) \(subview.containerValues.tag(for: Int.self) ?? -1)")
      }
    }
  }

  @Test func `a view's environment is that of its place, and its own modifiers have precedence`() {
    check("         plain          {red}\n          blue          {blue}", columns: 20) {
      ForEach(subviews: Coloured()) { $0.foregroundStyle(.red) }
    }
  }

  @Test func `a view keeps its state wherever it is moved, and appears where it is placed`() {
    let (journal, model) = (Journal(), Order())
    let screen = TextScreen(columns: 30, height: 12) { Moved(model: model, journal: journal) }
    screen.press("a 0")
    expect(journal.take(), is: ["a appears", "b appears"])
    expect(screen.text, contains: "[a 1]")
    model.isReversed = true
    expect(screen.text, contains: "[a 1]")
    model.isBHidden = true
    expect(screen.text, contains: "[a 1]")
    expect(screen.text, lacks: "[b 0]")
    expect(journal.take(), is: ["b disappears"])
  }

  @Test func `a change inside one of the content's views is arranged anew`() {
    let growing = Order()
    let grown = TextScreen(columns: 30, height: 12) {
      Group(subviews: Growing(model: growing)) { subviews in
        Text(verbatim: "\(subviews.count) views")
        subviews
      }
    }
    expect(grown.text, contains: "2 views")
    growing.isBHidden = true
    expect(grown.text, contains: "1 views")
    expect(grown.text, lacks: "second")
    growing.isBHidden = false
    expect(grown.text, contains: "2 views", "second")
  }
}

/// Shows three of its views, and the count of the rest.
private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: content) { subviews in
        if subviews.count > 3 { Text(verbatim: "\(subviews.count - 2) more") }
        ForEach(Array(subviews.prefix(2).enumerated()), id: \.element.id) { index, subview in
          across(Text(verbatim: "\(index + 1)"), subview)
        }
        if let third = subviews.dropFirst(2).first { Button(action: {}) { third } }
      }
    }
  }
}

private struct Pair: View {
  var body: some View {
    Text("d")
    Text("e")
  }
}

private struct Sections: View {
  var body: some View {
    Text("a")
    Text("b")
    Section("Fruit") { views(Text("c"), Text("d")) }
    Section(content: { Text("e") }, header: { Text("Nuts") }, footer: { Text("foot") })
  }
}

extension ContainerValues { @Entry fileprivate var mark: String = "none" }

private struct Told: View {
  var body: some View {
    VStack { Text("inner").containerValue(\.mark, "hidden") }
    Text("b").containerValue(\.mark, "own").containerValue(\.mark, "outer").tag(7)
    ForEach([1], id: \.self) { _ in Text("c").containerValue(\.mark, "own") }
    Text("d").tag(3)
  }
}

private struct Coloured: View {
  var body: some View {
    Text("plain")
    Text("blue").foregroundStyle(.blue)
  }
}

@Observable private final class Order {
  var isReversed = false
  var isBHidden = false
}

private struct Counter: View {
  let name: String
  let journal: Journal
  @State private var count = 0
  var body: some View {
    VStack { Button("\(name) \(count)") { count += 1 } }
      .onAppear { journal.add("\(name) appears") }
      .onDisappear { journal.add("\(name) disappears") }
  }
}

private struct Moved: View {
  let model: Order
  let journal: Journal
  var body: some View {
    VStack {
      Group(subviews: content) { subviews in ForEach(model.isReversed ? subviews.reversed() : Array(subviews)) { $0 } }
    }
  }

  @ViewBuilder private var content: some View {
    Counter(name: "a", journal: journal)
    if !model.isBHidden { Counter(name: "b", journal: journal) }
  }
}

private struct Growing: View {
  let model: Order
  var body: some View {
    Text("first")
    if !model.isBHidden { Text("second") }
  }
}
