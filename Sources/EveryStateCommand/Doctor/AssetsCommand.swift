import EveryStateGoldens

/// `everystate assets PATH`: the symbols of asset catalogs, which Xcode writes and Linux has nobody for.
struct AssetsCommand {
  let path: String
  /// Nil for standard output.
  let output: String?
  let isOfPackage: Bool

  func run() -> ExitStatus {
    let shown = TerminalText.harmless(path)
    guard let files = SwiftFiles(below: path) else {
      printError("everystate: \(shown) cannot be read: \(String(cString: strerror(errno))).")
      return .cannotTell
    }
    let catalogs = path.hasSuffix(".xcassets") ? [path] : files.catalogs.map { files.root + "/" + $0 }
    let symbols = AssetSymbols(catalogs.filter { !$0.contains("Preview Assets") })
    guard !symbols.assets.isEmpty else {
      printError(
        "everystate: \(shown) holds no asset catalog (.xcassets) with a colour or an image, so nothing was written.")
      return .cannotTell
    }
    let text = symbols.source(isOfPackage: isOfPackage)
    guard let output else {
      print(text, terminator: "")
      return .inOrder
    }
    do {
      let isNew = try WrittenFile(output).write(text)
      say(
        "\(TerminalText.harmless(output)): \(isNew ? "written" : "nothing changed"), \(symbols.assets.count) symbols.")
      return .inOrder
    } catch {
      printError("everystate: \(error)")
      return .cannotTell
    }
  }
}

/// A file that this tool writes, and nobody else.
struct WrittenFile {
  let path: String

  init(_ path: String) { self.path = CommandRun.absolute(path) }

  /// What every such file begins with.
  static let mark = "// Written by `everystate "

  /// - Returns: whether anything changed.
  /// - Throws: ``SomebodysFile`` where a person's file stands.
  func write(_ text: String) throws -> Bool {
    if let old = SwiftFiles.bytes(of: path) {
      guard !old.elementsEqual(text.utf8) else { return false }
      guard old.starts(with: Self.mark.utf8) else { throw SomebodysFile(path: path) }
    }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    try Folder(opening: String(path[..<slash]), create: true)?
      .replace(String(path[slash...].dropFirst()), with: Array(text.utf8), isLasting: false)
    return true
  }
}

struct SomebodysFile: Error, CustomStringConvertible {
  let path: String
  var description: String {
    "\(TerminalText.harmless(path)) was not written by this tool, and stays as it is. Name another file, or move it away."
  }
}
