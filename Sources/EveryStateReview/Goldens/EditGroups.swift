import EveryStateGoldens

/// The same edit in many frames.
package struct EditGroup: Sendable {
  /// The edit as the first of its frames has it.
  package let edit: TextEdit
  /// Whether the edit changes no word and no style, only where words stand: indentation, wrapping, blank lines.
  package let isPlaceOnly: Bool
  /// The frames that have it, sorted, each once.
  package let frames: [GoldenName]
}

/// The edits of many changes, equal ones together.
///
/// Two edits are equal when they replace the same words by the same words, in the same styles, whatever the indentation and
/// wherever the text is wrapped. A frame with several edits belongs to several groups.
///
///     let groups = EditGroups(changes)
///     groups.groups[0].frames.count   // "this line changed in 14 frames"
package struct EditGroups: Sendable {
  /// The groups: those in most frames first, then by the name of their first frame and the order of their lines in it.
  package let groups: [EditGroup]
  /// The groups of each frame by their place in ``groups``, in the order of the frame's lines.
  package let ofFrame: [GoldenName: [Int]]

  /// Work grows with the changes' total length.
  package init(_ changes: [FrameChange]) {
    var table = EditTable()
    for change in changes.sorted(by: { $0.name < $1.name }) { table.add(change) }
    (groups, ofFrame) = table.result()
  }

  /// The frames all of whose edits are in `chosen` groups: those that may be accepted without anybody having missed an edit.
  package func frames(within chosen: Set<Int>) -> [GoldenName] {
    ofFrame.filter { $0.value.allSatisfy(chosen.contains) }.map(\.key).sorted()
  }
}

/// Edits under way to their groups.
///
/// An edit's group is its own words, unless another edit that is cut into lines differently reads the same with unchanged lines
/// around: then it is what both read in the shortest such stretch. So all edits of a group replace the same words by the same
/// words, which would not hold if groups were joined whenever two of their edits agree in some stretch.
private struct EditTable {
  private struct Entry {
    let name: GoldenName
    let text: TextEdit
    let isPlaceOnly: Bool
    /// The stretches by number, the edit's own words first.
    let keys: [Int]
  }
  private var entries: [Entry] = []
  private var numbers: [[UInt8]: Int] = [:]
  /// By stretch: the own words of the first edit that reads so.
  private var firstEdit: [Int] = []
  /// By stretch: whether edits with different words of their own read so.
  private var isShared: [Bool] = []

  mutating func add(_ change: FrameChange) {
    let frame = FrameEdits(change)
    for edit in frame.edits {
      var keys: [Int] = []
      for key in edit.keys {
        let number = number(of: key, own: keys.first)
        keys.append(number)
        if firstEdit[number] != keys[0] { isShared[number] = true }
      }
      entries.append(
        Entry(name: change.name, text: frame.text(of: edit), isPlaceOnly: edit.isPlaceOnly, keys: keys))
    }
  }

  private mutating func number(of key: [UInt8], own: Int?) -> Int {
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    firstEdit.append(own ?? number)
    isShared.append(false)
    return number
  }

  func result() -> (groups: [EditGroup], ofFrame: [GoldenName: [Int]]) {
    var members: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      members[entry.keys.first { isShared[$0] } ?? entry.keys[0], default: []].append(index)
    }
    let sorted = members.values.map { (indices: $0, frames: frames($0)) }.sorted {
      ($1.frames.count, $0.indices[0]) < ($0.frames.count, $1.indices[0])
    }
    var places = [Int](repeating: 0, count: entries.count)
    for (place, group) in sorted.enumerated() { for index in group.indices { places[index] = place } }
    var ofFrame: [GoldenName: [Int]] = [:]
    ofFrame.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() where ofFrame[entry.name]?.contains(places[index]) != true {
      ofFrame[entry.name, default: []].append(places[index])
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
}

/// Lines of a golden that a change replaces by others, without the unchanged lines around them.
package struct TextEdit: Hashable, Sendable {
  /// The golden's lines; none where lines are only added.
  package let removed: [String]
  /// The new lines; none where lines are only removed.
  package let added: [String]
}
