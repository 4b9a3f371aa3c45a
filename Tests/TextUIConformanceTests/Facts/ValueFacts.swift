import SwiftUI

/// Values of SwiftUI, without a screen.
enum ValueFacts {
  static let all: [Fact] = geometry + sets + shapes + paths + texts + sizes

  private static func row(
    _ name: String, _ expected: String, _ value: @escaping @MainActor @Sendable () -> Any
  ) -> (String, String, @MainActor @Sendable () -> Any) { (name, expected, value) }

  private static func table(
    _ subject: String, _ source: Source, _ rows: (String, String, @MainActor @Sendable () -> Any)...
  ) -> [Fact] {
    rows.map { name, expected, value in
      Fact("\(subject): \(name)", source, [expected]) { stage in stage.say("\(value())") }
    }
  }

  private static let geometry: [Fact] =
    table(
      "An angle", .page("angle"), row("180 degrees are π", "true") { abs(Angle(degrees: 180).radians - .pi) < 1e-12 },
      row("π is 180 degrees", "180.0") { Angle(radians: .pi).degrees }, row("zero", "0.0") { Angle.zero.degrees },
      row("angles add up", "135.0") { (Angle.degrees(90) + .degrees(45)).degrees },
      row("angles compare", "true") { Angle.degrees(10) < .degrees(20) },
      row("a negative angle", "-90.0") { (-Angle.degrees(90)).degrees },
      row("an angle without a number", "0.0") { Angle().radians })
    + table(
      "A unit point", .page("unitpoint"),
      row("top leading", "0.0 0.0") { "\(UnitPoint.topLeading.x) \(UnitPoint.topLeading.y)" },
      row("centre", "0.5 0.5") { "\(UnitPoint.center.x) \(UnitPoint.center.y)" },
      row("bottom trailing", "1.0 1.0") { "\(UnitPoint.bottomTrailing.x) \(UnitPoint.bottomTrailing.y)" },
      row("top", "0.5 0.0") { "\(UnitPoint.top.x) \(UnitPoint.top.y)" },
      row("leading", "0.0 0.5") { "\(UnitPoint.leading.x) \(UnitPoint.leading.y)" },
      row("without numbers", "true") { UnitPoint() == .zero },
      row("of two numbers", "true") { UnitPoint(x: 1, y: 0) == .topTrailing })
    + table(
      "Insets", .page("edgeinsets"),
      row("without numbers", "0.0") {
        EdgeInsets().top + EdgeInsets().leading + EdgeInsets().bottom + EdgeInsets().trailing
      },
      row("are equal", "true") {
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }, row("differ", "false") { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) == EdgeInsets() })
    + table(
      "A proposal", .page("proposedviewsize"),
      row("zero", "Optional(0.0)") { String(describing: ProposedViewSize.zero.width) },
      row("unspecified", "nil") { String(describing: ProposedViewSize.unspecified.height) },
      row("infinity", "Optional(inf)") { String(describing: ProposedViewSize.infinity.width) },
      row("what is not specified is ten", "10.0") {
        ProposedViewSize(width: nil, height: 5).replacingUnspecifiedDimensions().width
      },
      row("what is specified stays", "5.0") {
        ProposedViewSize(width: nil, height: 5).replacingUnspecifiedDimensions().height
      },
      row("what is not specified may be another number", "7.0") {
        ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)).width
      },
      row("of a size", "true") {
        ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2)
      })
    + table(
      "An alignment", .page("alignment"),
      row("two make one", "true") { Alignment(horizontal: .leading, vertical: .top) == .topLeading },
      row("its horizontal part", "true") { Alignment.bottomTrailing.horizontal == .trailing },
      row("its vertical part", "true") { Alignment.bottomTrailing.vertical == .bottom },
      row("centre", "true") { Alignment.center == Alignment(horizontal: .center, vertical: .center) },
      row("two differ", "false") { Alignment.top == .bottom },
      row("a baseline is not the bottom", "false") { VerticalAlignment.firstTextBaseline == .bottom })
    + table(
      "An anchor of a grid item", .page("griditem"),
      row("its spacing is nil", "nil") { String(describing: GridItem(.flexible()).spacing) },
      row("its alignment is nil", "true") { GridItem(.fixed(10)).alignment == nil })

  private static let sets: [Fact] =
    table(
      "Edges", .page("edge/set"), row("all are four", "true") { Edge.Set.all == [.top, .leading, .bottom, .trailing] },
      row("horizontal are two", "true") { Edge.Set.horizontal == [.leading, .trailing] },
      row("vertical are two", "true") { Edge.Set.vertical == [.top, .bottom] },
      row("a set of one", "true") { Edge.Set(.top) == .top },
      row("horizontal has no top", "false") { Edge.Set.horizontal.contains(.top) },
      row("there are four", "4") { Edge.allCases.count })
    + table(
      "Axes", .page("axis"), row("there are two", "2") { Axis.allCases.count },
      row("horizontal says its name", "horizontal") { Axis.horizontal.description },
      row("a set of both", "true") { ([.horizontal, .vertical] as Axis.Set).contains(.vertical) })
    + table(
      "Keys with a key", .page("eventmodifiers"),
      row("a set has what it was made of", "true") { ([.command, .shift] as EventModifiers).contains(.shift) },
      row("all contains command", "true") { EventModifiers.all.contains(.command) },
      row("a key is a character", "s") { KeyEquivalent("s").character },
      row("return is a key", "true") { KeyEquivalent.return.character == "\r" },
      row("a shortcut takes command", "true") { KeyboardShortcut("s").modifiers == .command })
    + table(
      "A phase of a scene", .page("scenephase"),
      row("background comes before active", "true") { ScenePhase.background < .active },
      row("inactive comes before active", "true") { ScenePhase.inactive < .active },
      row("background comes before inactive", "true") { ScenePhase.background < .inactive })
    + table("Visibility", .page("visibility"), row("there are three", "3") { Visibility.allCases.count })
    + table("Content modes", .page("contentmode"), row("there are two", "2") { ContentMode.allCases.count })
    + table("Schemes of colours", .page("colorscheme"), row("there are two", "2") { ColorScheme.allCases.count })

  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
  private static let shapes: [Fact] = table(
    "A shape", .page("shape"), row("a rectangle is its space", "\(rect)") { Rectangle().path(in: rect).boundingRect },
    row("a circle is as high as a wide space", "\(CGRect(x: 30, y: 0, width: 40, height: 40))") {
      Circle().path(in: rect).boundingRect
    }, row("an ellipse takes all", "\(rect)") { Ellipse().path(in: rect).boundingRect },
    row("a capsule takes all", "\(rect)") { Capsule().path(in: rect).boundingRect },
    row("a rounded rectangle takes all", "\(rect)") { RoundedRectangle(cornerRadius: 8).path(in: rect).boundingRect },
    row("a rounded rectangle lacks its corner", "false") {
      RoundedRectangle(cornerRadius: 8).path(in: rect).contains(CGPoint(x: 1, y: 1))
    }, row("a rectangle has its corner", "true") { Rectangle().path(in: rect).contains(CGPoint(x: 1, y: 1)) },
    row("an inset makes it smaller", "\(CGRect(x: 5, y: 5, width: 90, height: 30))") {
      Rectangle().inset(by: 5).path(in: rect).boundingRect
    },
    row("a scale is about the centre", "\(CGRect(x: 25, y: 10, width: 50, height: 20))") {
      Rectangle().scale(0.5).path(in: rect).boundingRect
    },
    row("half a rectangle's line is shorter", "true") {
      Rectangle().trim(from: 0, to: 0.25).path(in: rect).boundingRect.height < 40
    })

  private static let paths: [Fact] =
    table(
      "A path", .page("path"),
      row("an empty one", "true") { Path().isEmpty }, row("of a rectangle", "\(rect)") { Path(rect).boundingRect },
      row("one of lines", "\(CGRect(x: 1, y: 2, width: 9, height: 18))") {
        Path {
          $0.move(to: CGPoint(x: 1, y: 2)); $0.addLine(to: CGPoint(x: 10, y: 20))
        }.boundingRect
      },
      row("where it is", "\(CGPoint(x: 10, y: 20))") {
        Path {
          $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 20))
        }.currentPoint ?? .zero
      },
      row("closed, it is where it began", "\(CGPoint(x: 1, y: 2))") {
        Path {
          $0.move(to: CGPoint(x: 1, y: 2)); $0.addLine(to: CGPoint(x: 10, y: 20)); $0.closeSubpath()
        }.currentPoint ?? .zero
      },
      row("contains what is inside", "true") { Path(rect).contains(CGPoint(x: 50, y: 20)) },
      row("does not contain what is outside", "false") { Path(rect).contains(CGPoint(x: 150, y: 20)) },
      row("two that are alike are equal", "true") { Path(rect) == Path(rect) },
      row("moved by an offset", "\(CGRect(x: 5, y: 6, width: 100, height: 40))") {
        Path(rect).offsetBy(dx: 5, dy: 6).boundingRect
      },
      row("an ellipse has its centre and not its corner", "true false") {
        "\(Path(ellipseIn: rect).contains(CGPoint(x: 50, y: 20))) \(Path(ellipseIn: rect).contains(CGPoint(x: 1, y: 1)))"
      })

  private static let texts: [Fact] =
    table(
      "A key of a text", .page("localizedstringkey"),
      row("the same letters are the same key", "true") { LocalizedStringKey("a") == LocalizedStringKey("a") },
      row("other letters are another key", "false") { LocalizedStringKey("a") == LocalizedStringKey("b") },
      row("a value is not part of the key's letters", "false") {
        LocalizedStringKey("n \(1)") == LocalizedStringKey("n 1")
      })
    + table(
      "A text", .page("text"), row("the same letters are equal", "true") { Text(verbatim: "a") == Text(verbatim: "a") },
      row("other letters differ", "false") { Text(verbatim: "a") == Text(verbatim: "b") },
      row("bold differs from plain", "false") { Text(verbatim: "a") == Text(verbatim: "a").bold() })
    + table(
      "A colour", .page("color"), row("the same name is the same colour", "true") { Color.red == Color.red },
      row("other names are other colours", "false") { Color.red == Color.blue },
      row("half of it is another", "false") { Color.red.opacity(0.5) == Color.red },
      row("the same numbers are the same colour", "true") {
        Color(red: 0.1, green: 0.2, blue: 0.3) == Color(red: 0.1, green: 0.2, blue: 0.3)
      })
    + table(
      "A font", .page("font"), row("the same style is the same font", "true") { Font.body == Font.body },
      row("other styles differ", "false") { Font.body == Font.title },
      row("a bold one differs", "false") { Font.body == Font.body.bold() },
      row("there are eleven styles", "11") { Font.TextStyle.allCases.count })

  private static let sizes: [Fact] =
    table(
      "A size of type", .page("dynamictypesize"), row("there are twelve", "12") { DynamicTypeSize.allCases.count },
      row("large is below extra large", "true") { DynamicTypeSize.large < .xLarge },
      row("the largest plain size is below them", "false") { DynamicTypeSize.xxxLarge.isAccessibilitySize },
      row("the first accessibility size", "true") { DynamicTypeSize.accessibility1.isAccessibilitySize },
      row("plain sizes are below accessibility sizes", "true") { DynamicTypeSize.xxxLarge < .accessibility1 })
    + table(
      "A timeline", .page("timelineschedule"),
      row("of a period", "0.0 60.0 120.0") {
        seconds(
          PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60).entries(
            from: Date(timeIntervalSince1970: 0), mode: .normal
          ).prefix(3))
      },
      row("of dates", "5.0 9.0") {
        seconds(
          ExplicitTimelineSchedule([Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 9)]).entries(
            from: Date(timeIntervalSince1970: 0), mode: .normal
          ).prefix(2))
      })
    + table(
      "A path of navigation", .page("navigationpath"), row("is empty", "true") { NavigationPath().isEmpty },
      row("counts what is appended", "2") { navigationPath("a", "b").count },
      row("loses its last", "1") {
        var path = navigationPath("a", "b")
        path.removeLast()
        return path.count
      },
      row("loses its last two", "0") {
        var path = navigationPath("a", "b")
        path.removeLast(2)
        return path.count
      }, row("is made of a collection", "3") { NavigationPath(["a", "b", "c"]).count },
      row("two that hold the same are equal", "true") { navigationPath("a") == navigationPath("a") },
      row("two that hold other things differ", "false") { navigationPath("a") == navigationPath("b") },
      row("comes back from its form to store", "true") {
        let stored = try? navigationPath("a", "b").codable.map { try JSONEncoder().encode($0) }
        let read = stored.flatMap { try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0) }
        return read.map { NavigationPath($0) } == navigationPath("a", "b")
      }, row("has a form to store where all can be coded", "true") { navigationPath("a").codable != nil })
    + table(
      "A transaction", .page("transaction"), row("has no animation", "true") { Transaction().animation == nil },
      row("has the one that it is made of", "true") { Transaction(animation: .default).animation == .default },
      row("does not disable animations", "false") { Transaction().disablesAnimations })
    + table(
      "A curve", .page("unitcurve"), row("begins at none", "0.0") { UnitCurve.easeInOut.value(at: 0) },
      row("ends at all", "1.0") { UnitCurve.easeInOut.value(at: 1) },
      row("a straight one is half way at half time", "0.5") { UnitCurve.linear.value(at: 0.5) },
      row("ease in is slow at first", "true") { UnitCurve.easeIn.value(at: 0.25) < 0.25 })

  private static func seconds(_ dates: some Sequence<Date>) -> String {
    dates.map { "\($0.timeIntervalSince1970)" }.joined(separator: " ")
  }

  private static func navigationPath(_ values: String...) -> NavigationPath {
    var path = NavigationPath()
    for value in values { path.append(value) }
    return path
  }
}
