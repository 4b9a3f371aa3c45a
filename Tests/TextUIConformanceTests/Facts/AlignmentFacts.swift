import SwiftUI

/// Placement of views that overlap, choose their place, or are laid out from right to left.
enum AlignmentFacts {
  private static let depth: Source = .page("zstack")
  static let all: [Fact] = depths + guides + directions
  private static let depths: [Fact] =
    Fact.alignments.flatMap { name, alignment, place in
      [
        Fact.places("Layers align \(name)", depth, ["a 0,0 100x100", "b \(place) 20x20"]) { stage in
          ZStack(alignment: alignment) { stage.pair((100, 100), (20, 20)) }
        },
        .places(
          "An overlay aligns \(name)", .view("overlay(alignment:content:)"), ["a 0,0 100x100", "b \(place) 20x20"]
        ) { stage in stage.box("a", 100, 100).overlay(alignment: alignment) { stage.box("b", 20, 20) } },
        .places(
          "A background aligns \(name)", .view("background(alignment:content:)"), ["a 0,0 100x100", "b \(place) 20x20"]
        ) { stage in stage.box("a", 100, 100).background(alignment: alignment) { stage.box("b", 20, 20) } },
      ]
    } + [
      .places("Layers are as large as all of them together", depth, ["z 0,0 100x80"]) { stage in
        layers(Color.gray.frame(width: 100, height: 20), Color.gray.frame(width: 20, height: 80)).probed("z", stage)
      },
      .places("Each layer is offered all", depth, ["a 0,0 320x200", "b 0,0 320x200"]) { stage in
        layers(stage.box("a"), stage.box("b"))
      },
      .places(
        "An overlay is offered the size of what it lies over", .view("overlay(alignment:content:)"), ["b 0,0 100x40"]
      ) { stage in Color.gray.frame(width: 100, height: 40).overlay { stage.box("b") } },
      .places(
        "A background is offered the size of what it lies under", .view("background(alignment:content:)"),
        ["b 0,0 100x40"]
      ) { stage in Color.gray.frame(width: 100, height: 40).background { stage.box("b") } },
      .places(
        "A large overlay makes nothing larger", .view("overlay(alignment:content:)"),
        ["a 0,0 40x20", "b -30,-20 100x60"]
      ) { stage in Color.gray.frame(width: 40, height: 20).overlay { stage.box("b", 100, 60) }.probed("a", stage) },
      .places(
        "A large background makes nothing larger", .view("background(alignment:content:)"),
        ["a 0,0 40x20", "b -30,-20 100x60"]
      ) { stage in Color.gray.frame(width: 40, height: 20).background { stage.box("b", 100, 60) }.probed("a", stage) },
      .places(
        "Several views in an overlay are layers", .view("overlay(alignment:content:)"),
        ["b 40,40 20x20", "c 30,20 40x60"]
      ) { stage in
        Color.gray.frame(width: 100, height: 100).overlay { views(stage.box("c", 40, 60), stage.box("b", 20, 20)) }
      },
    ]

  private static let guide: Source = .view("alignmentguide(_:computevalue:)-6y3u2")
  /// A wide box above a narrow one with guides.
  private static func guided<V: View>(
    _ name: String, _ expected: [String], @ViewBuilder _ change: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> Fact {
    .places(name, guide, expected) { stage in
      VStack(alignment: .leading, spacing: 0) {
        stage.box("a", 100, 20)
        change(AnyView(stage.box("b", 40, 20)))
      }
    }
  }

  private static let guides: [Fact] = [
    guided("A guide says where a view's alignment lies", ["a 40,0 100x20", "b 0,20 40x20"]) {
      $0.alignmentGuide(.leading) { $0[.trailing] }
    },
    guided("A guide may be a number", ["a 0,0 100x20", "b 30,20 40x20"]) { $0.alignmentGuide(.leading) { _ in -30 } },
    .places("A guide makes its stack larger", guide, ["column 0,0 130x40"]) { stage in
      VStack(alignment: .leading, spacing: 0) {
        Color.gray.frame(width: 100, height: 20)
        Color.gray.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 30 }
      }.probed("column", stage)
    },
    guided("A guide knows the view's size", ["a 10,0 100x20", "b 0,20 40x20"]) {
      $0.alignmentGuide(.leading) { $0.width / 4 }
    },
    guided("A guide of another alignment does nothing", ["a 0,0 100x20", "b 0,20 40x20"]) {
      $0.alignmentGuide(.trailing) { _ in 30 }
    },
    guided("The outer of two guides of one alignment counts", ["a 0,0 100x20", "b 20,20 40x20"]) {
      $0.alignmentGuide(.leading) { _ in -80 }.alignmentGuide(.leading) { _ in -20 }
    },
    .places("A vertical guide moves in a row", guide, ["a 0,20 20x20", "b 20,0 20x20"]) { stage in
      HStack(alignment: .top, spacing: 0) {
        stage.box("a", 20, 20)
        stage.box("b", 20, 20).alignmentGuide(.top) { $0[.bottom] }
      }
    },
    .places(
      "An alignment of one's own passes through containers", .page("alignmentid"), ["a 60,0 20x20", "b 0,20 60x20"]
    ) { stage in
      VStack(alignment: .ownPlace, spacing: 0) {
        stage.box("a", 20, 20)
        HStack(spacing: 0) { stage.box("b", 60, 20).alignmentGuide(.ownPlace) { $0[.trailing] } }
      }
    },
    .places(
      "An alignment of one's own has its default", .page("alignmentid"), ["a 20,0 20x20", "b 0,20 60x20"]
    ) { stage in VStack(alignment: .ownCentre, spacing: 0) { stage.pair((20, 20), (60, 20)) } },
    .places("Layers follow guides in both directions", guide, ["a 0,0 100x100", "b 20,40 20x20"]) { stage in
      ZStack(alignment: .topLeading) {
        stage.box("a", 100, 100)
        stage.box("b", 20, 20).alignmentGuide(.leading) { _ in -20 }.alignmentGuide(.top) { _ in -40 }
      }
    },
  ]

  private static let direction: Source = .page("environmentvalues/layoutdirection")
  private static let directions: [Fact] = [
    .places("From right to left a row begins at the right", direction, ["a 30,0 20x20", "b 0,0 30x20"]) { stage in
      HStack(spacing: 0) { stage.pair((20, 20), (30, 20)) }.environment(\.layoutDirection, .rightToLeft)
    },
    .places("From right to left leading is right", direction, ["a 0,0 100x20", "b 80,20 20x20"]) { stage in
      VStack(alignment: .leading, spacing: 0) { stage.pair((100, 20), (20, 20)) }.environment(
        \.layoutDirection, .rightToLeft)
    },
    .places("From right to left leading padding is right", direction, ["a 0,0 40x20", "b 0,0 60x20"]) { stage in
      stage.box("a", 40, 20).padding(.leading, 20).probed("b", stage).environment(\.layoutDirection, .rightToLeft)
    },
    .places("A column is the same from right to left", direction, ["a 0,0 20x20", "b 0,20 20x40"]) { stage in
      VStack(spacing: 0) { stage.pair((20, 20), (20, 40)) }.environment(\.layoutDirection, .rightToLeft)
    },
  ]
}

extension HorizontalAlignment {
  private enum OwnPlace: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum OwnCentre: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  fileprivate static let ownPlace = HorizontalAlignment(OwnPlace.self)
  fileprivate static let ownCentre = HorizontalAlignment(OwnCentre.self)
}
