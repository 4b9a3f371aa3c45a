/// The moves of two maps in words.
enum MapMoves {
  /// `"Try Again" -> "Retry" (4 moves)`, if moves differ by a quoted word of the app only; nil for any other change.
  static func words(_ old: [UInt8], _ new: [UInt8]) -> String? {
    let table = LineTable(old: old, new: new)
    var found: [(words: String, count: Int)] = []
    for change in Change.all(in: LineDifference(table)) {
      guard change.old.count == change.new.count else { return nil }
      for (before, now) in zip(change.old, change.new) {
        let lines = [table.oldLine(before), table.newLine(now)].map { String(decoding: $0.bytes, as: UTF8.self) }
        guard let words = difference(lines[0], lines[1]) else { return nil }
        if let place = found.firstIndex(where: { $0.words == words }) {
          found[place].count += 1
        } else {
          found.append((words, 1))
        }
      }
    }
    return found.isEmpty ? nil : found.map { "\($0.words) (\(counted($0.count, "move")))" }.joined(separator: "; ")
  }

  private static func difference(_ old: String, _ new: String) -> String? {
    func parts(_ line: String) -> [String] {
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { place, part in
        place % 2 == 0 ? part.split(separator: " ").joined(separator: " ") : "\"\(part)\""
      }
    }
    let (before, now) = (parts(old), parts(new))
    guard before.count == now.count else { return nil }
    let differing = before.indices.filter { before[$0] != now[$0] }
    return differing.count == 1 && differing[0] % 2 == 1 ? "\(before[differing[0]]) -> \(now[differing[0]])" : nil
  }
}
