/// The folder that a person's shell stands in, and what can be pasted there about a package.
package struct WorkingFolder {
  /// From the file system's root, without links; nil where it cannot be told.
  private let path: String?

  /// This process's folder.
  package static var current: WorkingFolder { WorkingFolder(path: ".") }

  package init(path: String) { self.path = Self.real(path) }

  /// `swift run everystate review`; with the package's folder where the shell does not stand in it.
  package func everystate(_ words: String, of packageRoot: String) -> String {
    let isInside = path.map { path in
      let root = Self.real(packageRoot) ?? packageRoot
      return path == root || path.hasPrefix(root + "/")
    }
    let package = isInside == false ? "--package-path \(ShellQuoting.quoted(packageRoot)) " : ""
    return "swift run \(package)everystate \(words)"
  }

  /// The package's goldens, for a shell.
  package func goldens(of packageRoot: String) -> String {
    guard let path, path != Self.real(packageRoot) else { return GoldenPath.folder }
    return ShellQuoting.quoted(packageRoot + "/" + GoldenPath.folder)
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
