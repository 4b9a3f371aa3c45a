/// The same edit in many frames.
public struct EditGroup: Sendable {
  /// The edit as the first of its frames has it.
  public let edit: TextEdit
  /// Whether the edit changes no word and no style, only where words stand: indentation, wrapping, blank lines.
  public let isPlaceOnly: Bool
  /// The frames that have it, sorted, each once.
  public let frames: [GoldenName]
}

/// The edits of many changes, equal ones together.
///
/// Two edits are equal when they replace the same words by the same words, in the same styles, whatever the indentation and
/// wherever the text is wrapped. A frame with several edits belongs to several groups.
///
///     let groups = EditGroups(changes)
///     groups.groups[0].frames.count   // "this line changed in 14 frames"
public struct EditGroups: Sendable {
  /// The groups: those in most frames first, then by the name of their first frame and the order of their lines in it.
  public let groups: [EditGroup]
  /// The groups of each frame by their place in ``groups``, in the order of the frame's lines.
  public let ofFrame: [GoldenName: [Int]]

  /// Work grows with the changes' total length.
  public init(_ changes: [FrameChange]) {
    var table = EditTable()
    for change in changes.sorted(by: { $0.name < $1.name }) { table.add(change) }
    (groups, ofFrame) = table.result()
  }

  /// The frames all of whose edits are in `chosen` groups: those that may be accepted without anybody having missed an edit.
  public func frames(within chosen: Set<Int>) -> [GoldenName] {
    ofFrame.filter { $0.value.allSatisfy(chosen.contains) }.map(\.key).sorted()
  }
}

/// Edits under way to their groups: a forest in which equal edits have one root, found by the keys that they share.
private struct EditTable {
  private struct Entry {
    let name: GoldenName
    let text: TextEdit
    let isPlaceOnly: Bool
  }
  private var entries: [Entry] = []
  /// The parent of each entry in the forest.
  private var parents: [Int] = []
  private var owners: [[UInt8]: Int] = [:]

  mutating func add(_ change: FrameChange) {
    let frame = FrameEdits(change)
    for edit in frame.edits {
      let index = entries.count
      parents.append(index)
      for key in edit.keys {
        if let owner = owners[key] { unite(owner, index) } else { owners[key] = index }
      }
      entries.append(Entry(name: change.name, text: frame.text(of: edit), isPlaceOnly: edit.isPlaceOnly))
    }
  }

  func result() -> (groups: [EditGroup], ofFrame: [GoldenName: [Int]]) {
    var members: [Int: [Int]] = [:]
    for index in entries.indices { members[root(index), default: []].append(index) }
    let sorted = members.values.map { (indices: $0, frames: frames($0)) }.sorted {
      ($1.frames.count, $0.indices[0]) < ($0.frames.count, $1.indices[0])
    }
    var ofFrame: [GoldenName: [Int]] = [:]
    let places = sorted.enumerated().flatMap { place, group in group.indices.map { ($0, place) } }
    for (index, place) in places.sorted(by: { $0.0 < $1.0 })
    where ofFrame[entries[index].name]?.contains(place) != true {
      ofFrame[entries[index].name, default: []].append(place)
    }
    let groups = sorted.map { group in
      let first = entries[group.indices[0]]
      return EditGroup(edit: first.text, isPlaceOnly: first.isPlaceOnly, frames: group.frames)
    }
    return (groups, ofFrame)
  }

  /// The entries' frames, each once. Entries stand in the order of their frames.
  private func frames(_ indices: [Int]) -> [GoldenName] {
    var result: [GoldenName] = []
    for index in indices where result.last != entries[index].name { result.append(entries[index].name) }
    return result
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (first, second) = (root(one), root(other))
    // The earliest entry is the root, so that the shown edit is the first frame's.
    parents[max(first, second)] = min(first, second)
    // Short ways for the next searches.
    parents[one] = min(first, second)
    parents[other] = min(first, second)
  }

  private func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
}
