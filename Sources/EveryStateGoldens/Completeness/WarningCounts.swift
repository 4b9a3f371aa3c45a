/// The number of each screen's warnings, in the coverage matrix below the screen's row: `  warnings: 3`. Comparisons ignore it, because
/// drives count it; a number may fall, and rises only where the run is asked to record.
enum WarningCounts {
  private static let prefix = "  warnings: "

  static func read(_ matrix: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    var screen = ""
    for line in matrix.split(separator: "\n") {
      if line.hasPrefix(prefix) {
        counts[screen] = Int(line.dropFirst(prefix.count))
      } else if let row = row(line) {
        screen = row
      }
    }
    return counts
  }

  /// The matrix with these numbers, and no others.
  static func text(_ matrix: String, _ counts: [String: Int]) -> String {
    let lines = matrix.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(prefix) }
    return lines.flatMap { line in
      let count = row(line).flatMap { counts[$0] } ?? 0
      return count > 0 ? [String(line), "\(prefix)\(count)"] : [String(line)]
    }.joined(separator: "\n")
  }

  /// The screen of a row.
  static func row(_ line: Substring) -> String? {
    guard !line.hasPrefix("#"), !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") else { return nil }
    return NameEscaping.read(line[..<colon])
  }
}

extension GoldenSession {
  /// Compares the number of warnings of each screen with the matrix; nil if none has risen. Falls are written at the end of a run that may
  /// write, and rises where the run records.
  package func verifyWarnings(_ counts: [String: Int], of catalog: String) -> Finding? {
    state.withLock { $0.end.warnings[catalog, default: [:]].merge(counts) { $1 } }
    guard mode == .never || mode == .missing, let matrix = tree.matrix(of: catalog), !hasRecordedMatrix(of: catalog),
      let name = try? GoldenName.matrix(catalog: catalog)
    else { return nil }
    let held = WarningCounts.read(matrix)
    let risen = counts.filter { $0.value > held[$0.key] ?? 0 }.sorted { $0.key < $1.key }
    guard !risen.isEmpty else { return nil }
    let words = risen.map { "\(TerminalText.harmless($0.key)) has \($0.value), and had \(held[$0.key] ?? 0)" }
    return reported([
      Finding(
        catalog: catalog, verdict: .invalid,
        message:
          "\(name.path): more warnings than before: \(words.joined(separator: "; ")).\nFix the new ones (swift run "
          + "everystate findings), or accept them: \(RecordMode.variable)=failed swift test",
        names: [name], paths: [name.path.text])
    ])[0]
  }

  private func hasRecordedMatrix(of catalog: String) -> Bool {
    guard let name = try? GoldenName.matrix(catalog: catalog) else { return false }
    return state.withLock(\.results.recorded)[name] != nil
  }

  /// Writes the numbers of warnings that have fallen, and in a record run all.
  func updateWarnings() {
    guard mode != .never else { return }
    for (catalog, counts) in state.withLock(\.end.warnings) {
      let takesAll = mode != .missing || hasRecordedMatrix(of: catalog)
      try? tree.changeMatrix(of: catalog) { matrix in
        let held = WarningCounts.read(matrix)
        let now = held.merging(counts) { takesAll ? $1 : min($0, $1) }
        return WarningCounts.text(matrix, takesAll ? now : now.filter { held[$0.key] != nil })
      }
    }
  }
}
