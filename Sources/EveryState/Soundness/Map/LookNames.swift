import EveryStateGoldens
import TextUI

/// What looks are called: by the golden that shows them; where none does, by what stands on them.
struct LookNames {
  private var looks: [[String]: ScreenMap.Look] = [:]
  private var taken: Set<String> = []

  /// The goldens name what they show, states before storyboards; what is shown before anything is asked comes last.
  init(_ states: [AuditedScreen.State]) {
    let atRest = states.filter { !$0.isStoryboard }
    for state in atRest.filter({ $0.proof != .idle }) + atRest.filter({ $0.proof == .idle }) {
      if let lines = state.golden.last { declare(lines, state.name) }
    }
    for state in states where state.isStoryboard {
      for (index, lines) in state.golden.enumerated() { declare(lines, "\(state.name) \(index + 1)") }
    }
  }

  private mutating func declare(_ lines: [String], _ name: String) {
    if looks[lines] == nil { looks[lines] = .declared(name) }
  }

  subscript(_ lines: [String]) -> ScreenMap.Look? { looks[lines] }

  /// Names the look, if it has no name yet.
  mutating func name(_ lines: [String], _ seen: ScreenLook, after event: String, from before: ScreenLook)
    -> ScreenMap.Look
  {
    if let known = looks[lines] { return known }
    let name = Self.name(of: seen, from: before) ?? "after \(event)"
    var free = name
    var number = 1
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name) \(number)"
    }
    looks[lines] = .found(free)
    return .found(free)
  }

  /// What a look that does not last is called: it takes no name away.
  func passing(_ lines: [String], _ seen: ScreenLook, from before: ScreenLook) -> ScreenMap.Look {
    looks[lines] ?? .found(Self.name(of: seen, from: before) ?? "")
  }

  /// What tells the look from the one before: what stands over the screen, its title, its first new words; nil where nothing does.
  private static func name(of seen: ScreenLook, from before: ScreenLook) -> String? {
    let top = seen.topTexts.filter { !$0.isEmpty }
    let new = top.first { !before.texts.contains($0) }
    if let kind = seen.presented.last, seen.presented != before.presented {
      return (seen.title ?? top.first).map { "\(kind) \(quoted($0))" } ?? kind
    }
    if let title = seen.title, title != before.title { return quoted(title) }
    return new.map(quoted)
  }

  private static func quoted(_ words: String) -> String {
    let limit = 40
    return words.count > limit ? "\"\(words.prefix(limit))...\"" : "\"\(words)\""
  }
}

extension ScreenLook {
  /// The title of what a person can reach: of the screen, or of what stands over it.
  fileprivate var title: String? { topTexts.last { titles.contains($0) && !tabs.contains($0) } }
}
