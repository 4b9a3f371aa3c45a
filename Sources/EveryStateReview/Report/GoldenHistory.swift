import EveryStateGoldens

/// What commits changed of goldens, read from git alone.
package struct GoldenHistory: Sendable {
  /// The changes of a commit, or of all commits since one.
  package struct Entry: Sendable {
    /// `2026-11-02 1a2b3c4 Show totals`; empty for changes without a commit.
    package let title: String
    package fileprivate(set) var changes: [FrameChange] = []
    package fileprivate(set) var renamed: [(old: GoldenName, new: GoldenName)] = []
    package fileprivate(set) var removed: [GoldenName] = []

    fileprivate var isEmpty: Bool { changes.isEmpty && renamed.isEmpty && removed.isEmpty }

    /// Each change once, then what is new, renamed and removed.
    package var lines: [String] {
      let groups = ChangeGroups(changes.filter { $0.old != nil && $0.name.kind == .frame })
      let more = groups.omission.map { ["(\($0))"] } ?? []
      let new = changes.filter { $0.old == nil && $0.name.kind == .frame }.map(\.name)
      return groups.groups.map(\.description) + more + Self.lines("new", new)
        + renamed.map { "renamed: \($0.old) is now \($0.new)" } + Self.lines("removed", removed)
    }

    /// `new: Help / loaded, failed`, a line for each screen.
    private static func lines(_ word: String, _ names: [GoldenName]) -> [String] {
      let screens = Dictionary(grouping: names.filter { $0.kind == .frame }, by: \.screenKey)
      return screens.sorted { $0.key < $1.key }.map { key, names in
        "\(word): \(TerminalText.harmless(key.screen)) / "
          + names.map(\.state).sorted().map(TerminalText.harmless).joined(separator: ", ")
      }
    }
  }

  /// The newest first.
  package let entries: [Entry]

  /// The options of git with which ``init(_:selecting:)`` reads `log` and `diff`: whole files, whatever the user's settings are.
  package static let options = [
    "--no-color", "--no-ext-diff", "--no-textconv", "--text", "--find-renames", "--relative", "-U1000000",
    "--src-prefix=a/", "--dst-prefix=b/",
  ]
  /// The options of `log` alone.
  package static let format = "--format=\(mark)%as %h %s"
  private static let mark = "\u{1}"

  /// - Parameters:
  ///   - patch: what git prints.
  ///   - selection: the frames to read.
  package init(_ patch: [UInt8], selecting selection: Selection) {
    var entries: [Entry] = []
    var file: PatchedFile?
    func end() {
      if let file, !entries.isEmpty { file.add(to: &entries[entries.count - 1], selection) }
      file = nil
    }
    // Bytes, as a carriage return and a line feed are one character.
    for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.first == UInt8(ascii: "\u{1}") {
        end()
        entries.append(Entry(title: String(decoding: line.dropFirst(), as: UTF8.self)))
      } else if line.starts(with: "diff --git ".utf8) {
        end()
        if entries.isEmpty { entries.append(Entry(title: "")) }
        file = PatchedFile()
      } else {
        file?.read(line)
      }
    }
    end()
    self.entries = entries.filter { !$0.isEmpty }
  }
}

/// Both sides of a file in a patch with all of its lines.
private struct PatchedFile {
  private var names: (old: GoldenName?, new: GoldenName?)
  private var lines: (old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) = ([], [])
  private var isInHunk = false

  mutating func read(_ line: ArraySlice<UInt8>) {
    guard isInHunk, let first = line.first else {
      if line.starts(with: "@@ ".utf8) { isInHunk = true }
      for (words, isOld) in [("--- a/", true), ("rename from ", true), ("+++ b/", false), ("rename to ", false)]
      where line.starts(with: words.utf8) {
        let path = String(decoding: line.dropFirst(words.utf8.count).prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
        let parts = path.split(separator: "/").map(String.init)
        let name = parts.first == GoldenPath.folder ? GoldenPath(Array(parts.dropFirst())).name : nil
        if isOld { names.old = name } else { names.new = name }
      }
      return
    }
    // Neither mark: a line feed is missing at the end.
    if first != UInt8(ascii: "+"), first != UInt8(ascii: "\\") { lines.old.append(line.dropFirst()) }
    if first != UInt8(ascii: "-"), first != UInt8(ascii: "\\") { lines.new.append(line.dropFirst()) }
  }

  func add(to entry: inout GoldenHistory.Entry, _ selection: Selection) {
    func text(_ lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }
    func isSelected(_ name: GoldenName?) -> Bool { name.map(selection.matches) ?? false }
    let (old, new) = names
    if let old, let new, old != new, old.catalog == new.catalog, old.screen == new.screen || old.state == new.state {
      guard isSelected(old) || isSelected(new) else { return }
      entry.renamed.append((old, new))
      // The head of a renamed frame names it.
      let change = FrameChange(name: new, old: text(lines.old.dropFirst()), new: text(lines.new.dropFirst()))
      if change.old != change.new { entry.changes.append(change) }
      return
    }
    // A golden that git pairs with one of another screen and another state only looks alike.
    if let old, old != new, isSelected(old) { entry.removed.append(old) }
    if let new, isSelected(new) {
      entry.changes.append(FrameChange(name: new, old: old == new ? text(lines.old) : nil, new: text(lines.new)))
    }
  }
}
