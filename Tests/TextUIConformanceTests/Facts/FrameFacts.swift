import SwiftUI

enum FrameFacts {
  private static let session: Source = .session("2019, 237: Building Custom Views with SwiftUI")
  private static let frame: Source = .view("frame(width:height:alignment:)")
  private static let flexible: Source = .article(
    "objc.io, Thinking in SwiftUI: flexible frames clamp what they are offered")

  static let all: [Fact] = fixed + alignments + flexibleFrames + paddings + moves + sizes

  private static let fixed: [Fact] = [
    .places("A colour takes all the space that it is offered", session, ["a 0,0 320x200"]) { $0.box("a") },
    .places("A frame has the size that it says", frame, ["a 0,0 100x40"]) { $0.box("a", 100, 40) },
    .places("A frame of one dimension takes the other from its view", frame, ["a 0,0 100x200"]) { $0.box("a", 100) },
    .places("A frame of a height takes its width from its view", frame, ["a 0,0 320x40"]) { $0.box("a", nil, 40) },
    .places("A frame centres its view", frame, ["a 40,40 20x20", "b 0,0 100x100"]) {
      $0.box("a", 20, 20).frame(width: 100, height: 100).probed("b", $0)
    },
    .places("A frame offers its own size to its view", session, ["a 0,0 100x40", "b 0,0 100x40"]) {
      $0.box("a").frame(width: 100, height: 40).probed("b", $0)
    },
    .places("A view may be larger than its frame, and stays centred", session, ["a -50,-20 200x60", "b 0,0 100x20"]) {
      $0.box("a", 200, 60).frame(width: 100, height: 20).probed("b", $0)
    },
    .places(
      "The outer of two frames decides what the neighbours see", frame,
      ["a 20,0 60x20", "b 0,0 100x20", "c 100,0 20x20"]
    ) { stage in across(spacing: 0, stage.box("a", 60, 20).frame(width: 100).probed("b", stage), stage.box("c", 20, 20))
    },
    .places("A frame without numbers changes nothing", frame, ["a 0,0 40x20"]) {
      $0.box("a", 40, 20).frame(width: nil, height: nil)
    },
  ]

  private static let alignments: [Fact] = Fact.alignments.map { name, alignment, place in
    .places("A frame aligns its view \(name)", frame, ["a \(place) 20x20"]) {
      $0.box("a", 20, 20).frame(width: 100, height: 100, alignment: alignment)
    }
  }

  /// The size of a frame with limits in 320 points, around a view of 50 points or one that takes all space.
  private static let flexibleFrames: [Fact] = [
    flexible("A largest width without limit takes all that is offered", 50, nil, nil, .infinity, is: 320),
    flexible("A largest width is reached where the view is smaller", 50, nil, nil, 100, is: 100),
    flexible("A largest width holds a view back that takes all", nil, nil, nil, 100, is: 100),
    flexible("A view that is wider than the largest width hangs over", 200, nil, nil, 100, is: 100),
    flexible("A least width makes room around a smaller view", 50, 100, nil, nil, is: 100),
    flexible("A least width leaves a wider view its own", 150, 100, nil, nil, is: 150),
    flexible("A least width leaves a view that takes all what it takes", nil, 100, nil, nil, is: 320),
    flexible("A least width is kept where less is offered", nil, 400, nil, nil, is: 400),
    flexible("Between both limits the offer counts and not the view", 200, 50, nil, 100, is: 100),
    flexible("Between wide limits the offer counts and not the view", 50, 20, nil, 400, is: 320),
    flexible("A least width holds back to the offer what hangs over", 400, 100, nil, nil, is: 320),
    flexible("An ideal width does nothing where a width is offered", 50, nil, 120, nil, is: 50),
  ]

  private static func flexible(
    _ name: String, _ width: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ largest: CGFloat?, is expected: Int
  ) -> Fact {
    .places(name, flexible, ["frame 0,0 \(expected)x20"]) {
      Color.gray.frame(width: width, height: 20).frame(minWidth: least, idealWidth: ideal, maxWidth: largest).probed(
        "frame", $0)
    }
  }

  private static let padding: Source = .view("padding(_:_:)")
  private static func padded<V: View>(
    _ name: String, _ expected: [String], @ViewBuilder _ change: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> Fact { .places(name, padding, expected) { change(AnyView($0.box("a", 40, 20))).probed("b", $0) } }

  private static let paddings: [Fact] = [
    padded("Padding of a length applies to all edges", ["a 20,20 40x20", "b 0,0 80x60"]) { $0.padding(20) },
    padded("Padding on one edge moves the view", ["a 20,0 40x20", "b 0,0 60x20"]) { $0.padding(.leading, 20) },
    padded("Padding on the trailing edge leaves the view where it is", ["a 0,0 40x20", "b 0,0 60x20"]) {
      $0.padding(.trailing, 20)
    },
    padded("Horizontal padding goes left and right", ["a 20,0 40x20", "b 0,0 80x20"]) { $0.padding(.horizontal, 20) },
    padded("Vertical padding goes above and below", ["a 0,20 40x20", "b 0,0 40x60"]) { $0.padding(.vertical, 20) },
    padded("Padding takes a set of edges", ["a 0,20 40x20", "b 0,0 50x40"]) {
      $0.padding(.trailing, 10).padding([.top], 20)
    },
    .places(
      "Padding without a length is sixteen points", .article("Apple's Human Interface Guidelines: standard margins"),
      ["a 16,0 40x20", "b 0,0 72x20"]
    ) { $0.box("a", 40, 20).padding(.horizontal).probed("b", $0) },
    .places("Insets go on the edges that they name", .page("edgeinsets"), ["a 10,20 40x20", "b 0,0 80x80"]) {
      $0.box("a", 40, 20).padding(EdgeInsets(top: 20, leading: 10, bottom: 40, trailing: 30)).probed("b", $0)
    },
    .places("Padding offers its view what is left", session, ["a 20,20 280x160", "b 0,0 320x200"]) {
      $0.box("a").padding(20).probed("b", $0)
    },
    padded("Padding adds up", ["a 30,0 40x20", "b 0,0 100x20"]) {
      $0.padding(.horizontal, 10).padding(.horizontal, 20)
    },
    padded("Negative padding lets a view hang over", ["a -10,0 40x20", "b 0,0 20x20"]) { $0.padding(.horizontal, -10) },
    .places("Padding before a frame is inside of it", session, ["a 50,0 100x20", "b 0,0 200x20"]) {
      $0.box("a", nil, 20).padding(.horizontal, 50).frame(width: 200).probed("b", $0)
    },
    .places("Padding behind a frame is outside of it", session, ["a 50,0 200x20", "b 0,0 300x20"]) {
      $0.box("a", nil, 20).frame(width: 200).padding(.horizontal, 50).probed("b", $0)
    },
  ]

  private static let offset: Source = .view("offset(x:y:)")
  private static let moves: [Fact] = [
    .places("An offset leaves the space where it was", offset, ["a 0,0 40x20", "b 40,0 20x20"]) { stage in
      HStack(spacing: 0) {
        Color.gray.frame(width: 40, height: 20).offset(x: 100, y: 60).probed("a", stage)
        stage.box("b", 20, 20)
      }
    },
    .places("An offset moves what is inside of it", offset, ["a 100,60 40x20"]) {
      $0.box("a", 40, 20).offset(x: 100, y: 60)
    },
    .places("An offset takes a size", offset, ["a 20,40 40x20"]) {
      $0.box("a", 40, 20).offset(CGSize(width: 20, height: 40))
    },
    .places("A position places the view's centre", .view("position(x:y:)"), ["a 80,100 40x20"]) {
      $0.box("a", 40, 20).position(x: 100, y: 110)
    },
    .places("A position takes all the space", .view("position(x:y:)"), ["b 0,0 320x200"]) {
      Color.gray.frame(width: 40, height: 20).position(x: 100, y: 100).probed("b", $0)
    },
    .places(
      "A rotation leaves the space as it was", .view("rotationeffect(_:anchor:)"), ["a 0,0 40x20", "b 40,0 20x20"]
    ) { stage in
      HStack(spacing: 0) {
        Color.gray.frame(width: 40, height: 20).rotationEffect(.degrees(90)).probed("a", stage)
        stage.box("b", 20, 20)
      }
    },
    .places(
      "A scale leaves the space as it was", .view("scaleeffect(_:anchor:)-pmi7"), ["a 0,0 40x20", "b 40,0 20x20"]
    ) { stage in
      HStack(spacing: 0) {
        Color.gray.frame(width: 40, height: 20).scaleEffect(2).probed("a", stage)
        stage.box("b", 20, 20)
      }
    },
    .places("A hidden view keeps its space", .view("hidden()"), ["b 40,0 20x20"]) { stage in
      across(spacing: 0, Color.gray.frame(width: 40, height: 20).hidden(), stage.box("b", 20, 20))
    },
    .places("A fully transparent view keeps its space", .view("opacity(_:)"), ["b 40,0 20x20"]) { stage in
      across(spacing: 0, Color.gray.frame(width: 40, height: 20).opacity(0), stage.box("b", 20, 20))
    },
  ]

  private static let aspect: Source = .view("aspectratio(_:contentmode:)-771ow")
  private static let sizes: [Fact] = [
    .places(
      "A colour that is asked for its ideal width has ten points",
      .page("proposedviewsize/replacingunspecifieddimensions(by:)"), ["a 0,0 10x20"]
    ) { Color.gray.frame(height: 20).fixedSize(horizontal: true, vertical: false).probed("a", $0) },
    .places("A fixed size takes the ideal width of a frame", .view("fixedsize()"), ["a 0,0 120x20"]) {
      Color.gray.frame(height: 20).frame(idealWidth: 120).fixedSize(horizontal: true, vertical: false).probed("a", $0)
    },
    .places("A fixed size keeps to its axis", .view("fixedsize(horizontal:vertical:)"), ["a 0,0 320x60"]) {
      Color.gray.frame(idealHeight: 60).fixedSize(horizontal: false, vertical: true).probed("a", $0)
    },
    .places("A wide ratio that fits is as wide as the space", aspect, ["a 0,0 200x100"]) {
      Color.gray.aspectRatio(2, contentMode: .fit).probed("a", $0).frame(
        width: 200, height: 200, alignment: .topLeading)
    },
    .places("A high ratio that fits is as high as the space", aspect, ["a 0,0 100x200"]) {
      Color.gray.aspectRatio(0.5, contentMode: .fit).probed("a", $0).frame(
        width: 200, height: 200, alignment: .topLeading)
    },
    .places("A wide ratio that fills is as high as the space", aspect, ["a 0,0 400x200"]) {
      Color.gray.aspectRatio(2, contentMode: .fill).probed("a", $0).frame(
        width: 200, height: 200, alignment: .topLeading)
    },
    .places("A ratio of a size is its width by its height", aspect, ["a 0,0 200x100"]) {
      Color.gray.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit).probed("a", $0)
        .frame(width: 200, height: 200, alignment: .topLeading)
    },
    .places(
      "To scale to fit without a ratio keeps the ideal one, a square for a colour",
      .view("scaledtofit()"), ["a 0,0 200x200"]
    ) { Color.gray.scaledToFit().probed("a", $0) },
    .places("A border changes no size", .view("border(_:width:)"), ["a 0,0 40x20"]) {
      Color.gray.frame(width: 40, height: 20).border(.red, width: 4).probed("a", $0)
    },
    .places("To clip changes no size", .view("clipped(antialiased:)"), ["a 0,0 40x20"]) {
      Color.gray.frame(width: 100, height: 60).frame(width: 40, height: 20).clipped().probed("a", $0)
    },
    .places("A circle in a wide space takes it all, as every shape does", .page("shape"), ["a 0,0 320x40"]) {
      Circle().probed("a", $0).frame(height: 40)
    },
    .places("A spacer alone takes what it is offered", .page("spacer"), ["a 0,0 320x200"]) { stage in
      VStack(spacing: 0) { Spacer() }.frame(maxWidth: .infinity).probed("a", stage)
    },
  ]
}
