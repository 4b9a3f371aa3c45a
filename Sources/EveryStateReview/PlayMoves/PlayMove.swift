import EveryStateGoldens

/// One move of a play, as the user types it and as a storyboard writes it: `press "Try Again"`.
package struct PlayMove: Hashable, Sendable {
  package let verb: PlayOrder.Verb
  let target: PlayTarget?
  let texts: [String]

  package init(_ verb: PlayOrder.Verb, _ target: PlayTarget? = nil, _ texts: String...) {
    self.init(verb, target, texts: texts)
  }

  fileprivate init(_ verb: PlayOrder.Verb, _ target: PlayTarget?, texts: [String]) {
    (self.verb, self.target, self.texts) = (verb, target, texts)
  }

  package static func wait(_ duration: Duration) -> PlayMove { PlayMove(.wait, nil, "\(duration.asNanoseconds)") }

  var duration: Duration? { verb == .wait ? Int64(texts[0]).map { .nanoseconds($0) } : nil }

  package var isTime: Bool { [.rest, .wait, .next].contains(verb) }

  package var order: PlayOrder {
    target.map { PlayOrder(verb, $0.name, in: $0.row, number: $0.number, texts: texts) }
      ?? PlayOrder(verb, texts.first ?? "", texts: Array(texts.dropFirst()))
  }

  package var words: String { MoveForm.all.lazy.compactMap { $0.written(self) }.first ?? verb.rawValue }

  /// The move as a state's action, with `whileLoading` if it is done at once; nil for a move that is not an action.
  package func code(whileLoading: Bool) -> String? {
    call.map { "try await $0." + (whileLoading ? $0.whileLoading : $0) }
  }

  /// The call of a state's action: `press("Save")`; nil for a move that is not an action.
  var call: String? { MoveForm.all.first { $0.written(self) != nil }?.code?(self) }

  /// Reads a move as the user types it.
  package init?(_ line: String) {
    guard let words = PlayWords(line), let move = MoveForm.all.lazy.compactMap({ $0.read(words) }).first else {
      return nil
    }
    self = move
  }

  /// Reads a storyboard's words for an action, which may name an accessibility action: `Increment "Count"`.
  package init?(caption: String) {
    if let move = PlayMove(caption) {
      self = move
      return
    }
    let action = String(caption.prefix { $0 != "\"" })
    guard var words = PlayWords(String(caption.dropFirst(action.count))), let target = words.takeTarget(),
      words.isEmpty, action.hasSuffix(" "), action.count > 1
    else { return nil }
    self.init(.perform, target, String(action.dropLast()))
  }

  /// The forms that a message lists for a line that is not a move.
  package static let forms = [
    #"press "Try Again", toggle "Gift", open menu "More" (each with: in "a text of the row", number 2)"#,
    #"type "ada" into "Name", clear "Name", submit, submit "Name", search "milk""#,
    #"select "Large" in "Size", swipe "Milk" and press "Delete", perform "Increment" on "Count""#,
    "refresh, dismiss, go back, scroll, scroll to the end",
    #"long press "Card", drag "Card" by -200, 0, drag "Milk" onto "Done", press key cmd S"#,
    "open URL pulse://markets/eth, scene phase background (active, inactive), notification NAME",
    "wait (until it rests), wait 2s, next (until something happens)",
    #"world PATH answers, fails, is empty, never answers, takes 5s, as in "a state""#,
    "elements, voice, calls, world, storyboard",
  ]
}

/// The words of a verb, for reading and writing, and the corresponding action.
struct MoveForm {
  let verb: PlayOrder.Verb
  /// Words in capitals are the target and the texts. A word behind `=` is the form's default text.
  let words: [Substring]
  let code: (@Sendable (PlayMove) -> String)?

  init(_ verb: PlayOrder.Verb, _ words: String, _ code: (@Sendable (PlayMove) -> String)? = nil) {
    (self.verb, self.words, self.code) = (verb, words.split(separator: " "), code)
  }

  /// A move with several forms is written in the first one.
  static let all: [MoveForm] = [
    MoveForm(.pressKey, "press key KEYS") { "pressKey(\(PlayKeys.code($0.texts)))" },
    MoveForm(.press, "press TARGET") { "press(\($0.place()))" },
    MoveForm(.toggle, "toggle TARGET") { "toggle(\($0.place()))" },
    MoveForm(.type, "type TEXT into TARGET") { "type(\($0.literal), into: \($0.place()))" },
    MoveForm(.clear, "clear TARGET") { "clear(\($0.place()))" },
    MoveForm(.submit, "submit TARGET") { "submit(\($0.place()))" },
    MoveForm(.submit, "submit") { _ in "submit()" },
    MoveForm(.search, "search TEXT") { "search(\($0.literal))" },
    MoveForm(.select, "select TEXT in TARGET") { "select(\($0.literal), in: \($0.place(row: "of")))" },
    MoveForm(.selectDate, "select WORD in TARGET") {
      "select(try Date(\($0.literal), strategy: .iso8601), in: \($0.place(row: "of")))"
    },
    MoveForm(.openMenu, "open menu TARGET") { "openMenu(\($0.place()))" },
    MoveForm(.swipe, "swipe TARGET and press TEXT") { "swipeAction(\($0.literal), on: \($0.place()))" },
    MoveForm(.perform, "perform TEXT on TARGET") { "perform(\($0.literal), on: \($0.place()))" },
    MoveForm(.refresh, "refresh") { _ in "refresh()" },
    MoveForm(.dismiss, "dismiss") { _ in "dismiss()" },
    MoveForm(.goBack, "go back") { _ in "goBack()" },
    MoveForm(.scroll, "scroll") { _ in "scroll()" },
    MoveForm(.scrollToEnd, "scroll to the end") { _ in "scrollToEnd()" },
    MoveForm(.longPress, "long press TARGET") { "longPress(\($0.place()))" },
    MoveForm(.drag, "drag TARGET by NUMBER, NUMBER") { move in
      let size = move.texts.map { Double($0)?.asWord ?? $0 }
      let row = move.target?.place() ?? ""
      return "drag(\(move.name), by: CGSize(width: \(size[0]), height: \(size[1]))\(row))"
    },
    MoveForm(.dragOnto, "drag TARGET onto TEXT") { "drag(\($0.name), onto: \($0.literal))" },
    MoveForm(.openURL, "open URL WORD") { "openURL(URL(string: \($0.literal))!)" },
    MoveForm(.scenePhase, "scene phase =active active") { _ in "changeScenePhase(to: .active)" },
    MoveForm(.scenePhase, "scene phase =inactive inactive") { _ in "changeScenePhase(to: .inactive)" },
    MoveForm(.scenePhase, "scene phase =background background") { _ in "changeScenePhase(to: .background)" },
    MoveForm(.notification, "notification WORD") { "post(Notification.Name(\($0.literal)))" },
    MoveForm(.rest, "wait"), MoveForm(.wait, "wait TIME"), MoveForm(.next, "next"),
    MoveForm(.world, "world WORD =well = answers"), MoveForm(.world, "world WORD =fails = fails"),
    MoveForm(.world, "world WORD =empty = is empty"), MoveForm(.world, "world WORD =empty = empty"),
    MoveForm(.world, "world WORD =never = never answers"), MoveForm(.world, "world WORD =never = never"),
    MoveForm(.world, "world WORD =takes takes TIME"), MoveForm(.world, "world WORD =asIn as in TEXT"),
  ]

  /// - Returns: nil for words of another form.
  func read(_ line: PlayWords) -> PlayMove? {
    var (line, target, texts) = (line, PlayTarget?.none, [String]())
    for word in words {
      var text: String?
      switch word {
      case "TARGET":
        target = line.takeTarget()
        if target == nil { return nil }
        continue
      case "KEYS":
        guard let keys = line.takeRest().flatMap(PlayKeys.read) else { return nil }
        texts += keys
        continue
      case "TEXT": text = line.takeText()
      case "WORD": text = line.takeWord()
      case "NUMBER", "NUMBER,": text = line.takeNumber()
      case "TIME": text = line.takeTime().map { "\($0.asNanoseconds)" }
      case _ where word.first == "=": text = String(word.dropFirst())
      default:
        guard line.take(String(word)) else { return nil }
        continue
      }
      guard let text else { return nil }
      texts.append(text)
    }
    return line.isEmpty ? PlayMove(verb, target, texts: texts) : nil
  }

  /// - Returns: nil for a move of another form.
  func written(_ move: PlayMove) -> String? {
    guard move.verb == verb, words.contains("TARGET") == (move.target != nil) else { return nil }
    var texts = move.texts[...]
    var result: [String] = []
    for word in words {
      switch word {
      case "TARGET": result.append(move.target?.words ?? "")
      case "KEYS": result.append(PlayKeys.words(Array(texts)))
      case "TEXT": result.append(texts.removeFirst().asLiteral)
      case "WORD": result.append(texts.removeFirst())
      case "NUMBER": result.append(Double(texts.removeFirst())?.asWord ?? "")
      case "NUMBER,": result.append((Double(texts.removeFirst())?.asWord ?? "") + ",")
      case "TIME": result.append(Duration.nanoseconds(Int64(texts.removeFirst()) ?? 0).asTime)
      case _ where word.first == "=": if texts.removeFirst() != word.dropFirst() { return nil }
      default: result.append(String(word))
      }
    }
    return result.joined(separator: " ")
  }
}

extension PlayMove {
  fileprivate var literal: String { texts[0].asLiteral }
  fileprivate var name: String { target?.name.asLiteral ?? "" }
  fileprivate func place(row: String = "in") -> String { target?.code(row: row) ?? "" }
}

/// A key with its modifiers, as a move writes it: `cmd shift S`, `return`.
private enum PlayKeys {
  private static let modifiers = ["ctrl": "control", "opt": "option", "shift": "shift", "cmd": "command"]
  /// Keys with names, and SwiftUI's names of them.
  private static let names = [
    "return": "return", "escape": "escape", "delete": "delete", "space": "space", "tab": "tab", "up": "upArrow",
    "down": "downArrow", "left": "leftArrow", "right": "rightArrow",
  ]

  static func read(_ words: String) -> [String]? {
    let words = words.split(separator: " ").map(String.init)
    let held = words.dropLast().compactMap { modifiers[$0] }
    guard let key = words.last, held.count == words.count - 1, names[key] != nil || key.count == 1 else { return nil }
    return [key] + held
  }

  static func words(_ texts: [String]) -> String {
    let held = texts.dropFirst().compactMap { text in modifiers.first { $0.value == text }?.key }
    return (held + texts.prefix(1)).joined(separator: " ")
  }

  static func code(_ texts: [String]) -> String {
    let key = names[texts[0]].map { "." + $0 } ?? texts[0].lowercased().asLiteral
    let held = texts.dropFirst().map { "." + $0 }.joined(separator: ", ")
    return held.isEmpty ? key : "\(key), modifiers: \(texts.count == 2 ? held : "[\(held)]")"
  }
}

/// The element of a move: by a name, a row and a number, as in an action of a state.
package struct PlayTarget: Hashable, Sendable {
  package let name: String
  /// A text of the row, or of the section's header.
  package let row: String?
  /// The number among elements of that name, in reading order, from 1.
  package let number: Int?

  package init(_ name: String, in row: String? = nil, number: Int? = nil) {
    (self.name, self.row, self.number) = (name, row, number)
  }

  /// `"Add" in "Fjord 2 Tent"`, `"Twin" number 2`.
  package var words: String {
    [name.asLiteral, row.map { "in " + $0.asLiteral }, number.map { "number \($0)" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// As arguments: `"Add", in: "Fjord 2 Tent"`. For a row that is a target itself, `of:`.
  func code(row label: String = "in") -> String { name.asLiteral + place(row: label) }

  /// The arguments behind the name, each behind a comma: `, in: "Fjord 2 Tent"`.
  func place(row label: String = "in") -> String {
    [row.map { ", \(label): " + $0.asLiteral }, number.map { ", number: \($0)" }].compactMap { $0 }.joined()
  }
}
