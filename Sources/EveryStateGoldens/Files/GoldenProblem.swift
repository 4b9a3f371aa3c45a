package enum GoldenProblem: Equatable, Sendable {
  case folder
  /// The path is or contains a symbolic link; links are never followed.
  case link(target: String)
  case noRegularFile
  case denied(reason: String)
  case tooLarge(bytes: Int, limit: Int)
  case empty
  /// A line ends in CR LF or holds a CR; the first such line, from 1.
  case carriageReturns(line: Int)
  case byteOrderMark
  /// The first line, from 1, that is not UTF-8.
  case notUTF8(line: Int)
  /// The line of the first `<<<<<<<` of an unresolved merge, from 1.
  case mergeConflict(line: Int)

  /// Whether a record run may write a new golden there. Folders, links and other files that EveryState cannot read are left alone.
  package var isReplaceable: Bool {
    switch self {
    case .empty, .carriageReturns, .byteOrderMark, .notUTF8, .mergeConflict: true
    case .folder, .link, .noRegularFile, .denied, .tooLarge: false
    }
  }

  /// The problem, as the end of "the golden ...".
  package var summary: String {
    switch self {
    case .folder: "is a folder"
    case .link(let target):
      "is reached through a symbolic link to '\(TerminalText.harmless(target))', and links are never followed"
    case .noRegularFile: "is not a regular file"
    case .denied(let reason): "cannot be read: \(TerminalText.harmless(reason))"
    case .tooLarge(let bytes, let limit): "has \(bytes) bytes, more than the limit of \(limit); it was not read"
    case .empty: "is empty"
    case .carriageReturns(let line): "has a carriage return in line \(line)"
    case .byteOrderMark: "starts with a byte order mark"
    case .notUTF8(let line): "is not UTF-8 in line \(line)"
    case .mergeConflict(let line): "contains an unresolved merge conflict at line \(line)"
    }
  }

  /// The fix. `record` is the command that records this golden again.
  func remedy(record: String) -> String {
    switch self {
    case .folder, .noRegularFile, .tooLarge: "Move it away and record again: \(record)"
    case .link: "Replace the link with the file itself."
    case .denied: "Give this user read access (chmod u+r)."
    case .empty: "Restore it from git, or record again: \(record)"
    case .carriageReturns:
      "Its line endings were changed. Add this line to .gitattributes and check the file out again:\n"
        + "__Snapshots__/** text eol=lf\nOr record again: \(record)"
    case .byteOrderMark: "An editor added it. Save the file without it, or record again: \(record)"
    case .notUTF8: "Restore it from git, or record again: \(record)"
    case .mergeConflict:
      "Resolve the merge of the sources first, then record the screen again: \(record)\nand `git add` the golden."
    }
  }
}
