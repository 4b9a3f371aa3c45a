import EveryStateGoldens

/// Reads the part of YAML that project files use: maps and lists in blocks and in brackets, quoted texts, blocks of text, comments,
/// anchors and merges. Anything else is an error with its line.
struct YAMLFile {
  private let file: String
  private let lines: [Substring]
  /// The number of the next line, from 0.
  private var next = 0
  /// The dashes of lists whose first value is in the same line are blanks when that value is read.
  private var dashes = 0
  private var anchors: [Substring: PropertyList] = [:]

  static func value(of text: String, file: String) throws -> PropertyList {
    var reader = YAMLFile(file: file, lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    let value = try reader.block(deeperThan: -1)
    guard reader.start() == nil else { throw reader.trouble("does not belong to what is above") }
    return value
  }

  private init(file: String, lines: [Substring]) {
    (self.file, self.lines) = (file, lines)
  }

  private func trouble(_ reason: String) -> CannotExamine {
    CannotExamine("\(TerminalText.harmless(file)):\(next + 1): this line \(reason). Write it in a simpler way.")
  }

  /// The column and the content of the next line that has one.
  private mutating func start() -> (column: Int, text: Substring)? {
    while next < lines.count {
      let text = lines[next].dropFirst(dashes).drop { $0 == " " }
      let isMark = text == "---" || text == "..." || text.hasPrefix("%")
      if !text.isEmpty, text.first != "#", !isMark { return (lines[next].count - text.count, text) }
      (next, dashes) = (next + 1, 0)
    }
    return nil
  }

  /// The value in the lines that begin behind a column; an empty text if there are none.
  private mutating func block(deeperThan parent: Int) throws -> PropertyList {
    guard let (column, text) = start(), column > parent else { return .text("") }
    if text.first == "\t" { throw trouble("begins with a tab") }
    if text == "-" || text.hasPrefix("- ") { return try list(at: column) }
    if Self.key(of: text) != nil { return try map(at: column) }
    return try inline(text, deeperThan: parent)
  }

  private mutating func list(at column: Int) throws -> PropertyList {
    var values: [PropertyList] = []
    while let (place, text) = start(), place == column, text == "-" || text.hasPrefix("- ") {
      dashes = column + 1
      if text.dropFirst().allSatisfy({ $0 == " " }) { (next, dashes) = (next + 1, 0) }
      values.append(try value(text.dropFirst().drop { $0 == " " }, deeperThan: column))
    }
    return .list(values)
  }

  private mutating func map(at column: Int) throws -> PropertyList {
    var values: [String: PropertyList] = [:]
    while let (place, text) = start(), place == column, let (key, rest) = Self.key(of: text) {
      dashes = lines[next].count - rest.count
      let content = rest.prefix { $0 != "#" }.allSatisfy { $0 == " " } ? "" : rest
      if content.isEmpty { (next, dashes) = (next + 1, 0) }
      // The dashes of a list may be below the key.
      let isList = start().map { $0.column == column && ($0.text == "-" || $0.text.hasPrefix("- ")) } ?? false
      let found = try content.isEmpty && isList ? list(at: column) : value(content, deeperThan: column, isOfKey: true)
      if key == "<<" {
        for more in [found] + found.list { values.merge(more.dictionary) { own, _ in own } }
      } else {
        values[key] = found
      }
    }
    if let (place, text) = start(), place > column || text.first == "\t" {
      throw trouble(text.first == "\t" ? "begins with a tab" : "is not a key with a value")
    }
    return .dictionary(values)
  }

  /// The value behind a key or a dash.
  private mutating func value(
    _ text: Substring, deeperThan column: Int, isOfKey: Bool = false
  ) throws -> PropertyList {
    if let name = text.firstMatch(of: /^&(\S+)\s*/) {
      if name.0.count == text.count { (next, dashes) = (next + 1, 0) } else { dashes += name.0.count }
      let found = try value(text.dropFirst(name.0.count), deeperThan: column, isOfKey: isOfKey)
      anchors[name.1] = found
      return found
    }
    if let name = text.firstMatch(of: /^\*(\S+)/) {
      guard let found = anchors[name.1] else { throw trouble("names an anchor that is not above") }
      (next, dashes) = (next + 1, 0)
      return found
    }
    if let style = text.firstMatch(of: /^([|>])[-+0-9]*\s*(#.*)?$/) { return blockText(style.1 == ">", column) }
    return try isOfKey && !text.isEmpty ? inline(text, deeperThan: column) : block(deeperThan: column)
  }

  /// A text in lines of its own, such as a script.
  private mutating func blockText(_ isFolded: Bool, _ column: Int) -> PropertyList {
    (next, dashes) = (next + 1, 0)
    var found: [Substring] = []
    while next < lines.count,
      lines[next].allSatisfy({ $0 == " " }) || lines[next].prefix(column + 1).allSatisfy({ $0 == " " })
    {
      found.append(lines[next])
      next += 1
    }
    while found.last?.allSatisfy({ $0 == " " }) == true { found.removeLast() }
    let indent = found.first?.prefix { $0 == " " }.count ?? 0
    return .text(found.map { $0.dropFirst(indent) }.joined(separator: isFolded ? " " : "\n") + (isFolded ? "" : "\n"))
  }

  /// A value that begins in this line; it may continue in lines behind the column.
  private mutating func inline(_ text: Substring, deeperThan column: Int) throws -> PropertyList {
    let first = next
    var whole = String(text)
    (next, dashes) = (next + 1, 0)
    while true {
      var reader = Flow(whole[...])
      let found = reader.value(isInside: false)
      let line = next
      if let found, reader.isAtEnd, !(reader.isPlain && start().map { $0.column > column } ?? false) {
        next = line
        return found
      }
      guard let (place, more) = start(), found == nil || reader.isPlain, place > column || found == nil else {
        next = first
        throw trouble("is not a value")
      }
      whole += "\n" + more
      next += 1
    }
  }

  /// The key at the beginning of a line, and the rest of it.
  private static func key(of text: Substring) -> (String, Substring)? {
    var reader = Flow(text)
    guard text.first.map({ !"[{|>&*!%@`\t".contains($0) }) == true, let key = reader.key() else { return nil }
    return (key, reader.rest.drop { $0 == " " })
  }
}

/// A value in one piece: a text, or lists and maps in brackets.
private struct Flow {
  private(set) var rest: Substring
  /// Whether the last text had no quotes.
  private(set) var isPlain = false

  init(_ text: Substring) { rest = text }

  var isAtEnd: Bool {
    var copy = self
    copy.skip()
    return copy.rest.isEmpty
  }

  private mutating func skip() {
    rest = rest.drop { $0.isWhitespace }
    while rest.first == "#" { rest = rest.drop { $0 != "\n" }.drop { $0.isWhitespace } }
  }

  private mutating func takes(_ mark: Character) -> Bool {
    skip()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// nil if the value does not end.
  mutating func value(isInside: Bool) -> PropertyList? {
    skip()
    isPlain = false
    if takes("[") {
      var values: [PropertyList] = []
      while !takes("]") {
        // `[a: b]` is a list with a map.
        var copy = self
        if let key = copy.key(isInside: true), let found = copy.value(isInside: true) {
          (self, values) = (copy, values + [.dictionary([key: found])])
        } else {
          guard let value = value(isInside: true) else { return nil }
          values.append(value)
        }
        if !takes(","), rest.first != "]" { return nil }
      }
      isPlain = false
      return .list(values)
    }
    if takes("{") {
      var values: [String: PropertyList] = [:]
      while !takes("}") {
        guard let key = key(isInside: true), let value = value(isInside: true) else { return nil }
        values[key] = value
        if !takes(","), rest.first != "}" { return nil }
      }
      isPlain = false
      return .dictionary(values)
    }
    if let quoted = rest.first, quoted == "\"" || quoted == "'" { return quotedText().map(PropertyList.text) }
    isPlain = true
    return Self.scalar(plainText(isInside: isInside))
  }

  /// A key, with the colon behind it.
  mutating func key(isInside: Bool = false) -> String? {
    skip()
    let isQuoted = rest.first == "\"" || rest.first == "'"
    guard let key = isQuoted ? quotedText() : plainText(isInside: isInside, isKey: true), !key.isEmpty,
      rest.first == ":",
      rest.dropFirst().first.map({ $0.isWhitespace }) ?? true
    else { return nil }
    rest.removeFirst()
    return key
  }

  private mutating func quotedText() -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote {
        guard quote == "'", rest.first == "'" else { return text.replacing(/\ *\n\ */, with: " ") }
        rest.removeFirst()
        text.append("'")
      } else if next == "\\", quote == "\"", let escaped = rest.popFirst() {
        text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
      } else {
        text.append(next)
      }
    }
    return nil
  }

  /// A text without quotes: it ends before a comment, a key's colon, and in brackets before a comma.
  private mutating func plainText(isInside: Bool, isKey: Bool = false) -> String {
    var text = ""
    while let next = rest.first {
      if next == ":", rest.dropFirst().first?.isWhitespace != false { break }
      if isInside && ",[]{}".contains(next) || isKey && next == "\n" { break }
      if next == "#", text.last?.isWhitespace == true {
        rest = rest.drop { $0 != "\n" }
        continue
      }
      text.append(next)
      rest.removeFirst()
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.replacing(/\ *\n\ */, with: " ")
  }

  private static func scalar(_ text: String) -> PropertyList {
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": .flag(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": .flag(false)
    case "null", "~": .text("")
    case _ where text.wholeMatch(of: /-?[1-9][0-9]{0,15}|0/) != nil: Int(text).map(PropertyList.number) ?? .text(text)
    default: .text(text)
    }
  }
}
