import SwiftUI

@testable import EveryState

/// Actions in another language than the source's: a name is what is drawn, what the screen without variants says, or the key.
@MainActor struct LanguageTests {
  /// A kind of place that has a name: its key, and its words in English, German and Arabic.
  struct Place: Sendable, CustomStringConvertible {
    let key: String
    let english: String
    let german: String
    let arabic: String
    let act: @MainActor @Sendable (ScreenUser, _ name: String) async throws -> Void
    var effect: String?
    var description: String { key }

    init(
      _ key: String, _ english: String, _ german: String, _ arabic: String, effect: String? = nil,
      _ act: @escaping @MainActor @Sendable (ScreenUser, String) async throws -> Void = { try await $0.press($1) }
    ) {
      (self.key, self.english, self.german, self.arabic) = (key, english, german, arabic)
      (self.act, self.effect) = (act, effect)
    }
  }

  nonisolated static let places: [Place] = [
    Place("button", "Load more", "Mehr laden", "المزيد"),
    Place("resource", "Remove", "Entfernen", "إزالة"),
    Place("string", "Save", "Sichern", "حفظ"),
    Place("foundation", "Share it", "Teilen", "مشاركة"),
    Place("format", "Buy 3 pieces", "3 Stück kaufen", "شراء 3"),
    Place("error", "Sold out", "Ausverkauft", "نفد"),
    Place("%lld items", "3 items", "3 Dinge", "3 أشياء"),
    Place("link", "About", "Über", "حول", effect: "in about"),
    Place("tab", "Orders", "Bestellungen", "الطلبات", effect: "in orders"),
    Place("label", "Bell", "Glocke", "جرس"),
    Place("hint", "Input", "Eingabe", "إدخال"),
    Place("toggle", "Gift", "Geschenk", "هدية") { try await $0.toggle($1) },
    Place("picker", "Size", "Größe", "المقاس") { try await $0.select("L", in: $1) },
    Place("choice", "Large", "Groß", "كبير") { try await $0.select($1, in: "sort") },
    Place("field", "Name", "Benennung", "الاسم") { try await $0.type("x", into: $1) },
    Place("menu", "Further", "Weiteres", "أخرى", effect: "! menu") { try await $0.openMenu($1) },
    Place("swipe", "Archive", "Archivieren", "أرشفة") { try await $0.swipeAction($1, on: "Salt") },
    Place("action", "Flag", "Markieren", "علامة") { try await $0.perform($1, on: "Salt") },
    Place("swiped", "Pepper", "Pfeffer", "فلفل") { try await $0.swipeAction("Keep", on: $1) },
    Place("row", "Milk", "Milch", "حليب") { try await $0.press("Pick", in: $1) },
    Place("header", "Fresh", "Frisches", "طازج") { try await $0.press("Pick", in: $1) },
    Place("held", "Hold", "Halten", "اضغط") { try await $0.longPress($1) },
    Place("basket", "Basket", "Korb", "سلة") { try await $0.drag("Card", onto: $1) },
    Place("alert", "Yes, delete", "Ja, löschen", "نعم") {
      try await $0.press("Ask")
      try await $0.press($1)
    },
    Place("dialog", "Send now", "Jetzt senden", "أرسل") {
      try await $0.press("Choose")
      try await $0.press($1)
    },
  ]

  @Test(arguments: places, ["de", "en", "ar", "pseudo"].sampled(every: 2))
  func `each place answers to its key and to the source's words`(
    _ place: Place, _ language: String
  ) throws {
    for name in [place.key, place.english] { try expectEffect(of: place, named: name, in: language) }
  }

  @Test(arguments: places) func `each place answers to the words on the screen`(_ place: Place) throws {
    try expectEffect(of: place, named: place.german, in: "de")
    try expectEffect(of: place, named: place.arabic, in: "ar")
  }

  private func expectEffect(of place: Place, named name: String, in language: String) throws {
    let end = try end(language) { try await place.act($0, name) }
    expect(end, contains: place.effect ?? "did \(place.key)", comment: name)
  }

  @Test func `a screen that is German alone answers to the words of the catalog's language`() throws {
    var screen = acted(PlacesView()) { try await $0.press("Load more") }
    screen.environment.locale = Locale(identifier: "de")
    let end = try StringTables.$ofProgram.withValue(Self.tables) { try screen.moments().last?.lines ?? [] }
    expect(end.joined(separator: "\n"), contains: "did button")
  }

  @Test func `a name is words of the source's text`() throws {
    expect(try end("de") { try await $0.press("more") }, contains: "did button")
  }

  @Test func `a storyboard's events have the names that it uses`() throws {
    let events = try story("de") {
      try await $0.toggle("Gift")
      try await $0.type("x", into: "field")
    }.map(\.event)
    expect(events, is: ["shown", "toggle \"Gift\"", "type \"x\" into \"field\""])
  }

  @Test func `what is drawn has precedence over the source's words`() throws {
    // "Art" is the German word for kind, and the English name of another button.
    let view = Logged { log in
      Button("kind") { log("kind") }
      Button("art") { log("art") }
    }
    expect(try end("de", view) { try await $0.press("Art") }, contains: "did kind")
    expect(try end("en", view) { try await $0.press("Art") }, contains: "did art")
  }

  @Test(arguments: [
    ("open.verb", "verb"), ("Open up", "verb"), ("open.adjective", "adjective"), ("Opened", "adjective"),
  ]) func `of two keys that draw the same word the name chooses the right one`(_ name: String, _ chosen: String) throws
  {
    let view = Logged { log in
      Button("open.verb") { log("verb") }
      Button("open.adjective") { log("adjective") }
    }
    expect(try end("de", view) { try await $0.press(name) }, contains: "did \(chosen)")
  }

  @Test func `two controls with one key are refused with both places`() throws {
    let view = Logged { log in
      HStack {
        Text("Salt")
        Button("button") { log("first") }
      }
      HStack {
        Text("Pepper")
        Button("button") { log("second") }
      }
    }
    let refusal = try refusal("de", view) { try await $0.press("Load more") }
    expect(refusal, contains: "The screen has 2 elements \"Load more\" to press")
    expect(refusal, contains: "  \"Load more\", number: 1\n  \"Load more\", number: 2\n")
  }

  @Test func `a refusal in another language names each control in the source's words too`() throws {
    let view = Logged { log in
      Button("button") { log("it") }
      Picker("picker", selection: .constant("s")) {
        Text("choice").tag("l")
        Text(verbatim: "S").tag("s")
      }
    }
    let refusal = try refusal("de", view) { try await $0.press("Load") }
    expect(refusal, is: "was driven")
    let other = try self.refusal("de", view) { try await $0.press("Load mor") }
    expect(other, contains: "Did you mean \"Load more\"?")
    expect(other, contains: "  button \"Mehr laden\" (\"Load more\")\n")
    expect(other, contains: "  picker \"Größe\" (\"Size\"), value \"S\", choices \"Groß\" (\"Large\"), \"S\"")
  }

  @Test(arguments: ["en": "press \"Load more\"", "de": "press \"Load more\"", "ar": "press \"Load more\""])
  func `a suggested action has the words that it has in every language`(_ language: String, _ event: String) throws {
    let view = Logged { log in Button("button") { log("it") } }
    let frame = try #require(
      DeclaredScreen(variant(language, Plain("Offers") { view })).frames.first { $0.name == "start" })
    let offers = try StringTables.$ofProgram.withValue(Self.tables) {
      try frame.drive(Scenario(recordsEvents: true)).events?.offers ?? []
    }
    expect(offers.map(\.event), is: [event])
  }

  @Test func `a move of a play has the words that it has in every language`() throws {
    let view = Logged { log in Button("button") { log("it") } }
    let frame = try #require(
      DeclaredScreen(variant("de", Plain("Played") { view })).frames.first { $0.name == "start" })
    let driven = try #require(try frame.stateDrive?([]).open(recordsEvents: false))
    defer { driven.end() }
    let moves = try StringTables.$ofProgram.withValue(Self.tables) {
      driven.show()
      try driven.settle()
      return driven.simulation.enter {
        PlayControls(driven.screen, driven.screen.elements).controls.flatMap(\.moves)
      }
    }
    expect(moves, is: ["press \"Load more\""])
  }

  @Test(arguments: [
    ("en_US", ["25.5", "-3", "0.00001", "1234567"]), ("de", ["25,5", "-3", "0,00001", "1234567"]),
    ("ar_EG", ["٢٥٫٥", "-٣", "٠٫٠٠٠٠١", "١٢٣٤٥٦٧"]),
  ]) func `a number is typed as the locale writes it, in place of the text there`(
    _ language: String, _ typed: [String]
  ) throws {
    let view = With(value: "") { $text in TextField("Amount", text: $text) }
    let moments = try story(language, view) {
      try await $0.type(25.5, into: "Amount")
      try await $0.type(-3, into: "Amount")
      try await $0.type(0.00001, into: "Amount")
      try await $0.type(Decimal(1_234_567), into: "Amount")
    }
    expect(moments.dropFirst().map { $0.lines.joined().filter { $0.isNumber || "-.,٫".contains($0) } }, is: typed)
  }

  @Test(arguments: ["en_US", "de"]) func `a typed number replaces the value of a field`(_ language: String) throws {
    let view = With(value: 65.0) { $amount in
      TextField("Amount", value: $amount, format: .number.precision(.fractionLength(1)))
      Text(verbatim: "twice \(amount * 2)")
    }
    expect(try end(language, view) { try await $0.type(25.5, into: "Amount") }, contains: "twice 51.0")
  }

  @Test func `text that the format cannot read after the text there is refused, with the line to write`() throws {
    let view = With(value: 65.0) { $amount in
      TextField("Amount", value: $amount, format: .number.precision(.fractionLength(1)))
    }
    expect(
      try refusal("en_US", view) { try await $0.type("70.5", into: "Amount") },
      contains: #""Amount" has the text "65.0""#, #"does not read "65.070.5""#, #"try await $0.clear("Amount")"#)
  }

  @Test(arguments: ["x", "."]) func `text that is not a value is typed as on a phone`(_ text: String) throws {
    let view = With(value: 65) { $amount in TextField("Amount", value: $amount, format: .number) }
    expect(try end("en_US", view) { try await $0.type(text, into: "Amount") }, contains: "|>65\(text)")
  }

  @Test(arguments: ["en_US", "de", "ar_EG"]) func `a field of numbers reads what is typed`(_ language: String) throws {
    let view = With(value: nil as Double?) { $amount in
      TextField("Amount", value: $amount, format: .number)
      Text(verbatim: "twice \((amount ?? 0) * 2)")
    }
    expect(try end(language, view) { try await $0.type(25.5, into: "Amount") }, contains: "twice 51.0")
  }

  @Test(arguments: [("en_US", "2/10/1970"), ("de", "10.2.1970")]) func `a date is typed as its field writes it`(
    _ language: String, _ typed: String
  ) throws {
    let view = With(value: nil as Date?) { $day in
      TextField("Day", value: $day, format: Date.FormatStyle(date: .numeric, timeZone: .gmt))
      Text(verbatim: "day \(day?.timeIntervalSince1970 ?? 0)")
    }
    let end = try end(language, view) { try await $0.type(Date(timeIntervalSince1970: 3_456_000), into: "Day") }
    expect(end, contains: "|>\(typed)")
    expect(end, contains: "day 3456000.0")
  }

  @Test func `a date is refused in a field of text`() throws {
    let view = With(value: "") { $text in TextField("Day", text: $text) }
    expect(
      try refusal("de", view) { try await $0.type(Date(timeIntervalSince1970: 0), into: "Day") },
      contains: "\"Day\" is not a field of a date")
  }

  // MARK: Translations

  @Test func `each way to look a text up counts as translated or not`() throws {
    let screen = Plain("Ways") {
      Text("lost")
      Text(LocalizedStringResource("lost.resource", defaultValue: "Lost resource"))
      Text(String(localized: "lost.string", defaultValue: "Lost string"))
      Text(NSLocalizedString("lost.foundation", comment: ""))
      Text(LostError().localizedDescription)
      Text("Error: \(LostError().localizedDescription)")
      Text(AttributedString(localized: "lost.*marked*"))
      Text(String(localized: "string"))
      Text(verbatim: "A server's text")
    }
    let lines = try StringTables.$ofProgram.withValue(Self.tables) {
      try variant("de", screen).drawn("start").map { $0.replacing(#/^\W+/#, with: "").replacing(#/\ {2,}/#, with: " ") }
    }
    expect(
      lines.filter { !$0.isEmpty },
      is: [
        "lost {no de translation}", "Lost resource {no de translation}", "Lost string {no de translation}",
        "lost.foundation {no de translation}", "Lost error {no de translation}",
        "Fehler: Lost error {- | no de translation}",
        "lost.marked {no de translation | italic no de translation}", "Sichern",
        "A server's text",
      ])
  }

  @Test func `each way is found without a translation, and none in a pseudo-locale`() throws {
    let screen = TestScreen("Library", [.loads(\.books, failure: ShelfError())]) { (world: ShelfWorld) in
      LibraryView(world) { library in
        VStack {
          Text(LocalizedStringResource("lost.resource", defaultValue: "Lost resource"))
          Text(String(localized: "lost.string", defaultValue: "Lost string"))
          Text(NSLocalizedString("lost.foundation", comment: ""))
          Text(LostError().localizedDescription)
          Text("Welcome" as String)
          PhaseView(library: library)
        }
      }
    }
    let catalog = SnapshotCatalog(suite: "Words") { screen.variants(.locales("de"), .pseudoLocale) }
    let found = try StringTables.$ofProgram.withValue(Self.tables) {
      try catalog.soundness().filter { $0.rule == .untranslated && $0.sentence.contains(#/lost|Lost|Welcome/#) }.map {
        "\($0.screen): \($0.sentence)"
      }
    }
    expect(
      found,
      is: [
        ("Lost resource", " Its key is \"lost.resource\"."), ("Lost string", " Its key is \"lost.string\"."),
        ("lost.foundation", ""), ("Lost error", " Its key is \"lost.error\"."),
      ].map { "Library in de: the screen says \"\($0)\", which has no German translation.\($1)" } + [
        "Library pseudo-localized: the screen says \"Welcome\", which is not localized: a String, not a LocalizedStringKey."
      ])
  }

  @Test(arguments: [("de", "Keine Ergebnisse für „x“", "[Bearbeiten]"), ("ar", "No Results for “x”", "[Edit]")])
  func `SwiftUI's words are the system's, without a note`(_ language: String, search: String, edit: String) throws {
    let end = try end(language, SystemView()) { _ in }
    expect(end, contains: search)
    expect(end, contains: edit)
    expect(end, lacks: "translation")
  }

  @Test func `SwiftUI's words answer to the English ones`() throws {
    let end = try end("de", SystemView()) {
      try await $0.press("Edit")
      try await $0.press("Ask")
      try await $0.press("Cancel")
    }
    expect(end, contains: "[Fertig]")
  }

  @Test func `SwiftUI's words are English in an app without the language`() throws {
    let end = try StringTables.$ofProgram.withValue(nil) {
      try variant("de", acted(SystemView()) { _ in }).moments().last?.lines.joined(separator: "\n") ?? "nothing"
    }
    expect(end, contains: "No Results for “x”")
    expect(end, contains: "[Edit]")
  }

  @Test func `what one drive looks up is unknown to the next`() throws {
    _ = try story("de", Logged { _ in Text("button") }) { _ in }
    let refusal = try refusal("de", Logged { log in Button("Mehr laden" as String) { log("it") } }) {
      try await $0.press("Load more")
    }
    expect(refusal, contains: "The screen has no element \"Load more\" to press")
  }

  // MARK: The screen

  private func story(_ language: String, _ view: some View = PlacesView(), _ act: @escaping Use) throws -> [DrivenFrame
    .Moment]
  {
    try StringTables.$ofProgram.withValue(Self.tables) { try variant(language, acted(view, act)).moments() }
  }

  /// The screen at the end.
  private func end(_ language: String, _ view: some View = PlacesView(), _ act: @escaping Use) throws -> String {
    try story(language, view, act).last?.lines.joined(separator: "\n") ?? "nothing"
  }

  private func refusal(_ language: String, _ view: some View, _ act: @escaping Use) throws -> String {
    try StringTables.$ofProgram.withValue(Self.tables) { try variant(language, acted(view, act)).refusal() }
  }

  private func acted<Content: View>(_ view: Content, _ act: @escaping Use) -> Acted<Content> {
    Acted(environment: SnapshotEnvironment(columns: 50, height: 60), content: view, actions: act)
  }

  private func variant<Screen: ScreenSnapshots>(_ language: String, _ screen: Screen) -> ScreenVariant<Screen> {
    screen.variant("in \(language)") {
      if language == "pseudo" { $0.isPseudoLocalized = true } else { $0.locale = Locale(identifier: language) }
    }
  }

  private static let tables: StringTables? = {
    var words: [(key: String, english: String, german: String, arabic: String)] = places.map {
      ($0.key, $0.english, $0.german, $0.arabic)
    }
    words.removeAll { ["format", "%lld items"].contains($0.key) }
    words += [
      ("format", "Buy %d pieces", "%d Stück kaufen", "شراء %d"),
      ("%lld items", "%lld items", "%lld Dinge", "%lld أشياء"), ("kind", "Kind", "Art", "نوع"),
      ("art", "Art", "Kunst", "فن"), ("open.verb", "Open up", "Öffnen", "فتح"),
      ("open.adjective", "Opened", "Öffnen", "فتح"), ("Error: %@", "Error: %@", "Fehler: %@", "%@"),
      ("sort", "Sort", "Sortierung", "فرز"),
    ]
    let strings = Dictionary(
      uniqueKeysWithValues: words.map { word in
        var texts = ["en": word.english, "de": word.german, "ar": word.arabic]
        // Its English words are its default value.
        if word.key == "resource" { texts["en"] = nil }
        return (
          word.key,
          ["localizations": texts.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }]
        )
      })
    let folder = URL(filePath: TestFolder.ofProcess).appending(path: "language-\(UUID().uuidString)")
    let catalog: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
    guard let data = try? JSONSerialization.data(withJSONObject: catalog) else { return nil }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: folder.appending(path: "Localizable.xcstrings"))
    return StringTables(folders: [folder.path])
  }()
}

private struct LostError: LocalizedError {
  var errorDescription: String? { String(localized: "lost.error", defaultValue: "Lost error", bundle: .main) }
}
private struct SoldOut: LocalizedError { var errorDescription: String? { String(localized: "error") } }

private struct SystemView: View {
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      VStack {
        ContentUnavailableView.search(text: "x")
        Button("Ask" as String) { isAsking = true }
      }
      .toolbar { EditButton() }
      .confirmationDialog("Sure?" as String, isPresented: $isAsking) { Button("Yes" as String) {} }
    }
  }
}

/// A view that shows what the user has done.
private struct Logged<Content: View>: View {
  @State private var log: [String] = []
  @ViewBuilder let content: (@escaping (String) -> Void) -> Content

  init(@ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> Content) { self.content = content }

  var body: some View {
    VStack {
      content { log.append($0) }
      ForEach(log, id: \.self) { Text(verbatim: "did \($0)") }
    }
  }
}

private struct PlacesView: View {
  @State private var log: [String] = []
  @State private var isGift = false
  @State private var size = "S"
  @State private var sort = "s"
  @State private var name = ""
  @State private var isAsking = false
  @State private var isChoosing = false

  private func did(_ place: String) -> @MainActor () -> Void { { log.append(place) } }

  var body: some View {
    TabView {
      NavigationStack { form }.tabItem { Text("Home" as String) }
      Text(verbatim: "in orders").tabItem { Text("tab") }
    }
  }

  private var form: some View {
    Form {
      ForEach(log, id: \.self) { Text(verbatim: "did \($0)") }
      buttons
      controls
      rows
    }
    .alert("Ask", isPresented: $isAsking) { Button("alert", action: did("alert")) }
    .confirmationDialog("Choose", isPresented: $isChoosing) { Button("dialog", action: did("dialog")) }
  }

  @ViewBuilder private var buttons: some View {
    Button("button", action: did("button"))
    Button(LocalizedStringResource("resource", defaultValue: "Remove"), action: did("resource"))
    Button(String(localized: "string"), action: did("string"))
    Button(NSLocalizedString("foundation", comment: ""), action: did("foundation"))
    Button(String(format: NSLocalizedString("format", comment: ""), 3), action: did("format"))
    Button(SoldOut().localizedDescription, action: did("error"))
    Button("\(3) items", action: did("%lld items"))
    Button(action: did("label")) { Image(systemName: "bell") }.accessibilityLabel("label")
    Button("Dictate" as String, action: did("hint")).accessibilityInputLabels([Text("hint")])
    Button("Ask" as String) { isAsking = true }
    Button("Choose" as String) { isChoosing = true }
    NavigationLink("link") { Text(verbatim: "in about") }
    Menu("menu") { Button("Item" as String) {} }
    Text("held").onLongPressGesture(perform: did("held"))
    Text(verbatim: "Card").draggable("card")
    Text("basket").dropDestination(for: String.self) { _, _ in
      log.append("basket")
      return true
    }
  }

  @ViewBuilder private var controls: some View {
    Toggle("toggle", isOn: $isGift).onChange(of: isGift) { log.append("toggle") }
    Picker("picker", selection: $size) { ForEach(["S", "L"], id: \.self) { Text(verbatim: $0) } }
      .onChange(of: size) { log.append("picker") }
    Picker("sort", selection: $sort) {
      Text(verbatim: "Small").tag("s")
      Text("choice").tag("l")
    }
    .onChange(of: sort) { log.append("choice") }
    TextField("field", text: $name).onChange(of: name) { log.append("field") }
  }

  @ViewBuilder private var rows: some View {
    Text(verbatim: "Salt").swipeActions { Button("swipe", action: did("swipe")) }
      .accessibilityAction(named: Text("action"), did("action"))
    Text("swiped").swipeActions { Button("Keep" as String, action: did("swiped")) }
    HStack {
      Text("row")
      Button("Pick" as String, action: did("row")).buttonStyle(.borderless)
    }
    Section("header") { Button("Pick" as String, action: did("header")) }
  }
}

extension ScreenSnapshots {
  @MainActor fileprivate func drawn(_ state: String) throws -> [String] {
    try drawing(self, state).split(separator: "\n").map(String.init)
  }
}
