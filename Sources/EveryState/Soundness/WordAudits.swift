import EveryStateGoldens
import TextUI

/// The checks of the words in every look of every state and follow-up: texts, and the labels of controls.
enum WordAudits {
  static let all: [@Sendable (_ screen: AuditedScreen) -> [SoundnessFinding]] = [
    wrongWords, clearPassword, untranslated,
  ]

  /// Values as code prints them, and counts that disagree with their nouns.
  private static func wrongWords(in screen: AuditedScreen) -> [SoundnessFinding] {
    var known: [Bool: [String: WrongWords?]] = [:]
    return screen.states.flatMap { state in
      let isEnglish = isEnglish(state)
      let errors = state.events.calls.compactMap(\.errorInCode)
      let names = state.events.calls.flatMap(\.namesInCode)
      return state.allTexts.compactMap { text -> SoundnessFinding? in
        let wrongWords = known[isEnglish]?[text] ?? WrongWords(text, isEnglish: isEnglish)
        known[isEnglish, default: [:]][text] = .some(wrongWords)
        let isError = errors.contains { text == $0 || text.hasSuffix(": \($0)") }
        let isWithin = { !text.contains("EveryState") && names.contains(where: text.hasWords) }
        guard let wrong = isError ? .errorInCode : wrongWords ?? (isWithin() ? .errorInCode : nil) else {
          return nil
        }
        if wrong.isCodeOfError, state.explains(text) { return nil }
        return state.finding(wrong.rule, of: text, "the screen says \"\(text)\": \(wrong.words).")
      }
    }
  }

  /// A field for a password that shows what is typed, unless the user can hide it.
  private static func clearPassword(in screen: AuditedScreen) -> [SoundnessFinding] {
    let fields = screen.states.flatMap { state in
      state.events.controls.filter { $0.role == .field && !$0.isSearch }.map { (state: state, field: $0) }
    }
    let secure = Set(fields.filter { $0.field.traits.contains("secure") }.map(\.field.label))
    return fields.filter { $0.field.isForPassword && !secure.contains($0.field.label) }.map { state, field in
      state.finding(
        .clearPassword, of: field.label,
        "the field \"\(field.label)\" shows the password while it is typed: use a SecureField.")
    }
  }

  /// Texts of keys without a translation, and in a pseudo-locale the screen's own texts that are not keys: they appear before any answer.
  private static func untranslated(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.flatMap { state in
      var known: Set<ScreenLook.Untranslated> = []
      return state.events.looks.enumerated().flatMap { index, look in
        look.seen.untranslated.compactMap { text -> SoundnessFinding? in
          guard
            text.language != nil
              || state.isOfApp(text.text, at: index) && (isEnglish(state) || screen.hasEnglish(text.text, in: state)),
            known.insert(text).inserted
          else { return nil }
          let sentence =
            text.language.map { language in
              let key = text.key.map { " Its key is \"\($0)\"." } ?? ""
              return
                "the screen says \"\(text.text)\", which has \(ChangeFact.missingTranslations(into: language)[0]).\(key)"
            }
            ?? "the screen says \"\(text.text)\", which is not localized: a String, not a LocalizedStringKey."
          var finding = state.finding(.untranslated, of: text.key ?? text.text, sentence)
          // Rows share a key.
          (finding.language, finding.cause) = (text.language, text.key)
          return finding
        }
      }
    }
  }
}

private func isEnglish(_ state: AuditedScreen.State) -> Bool { state.events.language ?? "en" == "en" }

extension AuditedScreen {
  /// Whether a text is English, and what the screen says of an answer that is missing: no other state has it, as a name.
  fileprivate func hasEnglish(_ text: String, in state: State) -> Bool {
    let words = Set(text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init))
    return words.intersection(Self.english).count > 1
      && loadings.contains { loading in
        [.empty, .failed, .loading].contains { $0 == state.proof && loading.ownWords(of: $0).contains(text) }
      }
  }

  /// Words that occur less than twice in a sentence of another language.
  private static let english: Set = [
    "the", "there", "are", "you", "your", "this", "that", "have", "has", "with", "yet", "could", "try", "again", "and",
    "nothing", "found", "here", "please",
  ]
}

extension AuditedScreen.State {
  /// Each text once, in the order of appearance, then the labels of the end.
  fileprivate var allTexts: [String] {
    let labels = events.controls.map(\.label) + (heard?.elements.map(\.label) ?? [])
    return (events.looks.flatMap(\.seen.texts) + labels).distinct
  }

  /// Whether some look with the text has other words beside it, which may explain it.
  fileprivate func explains(_ text: String) -> Bool {
    events.looks.contains { look in
      look.seen.texts.contains(text) && look.seen.words.contains { $0 != text && !look.seen.labels.contains($0) }
    }
  }

  /// Whether the app has the text, and no answer, no failure and no user: a word in small letters, and no number.
  fileprivate func isOfApp(_ text: String, at look: Int) -> Bool {
    let typed = events.actions.prefix { $0.look <= look }.compactMap(\.typed).filter { !$0.isEmpty }
    let text = typed.reduce(text) { $0.replacing($1, with: "") }
    return text.count > 2 && text.contains(where: \.isLowercase) && !text.contains(where: \.isNumber)
      && !answers(by: look).contains { $0.returned && !$0.returnedEmpty || $0.failure.map(text.mentions) == true }
  }
}

extension RecordedControl {
  private static let secrets = ["password", "passcode", "passphrase", "passwort", "kennwort", "pin", "secret code"]

  /// Whether it is to be filled with a password, or its name ends with such a word: `New password (8 characters)`.
  fileprivate var isForPassword: Bool {
    if traits.contains("fills: password") || traits.contains("fills: newPassword") { return true }
    let name = label.prefix { !"(,:".contains($0) }.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return Self.secrets.contains { name == $0 || name.hasSuffix(" \($0)") || name.hasSuffix(" \($0) again") }
  }
}

extension EventLog.Call {
  /// The error as Swift prints it, if no text for users says so: `notFound`, `server(status: 503)`.
  fileprivate var errorInCode: String? {
    guard case .threw(_, let words) = outcome, let first = words.first, first.isLowercase || first == "_",
      words.contains("(") || words.dropFirst().contains(where: \.isUppercase),
      !words.prefix(while: { $0 != "(" }).contains(where: \.isWhitespace)
    else { return nil }
    return words
  }

  /// The error's case and its type, which no sentence has: `Not paid. soldOut`. The error's own words may have a brand's name.
  fileprivate var namesInCode: [String] {
    guard let error else { return [] }
    let type = "\(type(of: error))"
    let names = [errorInCode, type.dropFirst().contains(where: \.isUppercase) ? type : nil].compactMap { $0 }
    return names.filter { failure?.hasWords($0) != true }
  }
}

/// What is wrong with a text.
struct WrongWords {
  let rule: SoundnessRule
  let words: String
  /// Whether it is right beside other words: `Error 503`.
  var isCodeOfError = false

  static let errorInCode = WrongWords(rule: .rawText, words: "an error as Swift prints it")

  /// - Returns: nil for words as people write them.
  init?(_ text: String, isEnglish: Bool) {
    if let raw = RawText.all.first(where: { $0.isIn(text) }) {
      self.init(rule: .rawText, words: raw.words, isCodeOfError: raw.isCodeOfError)
    } else if isEnglish, let count = CountedNoun.wrong(in: text) {
      self.init(rule: .wrongPlural, words: "\(count) does not agree with its number")
    } else {
      return nil
    }
  }

  private init(rule: SoundnessRule, words: String, isCodeOfError: Bool = false) {
    (self.rule, self.words, self.isCodeOfError) = (rule, words, isCodeOfError)
  }
}

/// A value in the words of code.
private struct RawText: @unchecked Sendable {
  /// A part of every such text, which is found faster.
  let mark: String
  let pattern: Regex<Substring>
  let words: String
  var isCodeOfError = false

  func isIn(_ text: String) -> Bool {
    // The harness's own errors have no words.
    text.utf8.count < 4000 && text.contains(mark) && text.firstMatch(of: pattern) != nil
      && !text.contains("EveryState")
  }

  static let all: [RawText] = [
    RawText(mark: "Optional(", pattern: #/\bOptional\(/#, words: "an optional as Swift prints it"),
    RawText(mark: "nil", pattern: #/^nil$|: nil$/#, words: "a missing value as Swift prints it"),
    RawText(mark: "null", pattern: #/\(null\)|<null>|^null$|: null$/#, words: "a missing value"),
    RawText(mark: "NaN", pattern: #/\bNaN\b/#, words: "a value that is not a number"),
    RawText(
      mark: "%",
      pattern: #/(?:^|[^\d%])%(?:\d+\$)?(?:@|#@\w+@|l{0,2}[du](?![A-Za-z0-9'’])|\.\d+l?f(?![A-Za-z0-9]))/#,
      words: "a placeholder of a format string"),
    RawText(mark: "Error Domain=", pattern: #/Error Domain=/#, words: "an error as Foundation prints it"),
    RawText(
      mark: "CancellationError", pattern: #/CancellationError(?:\(\)| error -?\d+\.\))/#,
      words: "a cancellation, because the screen was left: catch it apart from failures (catch is CancellationError)"),
    // An enum without LocalizedError; the system's own errors have words on a phone.
    RawText(
      mark: " error ", pattern: #/\(\w+\..* error -?\d+\.\)/#,
      words: "the default description of an error: make its type a LocalizedError"),
    RawText(
      mark: ".", pattern: #/\b[A-Z]\w*(?:Error|Failure|Exception)\.[a-z]\w+/#, words: "an error as Swift prints it"),
    RawText(
      mark: "(", pattern: #/(?:^|: )[A-Z]\w*\(\)$|\b[A-Z]\w*(?:\.[A-Z]\w*)*\([a-z_]\w*: [^.].*\)/#,
      words: "a value as Swift prints it"),
    RawText(
      mark: ".", pattern: #/^\[?[A-Z]\w+(?:\.[A-Z]\w+)+\.[a-z]\w{4,}(?:[(,\]].*)?$/#,
      words: "a value as Swift prints it"),
    RawText(mark: ".", pattern: #/\d\.\d{13}/#, words: "a number as Swift prints it"),
    // The description of a date, as an interpolation without a format draws it.
    RawText(
      mark: ":", pattern: #/\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}\b/#,
      words: "a date as Swift prints it: give it a style, or a format"),
    RawText(
      mark: "1", pattern: Self.beginningOfTime, words: "a date that was never set: the first second of 1970"),
    RawText(
      mark: "r", pattern: #/^(?:[Ee]rror|Server error)(?: code)?[ :#]*-?\d+\.?$/#,
      words: "an error code without an explanation", isCodeOfError: true),
  ]

  /// The whole date, in some of its forms, in UTC or west of it: a year may be an album's.
  private static var beginningOfTime: Regex<Substring> {
    #/\b(?:Jan(?:uary)?\.? 1,? 1970|0?1\.? [Jj]an\w*\.? 1970|0?1[./]0?1[./](?:19)?70|1970-01-01|Dec(?:ember)?\.? 31,? 1969|31\.? [Dd]e[cz]\w*\.? 1969|12[./]31[./](?:19)?69|31[./]12[./](?:19)?69|1969-12-31)\b/#
  }
}
