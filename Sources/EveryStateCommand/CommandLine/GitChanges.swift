import EveryStateGoldens
import EveryStateReview

/// What git says about a package's folder.
enum GitChanges {
  /// The hash of a commit that `--since` names.
  static func commit(_ reference: String, root: String, log: String) throws -> String {
    func object(_ name: String) throws -> Substring {
      let words = ["git", "-C", root, "rev-parse", "--verify", "--end-of-options", name]
      return String(decoding: try SourceReader.output(words, log: log), as: UTF8.self).dropLast()
    }
    // Folders, files and the zeros of a new branch have object names too.
    guard let commit = try? object("\(object(reference))^{commit}"), commit.allSatisfy(\.isHexDigit) else {
      throw UsageError("--since takes one commit, such as main, not a range: git finds no commit '\(reference)'.")
    }
    return String(commit)
  }

  /// The lines that were added or changed since the branch began at a commit.
  static func lines(since reference: String, root: String, log: String) throws -> SourceChanges {
    func git(_ words: [String]) throws -> String {
      let all = ["git", "-C", root, "-c", "core.quotePath=false"] + words
      return String(decoding: try SourceReader.output(all, log: log), as: UTF8.self)
    }
    let new = try git(["ls-files", "-z", "--others", "--exclude-standard"])
    let commit = try commit(reference, root: root, log: log)
    // Neither attributes nor settings hide a change: lines are those of texts, and the names are apart.
    let format = [
      "--no-color", "--no-ext-diff", "--no-textconv", "--text", "-U0", "--inter-hunk-context=0", "--src-prefix=a/",
      "--dst-prefix=b/",
    ]
    func difference(_ words: [String], of files: String) throws -> String {
      let all = ["diff", "--relative", "--no-renames", "--ignore-submodules=untracked"] + words
      return try git(all + ["--merge-base", commit, "--", files])
    }
    let names = try difference(["--name-only", "-z"], of: ".") + new
    return SourceChanges(
      patch: try difference(format, of: "*.swift"), newFiles: names.split(separator: "\0").map(String.init))
  }
}
