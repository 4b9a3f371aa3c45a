/// Every line is JSON. `JSONEncoder` writes all but the two most common kinds: it would take a third of a frame's time.
extension ReportLine {
  /// Reads a line, without its line feed.
  package static func reading(_ bytes: some Collection<UInt8>) throws -> ReportLine {
    try JSONDecoder().decode(ReportLine.self, from: Data(bytes))
  }

  func bytes() throws -> [UInt8] {
    if let claims { return try claims.line() }
    return try JSONEncoder.ofLines.encode(self) + [UInt8(ascii: "\n")]
  }
}

extension ReportBegin {
  var line: [UInt8] {
    var line = LineWriter(#"{"begin":{"#)
    if let declaredAt {
      line.add(#""declaredAt":{"file":"#)
      line.add(string: declaredAt.file)
      line.add(#","line":"#)
      line.add("\(declaredAt.line)")
      line.add("},")
    }
    if isFound == true { line.add(#""isFound":true,"#) }
    line.add(name)
    return line.end("}}")
  }
}

extension ReportOutcome {
  var line: [UInt8] {
    get throws {
      guard isPlainMatch, let actualDigest else { return try ReportLine(outcome: self).bytes() }
      var line = LineWriter(#"{"outcome":{"actualDigest":"#)
      line.add(string: actualDigest)
      line.add(",")
      line.add(name)
      line.add(#","notes":{"#)
      line.add(notes)
      return line.end("}}}")
    }
  }
}

/// Writes JSON by hand.
private struct LineWriter {
  private var bytes: [UInt8] = []

  init(_ start: String) {
    bytes.reserveCapacity(512)
    add(start)
  }

  mutating func add(_ json: String) { bytes.append(contentsOf: json.utf8) }

  mutating func add(_ name: GoldenName) {
    add(#""name":{"catalog":"#)
    add(string: name.catalog)
    switch name.kind {
    case .frame:
      add(#","screen":"#)
      add(string: name.screen)
      add(#","state":"#)
      add(string: name.state)
    case .map: add(#","kind":"map""#)
    case .matrix: break
    }
    add("}")
  }

  mutating func add(_ notes: FrameNotes) {
    var isFirst = true
    for (key, list) in zip(FrameNotes.keys, notes.lists) where !list.isEmpty {
      if !isFirst { add(",") }
      isFirst = false
      add(string: key)
      for (index, entry) in list.enumerated() {
        add(index == 0 ? ":[" : ",")
        add(string: entry)
      }
      add("]")
    }
  }

  mutating func add(string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { text in
      if text.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
        for byte in text {
          switch byte {
          case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
          case ..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
          default: bytes.append(byte)
          }
        }
      } else {
        bytes.append(contentsOf: text)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  func end(_ json: String) -> [UInt8] { bytes + json.utf8 + [UInt8(ascii: "\n")] }
}

extension CatalogClaims {
  /// The line of the claims. Screens are encoded one at a time, since thousands at once take tens of megabytes.
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

extension JSONEncoder {
  /// Writes a value as one line, its keys in order.
  package static let ofLines = of([.sortedKeys, .withoutEscapingSlashes])
  /// Writes a value in readable form, its keys in order.
  package static let ofDocuments = of([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])

  private static func of(_ formatting: OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return encoder
  }
}
