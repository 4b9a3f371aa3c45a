/// `__Snapshots__/index.txt`: `format 1`, then the catalogs with goldens, so that an undeclared catalog is noticed.
package struct CatalogIndex: Sendable {
  package var format: Int
  package private(set) var catalogs: [String]

  init(format: Int, catalogs: [String] = []) {
    self.format = format
    self.catalogs = catalogs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package mutating func insert(_ catalog: String) {
    guard !catalogs.contains(where: catalog.hasBytes) else { return }
    self = CatalogIndex(format: format, catalogs: catalogs + [catalog])
  }

  package mutating func remove(_ catalog: String) { catalogs.removeAll { $0.hasBytes(of: catalog) } }

  var text: String {
    "# The catalogs with goldens here. Record runs keep this file; commit it.\nformat \(format)\n"
      + catalogs.map { NameEscaping.encode($0) + "\n" }.joined()
  }

  init(parsing bytes: [UInt8]) throws(IndexTrouble) {
    if let problem = GoldenBytes.problem(in: bytes) {
      throw IndexTrouble(line: nil, reason: "the file \(problem.summary)")
    }
    var format: Int?
    var catalogs: [String] = []
    for (index, line) in String(decoding: bytes, as: UTF8.self).split(separator: "\n").enumerated() {
      if line.hasPrefix("# ") { continue }
      if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
        throw IndexTrouble(line: index + 1, reason: "an unresolved merge conflict: keep the lines of both sides")
      }
      if line.hasPrefix("format ") {
        guard format == nil, let version = Int(line.dropFirst(7)), version > 0 else {
          throw IndexTrouble(line: index + 1, reason: "'\(line)' is not a single format version")
        }
        format = version
      } else if let catalog = NameEscaping.decode(String(line)) {
        catalogs.append(catalog)
      } else {
        throw IndexTrouble(line: index + 1, reason: "'\(line)' is not a catalog name")
      }
    }
    guard let format else { throw IndexTrouble(line: nil, reason: "the line 'format 1' is missing") }
    self.init(format: format)
    for catalog in catalogs { insert(catalog) }
  }
}

package struct IndexTrouble: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1, or nil for the whole file.
  package let line: Int?
  package let reason: String

  package var description: String {
    "\(GoldenPath.folder)/\(GoldenPath.indexFile)\(line.map { ":\($0)" } ?? ""): \(TerminalText.harmless(reason)). "
      + "Correct the file by hand, or remove it and record again: \(RecordMode.variable)=failed swift test"
  }
}

extension GoldenTree {
  private static let indexPath = [GoldenPath.indexFile]

  package func index() throws(IndexTrouble) -> CatalogIndex? {
    switch content(at: GoldenPath(Self.indexPath)) {
    case .absent: return nil
    case .text(let bytes): return try CatalogIndex(parsing: bytes)
    case .problem(let problem, _): throw IndexTrouble(line: nil, reason: "the file \(problem.summary)")
    }
  }

  /// Whether the index is written as this code writes it; true without an index.
  func isIndexInOrder() throws(IndexTrouble) -> Bool {
    guard let index = try index() else { return true }
    return content(at: GoldenPath(Self.indexPath)).bytes == Array(index.text.utf8)
  }

  package func catalogsInIndex() throws(IndexTrouble) -> [String] { try index()?.catalogs ?? [] }

  /// Changes the index without losing another process's change; returns whether the file was written.
  @discardableResult package func updateIndex(format: Int, _ change: (inout CatalogIndex) -> Void) throws -> Bool {
    try files.locked {
      var new = try index() ?? CatalogIndex(format: format)
      change(&new)
      // By bytes: the next writer sorts an index in another order.
      guard content(at: GoldenPath(Self.indexPath)).bytes != Array(new.text.utf8) else { return false }
      try files.write(Array(new.text.utf8), to: Self.indexPath)
      return true
    }
  }
}
