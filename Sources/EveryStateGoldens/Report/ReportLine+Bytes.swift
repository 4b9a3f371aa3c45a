/// A line is JSON, but for the two kinds that nearly all lines are, begin and match: fields between tabs, which are faster.
extension ReportLine {
  /// Reads a line, without its line feed.
  package static func reading(_ bytes: some Collection<UInt8>) throws -> ReportLine {
    guard bytes.first != UInt8(ascii: "{") else {
      return try JSONDecoder().decode(ReportLine.self, from: Data(bytes))
    }
    var fields = try ReportFields(bytes)
    let line: ReportLine
    switch try fields.next() {
    case "begin":
      line = ReportLine(begin: ReportBegin(name: try fields.name(), declaredAt: try fields.place()))
    case "match":
      let (name, digest) = (try fields.name(), try fields.next())
      line = ReportLine(match: ReportMatch(name: name, notes: try fields.notes(), digest: digest))
    default:
      throw ReportFields.Unreadable()
    }
    try fields.end()
    return line
  }

  func bytes() throws -> [UInt8] {
    if let begin { return begin.line }
    if let match { return match.line }
    if let claims { return try claims.line() }
    return try JSONEncoder.ofLines.encode(self) + [UInt8(ascii: "\n")]
  }
}

extension ReportBegin {
  var line: [UInt8] {
    var fields = ReportFields("begin", name)
    fields.add(declaredAt)
    return fields.finish()
  }
}

extension ReportMatch {
  var line: [UInt8] {
    var fields = ReportFields("match", name)
    fields.add(digest)
    fields.add(notes)
    return fields.finish()
  }
}

extension CatalogClaims {
  /// The line that tells them. The encoder meets a screen at a time: what it builds of thousands takes as many tens of megabytes.
  fileprivate func line() throws -> [UInt8] {
    var line = Array(#"{"claims":{"catalog":"#.utf8)
    line.reserveCapacity(screens.count << 10)
    line += try JSONEncoder.ofLines.encode(catalog)
    line += #","screens":["#.utf8
    for (index, screen) in screens.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      line += try JSONEncoder.ofLines.encode(screen)
    }
    line += "]}}\n".utf8
    return line
  }
}

/// A line of fields, a tab after each, with `\\`, `\t` and `\n` in them. It ends in `.`, so that a torn one is noticed.
struct ReportFields {
  struct Unreadable: Error {}

  private var bytes: [UInt8] = []
  private var fields: ArraySlice<String> = []

  init(_ kind: String, _ name: GoldenName) {
    bytes.reserveCapacity(256)
    for field in [kind, name.kind.rawValue, name.catalog, name.screen, name.state] { add(field) }
  }

  mutating func finish() -> [UInt8] {
    bytes.append(Self.stop)
    bytes.append(Self.feed)
    return bytes
  }

  mutating func add(_ field: String) {
    var field = field
    field.withUTF8 { text in
      if text.contains(where: { $0 == Self.tab || $0 == Self.feed || $0 == Self.escape }) {
        for byte in text {
          switch byte {
          case Self.tab: bytes += [Self.escape, UInt8(ascii: "t")]
          case Self.feed: bytes += [Self.escape, UInt8(ascii: "n")]
          case Self.escape: bytes += [Self.escape, Self.escape]
          default: bytes.append(byte)
          }
        }
      } else {
        bytes.append(contentsOf: text)
      }
    }
    bytes.append(Self.tab)
  }

  mutating func add(_ place: SourceLine?) {
    add(place?.file ?? "")
    add(place.map { String($0.line) } ?? "")
  }

  mutating func add(_ notes: FrameNotes) {
    for (mark, list) in zip(FrameNotes.marks, notes.lists) {
      for entry in list {
        bytes.append(mark)
        add(entry)
      }
    }
  }

  init(_ line: some Collection<UInt8>) throws {
    var parts = line.split(separator: Self.tab, omittingEmptySubsequences: false)
    guard let last = parts.popLast(), last.elementsEqual([Self.stop]) else { throw Unreadable() }
    for part in parts { fields.append(try Self.plain(part)) }
  }

  mutating func next() throws -> String {
    guard let field = fields.popFirst() else { throw Unreadable() }
    return field
  }

  mutating func name() throws -> GoldenName {
    let (kind, catalog, screen, state) = (try next(), try next(), try next(), try next())
    guard let kind = GoldenName.Kind(rawValue: kind) else { throw Unreadable() }
    return try GoldenName(kind, catalog, screen, state)
  }

  mutating func place() throws -> SourceLine? {
    let (file, line) = (try next(), try next())
    if line.isEmpty { return nil }
    guard let line = Int(line) else { throw Unreadable() }
    return SourceLine(file: file, line: line)
  }

  mutating func notes() throws -> FrameNotes {
    var lists = FrameNotes().lists
    while let entry = fields.popFirst() {
      guard let list = entry.utf8.first.flatMap(FrameNotes.marks.firstIndex) else { throw Unreadable() }
      lists[list].append(String(entry.unicodeScalars.dropFirst()))
    }
    return FrameNotes(lists: lists)
  }

  func end() throws {
    guard fields.isEmpty else { throw Unreadable() }
  }

  private static func plain(_ field: some Collection<UInt8>) throws -> String {
    guard field.contains(escape) else { return String(decoding: field, as: UTF8.self) }
    var (bytes, isEscaped) = ([UInt8](), false)
    for byte in field {
      if !isEscaped, byte == escape {
        isEscaped = true
        continue
      }
      switch byte {
      case _ where !isEscaped, escape: bytes.append(byte)
      case UInt8(ascii: "t"): bytes.append(tab)
      case UInt8(ascii: "n"): bytes.append(feed)
      default: throw Unreadable()
      }
      isEscaped = false
    }
    if isEscaped { throw Unreadable() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let tab = UInt8(ascii: "\t")
  private static let feed = UInt8(ascii: "\n")
  private static let escape = UInt8(ascii: "\\")
  private static let stop = UInt8(ascii: ".")
}

extension JSONEncoder {
  /// Writes a value as one line, its keys in order.
  package static let ofLines = of([.sortedKeys, .withoutEscapingSlashes])
  /// Writes a value for people too, its keys in order.
  package static let ofDocuments = of([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])

  private static func of(_ formatting: OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return encoder
  }
}
