#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line is JSON, but for the two kinds that nearly all lines are: that a frame begins, and that it came to its golden. Those are
/// fields between tabs, as a run that finds nothing must take no longer than it takes to read its goldens.
extension ReportLine {
  /// Reads a line, without its line feed.
  /// - Throws: what is wrong with it; a line that was torn is none.
  package init(_ bytes: some Collection<UInt8>) throws {
    guard bytes.first != UInt8(ascii: "{") else {
      self = try JSONDecoder().decode(ReportLine.self, from: Data(bytes))
      return
    }
    var fields = try ReportFields(bytes)
    switch try fields.next() {
    case "begin":
      begin = ReportBegin(name: try fields.name(), declaredAt: try fields.place())
    case "match":
      let (name, digest) = (try fields.name(), try fields.next())
      match = ReportMatch(name: name, notes: try fields.notes(), digest: digest)
    default:
      throw ReportFields.Unreadable()
    }
    try fields.end()
  }

  /// The line, with a line feed.
  /// - Throws: what cannot be encoded; no part of a line is such.
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
