import EveryStateGoldens

/// A temporary folder, removed when its last user is done.
final class ScratchFolder {
  let path: String

  init() throws { path = try Self.create("everystate-doctor", in: ProcessEnvironment.variables()["TMPDIR"] ?? "/tmp") }

  /// Creates a folder with a free name, and returns its path.
  static func create(_ name: String, in parent: String) throws -> String {
    var name = Array("\(parent)/\(name).XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw NoSuchFolder(path: parent, reason: String(cString: strerror(errno))) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { _ = try? ChildProcess(["rm", "-rf", "--", path], output: "/dev/null").status(within: nil) }

  @discardableResult func write(_ text: String, to name: String) throws -> String {
    try TextFile(path + "/" + name).write(Array(text.utf8))
    return path + "/" + name
  }

  /// Runs a program and returns its status and output. A file `NAME.err` holds its errors.
  func run(_ words: [String], _ name: String, within limit: Duration? = nil) throws -> (status: Int32?, output: String)
  {
    let output = path + "/" + name + ".out"
    let status = try ChildProcess(words, output: output, errors: path + "/" + name + ".err").status(within: limit)
    return (status, String(decoding: SwiftFiles.bytes(of: output) ?? [], as: UTF8.self))
  }

  func errors(_ name: String) -> String {
    String(decoding: SwiftFiles.bytes(of: path + "/" + name + ".err") ?? [], as: UTF8.self)
  }

  /// A response file: one word a line.
  func list(_ words: [String], _ name: String) throws -> String {
    "@"
      + (try write(
        words.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n" }.joined(),
        to: name + ".list"))
  }
}
