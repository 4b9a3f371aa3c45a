/// The variants that look like their screens, by the goldens: a `=` in the coverage matrix, which comparisons ignore.
package struct VariantLooks {
  package struct Place: Hashable, Sendable {
    package let screen: String
    package let state: String
  }

  private struct Cell {
    let name: Substring
    var isSame = false

    var isLeftOut: Bool { name == CoverageMatrix.leftOut }
    /// A required state that the screen does not declare has no look.
    var hasLook: Bool {
      !isLeftOut && !CoverageMatrix.requiredStates.contains { name == "no \($0)" || name == "\($0) undeclared" }
    }
  }

  private struct Row {
    let name: Substring
    /// The prefix of each column's cells: `storyboards: `.
    var columns: [(prefix: String, cells: [Cell])]
    let hasBase: Bool

    var screen: String { NameEscaping.read(name) }
    var looks: [Cell] { columns.flatMap(\.cells).filter(\.hasLook) }

    var text: String {
      let isWhole = !columns.flatMap(\.cells).contains(where: \.isLeftOut)
      if hasBase, isWhole, !looks.isEmpty, looks.allSatisfy(\.isSame) { return "\(name): =" }
      let texts = columns.map { column in
        column.prefix + column.cells.map { $0.isSame ? "=" : String($0.name) }.joined(separator: ", ")
      }
      return "\(name): \(texts.joined(separator: " | "))"
    }
  }

  private enum Line {
    case row(Row)
    case other(Substring)
  }

  private var lines: [Line] = []

  package init(_ matrix: String) {
    var rows: [Row] = []
    for line in matrix.split(separator: "\n", omittingEmptySubsequences: false) {
      guard !line.hasPrefix("#"), !line.hasPrefix("  "), let row = Self.row(line, below: rows) else {
        lines.append(.other(line))
        continue
      }
      rows.append(row)
      lines.append(.row(row))
    }
  }

  private static func row(_ line: Substring, below rows: [Row]) -> Row? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    let base = rows.filter { name.hasPrefix($0.name + " ") }.max { $0.name.utf8.count < $1.name.utf8.count }
    let rest = line[colon...].dropFirst(2)
    if rest == "=", let base {
      let columns = base.columns.map { column in
        (column.prefix, column.cells.map { Cell(name: $0.name, isSame: $0.hasLook) })
      }
      return Row(name: name, columns: columns, hasBase: true)
    }
    let columns = rest.split(separator: " | ").enumerated().map { index, column -> (String, [Cell]) in
      let prefix = ["storyboards: ", "timelines: ", "previews: "].first(where: column.hasPrefix) ?? ""
      let names = column.dropFirst(prefix.count).split(separator: ", ")
      let own = base.flatMap { index < $0.columns.count ? $0.columns[index].cells : nil } ?? []
      let cells = names.enumerated().map { place, name in
        name == "=" && place < own.count ? Cell(name: own[place].name, isSame: true) : Cell(name: name)
      }
      return (prefix, cells)
    }
    return Row(name: name, columns: columns, hasBase: base != nil)
  }

  package var text: String {
    lines.map { line in
      switch line {
      case .row(let row): row.text
      case .other(let text): String(text)
      }
    }.joined(separator: "\n")
  }

  package var same: Set<Place> {
    var same: Set<Place> = []
    for case .row(let row) in lines {
      for cell in row.looks where cell.isSame {
        same.insert(Place(screen: row.screen, state: NameEscaping.read(cell.name)))
      }
    }
    return same
  }

  package mutating func update(_ isSame: (Place, Bool) -> Bool) {
    lines = lines.map { line in
      guard case .row(var row) = line, row.hasBase else { return line }
      for column in row.columns.indices {
        for index in row.columns[column].cells.indices {
          let cell = row.columns[column].cells[index]
          guard cell.hasLook else { continue }
          let place = Place(screen: row.screen, state: NameEscaping.read(cell.name))
          row.columns[column].cells[index].isSame = isSame(place, cell.isSame)
        }
      }
      return .row(row)
    }
  }

  /// The matrix's text without `=`, as declared.
  package static func declared(_ matrix: String) -> String {
    var looks = VariantLooks(matrix)
    looks.update { _, _ in false }
    return WarningCounts.text(looks.text, [:])
  }
}

extension GoldenName {
  /// The part of a golden's text that distinguishes it. The looks of variants are not part of it: other goldens show them.
  package func digest(of bytes: [UInt8]) -> String {
    guard kind == .matrix else { return bytes.digest }
    return Array(VariantLooks.declared(String(decoding: bytes, as: UTF8.self)).utf8).digest
  }
}

extension GoldenBytes {
  /// Whether the golden says only that its frame looks like that of the screen it is a variant of.
  package static func isSameAsScreen(_ bytes: [UInt8]) -> Bool {
    let body = body(of: bytes).drop { $0 == UInt8(ascii: "\n") }
    return body.starts(with: "~ same as ".utf8) && body.firstIndex(of: UInt8(ascii: "\n")) == body.endIndex - 1
  }
}

extension GoldenTree {
  /// The looks of a catalog's variants, by its matrix and by its goldens; nil without a matrix.
  func variantLooks(of catalog: String) -> (told: VariantLooks, found: VariantLooks)? {
    guard let matrix = matrix(of: catalog) else { return nil }
    return (VariantLooks(matrix), VariantLooks(self.matrix(matrix, of: catalog)))
  }

  /// A matrix with the looks of variants by the texts that take the places of their goldens, and by the other goldens if it is `whole`.
  func matrix(
    _ matrix: String, of catalog: String, replacing texts: [GoldenName: [UInt8]] = [:], whole: Bool = true
  ) -> String {
    var looks = VariantLooks(matrix)
    looks.update { place, isSame in
      guard let name = try? GoldenName(catalog: catalog, screen: place.screen, state: place.state) else {
        return isSame
      }
      let text = texts[name] ?? (whole ? content(at: name.path).bytes : nil)
      return text.map(GoldenBytes.isSameAsScreen) ?? isSame
    }
    return looks.text
  }

  /// The change of a matrix, also of the looks of variants alone, once some texts are goldens; nil for none.
  package func matrixChange(
    of catalog: String, accepting texts: [GoldenName: [UInt8]], renamed: RenamedNames
  ) -> FrameChange? {
    guard let name = try? GoldenName.matrix(catalog: catalog) else { return nil }
    let golden = content(at: name.path).bytes
    guard let base = texts[name] ?? golden else { return nil }
    let text = matrix(base, of: catalog, accepting: texts, renamed: renamed)
    return text == golden ? nil : FrameChange(name: name, old: golden, new: text)
  }

  /// A matrix as it is after some texts have become goldens.
  /// - Parameter renamed: the names that are new, if the matrix is among the texts.
  package func matrix(
    _ matrix: [UInt8], of catalog: String, accepting texts: [GoldenName: [UInt8]], renamed: RenamedNames
  ) -> [UInt8] {
    let isAccepted = texts.keys.contains { $0.kind == .matrix && $0.catalog == catalog }
    var text = self.matrix(String(decoding: matrix, as: UTF8.self), of: catalog, replacing: texts, whole: isAccepted)
    if isAccepted, let golden = self.matrix(of: catalog) {
      let held = WarningCounts.read(golden)
      text = WarningCounts.text(text, renamed.warnings(held).merging(held) { $1 })
    }
    return Array(text.utf8)
  }

  func updateVariantLooks(of catalog: String) throws {
    try changeMatrix(of: catalog) { matrix in self.matrix(matrix, of: catalog) }
  }

  /// The same after a change of one golden.
  package func updateVariantLook(of name: GoldenName) throws {
    if name.kind == .matrix { return try updateVariantLooks(of: name.catalog) }
    guard name.kind == .frame, let bytes = content(at: name.path).bytes else { return }
    try changeMatrix(of: name.catalog) { matrix in
      self.matrix(matrix, of: name.catalog, replacing: [name: bytes], whole: false)
    }
  }

  /// The matrix of a catalog; nil without one.
  package func matrix(of catalog: String) -> String? {
    guard let name = try? GoldenName.matrix(catalog: catalog), case .text(let bytes) = content(at: name.path) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a catalog's matrix anew, if it has one and changes.
  func changeMatrix(of catalog: String, _ change: (String) -> String) throws {
    guard let path = try? GoldenName.matrix(catalog: catalog).path, content(at: path) != .absent else { return }
    try files.locked {
      guard let matrix = matrix(of: catalog), case let text = change(matrix), text != matrix else { return }
      try write(Array(text.utf8), to: path)
    }
  }
}
