/// A place in the source, where a state or a screen is declared.
public struct SourceLine: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, from the package's root when it lies in the package.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }

  /// The same place with the file named from `root`, so that no machine's path gets into reports.
  func relative(to root: String) -> SourceLine {
    let prefix = root + "/"
    return file.hasPrefix(prefix) ? SourceLine(file: String(file.dropFirst(prefix.count)), line: line) : self
  }
}
