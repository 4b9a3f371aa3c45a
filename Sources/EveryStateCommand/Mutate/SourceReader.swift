import EveryStateGoldens
import EveryStateReview

/// Reads Swift files with the toolchain's parser, by a program that is compiled once for a toolchain.
struct SourceReader {
  private let program: String
  private let log: String

  /// - Parameter folder: the tool's own folder, where the program is kept.
  init(in folder: String) throws {
    let home = folder + "/reader"
    program = home + "/SourceReader"
    log = folder + "/reader.log"
    // Not through a link, whose files would be replaced.
    guard let own = try Folder(opening: folder, create: true)?.folder("reader", create: true) else {
      throw NoSuchFolder(path: home, reason: String(cString: strerror(ENOENT)))
    }
    let information = try Self.output(["swiftc", "-print-target-info"], log: log)
    guard let resources = try? JSONValue(parsing: information)["paths"]["runtimeResourcePath"].text else {
      throw CannotRead(reason: "`swiftc -print-target-info` names no folder of its modules", log: log)
    }
    // Another toolchain, or another version of this tool, needs another program.
    var isSame = try access(program, X_OK) == 0 && own.read("toolchain", limit: .max) == .bytes(information)
    for (name, text) in ReaderProgram.sources where try own.read(name, limit: .max) != .bytes(text) {
      isSame = false
      try own.replace(name, with: text, isLasting: false)
    }
    guard !isSame else { return }
    let compiling =
      ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", home]
      + ReaderProgram.compiling(to: program, resources: resources)
    guard try ChildProcess(compiling, output: log).status(within: nil) == 0 else {
      throw CannotRead(
        reason:
          "The toolchain's parser (\(resources)/host) cannot be used: \(LogTail(log, limit: 2).lines.joined(separator: " "))",
        log: log)
    }
    try own.replace("toolchain", with: information, isLasting: false)
  }

  func reading(of appFiles: [String], testFiles: [String]) throws -> SourceReading {
    let text = try Self.output([program] + appFiles + testFiles.map { "-" + $0 }, log: log)
    return try SourceReading(parsing: String(decoding: text, as: UTF8.self))
  }

  static func output(_ words: [String], log: String) throws -> [UInt8] {
    let status = try ChildProcess(words, output: log, errors: log + ".err").status(within: nil)
    guard status == 0, let bytes = SwiftFiles.bytes(of: log) else {
      let lines = LogTail(log + ".err", limit: 3).lines
      throw CannotRead(reason: "`\(words[0])` failed: \(lines.joined(separator: " "))", log: log + ".err")
    }
    return bytes
  }
}

struct CannotRead: Error, CustomStringConvertible {
  let reason: String
  let log: String
  var description: String {
    "\(TerminalText.harmless(reason)). The full output: \(TerminalText.harmless(log))"
  }
}
