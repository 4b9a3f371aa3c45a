import SwiftUI

/// How stacks distribute their space, and which views they contain.
enum StackFacts {
  private static let session: Source = .session("2019, 237: Building Custom Views with SwiftUI")
  private static let horizontal: Source = .page("hstack")
  private static let vertical: Source = .page("vstack")
  static let all: [Fact] = rows + columns + sharing + spacers + transparent
  private static let rows: [Fact] =
    [("top", VerticalAlignment.top, 0), ("center", .center, 20), ("bottom", .bottom, 40)].map { name, alignment, y in
      .places("A row aligns at the \(name)", horizontal, ["a 0,0 20x60", "b 20,\(y) 20x20"]) { stage in
        HStack(alignment: alignment, spacing: 0) { stage.pair((20, 60), (20, 20)) }
      }
    } + [
      .places(
        "A row places its views from the leading to the trailing edge", horizontal,
        ["a 0,0 20x20", "b 30,0 40x20", "c 80,0 60x20", "row 0,0 140x20"]
      ) { stage in
        across(spacing: 10, stage.box("a", 20, 20), stage.box("b", 40, 20), stage.box("c", 60, 20)).probed("row", stage)
      },
      .places(
        "A row without a spacing leaves eight points between colours",
        .article("objc.io, Thinking in SwiftUI: default spacing"), ["a 0,0 20x20", "b 28,0 20x20"]
      ) { stage in HStack { stage.pair((20, 20), (20, 20)) } },
      .places("A row is as high as its highest view", horizontal, ["row 0,0 40x60"]) { stage in
        across(spacing: 0, Color.gray.frame(width: 20, height: 60), Color.gray.frame(width: 20, height: 20)).probed(
          "row", stage)
      },
    ]

  private static let columns: [Fact] =
    [("leading", HorizontalAlignment.leading, 0), ("center", .center, 20), ("trailing", .trailing, 40)].map {
      name, alignment, x in
      .places("A column aligns at the \(name)", vertical, ["a 0,0 60x20", "b \(x),20 20x20"]) { stage in
        VStack(alignment: alignment, spacing: 0) { stage.pair((60, 20), (20, 20)) }
      }
    } + [
      .places(
        "A column places its views from the top to the bottom", vertical,
        ["a 0,0 20x20", "b 0,40 20x40", "column 0,0 20x80"]
      ) { stage in VStack(spacing: 20) { stage.pair((20, 20), (20, 40)) }.probed("column", stage) },
      .places(
        "A column without a spacing leaves eight points between colours",
        .article("objc.io, Thinking in SwiftUI: default spacing"), ["a 0,0 20x20", "b 0,28 20x20"]
      ) { stage in VStack { stage.pair((20, 20), (20, 20)) } },
      .places("A column that overflows is centred in its frame", session, ["a 0,-20 20x40", "b 0,20 20x40"]) { stage in
        VStack(spacing: 0) { stage.pair((20, 40), (20, 40)) }.frame(height: 40)
      },
    ]

  private static let sharing: [Fact] = [
    .places("Two that take all share in equal parts", session, ["a 0,0 160x20", "b 160,0 160x20"]) { stage in
      HStack(spacing: 0) { stage.pair((nil, 20), (nil, 20)) }
    },
    .places("Spacing is taken off before it is shared", session, ["a 0,0 150x20", "b 170,0 150x20"]) { stage in
      HStack(spacing: 20) { stage.pair((nil, 20), (nil, 20)) }
    },
    .places(
      "Fixed lengths are subtracted before the rest is shared", session,
      ["a 0,0 100x20", "b 100,0 120x20", "c 220,0 100x20"]
    ) { stage in across(spacing: 0, stage.box("a", nil, 20), stage.box("b", 120, 20), stage.box("c", nil, 20)) },
    .places("Columns share height in equal parts", session, ["a 0,0 20x100", "b 0,100 20x100"]) { stage in
      down(spacing: 0, stage.box("a", 20), stage.box("b", 20))
    },
    .places("The less flexible is asked first: a least width", session, ["a 0,0 200x20", "b 200,0 120x20"]) { stage in
      across(spacing: 0, Color.gray.frame(minWidth: 200, maxHeight: 20).probed("a", stage), stage.box("b", nil, 20))
    },
    .places("The less flexible is asked first: a largest width", session, ["a 0,0 270x20", "b 270,0 50x20"]) { stage in
      across(spacing: 0, stage.box("a", nil, 20), Color.gray.frame(maxWidth: 50, maxHeight: 20).probed("b", stage))
    },
    .places("The higher priority is offered all", .view("layoutpriority(_:)"), ["a 0,0 0x20", "b 0,0 320x20"]) {
      stage in across(spacing: 0, stage.box("a", nil, 20), stage.box("b", nil, 20).layoutPriority(1))
    },
    .places(
      "The higher priority leaves others their least", .view("layoutpriority(_:)"), ["a 0,0 40x20", "b 40,0 280x20"]
    ) { stage in
      HStack(spacing: 0) {
        Color.gray.frame(minWidth: 40, maxHeight: 20).probed("a", stage)
        stage.box("b", nil, 20).layoutPriority(1)
      }
    },
    .places("Priorities are compared, not added", .view("layoutpriority(_:)"), ["a 0,0 160x20", "b 160,0 160x20"]) {
      stage in across(spacing: 0, stage.box("a", nil, 20).layoutPriority(2), stage.box("b", nil, 20).layoutPriority(2))
    },
    .places("A row whose views are fixed is as wide as they are", session, ["row 0,0 60x20"]) { stage in
      across(spacing: 0, Color.gray.frame(width: 40, height: 20), Color.gray.frame(width: 20, height: 20)).probed(
        "row", stage)
    },
    .places("Rows of rows share by row", session, ["a 0,0 80x20", "b 80,0 80x20", "c 160,0 160x20"]) { stage in
      across(spacing: 0, HStack(spacing: 0) { stage.pair((nil, 20), (nil, 20)) }, stage.box("c", nil, 20))
    },
  ]

  private static let spacer: Source = .page("spacer")
  private static let spacers: [Fact] = [
    .places("A spacer pushes its neighbours apart", spacer, ["a 0,0 20x20", "b 300,0 20x20"]) { stage in
      across(spacing: 0, stage.box("a", 20, 20), Spacer(), stage.box("b", 20, 20))
    },
    .places("A spacer before a view pushes it to the end", spacer, ["a 300,0 20x20"]) { stage in
      across(spacing: 0, Spacer(), stage.box("a", 20, 20))
    },
    .places("Spacers on both sides centre a view", spacer, ["a 150,0 20x20"]) { stage in
      across(spacing: 0, Spacer(), stage.box("a", 20, 20), Spacer())
    },
    .places("Two spacers are twice one", spacer, ["a 0,0 20x20", "b 193,0 20x20", "c 300,0 20x20"]) { stage in
      HStack(spacing: 0) {
        stage.box("a", 20, 20)
        Spacer(minLength: 0)
        Spacer(minLength: 0)
        stage.box("b", 20, 20)
        Spacer(minLength: 0)
        stage.box("c", 20, 20)
      }
    },
    .places("A spacer in a column pushes down", spacer, ["a 0,0 20x20", "b 0,180 20x20"]) { stage in
      down(spacing: 0, stage.box("a", 20, 20), Spacer(), stage.box("b", 20, 20))
    },
    .places("A spacer keeps its least length", spacer, ["a 0,0 200x20", "b 240,0 80x20"]) { stage in
      across(spacing: 0, stage.box("a", 200, 20), Spacer(minLength: 40), stage.box("b", nil, 20))
    },
    .places(
      "A spacer gives way to what takes all", .article("OpenSwiftUI, Spacer: a priority of minus infinity"),
      ["a 0,0 320x20"]
    ) { stage in across(spacing: 0, stage.box("a", nil, 20), Spacer(minLength: 0)) },
    .places("A spacer without a least length keeps eight points", spacer, ["a 0,0 312x20"]) { stage in
      across(spacing: 0, stage.box("a", nil, 20), Spacer())
    },
    .places(
      "A spacer takes no spacing", .article("OpenSwiftUI, Spacer: no spacing along its stack"),
      ["a 0,0 20x20", "b 300,0 20x20"]
    ) { stage in across(stage.box("a", 20, 20), Spacer(), stage.box("b", 20, 20)) },
    .places("A spacer in a row takes no height", spacer, ["row 0,0 320x20"]) { stage in
      across(spacing: 0, Color.gray.frame(width: 20, height: 20), Spacer()).probed("row", stage)
    },
  ]

  private static let transparent: [Fact] = [
    .places("An empty view takes no part, and no spacing", .page("emptyview"), ["a 0,0 20x20", "b 30,0 20x20"]) {
      stage in across(spacing: 10, stage.box("a", 20, 20), EmptyView(), stage.box("b", 20, 20))
    },
    .places("A condition that does not hold takes no part", .page("viewbuilder"), ["a 0,0 20x20", "b 30,0 20x20"]) {
      stage in
      HStack(spacing: 10) {
        stage.box("a", 20, 20)
        if stage.said.count > 100 { stage.box("never", 20, 20) }
        stage.box("b", 20, 20)
      }
    },
    .places("A group is what is in it", .page("group"), ["a 0,0 20x20", "b 30,0 20x20", "c 60,0 20x20"]) {
      stage in across(spacing: 10, Group { stage.pair((20, 20), (20, 20)) }, stage.box("c", 20, 20))
    },
    .places("A modifier of a group goes to each of its views", .page("group"), ["a 10,0 20x20", "b 50,0 20x20"]) {
      stage in HStack(spacing: 0) { Group { stage.pair((20, 20), (20, 20)) }.padding(.horizontal, 10) }
    },
    .places("A modifier of a ForEach goes to each of its views", .page("foreach"), ["a 10,0 20x20", "b 50,0 20x20"]) {
      stage in
      HStack(spacing: 0) { ForEach(["a", "b"], id: \.self) { stage.box($0, 20, 20) }.padding(.horizontal, 10) }
    },
    .places(
      "A composite view of two views is two views to its stack", .session("2021, 10022: Demystify SwiftUI"),
      ["a 0,0 20x20", "b 30,0 20x20"]
    ) { stage in HStack(spacing: 10) { Pair(stage: stage) } },
    .places("An empty stack has no size", horizontal, ["a 0,0 0x0"]) { stage in
      HStack(spacing: 0) {}.probed("a", stage)
    },
    .places(
      "A view of type Optional that is nil takes no part", .page("viewbuilder"),
      ["a 0,0 20x20", "b 30,0 20x20"]
    ) { stage in
      let none: Color? = nil
      across(spacing: 10, stage.box("a", 20, 20), none, stage.box("b", 20, 20))
    },
  ]

  private struct Pair: View {
    let stage: Stage
    var body: some View { stage.pair((20, 20), (20, 20)) }
  }
}
