import EveryStateGoldens

/// One move of a play, as a person writes it, and as a storyboard tells it: `press "Try Again"`.
package enum PlayMove: Hashable, Sendable {
  case press(PlayTarget)
  case toggle(PlayTarget)
  case type(String, into: PlayTarget)
  case clear(PlayTarget)
  case submit(PlayTarget?)
  case search(String)
  case select(String, in: PlayTarget)
  /// A day or a time, as ISO 8601 writes it.
  case selectDate(String, in: PlayTarget)
  case openMenu(PlayTarget)
  case swipe(String, on: PlayTarget)
  case perform(String, on: PlayTarget)
  case refresh, dismiss, goBack, scroll, scrollToEnd
  case longPress(PlayTarget)
  /// How far, in points: to the right, and down.
  case drag(PlayTarget, right: Double, down: Double)
  case dragOnto(PlayTarget, String)
  /// A key, with what is held meanwhile: `cmd S`.
  case pressKey(String)
  case openURL(String)
  case scenePhase(String)
  case notification(String)
  /// Time passes until the screen is at rest.
  case rest
  /// Time passes.
  case wait(Duration)
  /// Time passes until something happens.
  case next
  /// A dependency answers in another way from here on.
  case world(String, PlayAnswering)

  /// The move in words, which are read as the same move.
  package var words: String {
    switch self {
    case .press(let target): "press \(target.words)"
    case .toggle(let target): "toggle \(target.words)"
    case .type(let text, let target): "type \(text.asLiteral) into \(target.words)"
    case .clear(let target): "clear \(target.words)"
    case .submit(let target): target.map { "submit \($0.words)" } ?? "submit"
    case .search(let text): "search \(text.asLiteral)"
    case .select(let choice, let target): "select \(choice.asLiteral) in \(target.words)"
    case .selectDate(let date, let target): "select \(date) in \(target.words)"
    case .openMenu(let target): "open menu \(target.words)"
    case .swipe(let action, let target): "swipe \(target.words) and press \(action.asLiteral)"
    case .perform(let action, let target): "perform \(action.asLiteral) on \(target.words)"
    case .refresh: "refresh"
    case .dismiss: "dismiss"
    case .goBack: "go back"
    case .scroll: "scroll"
    case .scrollToEnd: "scroll to the end"
    case .longPress(let target): "long press \(target.words)"
    case .drag(let target, let right, let down): "drag \(target.words) by \(right.asWord), \(down.asWord)"
    case .dragOnto(let target, let place): "drag \(target.words) onto \(place.asLiteral)"
    case .pressKey(let keys): "press key \(keys)"
    case .openURL(let url): "open URL \(url)"
    case .scenePhase(let phase): "scene phase \(phase)"
    case .notification(let name): "notification \(name)"
    case .rest: "wait"
    case .wait(let duration): "wait \(duration.asTime)"
    case .next: "next"
    case .world(let path, let answering): "world \(path) \(answering.words)"
    }
  }

  /// Whether it only lets time pass.
  package var isTime: Bool {
    switch self {
    case .rest, .wait, .next: true
    default: false
    }
  }

  /// The move as a state's action, with `whileLoading` where it is done at once; nil for what is no action.
  package func code(whileLoading: Bool) -> String? {
    let end = whileLoading ? "whileLoading: true)" : ")"
    func call(_ function: String, _ arguments: String) -> String {
      "try await $0.\(function)(\(arguments)\(whileLoading && !arguments.isEmpty ? ", " : "")\(end)"
    }
    switch self {
    case .press(let target): return call("press", target.code())
    case .toggle(let target): return call("toggle", target.code())
    case .type(let text, let target): return call("type", "\(text.asLiteral), into: \(target.code())")
    case .clear(let target): return call("clear", target.code())
    case .submit(let target): return call("submit", target?.code() ?? "")
    case .search(let text): return call("search", text.asLiteral)
    case .select(let choice, let target):
      return call("select", "\(choice.asLiteral), in: \(target.code(row: "of"))")
    case .selectDate(let date, let target):
      let read = "Date(\(date.asLiteral), strategy: .iso8601)"
      return "try await $0.select(try \(read), in: \(target.code(row: "of"))\(whileLoading ? ", " : "")\(end)"
    case .openMenu(let target): return call("openMenu", target.code())
    case .swipe(let action, let target): return call("swipeAction", "\(action.asLiteral), on: \(target.code())")
    case .perform(let action, let target): return call("perform", "\(action.asLiteral), on: \(target.code())")
    case .refresh: return call("refresh", "")
    case .dismiss: return call("dismiss", "")
    case .goBack: return call("goBack", "")
    case .scroll: return call("scroll", "")
    case .scrollToEnd: return call("scrollToEnd", "")
    case .longPress(let target): return call("longPress", target.code())
    case .drag(let target, let right, let down):
      let distance = "CGSize(width: \(right.asWord), height: \(down.asWord))"
      return call("drag", "\(target.name.asLiteral), by: \(distance)\(target.place())")
    case .dragOnto(let target, let place): return call("drag", "\(target.name.asLiteral), onto: \(place.asLiteral)")
    case .pressKey(let keys): return PlayKeys(keys).map { call("pressKey", $0.code) }
    case .openURL(let url): return call("openURL", "URL(string: \(url.asLiteral))!")
    case .scenePhase(let phase): return call("changeScenePhase", "to: .\(phase)")
    case .notification(let name): return call("post", "Notification.Name(\(name.asLiteral))")
    case .rest, .wait, .next, .world: return nil
    }
  }
}

/// A key and what is held meanwhile, as a move says them: `cmd shift S`, `return`.
package struct PlayKeys: Hashable, Sendable {
  /// In the order in which they are said.
  package static let modifiers = [("ctrl", "control"), ("opt", "option"), ("shift", "shift"), ("cmd", "command")]
  /// Keys that have names, and what SwiftUI calls those.
  package static let names = [
    ("return", "return"), ("escape", "escape"), ("delete", "delete"), ("space", "space"), ("tab", "tab"),
    ("up", "upArrow"), ("down", "downArrow"), ("left", "leftArrow"), ("right", "rightArrow"),
  ]
  package let key: String
  /// SwiftUI's names of them.
  package let modifiers: [String]

  /// - Returns: nil for what is no key.
  package init?(_ words: String) {
    let words = words.split(separator: " ").map(String.init)
    guard let last = words.last else { return nil }
    var modifiers: [String] = []
    for word in words.dropLast() {
      guard let known = Self.modifiers.first(where: { $0.0 == word }) else { return nil }
      modifiers.append(known.1)
    }
    guard Self.names.contains(where: { $0.0 == last }) || last.count == 1 else { return nil }
    (key, self.modifiers) = (last, modifiers)
  }

  /// As an argument.
  var code: String {
    let named = Self.names.first { $0.0 == self.key }
    let key = named.map { ".\($0.1)" } ?? self.key.lowercased().asLiteral
    if modifiers.isEmpty { return key }
    let held = modifiers.map { ".\($0)" }.joined(separator: ", ")
    return "\(key), modifiers: \(modifiers.count == 1 ? held : "[\(held)]")"
  }
}

/// How a dependency answers from a moment of a play on.
package enum PlayAnswering: Hashable, Sendable {
  /// What it answers where all is well.
  case well
  case fails
  case empty
  case never
  /// What it answers in a declared state's world.
  case asIn(String)
  /// As before, and each answer takes this long.
  case takes(Duration)

  var words: String {
    switch self {
    case .well: "answers"
    case .fails: "fails"
    case .empty: "is empty"
    case .never: "never answers"
    case .asIn(let state): "as in \(state.asLiteral)"
    case .takes(let duration): "takes \(duration.asTime)"
    }
  }
}
