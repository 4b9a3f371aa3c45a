import EveryStateGoldens

/// The folder of this package's built modules, and the compiler's flags to find them.
struct BuiltModules {
  private let folder: String
  private let names: Set<String>

  /// - Parameter path: a build folder, which `swift build --show-bin-path` prints; nil for this program's folder.
  init?(_ path: String? = nil) {
    let home = path.map(absolutePath) ?? Self.home
    guard let home, let names = try? Folder(opening: home + "/Modules")?.names() else { return nil }
    folder = home
    self.names = Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    guard self.names.contains("TextUI"), self.names.contains("TextCombine") else { return nil }
  }

  private static var home: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return TextFile(String(cString: path)).folder
  }

  func has(_ standIn: StandIn) -> Bool { names.contains(standIn.module) }

  /// The compiler's arguments for any module of an app.
  var flags: [String] {
    let aliases = StandIn.all.filter(has).flatMap { ["-module-alias", $0.alias] }
    let macros = ["TextUIMacros", "TextSwiftDataMacros"].map { ($0, "\(folder)/\($0)-tool") }
    let plugins = macros.filter { access($0.1, X_OK) == 0 }.flatMap { ["-load-plugin-executable", "\($0.1)#\($0.0)"] }
    // It makes `import os.log` a module.
    let map = Self.sources + "/TextOSNames/include/module.modulemap"
    let names = access(map, R_OK) == 0 ? ["-Xcc", "-fmodule-map-file=" + map] : []
    // Imported by Apple's SwiftUI and Foundation, as in a client's settings.
    let along = ["TextFoundation", "TextUIKit"].filter(self.names.contains).flatMap { ["-import-module", $0] }
    // Expressions full of unknown names take the compiler long.
    let limits = ["-solver-expression-time-threshold=20"]
    return aliases + plugins + names + ["-I", folder + "/Modules"] + (along + limits).flatMap { ["-Xfrontend", $0] }
  }

  /// The folder of this package's sources at compile time.
  private static let sources = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
    separator: "/")
}
