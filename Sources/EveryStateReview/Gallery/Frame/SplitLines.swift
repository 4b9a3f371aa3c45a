import EveryStateGoldens

/// The lines of a frame whose columns stand side by side, column by column, so that each is drawn as a screen of its own.
struct SplitLines {
  /// From above: what stands side by side; one list for what has the whole width.
  let parts: [[[ListedLine]]]

  /// - Parameter lines: those of a frame or of a storyboard's moment.
  /// - Returns: nil where nothing stands side by side, or where two texts differ in that.
  init?(_ lines: ArraySlice<ListedLine>) {
    guard lines.contains(where: { $0.line.spans.contains { $0.role == .divider && $0.range.count == 4 } }) else {
      return nil
    }
    func text(_ sign: ListedLine.Sign) -> String? {
      let own = lines.filter { $0.sign == .kept || $0.sign == sign }
      return own.isEmpty ? nil : own.map { $0.reading.text($0.line.range) }.joined(separator: "\n")
    }
    let isChanged = lines.contains { $0.sign != .kept }
    guard let new = text(.added) ?? text(.removed) else { return nil }
    let parts = GoldenColumns.parts(of: new).map(\.columns)
    let total = lines.lazy.compactMap(\.reading.columns).first ?? 104
    let widths = GoldenColumns.widths(of: new, in: total)
    func width(_ part: [[String]]) -> [Int] { part.count > 1 ? widths : [total] }
    guard isChanged, let old = text(.removed).map({ GoldenColumns.parts(of: $0).map(\.columns) }), text(.added) != nil
    else {
      self.parts = parts.map { zip($0, width($0)).map { ListedLine.all(Self.reading($0, $1)) } }
      return
    }
    guard old.map(\.count) == parts.map(\.count) else { return nil }
    self.parts = zip(old, parts).map { old, new in
      zip(zip(old, new), width(new)).map { texts, width in
        ListedLine.all(Self.reading(texts.0, width), Self.reading(texts.1, width))
      }
    }
  }

  /// A column under a header of its own, which says how wide it is.
  private static func reading(_ lines: [String], _ width: Int) -> GoldenReading {
    GoldenReading(Array((["# (\(width) columns)"] + lines).joined(separator: "\n").utf8))
  }
}

extension GoldenColumns.Part {
  fileprivate var columns: [[String]] {
    switch self {
    case .lines(let lines): [lines]
    case .columns(let columns): columns
    }
  }
}
