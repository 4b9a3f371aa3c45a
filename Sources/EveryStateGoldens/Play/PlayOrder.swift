/// A move of a play on its way from the command, which has checked it, to the test process, which performs it.
package struct PlayOrder: Sendable {
  package enum Verb: String, Sendable {
    case press, toggle, type, clear, submit, search, select, selectDate, openMenu, swipe, perform
    case refresh, dismiss, goBack, scroll, scrollToEnd, longPress, drag, dragOnto
    case pressKey, openURL, scenePhase, notification, rest, wait, next, world
  }

  package let verb: Verb
  /// The element's name, its row and its number among elements of that name.
  package let name: String
  package let row: String?
  package let number: Int?
  package let texts: [String]

  package init(_ verb: Verb, _ name: String, in row: String? = nil, number: Int? = nil, texts: [String]) {
    (self.verb, self.name, self.row, self.number, self.texts) = (verb, name, row, number, texts)
  }

  package var line: String {
    let fields = [verb.rawValue, name, row ?? "", number.map(String.init) ?? ""] + texts
    return String(decoding: (try? JSONEncoder.ofLines.encode(fields)) ?? Data(), as: UTF8.self)
  }

  package init?(line: String) {
    guard let fields = try? JSONDecoder().decode([String].self, from: Data(line.utf8)), fields.count >= 4,
      let verb = Verb(rawValue: fields[0])
    else { return nil }
    (self.verb, name, texts) = (verb, fields[1], Array(fields[4...]))
    (row, number) = (fields[2].isEmpty ? nil : fields[2], Int(fields[3]))
  }

  package var text: String { texts.first ?? "" }

  /// The answer of a `world` move.
  package var answer: DependencyAnswer? {
    switch text {
    case "well": .well
    case "fails": .fails
    case "empty": .empty
    case "never": .never
    case "asIn": texts.count > 1 ? .asIn(state: texts[1]) : nil
    case "takes": texts.count > 1 ? Int64(texts[1]).map { .takes(.nanoseconds($0)) } : nil
    default: nil
    }
  }
}

/// A dependency's answer from its next call on: in a move of a play, and in a follow-up of a drive.
package enum DependencyAnswer: Hashable, Sendable {
  /// As in the world where all is well.
  case well
  /// As in a declared state's world.
  case asIn(state: String)
  case fails, empty, never
  /// As before, each answer after a time.
  case takes(Duration)
}

extension Double {
  /// `200`, `-0.5`: as a move writes it.
  package var asWord: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}

extension Duration {
  /// `2s`, `0.5s`: as a move writes it.
  package var asTime: String {
    let nanoseconds = asNanoseconds
    var fraction = String(nanoseconds % 1_000_000_000 + 1_000_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(nanoseconds / 1_000_000_000)\(fraction.isEmpty ? "" : ".")\(fraction)s"
  }

  /// As in Swift's source: `.seconds(2)`, `.milliseconds(500)`.
  package var asCode: String {
    let nanoseconds = asNanoseconds
    if nanoseconds % 1_000_000_000 == 0 { return ".seconds(\(nanoseconds / 1_000_000_000))" }
    if nanoseconds % 1_000_000 == 0 { return ".milliseconds(\(nanoseconds / 1_000_000))" }
    return ".nanoseconds(\(nanoseconds))"
  }

  package var asNanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
