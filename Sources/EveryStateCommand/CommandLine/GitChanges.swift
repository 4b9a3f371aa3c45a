import EveryStateGoldens
import EveryStateReview

/// What git says about a package's folder.
enum GitChanges {
  /// The hash of a commit that `--since` names.
  static func commit(_ reference: String, root: String) throws -> String {
    guard let commit = Git(folder: root).commit(reference) else {
      throw UsageError("--since takes one commit, such as main, not a range: git finds no commit '\(reference)'.")
    }
    return commit
  }

  /// The lines that were added or changed since the branch began at a commit.
  static func lines(since reference: String, root: String, log: String) throws -> SourceChanges {
    func git(_ words: [String]) throws -> String {
      let all = ["git", "-C", root, "-c", "core.quotePath=false"] + words
      return String(decoding: try SourceReader.output(all, log: log), as: UTF8.self)
    }
    let new = try git(["ls-files", "-z", "--others", "--exclude-standard"])
    let commit = try commit(reference, root: root)
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
