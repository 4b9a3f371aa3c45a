@testable import TextUI

@MainActor struct TextTests: DrawnSuite {
  private static let noon = Date(timeIntervalSince1970: 1_735_732_800)  // 1 January 2025, 12:00 UTC

  private func line(
    columns: Int = 60, locale: String = "en_US", zone: Int = 0, now: Date = noon, _ text: Text
  ) -> String {
    draw(
      columns: columns,
      environment: {
        $0.locale = Locale(identifier: locale)
        $0.timeZone = TimeZone(secondsFromGMT: zone * 3600)!
        $0.now = now
      }
    ) { text.frame(maxWidth: .infinity, alignment: .leading) }.untilNote
  }

  @Test func `Literals are keys, and values of String are verbatim`() {
    let name = "**Ada** 100%"
    let key: LocalizedStringKey = "**key**"
    let (part, year) = ("Lovelace"[...], DateFormatter())
    year.locale = Locale(identifier: "en_US_POSIX")
    year.timeZone = TimeZone(secondsFromGMT: 0)
    year.dateFormat = "yyyy"
    let cases: [(String, Text, String)] = [
      ("verbatim", Text(verbatim: "**a** [b]"), #"**a** \[b\]"#), ("a String is verbatim", Text(name), "**Ada** 100%"),
      ("a Substring is verbatim", Text(part), "Lovelace"), ("a literal is a key", Text("**a**"), "a  {semibold}"),
      ("a key", Text(key), "key  {semibold}"),
      ("LocalizedStringKey of a String", Text(LocalizedStringKey(name)), "Ada 100%  {semibold | -}"),
      ("percent signs", Text("100% of \(5)%"), "100% of 5%"),
      ("an argument's marks are text", Text("Hi \(name)"), "Hi **Ada** 100%"),
      ("marks around an argument", Text("**Hi \("*x*")** there"), "Hi *x* there  {semibold | -}"),
      ("specifier", Text("\(2.5, specifier: "%.2f") of \(7, specifier: "%03d")"), "2.50 of 007"),
      ("a Double", Text("\(2.5)"), "2.500000"), ("a date and its formatter", Text(Self.noon, formatter: year), "2025"),
      ("a date and its formatter in a text", Text("since \(Self.noon, formatter: year)"), "since 2025"),
      ("a format", Text("\(0.256, format: .percent.precision(.fractionLength(0)))"), "26%"),
      ("a text in a text", Text("a \(Text("b").bold()) c"), "a b c  {- | semibold | -}"),
      ("an image in a text", Text("\(Image(systemName: "star")) of 5"), "<> of 5  {star}"),
      ("an image as a text", Text(Image(systemName: "star")) + Text(" 5"), "<> 5  {star}"),
      ("joined", Text("a").bold() + Text("b") + Text("c").italic(), "abc  {semibold | - | italic}"),
      (
        "the outer look goes to what has none", (Text("a").bold() + Text("b")).foregroundStyle(.red),
        "ab  {semibold red | red}"
      ), ("weights", Text("a").fontWeight(.semibold).font(.headline), "a  {headline}"),
      ("invisible", Text(verbatim: "a\u{00A0}b\u{200B}c\td"), #"a b\u{200B}c\td  {; nbsp}"#),
      ("marks", Text(verbatim: "\u{200F}5\u{A0}US$\u{A0}\u{61C}"), "\u{2067}5 US$ \u{2069}  {; rlm; nbsp; alm}"),
      ("isolates", Text(verbatim: "\u{2068}a\u{2069}, \u{2067}b\u{2069}"), "a, b  {; isolates; rtl isolates}"),
      ("an override", Text(verbatim: "a\u{202E}b\u{202C}\u{2009}c\u{2003}"), "ab c  {; rtl override; thin; em space}"),
      ("resource", Text(LocalizedStringResource("**r**")), "r  {semibold}"),
      ("localized string", Text(String(localized: "\(3) of **x**")), "3 of **x**"),
    ]
    for (name, text, expected) in cases { expect(line(text), is: expected, "\(name)") }
  }

  @Test func `Simple markdown in keys is written as looks`() {
    let markdown: [(LocalizedStringKey, String)] = [
      ("a *b* c", "a b c  {- | italic | -}"), ("a _b_ c", "a b c  {- | italic | -}"), ("__b__", "b  {semibold}"),
      ("***b***", "b  {semibold italic}"), ("**a *b* c**", "a b c  {semibold | semibold italic | semibold}"),
      ("~~old~~ new", "old new  {strikethrough | -}"), ("run `ls *.txt *`", "run ls *.txt *  {- | monospaced}"),
      ("see [the site](https://swift.org) now", "see the site now  {- | link https://swift.org | -}"),
      (#"2 \* 3 \[x\]"#, #"2 * 3 \[x\]"#), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
      ("**open", "**open"), ("[Edit]", #"\[Edit\]"#), ("a ** b", "a ** b"),
    ]
    for (key, expected) in markdown { expect(line(Text(key)), is: expected, "\(key.key)") }
  }

  /// spec.commonmark.org/0.29/#emphasis-and-strong-emphasis, gemwalletcom/gem-ios/pull/1254
  @Test(
    arguments: [
      // What a mark touches.
      ("** BTC **", "** BTC **"), ("**BTC **", "**BTC **"), ("** BTC**", "** BTC**"), ("__ BTC __", "__ BTC __"),
      ("* a *", "* a *"), ("_ a _", "_ a _"), ("2 ** 3 ** 4", "2 ** 3 ** 4"), ("~~ a ~~", "~~ a ~~"), ("****", "****"),
      ("**\u{A0}a**", "** a**  {; nbsp}"),
      // Beside punctuation.
      (#"a*"b"*"#, #"a*"b"*"#), (#"*"b"*"#, #""b"  {italic}"#), ("**(a)**b", "**(a)**b"),
      ("(**a**)", "(a)  {- | semibold | -}"),
      ("**a.** b", "a. b  {semibold | -}"), ("**a.**b", "**a.**b"),
      ("*(**a**)*", "(a)  {italic | semibold italic | italic}"),
      // Within words.
      ("un*frig*gable", "unfriggable  {- | italic | -}"), ("5**6**78", "5678  {- | semibold | -}"), ("a_b_c", "a_b_c"),
      ("_a_b", "_a_b"), ("a_b_", "a_b_"), ("_(a)_.", "(a).  {italic | -}"), ("a-_(b)_", "a-(b)  {- | italic}"),
      // Rows of marks, and marks of one kind in each other.
      ("***a** b*", "a b  {semibold italic | italic}"), ("**a *b***", "a b  {semibold | semibold italic}"),
      ("***a***", "a  {semibold italic}"), ("****a****", "a  {semibold}"), ("**a*", "*a  {- | italic}"),
      ("*a**", "a*  {italic | -}"), ("***a**", "*a  {- | semibold}"), ("*a **b*", "*a *b  {- | italic}"),
      ("*a**b*", "a**b  {italic}"), ("*a _b* c_", "a _b c_  {italic | -}"), ("**a _b** c_", "a _b c_  {semibold | -}"),
      ("~~a **b** c~~", "a b c  {strikethrough | semibold strikethrough | strikethrough}"), ("~~~a~~~", "~~~a~~~"),
      // What is stronger than marks.
      (#"**a\*\* b**"#, "a** b  {semibold}"), (#"**a\** b**"#, "a* b*  {italic | -}"),
      ("*a `b*`", "*a b*  {- | monospaced}"), ("`a``b`", "a``b  {monospaced}"),
      ("``a`b``", "a`b  {monospaced}"), ("*[a*](b)", "*a*  {- | link b}"),
    ] as [(String, String)]) func `Marks are paired as in CommonMark`(
      _ key: String, _ shown: String
    )
  {
    expect(line(Text(LocalizedStringKey(key))), is: shown, key)
  }

  @Test(arguments: ["en_US", "de_DE", "de_CH", "fr_FR", "es_ES", "pl_PL", "hi_IN", "ar_EG", "sv_SE", "ja_JP"])
  func `Whole numbers have the form that Foundation gives them`(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for number: Int64 in [0, 7, 999, 1_000, 1_234, 9_999, 10_000, 1_234_567, 1_000_000_000, -5, -12_345] {
      expect(
        WholeNumbers.format(number, "%lld", locale), is: String(format: "%lld", locale: locale, number),
        "\(identifier) \(number)")
    }
    expect(WholeNumbers.format(Int64(7), "%03lld", locale), is: String(format: "%03lld", locale: locale, Int64(7)))
  }

  @Test func `Dates follow the environment's zone, locale and now`() {
    let noon = Self.noon
    func time(_ text: String) -> String { text.replacing("  {; nnbsp}", with: "") }
    let cases: [(String, Text, String, Int, String)] = [
      ("time", Text(noon, style: .time), "en_US", 0, "12:00 PM"),
      ("zone", Text(noon, style: .time), "en_US", 2, "2:00 PM"),
      ("locale", Text(noon, style: .time), "de_DE", 2, "14:00"),
      ("date", Text(noon, style: .date), "en_US", 0, "January 1, 2025"),
      ("date in German", Text(noon, style: .date), "de_DE", 0, "1. Januar 2025"),
      ("the day of the zone", Text(noon, style: .date), "en_US", -13, "December 31, 2024"),
      ("relative", Text(noon.addingTimeInterval(-8_580), style: .relative), "en_US", 0, "2 hours, 23 minutes"),
      ("offset", Text(noon.addingTimeInterval(7_300), style: .offset), "en_US", 0, "+2 hours"),
      ("offset back", Text(noon.addingTimeInterval(-90), style: .offset), "en_US", 0, "-1 minute"),
      ("timer", Text(noon.addingTimeInterval(-65), style: .timer), "en_US", 0, "1:05"),
      ("timer of hours", Text(noon.addingTimeInterval(7_265), style: .timer), "en_US", 0, "2:01:05"),
      (
        "countdown", Text(timerInterval: noon.addingTimeInterval(-10)...noon.addingTimeInterval(50)), "en_US", 0, "0:50"
      ),
      (
        "counting up",
        Text(timerInterval: noon.addingTimeInterval(-10)...noon.addingTimeInterval(50), countsDown: false), "en_US", 0,
        "0:10"
      ), ("format", Text(noon, format: .dateTime.hour().minute()), "de_DE", 1, "13:00"),
      ("number", Text(1234.5, format: .number), "de_DE", 0, "1.234,5"),
      ("currency", Text(9.5, format: .currency(code: "EUR")), "en_US", 0, "€9.50"),
      ("in a key", Text("at \(noon, format: .dateTime.hour().minute())"), "en_US", 1, "at 1:00 PM"),
      ("a style with its own zone", Text(noon, format: tokyo), "en_US", 0, "9:00 PM"),
    ]
    for (name, text, locale, zone, expected) in cases {
      expect(time(line(locale: locale, zone: zone, text)), is: expected, "\(name)")
    }
  }

  @Test func `dates and intervals follow the environment's calendar`() {
    let year = 86_400.0 * 365
    let interval = Date.IntervalFormatStyle(date: .numeric, time: .omitted)
    let texts = [
      Text(Self.noon, format: .dateTime.year()), Text(Self.noon..<Self.noon.addingTimeInterval(year), format: interval),
    ]
    for (text, years) in zip(texts, [["2568"], ["2568", "2569"]]) {
      let drawn = draw(columns: 50, height: 1) { text.environment(\.calendar, Calendar(identifier: .buddhist)) }
      for year in years { expect(drawn, contains: year) }
    }
  }

  @Test func `Text that shows the time follows it`() {
    let now = Now()
    let screen = TextScreen(
      VStack {
        Text(Self.noon, style: .timer)
        TimelineView(.periodic(from: Self.noon, by: 60)) { context in
          Text("\(Int(context.date.timeIntervalSince(Self.noon)))")
        }
      }, columns: 10, height: 2
    ) { $0.clock = { now.date } }
    expect(screen.text, is: "     0:00\n      0")
    expect(screen.showsTime)
    now.date += 125
    screen.update()
    expect(screen.text, is: "     2:05\n     120")
  }

  private var tokyo: Date.FormatStyle {
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    style.timeZone = TimeZone(secondsFromGMT: 9 * 3600)!
    return style
  }

  @Test func `Text shows its runs`() {
    var (attributed, red) = (AttributedString("plain "), AttributedString("red"))
    red.foregroundColor = .red
    red.font = .headline
    var link = AttributedString(" link")
    link.link = URL(string: "https://swift.org")
    attributed += red
    attributed += link
    expect(line(Text(attributed)), is: "plain red link  {- | headline red | link https://swift.org}")
  }

  @Test func `Text wraps, is cut and keeps its lines`() {
    let text = "one two three"
    let cases: [(String, AnyView, String)] = [
      row("wraps", "  one two\n  three") { Text(text) },
      row("one line", "  one tw...  {cut}") { Text(text).lineLimit(1) },
      row("head", "  ... three  {cut}") { Text(text).lineLimit(1).truncationMode(.head) },
      row("middle", "  on...ee   {cut}") { Text(text).lineLimit(1).truncationMode(.middle) },
      row("centred", "  one two   {centered}\n   three    {centered}") { Text(text).multilineTextAlignment(.center) },
      row("trailing", "  one two   {trailing}\n    three   {trailing}") {
        Text(text).multilineTextAlignment(.trailing)
      }, row("at most", "  one two\n  three f...  {cut}") { Text(text + " four").lineLimit(...2) },
      row("reserved", "     a\n\n     b") { down(Text("a").lineLimit(2, reservesSpace: true), Text("b")) },
      row("at least", "     a\n\n     b") { down(Text("a").lineLimit(2...3), Text("b")) },
      row("no limit", "  one two\n  three") { Text(text).lineLimit(nil).lineLimit(1) },
      row("newline", "    a...    {cut}") { Text("a\nb").lineLimit(1) },
      row("case", "   STRAS\n   SE") { Text("straße").textCase(.uppercase) },
      row("case in Turkish", "     İ") {
        Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
      }, row("wide", "  漢字か...  {cut}") { Text("漢字かな").lineLimit(1) },
      row("wide cut", "  漢字か...  {cut}") { Text("漢字かなです").lineLimit(1) },
      row("word longer than the line", "  abcdefg\n  hijk") { Text("abcdefghijk") },
    ]
    for (name, view, expected) in cases { expect(draw(columns: 8) { view }, is: expected, "\(name)") }
  }

  @Test func `Redacted text is blocks of its width`() {
    check("    xxx         {redacted}\n    xxxxxxxx    {redacted}", columns: 12) {
      Text("Ada Lovelace").redacted(reason: .placeholder)
    }
    check("      xxxx      {redacted}", columns: 12) { Text("漢字").redacted(reason: .placeholder) }
    let kept = draw(columns: 12) {
      down(Text("1234").privacySensitive(), Text("open"), Text("kept").unredacted()).redacted(reason: .privacy)
    }
    expect(kept, is: "      xxxx      {private}\n      open\n      kept")
    check("      1234", columns: 12) { Text("1234").privacySensitive() }
  }
}

@MainActor private final class Now { nonisolated(unsafe) var date = Date(timeIntervalSince1970: 1_735_732_800) }
