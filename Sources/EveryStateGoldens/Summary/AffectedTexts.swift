/// Counts the texts that a change affects, in the same words everywhere: frames apart from the coverage matrices and maps that follow.
package struct AffectedTexts: Equatable, Sendable {
  package let frames: Int
  private let matrices: Int
  private let maps: Int

  package init(_ names: some Sequence<GoldenName>) {
    var counts: [GoldenName.Kind: Int] = [:]
    for name in names { counts[name.kind, default: 0] += 1 }
    (frames, matrices, maps) = (counts[.frame] ?? 0, counts[.matrix] ?? 0, counts[.map] ?? 0)
  }

  /// `the coverage matrix`, `2 maps`.
  package var ofCatalogs: [String] {
    [(matrices, "the coverage matrix", "coverage matrices"), (maps, "the map", "maps")].compactMap { count, one, more in
      count == 0 ? nil : count == 1 ? one : "\(count) \(more)"
    }
  }

  /// `1 frame`, `24 frames, the coverage matrix and the map`.
  /// - Parameter noun: `more frame` for those beside the first.
  package func words(_ noun: String = "frame") -> String {
    ((frames > 0 ? [counted(frames, noun)] : []) + ofCatalogs).asList
  }
}

/// `1 frame`, `3 frames`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  package var asList: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
