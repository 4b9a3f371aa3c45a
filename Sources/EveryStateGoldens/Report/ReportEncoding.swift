#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ReportLine {
  /// The line as it stands in the file, with its line feed.
  ///
  /// A frame's two lines are written for every frame of every run, and `JSONEncoder` would take most of a comparison's time:
  /// they are spelled out here, in the bytes that it would give.
  func json() throws -> [UInt8] {
    if let begin { return begin.json() }
    if let outcome { return outcome.json() }
    if let match { return match.json() }
    if let claims { return JSONText.line("claims", capacity: claims.jsonCapacity) { claims.write(to: &$0) } }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

// Fields stand in the order of their names' letters.

extension ReportBegin {
  /// The report's line.
  func json() -> [UInt8] { JSONText.line("begin") { write(to: &$0) } }

  fileprivate func write(to text: inout JSONText) {
    text.optional("declaredAt", declaredAt, first: true) { line, text in text.object { line.write(to: &$0) } }
    text.field("name", first: declaredAt == nil) { $0.object { name.write(to: &$0) } }
  }
}

extension ReportOutcome {
  /// The report's line.
  func json() -> [UInt8] { JSONText.line("outcome") { write(to: &$0) } }

  fileprivate func write(to text: inout JSONText) {
    text.optional("actualDigest", actualDigest, first: true) { $1.string($0) }
    text.field("addedLines", first: actualDigest == nil) { $0.number(addedLines) }
    text.optional("declaredAt", declaredAt) { line, text in text.object { line.write(to: &$0) } }
    text.field("golden") { $0.string(golden) }
    text.optional("goldenDigest", goldenDigest) { $1.string($0) }
    text.field("headline") { $0.string(headline) }
    text.field("name") { $0.object { name.write(to: &$0) } }
    text.field("notes") { $0.object { notes.write(to: &$0) } }
    text.optional("pending", pending) { $1.string($0) }
    text.field("removedLines") { $0.number(removedLines) }
    text.field("severity") { $0.string(severity.rawValue) }
    text.field("verdict") { $0.string(verdict.rawValue) }
  }
}

extension ReportMatch {
  /// The report's line.
  func json() -> [UInt8] {
    JSONText.line("match", capacity: 512) { text in
      text.field("digest", first: true) { $0.string(digest) }
      text.field("name") { $0.object { name.write(to: &$0) } }
      text.field("notes") { $0.object { notes.write(to: &$0) } }
    }
  }
}

extension GoldenName {
  fileprivate func write(to text: inout JSONText) {
    text.field("catalog", first: true) { $0.string(catalog) }
    if kind == .map { text.field("kind") { $0.string(kind.rawValue) } }
    guard kind == .frame else { return }
    text.field("screen") { $0.string(screen) }
    text.field("state") { $0.string(state) }
  }
}

extension SourceLine {
  fileprivate func write(to text: inout JSONText) {
    text.field("file", first: true) { $0.string(file) }
    text.field("line") { $0.number(line) }
  }
}

extension FrameNotes {
  fileprivate func write(to text: inout JSONText) {
    var isFirst = true
    func list(_ name: StaticString, _ list: [String]) {
      guard !list.isEmpty else { return }
      text.field(name, first: isFirst) { $0.array(list) }
      isFirst = false
    }
    list("branches", branches)
    list("callLog", callLog)
    list("errors", errors)
    list("reached", reached)
    list("redactions", redactions)
    list("remarks", remarks)
    list("sleepers", sleepers)
  }
}

extension CatalogClaims {
  /// About as many bytes as the line takes: a line that has to grow takes its memory three times.
  fileprivate var jsonCapacity: Int {
    func bytes(_ line: SourceLine?) -> Int { line.map { $0.file.utf8.count + 48 } ?? 0 }
    return screens.reduce(1024) { sum, screen in
      screen.frames.reduce(sum + 128 + screen.screen.utf8.count + bytes(screen.declaredAt)) {
        $0 + 16 + $1.name.utf8.count + bytes($1.declaredAt)
      }
    }
  }

  fileprivate func write(to text: inout JSONText) {
    text.field("catalog", first: true) { $0.string(catalog) }
    text.field("screens") { $0.objects(screens) { $0.write(to: &$1) } }
  }
}

extension ScreenClaims {
  fileprivate func write(to text: inout JSONText) {
    text.optional("declaredAt", declaredAt, first: true) { line, text in text.object { line.write(to: &$0) } }
    text.field("previews", first: declaredAt == nil) { $0.objects(previews) { $0.write(to: &$1) } }
    text.field("screen") { $0.string(screen) }
    text.field("states") { $0.objects(states) { $0.write(to: &$1) } }
    text.field("storyboards") { $0.objects(storyboards) { $0.write(to: &$1) } }
    text.field("timelines") { $0.objects(timelines) { $0.write(to: &$1) } }
    text.field("twinWaivers") {
      $0.objects(twinWaivers) { waiver, text in
        text.field("first", first: true) { $0.string(waiver.first) }
        text.field("reason") { $0.string(waiver.reason) }
        text.field("second") { $0.string(waiver.second) }
      }
    }
    text.optional("variantOf", variantOf) { $1.string($0) }
    text.field("waivers") {
      $0.objects(waivers) { waiver, text in
        text.field("reason", first: true) { $0.string(waiver.reason) }
        text.field("state") { $0.string(waiver.state) }
      }
    }
  }
}

extension FrameClaim {
  fileprivate func write(to text: inout JSONText) {
    text.optional("declaredAt", declaredAt, first: true) { line, text in text.object { line.write(to: &$0) } }
    text.field("name", first: declaredAt == nil) { $0.string(name) }
  }
}

/// JSON under way.
private struct JSONText {
  private(set) var bytes: [UInt8] = []

  /// A line of a report: an object with one part.
  static func line(
    _ part: StaticString, capacity: Int = 1024, _ content: (inout JSONText) -> Void
  ) -> [UInt8] {
    var text = JSONText()
    text.bytes.reserveCapacity(capacity)
    text.object { $0.field(part, first: true) { $0.object(content) } }
    text.bytes.append(UInt8(ascii: "\n"))
    return text.bytes
  }

  mutating func field(_ name: StaticString, first: Bool = false, _ value: (inout JSONText) -> Void) {
    if !first { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    value(&self)
  }

  mutating func optional<Value>(
    _ name: StaticString, _ value: Value?, first: Bool = false, _ write: (Value, inout JSONText) -> Void
  ) {
    guard let value else { return }
    field(name, first: first) { write(value, &$0) }
  }

  mutating func object(_ content: (inout JSONText) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    content(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func array<Element>(_ elements: [Element], _ write: (Element, inout JSONText) -> Void) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(element, &self)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func array(_ strings: [String]) { array(strings) { $1.string($0) } }

  mutating func objects<Element>(_ elements: [Element], _ write: (Element, inout JSONText) -> Void) {
    array(elements) { element, text in text.object { write(element, &$0) } }
  }

  mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func string(_ string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
          bytes.append(contentsOf: Self.escape(byte).utf8)
          start = index + 1
        }
        index += 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<utf8.count]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
