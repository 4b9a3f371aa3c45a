import SwiftUI

@testable import EveryState

@MainActor struct WordAuditTests {
  nonisolated static let rules: [SoundnessRule] = [
    .rawText, .wrongPlural, .clearPassword, .untranslated, .sameFailure, .undeclaredWrite,
  ]

  @Test(arguments: [
    "Total: Optional(3)", "(null)", "Price: nil", "nil", "ShelfError()", "Hello %@", "%1$@ of %2$@", "%lld items",
    "%.2f kg", "NaN km", "Item(id: 1, name: \"Milk\")", "[Shop.Item(id: 1)]", "Shop.Color.green",
    "[Shop.Color.green, Shop.Color.brown]", "Failed: ShopError.offline", "Error Domain=NSURLErrorDomain Code=-1009",
    "The operation couldn’t be completed. (Shop.APIError error 1.)", "0.30000000000000004 kg", "Ordered Jan 1, 1970",
    "1/1/70", "31 Dec 1969", "1970-01-01", "Thursday, 1. Januar 1970", "Error 503",
    "at 2025-01-01 09:41:00 +0000",
  ]) func `a value in the words of code is found`(_ text: String) {
    expect(WrongWords(text, isEnglish: true)?.rule, is: .rawText)
  }

  @Test(arguments: [
    ("Failed: The operation couldn’t be completed. (Swift.CancellationError error 1.)", cancellation),
    ("CancellationError()", cancellation),
    (
      "The operation couldn’t be completed. (Shop.APIError error 1.)",
      "the default description of an error: make its type a LocalizedError"
    ),
  ]) func `the remedy for an error in the words of code is one that the app can take`(_ text: String, _ words: String) {
    expect(WrongWords(text, isEnglish: true)?.words, is: words)
  }

  private nonisolated static let cancellation =
    "a cancellation, because the screen was left: catch it apart from failures (catch is CancellationError)"

  @Test(arguments: [
    "1 items", "1 results found", "You have 1 messages", "Cart (1 items)", "Photos · 1 photos", "1 days ago", "1 Items",
    "1 others", "3 result found", "2 item", "2 minute ago", "1,200 photo", "and 1 comments",
  ]) func `a count that disagrees with its noun is found`(_ text: String) {
    expect(WrongWords(text, isEnglish: true)?.rule, is: .wrongPlural)
    expect(WrongWords(text, isEnglish: false) == nil)
  }

  @Test(arguments: [
    "1 item", "2 items", "0 items", "1 series", "1 less", "1 st", "Formula 1 news", "Chapter 1 ends",
    "Version 1.1 fixes", "1.0 miles", "-1 degrees", "+1 likes", "1 of 3 items", "1 Kings", "1 Times Square",
    "1 needs attention", "Q1 results", "2 minute read", "2 item limit", "Tent, 2 person", "1 bus", "iOS 1 apps",
    "1 mois", "1 x socks", "24 hour", "5 star", "Top 1 songs", "1 is free", "Optional extras (free)", "50% discount",
    "100%", "5 %d'accord", "caf%C3%A9", "Nil by mouth", "1-nil", "Nan's kitchen", "Meeting (room: 5)", "Photo(s): 3",
    "Visit Docs.Apple.com", "Mr.Smith", "3.14159", "Thriller, 1970", "Jan 1, 1971", "May 1, 1970", "Error",
    "Error 503: the server is busy", "No internet (error 7)", "The file doesn’t exist.", "f(x)", "Node.js", "U.S.A.",
    "The operation could not be completed. (NSURLErrorDomain error -1009.)", "You are offline.", "Null Island",
    "Date() is slow", "VStack(alignment: .leading)", "2025-01-01 09:41", "log 2025-01-01 09:41:00",
  ]) func `what people write is right`(_ text: String) {
    expect(WrongWords(text, isEnglish: true).map(\.words), is: nil)
  }

  @Test func `wrong words are found in alerts, rows, labels and after an answer with one row`() throws {
    let found = try sentences { library in
      switch library.phase {
      case .loaded(let titles):
        Text("\(titles.count) books")
        Button(action: {}, label: { Image(systemName: "bell") }).accessibilityLabel("Optional(3) news").padding(20)
      case .failed(let error):
        Text(verbatim: "Sorry, \(type(of: error)) again").alert("Sorry", isPresented: .constant(true), actions: {}) {
          Text(verbatim: "\(error)")
        }
      default: ProgressView()
      }
    }
    expect(
      found,
      is: [
        #"failed: the screen says "ShelfError()": a value as Swift prints it."#,
        #"failed: the screen says "Sorry, ShelfError again": an error as Swift prints it."#,
        #"loaded, empty: the screen says "Optional(3) news": an optional as Swift prints it."#,
        #"loaded, with one row: the screen says "1 books": "1 books" does not agree with its number."#,
      ].sorted())
    try expect(sentences { PhaseView(library: $0) }, is: [])
  }

  @Test func `a password is hidden, unless the user shows it`() throws {
    let bugs: [@MainActor @Sendable () -> AnyView] = [
      { AnyView(TextField("Password", text: .constant(""))) },
      { AnyView(Form { TextField("Key", text: .constant("x")).textContentType(.newPassword) }) },
      { AnyView(TextField("", text: .constant(""), prompt: Text("Enter your PIN"))) },
    ]
    for bug in bugs {
      let found = try sentences {
        bug(); PhaseView(library: $0)
      }
      expect(found.count, is: 1, "\(found)")
      expect(found.first ?? "", contains: "shows the password while it is typed: use a SecureField.")
    }
    let right = try sentences { library in
      Revealed()
      TextField("Password hint", text: .constant(""))
      TextField("Search passwords", text: .constant(""))
      TextField("Shipping", text: .constant(""))
      PhaseView(library: library)
    }
    expect(right, is: [])
  }

  @Test func `a text without a translation is found where its language is declared`() throws {
    let folder = URL(filePath: TestFolder.ofProcess).appending(path: "words-\(UUID().uuidString)/fr.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "\"Hello\" = \"Bonjour\";".write(
      to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    let path = folder.deletingLastPathComponent().path
    let screen = TestScreen("Library", [.loads(\.books, failure: ShelfError())]) { (world: ShelfWorld) in
      LibraryView(world) { library in
        VStack {
          Text("Hello", bundle: Bundle(path: path))
          Text("Goodbye", bundle: Bundle(path: path))
          Text("Welcome" as String)
          PhaseView(library: library)
        }
      }
    }
    let catalog = SnapshotCatalog(suite: "Words") { screen.variants(.locales("fr", "de"), .pseudoLocale) }
    try expect(
      catalog.soundness().filter { $0.rule == .untranslated }.map { "\($0.screen): \($0.sentence)" },
      is: [
        "Library in fr: the screen says \"Goodbye\", which has no French translation.",
        "Library pseudo-localized: the screen says \"Welcome\", which is not localized: a String, not a LocalizedStringKey.",
      ])
  }

  @Test(arguments: [("There is nothing here", 1), ("Nothing fundet", 0)])
  func `two English words are untranslated in a screen of another language, and one is a name`(
    _ text: String, count: Int
  ) throws {
    var screen = TestScreen("Library", [.loads(\.books, failure: ShelfError())]) { (world: ShelfWorld) in
      LibraryView(world) { library in
        if case .loaded([]) = library.phase { Text(text) } else { PhaseView(library: library) }
      }
    }
    screen.environment.locale = Locale(identifier: "de")
    let catalog = SnapshotCatalog(suite: "Words") { screen.variants(.pseudoLocale) }
    try expect(catalog.soundness().count { $0.rule == .untranslated && $0.subject == text }, is: count)
  }

  private struct Revealed: View {
    @State private var isShown = false
    var body: some View {
      if isShown { TextField("Password", text: .constant("x")) } else { SecureField("Password", text: .constant("x")) }
      Toggle("Show password", isOn: $isShown)
    }
  }

  /// The findings of these rules, with their states.
  private func sentences(@ViewBuilder _ content: @escaping @MainActor @Sendable (Library) -> some View) throws
    -> [String]
  {
    let screen = library(content: content)
    return try SnapshotCatalog(suite: "Words") { return [screen] }.soundness().filter { Self.rules.contains($0.rule) }
      .map { "\($0.states.joined(separator: ", ")): \($0.sentence)" }.sorted()
  }
}
