import EveryStateSource

/// The screens that the changes since a commit can touch, by the sources alone: `EVERYSTATE_SINCE=main swift test` checks these.
///
/// A declaration touches those that use one of its names, a removed one too. A file that is not Swift, in a folder of the package or of a
/// local package in the same repository, touches every screen, and a golden its own frame.
package struct ChangesSince: Sendable {
  package static let variable = "EVERYSTATE_SINCE"

  /// What the user wrote.
  package let reference: String
  /// The abbreviated hash of the commit from which the changes count: where the branch left the one that the user names.
  package let commit: String
  private let root: String
  private let graph: SourceGraph
  /// Changed files that may touch every screen, from the package's root, sorted.
  package let shared: [String]
  /// The changed goldens' paths.
  private let goldens: Set<String>

  package static func of(environment: [String: String], root: String) throws -> ChangesSince? {
    try environment.setting(variable).map { try ChangesSince($0, root: root, saying: variable) }
  }

  /// - Parameter name: what names the commit in an error: a variable or an option.
  package init(_ reference: String, root: String, saying name: String) throws(InvalidSetting) {
    (self.reference, self.root) = (reference, root)
    let git = Git(folder: root)
    guard let named = git.commit(reference) else {
      throw InvalidSetting(
        "\(name) takes one commit, such as main, not a range: git finds no commit '\(TerminalText.harmless(reference))'. "
          + "A shallow clone has to fetch it: git fetch origin main, then origin/main.")
    }
    let base = git.word("merge-base", named, "HEAD") ?? named
    commit = git.word("rev-parse", "--short", base) ?? base
    var (unchanged, changes, shared, goldens): ([(String, [UInt8])], [SourceGraph.Change], [String], Set<String>) = (
      [], [], [], []
    )
    for folder in PackageFolders(root: root).inRepository {
      let files = try folder.files(changedSince: base)
      for file in files.swift {
        let (name, new) = (folder.prefix + file, SwiftBytes.read(folder.path + "/" + file))
        if files.changed.contains(file) {
          changes.append(
            SourceGraph.Change(file: name, old: folder.git.output("show", "\(base):./\(file)"), new: new))
        } else if let new {
          unchanged.append((name, new))
        }
      }
      shared += files.shared.map { folder.prefix + $0 }
      if folder.prefix.isEmpty { goldens.formUnion(files.goldens) }
    }
    graph = SourceGraph(unchanged: unchanged, changes: changes)
    (self.shared, self.goldens) = (shared.sorted(), goldens)
  }

  /// Whether a change can touch what is declared at a line: always where nothing is known.
  package func touches(_ line: SourceLine?) -> Bool { !shared.isEmpty || files(touching: line)?.isEmpty != true }

  /// Whether a change can touch a frame, or has changed its golden.
  package func touches(_ name: GoldenName, declaredAt line: SourceLine?) -> Bool {
    goldens.contains(name.path.text) || touches(line)
  }

  /// The changed Swift files that can touch what is declared at a line, sorted; nil where nothing is known.
  package func files(touching line: SourceLine?) -> [String]? {
    guard let line = line?.relative(to: root) else { return nil }
    return graph.files(touching: line.file, line: line.line)
  }

  /// The types that declare screens, sorted, each with the changed Swift files that can touch it.
  package var screens: [(name: String, files: [String])] { graph.types(conformingTo: "ScreenSnapshots") }
}

extension ChangesSince: CustomStringConvertible {
  package var description: String {
    let name = TerminalText.harmless(reference)
    return commit.hasPrefix(name) ? "since \(commit)" : "since \(name) (\(commit))"
  }
}

/// A package's folder with those of the local packages in the same repository that its manifest names.
private struct PackageFolders {
  private(set) var inRepository: [PackageFolder] = []

  init(root: String) {
    let top = Git(folder: root).word("rev-parse", "--show-toplevel")
    var waiting = [(path: root, prefix: "")]
    while let (path, prefix) = waiting.popLast() {
      guard !inRepository.contains(where: { $0.path == path }),
        prefix.isEmpty || Git(folder: path).word("rev-parse", "--show-toplevel") == top
      else { continue }
      let folder = PackageFolder(path: path, prefix: prefix)
      inRepository.append(folder)
      waiting += folder.localPackages.map { ($0, $0 + "/") }
    }
  }
}

private struct PackageFolder {
  let path: String
  /// What begins its files' names: nothing for the package itself.
  let prefix: String
  /// The texts after `path:` in its manifest.
  private let paths: [String]

  init(path: String, prefix: String) {
    (self.path, self.prefix) = (path, prefix)
    let manifest = SwiftTokens(SwiftBytes.read(path + "/Package.swift") ?? [])
    paths = manifest.tokens.indices.compactMap { index in
      guard manifest.text(index) == "path", manifest.text(index + 1) == ":" else { return nil }
      let literal = manifest.text(index + 2)
      return literal.hasPrefix("\"") ? String(literal.dropFirst().dropLast()) : nil
    }
  }

  var git: Git { Git(folder: path) }

  var localPackages: [String] {
    paths.map { $0.hasPrefix("/") ? $0 : path + "/" + $0 }
      .compactMap { folder in realpath(folder, nil).map { String(cString: $0) } }
      .filter { $0 != path && access($0 + "/Package.swift", F_OK) == 0 }
  }

  /// Whether a file of the package can be in a target.
  private func isBuilt(_ file: String) -> Bool {
    let folders = ["Sources", "Source", "src", "srcs", "Tests"] + paths
    return ["Package.swift", "Package.resolved"].contains(file)
      || folders.contains { $0 == "." || $0.isEmpty || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// - Returns: the Swift files, removed ones included; the changed files; among them those that are not Swift, and goldens.
  func files(changedSince base: String) throws(InvalidSetting) -> (
    swift: [String], changed: Set<String>, shared: [String], goldens: [String]
  ) {
    let new = try git.names("ls-files", "-z", "--others", "--exclude-standard")
    // Neither attributes nor settings hide a change.
    let changed = try git.names(
      "diff", "--relative", "--no-renames", "--no-ext-diff", "--ignore-submodules=untracked", "--name-only", "-z", base,
      "--", ".")
    let all = Set(changed + new)
    let known = try git.names("ls-files", "-z", "--cached", "--", "*.swift")
    let isGolden = { (file: String) in file.hasPrefix(GoldenPath.folder + "/") }
    let rest = all.filter { !isGolden($0) && isBuilt($0) }
    return (
      Set(known + all.filter { $0.hasSuffix(".swift") }).filter { isBuilt($0) && $0 != "Package.swift" }.sorted(), all,
      rest.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".md") || $0 == "Package.swift" }.sorted(),
      all.filter(isGolden).sorted()
    )
  }
}

private enum SwiftBytes {
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    return bytes(of: file)
  }

  static func bytes(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var (result, part): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
    while case let count = fread(&part, 1, part.count, file), count > 0 { result += part[..<count] }
    return result
  }
}

/// Questions to git about a folder.
package struct Git {
  /// Variables that a hook of git sets for its own repository, and those that say how git reads paths: both hide other changes.
  package static let variablesOfHooks = [
    "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_LITERAL_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
    "GIT_OBJECT_DIRECTORY", "GIT_WORK_TREE",
  ]

  let folder: String

  package init(folder: String) { self.folder = folder }

  /// The hash of the one commit that a name has; nil for a range and for other objects.
  package func commit(_ name: String) -> String? {
    func object(_ name: String) -> String? { word("rev-parse", "--verify", "--end-of-options", name) }
    // Folders, files and the zeros of a new branch have object names too.
    return object(name).flatMap { object("\($0)^{commit}") }.flatMap { $0.allSatisfy(\.isHexDigit) ? $0 : nil }
  }

  /// What git prints; nil if it fails.
  func output(_ words: String...) -> [UInt8]? { output(words) }

  func word(_ words: String...) -> String? {
    output(words).flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) }
  }

  /// Names that are separated by zeros.
  func names(_ words: String...) throws(InvalidSetting) -> [String] {
    guard let bytes = output(words) else {
      throw InvalidSetting(
        "git \(words[0]) fails in '\(TerminalText.harmless(folder))', so that its changes are unknown.")
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func output(_ words: [String]) -> [UInt8]? {
    let unset = Self.variablesOfHooks.flatMap { ["-u", $0] }
    // A parent may have left it ignored; then the system keeps no status of children.
    signal(SIGCHLD, SIG_DFL)
    let all = ["env"] + unset + ["git", "-C", folder, "-c", "core.quotePath=false"] + words
    guard let pipe = popen(all.map(ShellQuoting.quoted).joined(separator: " ") + " 2>/dev/null </dev/null", "r") else {
      return nil
    }
    let bytes = SwiftBytes.bytes(of: pipe)
    return pclose(pipe) == 0 ? bytes : nil
  }
}
