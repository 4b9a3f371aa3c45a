import EveryStateGoldens

/// The imports of a module's files in a debug build on Linux, read by the compiler's own parser.
struct ModuleReader {
  let scratch: ScratchFolder
  private let map: String

  init(_ scratch: ScratchFolder) throws {
    self.scratch = scratch
    // Empty modules make `canImport` true for everything that this package replaces.
    map = try scratch.write(Self.emptyModules(StandIn.all.map(\.framework)), to: "standIns.modulemap")
  }

  /// Clang modules without content: names that can be imported.
  static func emptyModules(_ names: some Sequence<String>) -> String {
    names.map { "module \($0) {\($0 == "os" ? " module log {} " : "")}\n" }.joined()
  }

  /// The files that the compiler reads: copies of those that differ on iOS, if the module is built so.
  func files(of module: AppModule, _ texts: [SourceText]) throws -> [(read: String, file: String)] {
    try texts.map { text in
      guard module.isBuiltAsForiOS, let bytes = text.forIOS else { return (text.path, text.path) }
      return (try scratch.write(String(decoding: bytes, as: UTF8.self), to: module.name + text.path), text.path)
    }
  }

  /// The names of the imported modules.
  func imports(of module: AppModule, _ files: [(read: String, file: String)]) throws -> Set<String> {
    let list = try scratch.list(files.map(\.read), "imports")
    let flags = ["-swift-version", module.language] + (module.target?.compilerFlags ?? []) + ["-DDEBUG"]
    let words = ["swiftc", "-frontend", "-emit-imported-modules"] + flags
    // Imports are also found in files with errors.
    let output = try scratch.run(words + ["-Xcc", "-fmodule-map-file=" + map, "-o", "-", list], "imports").output
    return Set(output.split(separator: "\n").map(String.init))
  }
}
