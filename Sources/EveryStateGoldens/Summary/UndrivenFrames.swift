/// The frames that were not driven because a change removed the element that their actions need, by the place of the change.
package struct UndrivenFrames: Sendable {
  private let frames: [Int: [(name: GoldenName, missing: String)]]
  /// What replaced an element, by the place of the change.
  private let replacements: [Int: [String: String]]

  /// - Parameter frames: those that were not driven, each with the name of the element that its actions did not find.
  package init(_ frames: [(name: GoldenName, missing: String)], below groups: ChangeGroups, _ bases: VariantBases) {
    let causes = frames.compactMap { frame -> (place: Int, frame: (name: GoldenName, missing: String))? in
      let screen = bases.root(of: frame.name.screenKey)
      let place = groups.groups.firstIndex { group in
        group.isChange && group.removes(frame.missing)
          && group.frames.contains { bases.root(of: $0.screenKey) == screen }
      }
      return place.map { ($0, frame) }
    }
    self.frames = Dictionary(grouping: causes, by: \.place).mapValues { $0.map(\.frame) }
    replacements = causes.reduce(into: [:]) { replacements, cause in
      let missing = cause.frame.missing
      replacements[cause.place, default: [:]][missing] = groups.groups[cause.place].replacement(of: missing)
    }
  }

  /// `Basket / paid: not driven: "Pay" is missing`, or `"Pay" is now "Buy"`, a line for each element.
  package func lines(below place: Int) -> [String] {
    Dictionary(grouping: frames[place] ?? [], by: \.missing).sorted { $0.key < $1.key }.map { missing, frames in
      "\(frames.map(\.name).shortList): \(Verdict.notDriven.rawValue): \"\(missing)\" is "
        + (replacements[place]?[missing].map { "now \"\($0)\"" } ?? "missing")
    }
  }

  /// The frames that some changes have below them.
  package func names(below places: some Sequence<Int>) -> Set<GoldenName> {
    Set(places.flatMap { frames[$0] ?? [] }.map(\.name))
  }
}

extension Array where Element: CustomStringConvertible {
  /// The first few: `Basket / failed, Basket / loaded and 7 more`.
  package var shortList: String {
    let more = count - 4
    return prefix(4).map(\.description).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
