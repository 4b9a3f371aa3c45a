/// Which declarations of a package's sources use which others by name, and what of it a change can touch.
///
/// What a change removed is in it as well: whoever used a removed declaration is touched by its removal.
package struct SourceGraph: Sendable {
  private struct Node {
    let file: String
    let declaration: SourceFile.Declaration
    /// Whether the change added, changed or removed it.
    let isChanged: Bool
    /// Whether it is a declaration of the sources as they are now.
    let isCurrent: Bool
  }
  private var nodes: [Node] = []
  /// The names by which others use each of them.
  private var names: [Set<String>] = []
  private var nodesOfFile: [String: [Int]] = [:]
  /// The declarations that need no name to be used.
  private var unnamed: Set<Int> = []
  private var touching: [Int: [String]] = [:]

  /// A change of a file: its earlier and its present bytes, nil where there is no such file.
  package struct Change: Sendable {
    let file: String
    let old: [UInt8]?
    let new: [UInt8]?

    package init(file: String, old: [UInt8]?, new: [UInt8]?) { (self.file, self.old, self.new) = (file, old, new) }
  }

  /// - Parameters:
  ///   - unchanged: the other Swift files.
  ///   - changes: the changed Swift files.
  package init(unchanged: [(file: String, bytes: [UInt8])], changes: [Change]) {
    for (file, bytes) in unchanged { add(SourceFile(bytes).declarations, of: file, isCurrent: true) { _ in false } }
    for change in changes {
      let (old, new) = (change.old.map(SourceFile.init), change.new.map(SourceFile.init))
      // An import or a condition can change what any word of its file means.
      let isOther = old != nil && new != nil && old?.rest != new?.rest
      let (before, after) = (Set(old?.declarations.map(\.text) ?? []), Set(new?.declarations.map(\.text) ?? []))
      add(new?.declarations ?? [], of: change.file, isCurrent: true) { isOther || !before.contains($0.text) }
      let removed = (old?.declarations ?? []).filter { !after.contains($0.text) }
      add(removed, of: change.file, isCurrent: false) { _ in true }
    }
    // The members of an app's own type are used with its name; those of others' types by their own.
    let own = Set(nodes.filter { $0.declaration.keyword != "extension" }.compactMap(\.declaration.type))
    for (index, node) in nodes.enumerated() {
      let (declaration, type) = (node.declaration, node.declaration.type)
      let isOfOther = declaration.keyword == "extension" && type.map { !own.contains($0) } ?? true
      names.append(type.map { isOfOther ? declaration.names.subtracting([$0]) : [$0] } ?? declaration.names)
      if declaration.isUsedUnnamed, isOfOther || type == nil { unnamed.insert(index) }
      if node.isCurrent { nodesOfFile[node.file, default: []].append(index) }
    }
    touching = touched()
  }

  private mutating func add(
    _ declarations: [SourceFile.Declaration], of file: String, isCurrent: Bool,
    isChanged: (SourceFile.Declaration) -> Bool
  ) {
    nodes += declarations.map {
      Node(file: file, declaration: $0, isChanged: isChanged($0), isCurrent: isCurrent)
    }
  }

  /// The changed files that can touch the declaration at a line, sorted; nil if none is there.
  package func files(touching file: String, line: Int) -> [String]? {
    nodesOfFile[file]?.first { nodes[$0].declaration.lines.contains(line) }.map { touching[$0] ?? [] }
  }

  /// The types that conform to a protocol by its name, sorted, each with the changed files that can touch it.
  package func types(conformingTo name: String) -> [(name: String, files: [String])] {
    nodes.indices.filter { nodes[$0].isCurrent && nodes[$0].declaration.inherited.contains(name) }
      .compactMap { index in nodes[index].declaration.type.map { ($0, touching[index] ?? []) } }.sorted { $0.0 < $1.0 }
  }

  /// Each changed file touches what uses a changed declaration of it, in any number of steps.
  private func touched() -> [Int: [String]] {
    var users: [String: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      for name in node.declaration.uses { users[name, default: []].append(index) }
    }
    let changed = Dictionary(grouping: nodes.indices.filter { nodes[$0].isChanged }) { nodes[$0].file }
    return changed.sorted { $0.key < $1.key }.reduce(into: [:]) { result, change in
      for index in reached(from: change.value, users) { result[index, default: []].append(change.key) }
    }
  }

  private func reached(from start: [Int], _ users: [String: [Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = start
    while let index = waiting.popLast() {
      guard found.insert(index).inserted else { continue }
      if unnamed.contains(index) { return Set(nodes.indices) }
      for name in names[index] { waiting += users[name] ?? [] }
    }
    return found
  }
}
