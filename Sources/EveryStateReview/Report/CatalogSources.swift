import EveryStateGoldens

/// Finds a catalog's suite in the package's sources. A report lists what ran; only the sources show that a catalog was deleted.
struct CatalogSources {
  private let root: String

  init(packageRoot: String) { root = packageRoot }

  /// The file that declares `Module.Suite`, from the package's root: in the folders of the module's name, or else in all.
  func file(declaring catalog: String) -> String? {
    let parts = catalog.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let suite = parts[1].split(separator: ".").last else { return nil }
    let files = ["Tests", "Sources"].flatMap { swiftFiles(in: $0) }
    let own = files.filter { $0.split(separator: "/").dropLast().contains { $0 == parts[0] } }
    return (own.isEmpty ? files : own).first { declares(String(suite), $0) }
  }

  private func declares(_ suite: String, _ file: String) -> Bool {
    var status = stat()
    // A pipe has no end.
    guard stat(root + "/" + file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = FileManager.default.contents(atPath: root + "/" + file)
    else { return false }
    let words = String(decoding: data, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
    return zip(words, words.dropFirst()).contains { $1 == suite && kinds.contains($0) }
  }

  private func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder + "/" + name
      return name.hasSuffix(".swift") ? [path] : swiftFiles(in: path)
    }
  }
}

/// A catalog with goldens, or a line in the index, that no process of the newest run declared.
package struct UndeclaredCatalog: Equatable, Sendable {
  package let name: String
  /// The file that declares its suite, from the package's root; nil if no source does.
  package let file: String?
  /// Whether a declared catalog has the same name in other bytes.
  var isTwin = false

  package var words: String {
    let name = TerminalText.harmless(name)
    if let file {
      return "\(name) was not checked: its suite is in \(TerminalText.harmless(file)), and no test process of this "
        + "run declared it. Run all test targets."
    }
    let reason =
      isTwin
      ? "has a second folder, whose name encodes the same letters in other bytes. To remove that folder: "
      : "has goldens but no tests. If the catalog was removed for good: "
    return "\(name) \(reason)"
      + "swift run everystate prune --catalog \(ShellQuoting.quoted(name)) --yes"
  }
}
