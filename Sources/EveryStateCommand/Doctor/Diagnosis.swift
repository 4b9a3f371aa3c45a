/// What keeps an app's screens from being drawn as text, as far as its source tells.
struct Diagnosis {
  /// A type that is a view.
  struct Screen {
    let name: String
    let file: String
    let line: Int
    /// The names that it uses and TextUI lacks.
    fileprivate(set) var missing: Set<String> = []
    /// The other views that it is made of.
    fileprivate var parts: Set<String> = []
  }
  /// A name that TextUI lacks.
  struct Missing {
    let name: String
    let places: [(file: String, line: Int)]
    /// The screens that use it, themselves or through the views that they are made of, sorted.
    let screens: [String]
  }
  private(set) var fileCount = 0
  private(set) var screens: [Screen] = []
  private var uses: [String: [(file: String, line: Int)]] = [:]
  private var declared: Set<String> = []
  private var imports: [String: [String]] = [:]
  private var ignoredUses: [String: Set<String>] = [:]

  private static let absent = Set(names(SwiftUINames.absent))
  private static let ignored = Set(names(SwiftUINames.ignored))

  private static func names(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// Apple's frameworks that Linux has not.
  private static let frameworks: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppKit", "AuthenticationServices", "BackgroundTasks",
    "Charts",
    "CloudKit", "Contacts", "CoreData", "CoreImage", "CoreLocation", "CoreSpotlight", "CoreText", "EventKit", "GameKit",
    "HealthKit", "HomeKit", "Intents", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
    "NaturalLanguage",
    "Network", "OSLog", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "SafariServices",
    "SceneKit",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "Vision",
    "WebKit", "WidgetKit", "os",
  ]

  /// Reads one file.
  /// - Parameters:
  ///   - source: the file's bytes.
  ///   - file: its path, as a message shows it.
  mutating func read(_ source: [UInt8], file: String) {
    fileCount += 1
    let tokens = SwiftTokens(source).tokens
    // The types whose braces are open, with the depth at which each opened.
    var open: [(screen: Int?, depth: Int)] = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      switch token.kind {
      case .mark where token.text == "{": depth += 1
      case .mark where token.text == "}":
        depth -= 1
        if let last = open.last, last.depth == depth { open.removeLast() }
      case .word where token.text == "import":
        if let next, Self.frameworks.contains(next.text) { imports[next.text, default: []].append(file) }
      case .word where ["func", "var", "let", "case", "typealias", "protocol"].contains(token.text):
        if let next, next.kind == .word { declared.insert(next.text) }
      case .word where ["struct", "class", "enum", "actor", "extension"].contains(token.text):
        guard let next, next.kind == .word, !(index > 0 && tokens[index - 1].kind == .member(isCalled: false)) else {
          continue
        }
        if token.text != "extension" { declared.insert(next.text) }
        open.append((screen(next, tokens[(index + 1)...], file, isNew: token.text == "struct"), depth))
      default: use(token, file, in: open.compactMap(\.screen))
      }
    }
  }

  /// The screen that a declaration is of; nil for other types.
  private mutating func screen(
    _ name: SwiftTokens.Token, _ rest: ArraySlice<SwiftTokens.Token>, _ file: String, isNew: Bool
  ) -> Int? {
    if let known = screens.firstIndex(where: { $0.name == name.text }) { return known }
    let heading = rest.prefix { $0.text != "{" && $0.text != "where" }.map(\.text)
    // A protocol of the app's own that refines View is named like one.
    guard isNew, let colon = heading.firstIndex(of: ":"), heading[colon...].contains(where: { $0.hasSuffix("View") })
    else { return nil }
    screens.append(Screen(name: name.text, file: file, line: name.line))
    return screens.count - 1
  }

  private mutating func use(_ token: SwiftTokens.Token, _ file: String, in open: [Int]) {
    let name: String
    switch token.kind {
    case .word: name = token.text
    case .member(isCalled: true): name = ".\(token.text)"
    case .attribute: name = "@\(token.text)"
    case .keyPath: name = "\\.\(token.text)"
    case .member, .mark: return
    }
    for screen in open {
      if Self.absent.contains(name) { screens[screen].missing.insert(name) }
      if Self.ignored.contains(name) { ignoredUses[name, default: []].insert(screens[screen].name) }
      if token.kind == .word, token.text != screens[screen].name { screens[screen].parts.insert(token.text) }
    }
    if Self.absent.contains(name) { uses[name, default: []].append((file, token.line)) }
  }

  /// The names that block screens, the one that blocks the most first.
  var missing: [Missing] {
    let blocked = reached
    return uses.filter { !isDeclared($0.key) }.map { name, places in
      Missing(
        name: name, places: places,
        screens: screens.indices.filter { blocked[$0].contains(name) }.map { screens[$0].name }.sorted())
    }.sorted { ($1.screens.count, $0.name) < ($0.screens.count, $1.name) }
  }

  /// How many screens use nothing that TextUI lacks.
  var drawableCount: Int { reached.count { $0.isEmpty } }

  /// The names that change nothing in text, with how many screens use each; the most used first.
  var ignored: [(name: String, screens: Int)] {
    ignoredUses.filter { !isDeclared($0.key) }.map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The frameworks that the files import and Linux has not, with the files; the most imported first.
  var frameworks: [(name: String, files: [String])] {
    imports.map { ($0.key, $0.value.sorted()) }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
  }

  /// The app has a declaration of its own by this name.
  private func isDeclared(_ name: String) -> Bool { declared.contains(String(name.drop { ".@\\".contains($0) })) }

  /// By screen: what it lacks, itself or in a view that it is made of.
  private var reached: [Set<String>] {
    var places: [String: Int] = [:]
    for (index, screen) in screens.enumerated() { places[screen.name] = index }
    var result = screens.map { $0.missing.filter { !isDeclared($0) } }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (index, screen) in screens.enumerated() {
        for part in screen.parts {
          guard let place = places[part], place != index, !result[place].isSubset(of: result[index]) else { continue }
          result[index].formUnion(result[place])
          isChanged = true
        }
      }
    }
    return result
  }
}
