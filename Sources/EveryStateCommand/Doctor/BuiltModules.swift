import EveryStateGoldens

/// The folder that holds this package's modules as they were built, and what a compiler is told to find them.
struct BuiltModules {
  private let folder: String
  private let names: Set<String>

  /// - Parameter path: a build folder, such as `.build/debug`; nil for where this program stands.
  init?(_ path: String? = nil) {
    let home = path ?? Self.home
    guard let home, let names = try? Folder(opening: home + "/Modules")?.names() else { return nil }
    folder = home
    self.names = Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    guard self.names.contains("TextUI"), self.names.contains("TextCombine") else { return nil }
  }

  /// The folder of this program.
  private static var home: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path).split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
  }

  func has(_ found: FileReading.Import, own: Set<String>) -> Bool {
    switch ImportKind(found, own: own) {
    case .isThere: true
    case .standIn(let module, _): names.contains(module)
    case .missing, .package: false
    }
  }

  /// The stand-ins that were built, as `-module-alias` takes them.
  private var aliases: [String] {
    ImportKind.standIns.filter { names.contains($0.value.module) && !$0.key.contains(".") }.sorted { $0.key < $1.key }
      .flatMap {
        ["-module-alias", "\($0.key)=\($0.value.module)"]
      }
  }

  private func common(_ module: AppModule, _ own: String) -> [String] {
    aliases + [
      "-module-name", module.name, "-swift-version", module.language, "-parse-as-library", "-suppress-warnings",
      "-DDEBUG",
      "-I", folder + "/Modules", "-I", own, "-diagnostic-style", "llvm",
    ] + plugins + (module.isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }

  /// The programs of macros, and what makes `import os.log` a module.
  private var plugins: [String] {
    var flags = ["TextUIMacros", "TextSwiftDataMacros"].filter { access(folder + "/\($0)-tool", X_OK) == 0 }.flatMap {
      ["-load-plugin-executable", folder + "/\($0)-tool#\($0)"]
    }
    let map = Self.sources + "/TextOSNames/include/module.modulemap"
    if access(map, R_OK) == 0 { flags += ["-Xcc", "-fmodule-map-file=" + map] }
    return flags
  }

  /// Where this package's sources were when this was compiled.
  private static let sources = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
    separator: "/")

  /// What Apple's SwiftUI and Foundation bring along, as a client's settings have it.
  private var implicit: [String] { ["TextFoundation", "TextUIKit"].filter(names.contains) }

  /// An expression full of names that are not there can take the compiler ten minutes: such a file has an error anyway.
  private let patience = "-solver-expression-time-threshold=20"

  func driver(_ module: AppModule, own: String) -> [String] {
    common(module, own) + implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      + ["-Xfrontend", patience]
  }

  func frontend(_ module: AppModule, own: String) -> [String] {
    common(module, own) + implicit.flatMap { ["-import-module", $0] }
  }
}
