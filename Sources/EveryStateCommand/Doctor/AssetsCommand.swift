import EveryStateGoldens

/// `everystate assets [PATH]`: prints the symbols of asset catalogs, which Xcode generates and SwiftPM on Linux does not.
struct AssetsCommand {
  let path: String
  /// Nil for standard output.
  let output: String?
  let isOfPackage: Bool

  func run() throws -> ExitStatus {
    let shown = TerminalText.harmless(path)
    guard let real = realpath(path, nil) else {
      throw CannotExamine("\(shown) cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { free(real) }
    let symbols = AssetSymbols(
      SwiftFiles(below: String(cString: real)).catalogs.filter { !$0.contains("Preview Assets") })
    guard !symbols.assets.isEmpty else {
      throw CannotExamine(
        "\(shown) holds no asset catalog (.xcassets) with a colour or an image, so nothing was written.")
    }
    let text = symbols.source(isOfPackage: isOfPackage)
    guard let output else {
      print(text, terminator: "")
      return .inOrder
    }
    let isNew = try WrittenFile(output).write(text)
    say("\(TerminalText.harmless(output)): \(isNew ? "written" : "nothing changed"), \(symbols.assets.count) symbols.")
    return .inOrder
  }
}

/// A file that this tool writes; a file that somebody else has written is never replaced.
struct WrittenFile {
  let path: String

  init(_ path: String) { self.path = CommandRun.absolute(path) }

  /// The beginning of every such file.
  static let mark = "// Written by `everystate "

  /// - Returns: whether anything changed.
  /// - Throws: ``CannotExamine`` for a file without the mark.
  func write(_ text: String) throws -> Bool {
    if let old = SwiftFiles.bytes(of: path) {
      guard !old.elementsEqual(text.utf8) else { return false }
      guard old.starts(with: Self.mark.utf8) else {
        throw CannotExamine(
          "\(TerminalText.harmless(path)) was not written by this tool and stays as it is. Name another file, or move it away."
        )
      }
    }
    try TextFile(path).write(text)
    return true
  }
}
