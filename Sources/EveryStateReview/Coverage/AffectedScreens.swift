import EveryStateGoldens

/// The screens that the changes since a commit can touch.
package struct AffectedScreens: Sendable {
  /// Each with the changed files that touch it, sorted.
  let screens: [(name: String, files: [String])]
  /// The changed files that may touch every screen.
  let shared: [String]
  private let commit: String

  package init(_ changes: ChangesSince) {
    screens = changes.screens.filter { !$0.files.isEmpty }
    (shared, commit) = (changes.shared, changes.description)
  }

  package var isEmpty: Bool { screens.isEmpty && shared.isEmpty }

  package var lines: [String] {
    var lines = screens.map { name, files in
      let more = files.count > 3 ? " and \(counted(files.count - 3, "more file"))" : ""
      return "\(name): \(files.prefix(3).joined(separator: ", "))\(more)"
    }
    lines += shared.map { "possibly every screen: \($0)" }
    return (lines.isEmpty ? ["No change \(commit) touches a screen."] : lines).map(TerminalText.harmless)
  }
}

extension JSONDocument {
  /// The document of `affected`.
  package init(affected: AffectedScreens) {
    self.init("affected", exitStatus: affected.isEmpty ? 0 : 1)
    self["screens"] = affected.screens.map { ["screen": $0.name, "files": $0.files] as JSONObject }
    self["shared"] = affected.shared
  }
}
