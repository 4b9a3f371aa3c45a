import EveryStateGoldens

/// Reads the lines that make up nearly all of a large report, begun frames, outcomes and claims, several times as fast as the
/// library's decoder. It knows the JSON that reports are written in and gives up on anything else: the decoder has the last word.
struct ReportScanner {
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var position = 0
  /// The name that was read last, as it was written: a frame's outcome mostly follows its beginning.
  private var lastName: (bytes: [UInt8], name: GoldenName)?

  /// - Returns: nil when the line is another one, or not written as expected.
  mutating func line(in bytes: ArraySlice<UInt8>) -> ReportLine? {
    bytes.withUnsafeBufferPointer { buffer in
      (self.bytes, position) = (buffer, 0)
      defer { self.bytes = UnsafeBufferPointer(start: nil, count: 0) }
      var line = ReportLine()
      let isRead = members { key, scanner in
        switch key {
        case "begin": line.begin = scanner.begin()
        case "outcome": line.outcome = scanner.outcome()
        case "match": line.match = scanner.match()
        case "claims": line.claims = scanner.claims()
        default: return false
        }
        return line.begin != nil || line.outcome != nil || line.match != nil || line.claims != nil
      }
      return isRead && position == buffer.count ? line : nil
    }
  }

  private mutating func begin() -> ReportBegin? {
    var name: GoldenName?
    var declaredAt: SourceLine?
    let isRead = members { key, scanner in
      switch key {
      case "name": return scanner.read(&name) { $0.name() }
      case "declaredAt": return scanner.read(&declaredAt) { $0.sourceLine() }
      default: return false
      }
    }
    guard isRead, let name else { return nil }
    return ReportBegin(name: name, declaredAt: declaredAt)
  }

  private mutating func outcome() -> ReportOutcome? {
    var name: GoldenName?
    var (verdict, severity): (Verdict?, Severity?)
    var (headline, golden, pending): (String?, String?, String?)
    var (added, removed): (Int?, Int?)
    var declaredAt: SourceLine?
    var notes: FrameNotes?
    var (actualDigest, goldenDigest): (String?, String?)
    let isRead = members { key, scanner in
      switch key {
      case "name": return scanner.read(&name) { $0.name() }
      case "verdict": return scanner.read(&verdict) { $0.string().flatMap(Verdict.init) }
      case "severity": return scanner.read(&severity) { $0.string().flatMap(Severity.init) }
      case "headline": return scanner.read(&headline) { $0.string() }
      case "golden": return scanner.read(&golden) { $0.string() }
      case "pending": return scanner.read(&pending) { $0.string() }
      case "addedLines": return scanner.read(&added) { $0.number() }
      case "removedLines": return scanner.read(&removed) { $0.number() }
      case "declaredAt": return scanner.read(&declaredAt) { $0.sourceLine() }
      case "notes": return scanner.read(&notes) { $0.notes() }
      case "actualDigest": return scanner.read(&actualDigest) { $0.string() }
      case "goldenDigest": return scanner.read(&goldenDigest) { $0.string() }
      default: return false
      }
    }
    guard isRead, let name, let verdict, let severity, let headline, let golden, let added, let removed, let notes
    else {
      return nil
    }
    return ReportOutcome(
      name: name, verdict: verdict, severity: severity, headline: headline, golden: golden, pending: pending,
      addedLines: added, removedLines: removed, declaredAt: declaredAt, notes: notes, actualDigest: actualDigest,
      goldenDigest: goldenDigest)
  }

  private mutating func match() -> ReportMatch? {
    var name: GoldenName?
    var notes: FrameNotes?
    var digest: String?
    let isRead = members { key, scanner in
      switch key {
      case "name": return scanner.read(&name) { $0.name() }
      case "notes": return scanner.read(&notes) { $0.notes() }
      case "digest": return scanner.read(&digest) { $0.string() }
      default: return false
      }
    }
    guard isRead, let name, let notes, let digest else { return nil }
    return ReportMatch(name: name, notes: notes, digest: digest)
  }

  private mutating func name() -> GoldenName? {
    if let lastName, bytes[position...].starts(with: lastName.bytes) {
      position += lastName.bytes.count
      return lastName.name
    }
    let start = position
    var (catalog, screen, state): (String?, String?, String?)
    let isRead = members { key, scanner in
      switch key {
      case "catalog": return scanner.read(&catalog) { $0.string() }
      case "screen": return scanner.read(&screen) { $0.string() }
      case "state": return scanner.read(&state) { $0.string() }
      default: return false
      }
    }
    guard isRead, let catalog, let screen, let state,
      let name = try? GoldenName(catalog: catalog, screen: screen, state: state)
    else { return nil }
    lastName = (Array(bytes[start..<position]), name)
    return name
  }

  private mutating func sourceLine() -> SourceLine? {
    var file: String?
    var line: Int?
    let isRead = members { key, scanner in
      switch key {
      case "file": return scanner.read(&file) { $0.string() }
      case "line": return scanner.read(&line) { $0.number() }
      default: return false
      }
    }
    guard isRead, let file, let line else { return nil }
    return SourceLine(file: file, line: line)
  }

  private mutating func notes() -> FrameNotes? {
    var notes = FrameNotes()
    let isRead = members { key, scanner in
      guard let list = scanner.strings() else { return false }
      switch key {
      case "branches": notes.branches = list
      case "callLog": notes.callLog = list
      case "errors": notes.errors = list
      case "reached": notes.reached = list
      case "sleepers": notes.sleepers = list
      case "redactions": notes.redactions = list
      case "remarks": notes.remarks = list
      default: return false
      }
      return true
    }
    return isRead ? notes : nil
  }
}

extension ReportScanner {
  private mutating func claims() -> CatalogClaims? {
    var catalog: String?
    var screens: [ScreenClaims]?
    let isRead = members { key, scanner in
      switch key {
      case "catalog": return scanner.read(&catalog) { $0.string() }
      case "screens": return scanner.read(&screens) { $0.list { $0.screen() } }
      default: return false
      }
    }
    guard isRead, let catalog, let screens else { return nil }
    return CatalogClaims(catalog: catalog, screens: screens)
  }

  private mutating func screen() -> ScreenClaims? {
    var (screen, variantOf): (String?, String?)
    var declaredAt: SourceLine?
    var (states, storyboards): ([FrameClaim]?, [FrameClaim]?)
    var (timelines, previews): ([FrameClaim]?, [FrameClaim]?)
    var waivers: [Waiver]?
    var twinWaivers: [TwinWaiver]?
    let isRead = members { key, scanner in
      switch key {
      case "screen": return scanner.read(&screen) { $0.string() }
      case "declaredAt": return scanner.read(&declaredAt) { $0.sourceLine() }
      case "states": return scanner.read(&states) { $0.list { $0.frame() } }
      case "storyboards": return scanner.read(&storyboards) { $0.list { $0.frame() } }
      case "timelines": return scanner.read(&timelines) { $0.list { $0.frame() } }
      case "previews": return scanner.read(&previews) { $0.list { $0.frame() } }
      case "variantOf": return scanner.read(&variantOf) { $0.string() }
      case "waivers": return scanner.read(&waivers) { $0.list { $0.waiver() } }
      case "twinWaivers": return scanner.read(&twinWaivers) { $0.list { $0.twinWaiver() } }
      default: return false
      }
    }
    guard isRead, let screen, let states, let storyboards, let timelines, let previews, let waivers, let twinWaivers
    else { return nil }
    return ScreenClaims(
      screen: screen, variantOf: variantOf, declaredAt: declaredAt, states: states, storyboards: storyboards,
      timelines: timelines, previews: previews, waivers: waivers, twinWaivers: twinWaivers)
  }

  private mutating func waiver() -> Waiver? {
    guard let parts = texts(["state", "reason"]) else { return nil }
    return Waiver(state: parts[0], reason: parts[1])
  }

  private mutating func twinWaiver() -> TwinWaiver? {
    guard let parts = texts(["first", "second", "reason"]) else { return nil }
    return TwinWaiver(parts[0], parts[1], reason: parts[2])
  }

  /// An object whose values are all strings, in the order of `keys`.
  private mutating func texts(_ keys: [String]) -> [String]? {
    var values = [String?](repeating: nil, count: keys.count)
    let isRead = members { key, scanner in
      guard let index = keys.firstIndex(of: key) else { return false }
      return scanner.read(&values[index]) { $0.string() }
    }
    return isRead && !values.contains(nil) ? values.compactMap(\.self) : nil
  }

  private mutating func frame() -> FrameClaim? {
    var name: String?
    var declaredAt: SourceLine?
    let isRead = members { key, scanner in
      switch key {
      case "name": return scanner.read(&name) { $0.string() }
      case "declaredAt": return scanner.read(&declaredAt) { $0.sourceLine() }
      default: return false
      }
    }
    guard isRead, let name else { return nil }
    return FrameClaim(name, declaredAt: declaredAt)
  }
}

// JSON as far as it is needed, without blanks between its parts.
extension ReportScanner {
  private mutating func read<Value>(_ value: inout Value?, _ body: (inout Self) -> Value?) -> Bool {
    value = body(&self)
    return value != nil
  }

  /// Reads an object; `body` reads the value of each key.
  private mutating func members(_ body: (String, inout Self) -> Bool) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    if take(UInt8(ascii: "}")) { return true }
    repeat {
      guard let key = string(), take(UInt8(ascii: ":")), body(key, &self) else { return false }
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}"))
  }

  private mutating func strings() -> [String]? { list { $0.string() } }

  /// Reads an array; `body` reads each element.
  private mutating func list<Element>(_ body: (inout Self) -> Element?) -> [Element]? {
    guard take(UInt8(ascii: "[")) else { return nil }
    var result: [Element] = []
    if take(UInt8(ascii: "]")) { return result }
    repeat {
      guard let element = body(&self) else { return nil }
      result.append(element)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? result : nil
  }

  /// A string without escapes other than the quote and the backslash.
  private mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = position
    var escapes = 0
    var isPlain = true
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        // Only ASCII can be taken unseen.
        if isPlain, escapes == 0 { return String(decoding: bytes[start..<position], as: UTF8.self) }
        return text(start..<position, escapes: escapes)
      case UInt8(ascii: "\\"):
        guard position + 1 < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(bytes[position + 1]) else {
          return nil
        }
        escapes += 1
        position += 2
      case ..<0x20: return nil
      case 0x80...:
        isPlain = false
        position += 1
      default: position += 1
      }
    }
    return nil
  }

  private func text(_ range: Range<Int>, escapes: Int) -> String? {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    guard escapes > 0 else { return String(validating: slice, as: UTF8.self) }
    var plain: [UInt8] = []
    plain.reserveCapacity(slice.count - escapes)
    var index = 0
    while index < slice.count {
      if slice[index] == UInt8(ascii: "\\") { index += 1 }
      plain.append(slice[index])
      index += 1
    }
    return String(validating: plain, as: UTF8.self)
  }

  /// A whole number from 0.
  private mutating func number() -> Int? {
    let start = position
    var value = 0
    while position < bytes.count, position - start < 18, case let digit = bytes[position], (0x30...0x39).contains(digit)
    {
      value = value * 10 + Int(digit - 0x30)
      position += 1
    }
    return position > start ? value : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
