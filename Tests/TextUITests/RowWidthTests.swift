@testable import TextUI

/// Rows that fit a phone stay rows: points decide the fit, and distances shrink before words do.
@MainActor struct RowWidthTests: DrawnSuite {
  /// Without columns, a row of a plain list on a phone, which has 368 points.
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String {
    columns.map { columns in draw(columns: columns, height: height ?? 10) { view } } ?? row { view }
  }

  private func row<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let drawn = draw(columns: 50, height: 20) { List { view() }.listStyle(.plain) }
    return String(drawn.trimmingPrefix("~ list  plain\n"))
  }

  @Test func `Rows of small texts and symbols are settled by their points`() {
    check("* <> Mail                                          3  {envelope | -}") {
      across(Label("Mail", systemImage: "envelope"), Spacer(), Text("3"))
    }
    check(
      "* Open <> 1.2 km <> $$ <> 4.6                         {all caption: 1.2 km: mappin | $$: eurosign | 4.6: star}"
    ) {
      HStack {
        Text("Open"); Image(systemName: "mappin"); Text("1.2 km"); Image(systemName: "eurosign"); Text("$$")
        Image(systemName: "star"); Text("4.6")
      }.font(.caption)
    }
    check("* Berkshire Hathaway Inc. Class B              0.00%  {subheadline | -}") {
      across(Text("Berkshire Hathaway Inc. Class B").font(.subheadline), Spacer(), Text("0.00%"))
    }
    check("* Readers of long captions get many letters into a line  12:45  {caption | -}") {
      across(Text("Readers of long captions get many letters into a line").font(.caption), Spacer(), Text("12:45"))
    }
  }

  @Test func `A post of a forum fits the lines of a phone`() {
    expect(
      row {
        VStack(alignment: .leading) {
          HStack {
            Text("r/swift").bold(); Text("u/appleseed").foregroundStyle(.secondary); Text("4 h")
            Spacer()
            Image(systemName: "ellipsis")
          }.font(.caption)
          Text("What I learned from drawing every state of every screen as text, without a simulator").font(.headline)
          HStack {
            Label("1,204", systemImage: "arrow.up"); Label("86", systemImage: "bubble.right"); Spacer()
            Label("Share", systemImage: "square.and.arrow.up")
          }.font(.footnote)
        }
      },
      is: """
        * r/swift  u/appleseed  4 h                       <>
          What I learned from drawing every state of          {headline}
          every screen as text, without a simulator           {headline}
          <> 1,204 <> 86                            <> Share
        ~ line 1  {caption semibold | caption secondary | caption | ellipsis caption}
        ~ {all footnote: 1\\,204: arrow.up | 86: bubble.right | Share: square.and.arrow.up}
        """)
  }

  @Test func `A post of a feed with four counters fits the lines of a phone`() {
    expect(
      row {
        VStack(alignment: .leading) {
          HStack {
            Image(systemName: "person.circle").font(.title); Text("Ada Lovelace").bold()
            Text("@ada").foregroundStyle(.secondary)
            Spacer()
            Text("3 h").font(.caption)
          }
          Text("Waiting is a part of every screen. Draw it.").lineLimit(3)
          HStack {
            Label("12", systemImage: "bubble.left"); Spacer()
            Label("4", systemImage: "arrow.2.squarepath").foregroundStyle(.green); Spacer()
            Label("128", systemImage: "heart.fill").foregroundStyle(.red); Spacer()
            Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly)
          }.font(.caption).foregroundStyle(.secondary)
        }
      },
      is: """
        * <>   Ada Lovelace    @ada                      3 h  {person.circle title, semibold | secondary | caption}
          Waiting is a part of every screen. Draw it.
          <> 12           <> 4           <> 128           <>
        ~ {all caption: 12: bubble.left secondary | 4: arrow.2.squarepath green | 128: heart.fill red | square.and.arrow.up secondary "Share"}
        """)
  }

  @Test func `A product with a photo, stars and a price fits the lines of a phone`() {
    let text = draw(columns: 50, height: 20) {
      List {
        HStack(alignment: .top, spacing: 12) {
          Image("fjord-tent").resizable().frame(width: 56, height: 60)
          VStack(alignment: .leading) {
            Text("Fjord 2 Tent").font(.headline)
            HStack(spacing: 2) {
              ForEach(0..<5) { Image(systemName: $0 < 4 ? "star.fill" : "star") }.foregroundStyle(.yellow)
              Text("(128)").font(.caption).foregroundStyle(.secondary)
            }
          }
          Spacer()
          VStack(alignment: .trailing) {
            Text("$249.00").font(.headline).monospacedDigit()
            Text("SALE").font(.caption2.bold())
          }
        }
      }
    }
    expect(
      text,
      is: """
        * <------>  Fjord 2 Tent                     $249.00  {image:fjord-tent stretched | headline | headline digits}
          <      >  <><><><><>       (128)              SALE
          <------>
        ~ line 2  {star.fill yellow x4, star yellow x1 | caption secondary | caption2 semibold}
        """)
  }

  @Test func `A slightly too wide text stays on its line, and a row that is too full runs past it`() {
    // 376 points, by the table.
    check("* <>   Ada Lovelace    @a_handle_of_20_chars     3 h  {person.circle title, semibold | - | caption}") {
      HStack {
        Image(systemName: "person.circle").font(.title); Text("Ada Lovelace").bold()
        Text("@a_handle_of_20_chars"); Spacer(); Text("3 h").font(.caption)
      }
    }
    check("* Monday  Tuesday  Wednesday  Thursday  Friday  Saturday  {; cut}") {
      HStack { ForEach(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"], id: \.self) { Text($0) } }
    }
  }

  @Test func `Text wraps between words, and is cut, made smaller or aligned as the note says`() {
    func text(_ view: some View) -> String { draw(columns: 25, height: 6) { view } }
    let prose = Text("One for the road, and then one more for the way back")
    expect(text(prose), is: "  One for the road, and then\n  one more for the way back")
    expect(text(prose.lineLimit(1)), is: "  One for the road, and the...  {cut}")
    expect(
      text(Text("One for the road, and then").lineLimit(1).minimumScaleFactor(0.5)), is: "  One for the road, and then")
    expect(
      text(prose.lineLimit(1).minimumScaleFactor(0.5)),
      is: "  One for the road, and then one more for the way back  {smaller}")
  }

  @Test func `Larger text takes more room, of every style by its own table`() {
    let line = across(Text("Fjord 2 Tent for two people").font(.headline), Spacer(), Text("$249.00"))
    check("* Fjord 2 Tent for two people                $249.00  {headline | -}") { line }
    expect(
      row { line.dynamicTypeSize(.accessibility3) },
      is: """
        * Fjord 2                                             {headline}
          Tent for                                   $249.00  {headline | -}
          two                                                 {headline}
          people                                              {headline}
        """)
    check("* Fjord 2 Tent for two people                $249.00  {headline | -}") {
      line.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)
    }
    expect(
      draw(columns: 50, height: 9, environment: { $0.dynamicTypeSize = .accessibility5 }) {
        Label("Large", systemImage: "star").font(.largeTitle)
      }, is: "                       <> Large                       {star largeTitle}")
  }

  @Test func `A title and its explanation are below each other, the control beside the title`() {
    expect(
      row { Toggle(isOn: .constant(true)) { views(Text("Wi-Fi"), Text("Ask to join networks")) } },
      is: """
        * Wi-Fi                                          [x]
          Ask to join networks                                {secondary}
        """)
    expect(
      row {
        LabeledContent {
          Text("Off")
        } label: {
          Label("Focus", systemImage: "moon"); Text("Silences calls")
        }
      },
      is: """
        * <> Focus                                       Off  {moon | -}
             Silences calls                                   {secondary}
        """)
    check("* Plan  yearly                                   [ ]") {
      Toggle(isOn: .constant(false)) { across(Text("Plan"), Text("yearly")) }
    }
  }

  @Test func `A view reads its size in points`() {
    check("  400 by 20", columns: 50, height: 1) {
      GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
    }
    check("  a                             b", columns: 50, height: 1) {
      across(spacing: 0, Text("a").frame(width: 200, alignment: .leading), Text("b").padding(.leading, 40), Spacer())
    }
  }

  @Test func `The table has the widths of letters`() {
    func points(_ text: String, _ font: Font = .body) -> Int {
      var environment = EnvironmentValues()
      environment.font = font
      return environment.lettering().width(of: text)
    }
    let cases: [(String, Font, Int)] = [
      ("", .body, 0),
      // 3260 thousandths of 17 points, less 5 x 0.43.
      ("Hello", .body, 38), ("Hello", .headline, 40), ("Hello", .body.bold(), 40), ("Hello", .body.weight(.black), 41),
      ("Hello", .body.weight(.light), 37), ("Hello", .body.monospaced(), 51), ("Hello", .caption, 28),
      ("Hello", .largeTitle, 81), ("Hello", .system(size: 10), 24), ("\u{E9}", .body, 10), ("e\u{301}", .body, 10),
      ("\u{6F22}", .body, 17), ("\u{1F468}\u{200D}\u{1F469}", .body, 17),
    ]
    for (text, font, expected) in cases { expect(points(text, font), is: expected, "\(text) \(font)") }
  }

  @Test func `A picture is an area of its size`() {
    let tent = Image("tent").resizable()
    check(
      "       <-------->       {image:tent stretched}\n       <        >\n       <-------->", columns: 20, height: 3
    ) { tent.frame(width: 80, height: 60) }
    check("       <---- <> >       {image:tent stretched | heart}", columns: 20, height: 1) {
      tent.frame(width: 80, height: 20).overlay(alignment: .topTrailing) { Image(systemName: "heart") }
    }
    expect(
      draw(columns: 20, height: 3) {
        tent.frame(width: 120, height: 60).overlay(alignment: .bottomLeading) { Text("0:12").font(.caption) }
      },
      is: """
            <------------->     {image:tent stretched}
            <             >
            < 0:12 ------->     {caption}
        """)
    check("           <>           {image:tent}", columns: 20, height: 2) { tent.frame(width: 20, height: 20) }
    expect(
      draw(columns: 20, height: 4) { tent.scaledToFit() },
      is: """
          <------------------>  {image:tent}
          <                  >
          <                  >
          <------------------>
        """)
    check("         <--->          {star}\n         <--->", columns: 20, height: 4) {
      Image(systemName: "star").resizable().scaledToFit().frame(width: 40)
    }
  }

  @Test func `Fills without content are drawn at their size`() {
    check("         <---->         {fill red circle}\n         <---->", columns: 20, height: 2) {
      Circle().fill(.red).frame(width: 48, height: 40)
    }
  }

  @Test func `A bar and the part in it are both visible`() {
    check("  <<----->----------->  {fill gray capsule | fill blue capsule 40% wide}", columns: 20, height: 1) {
      layers(alignment: .leading, Capsule().fill(.gray), Capsule().fill(.blue).frame(width: 64))
    }
    check("  <------------------>  {fill gray}\n  <                  >  {; 3 more lines below}", columns: 20, height: 2)
    { ScrollView { Rectangle().fill(.gray).frame(height: 100) } }
    expect(
      draw(columns: 20, height: 1, environment: { $0.layoutDirection = .rightToLeft }) {
        across(Rectangle().fill(.gray).frame(width: 48, height: 20), Text("Ada"))
      }, is: "       Ada <---->       {- | fill gray}")
  }

  @Test func `what follows large text is beside it`() {
    let row = across(Text("Place"), Image(systemName: "snowflake"))
    check("* Place <>                                            {all title: - | snowflake}") { row.font(.title) }
    check("* Place <>                                            {- | snowflake}") { row }
    check("* 12  kg                                           z  {largeTitle | - | -}") {
      across(Text("12").font(.largeTitle), Text("kg"), Spacer(), Text("z"))
    }
  }
}
