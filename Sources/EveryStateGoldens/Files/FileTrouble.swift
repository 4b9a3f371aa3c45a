package struct FileTrouble: Error, Equatable, Sendable, CustomStringConvertible {
  package let action: String
  package let path: String
  package let reason: String
  package let remedy: String
  /// The system's number of the error; nil for a problem that it did not report.
  private(set) var code: Int32?

  package init(_ action: String, _ path: String, reason: String, remedy: String) {
    self.action = action
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  package init(_ action: String, _ path: String, code: Int32) {
    self.init(action, path, reason: Self.words(for: code), remedy: Self.remedy(for: code))
    self.code = code
  }

  static func link(_ path: String, to target: String) -> FileTrouble {
    FileTrouble(
      "open", path, reason: "it is a symbolic link to '\(target)'",
      remedy: "Replace the link with its target: nothing is read or written through links.")
  }

  package var description: String { TerminalText.harmless("Cannot \(action) \(path): \(reason). \(remedy)") }

  static func words(for code: Int32) -> String { String(cString: strerror(code)) }

  private static func remedy(for code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space and run again. Existing files are unchanged."
    case EFBIG: "The process may not write files of this size. Existing files are unchanged."
    case EACCES, EPERM: "Give this user access and run again."
    case EROFS: "The file system is read-only; work in a writable checkout."
    case ENOTDIR: "A file is in the place of a folder. Move it away."
    case EISDIR: "A folder is in the place of a file. Move it away."
    default: "Existing files are unchanged."
    }
  }
}
