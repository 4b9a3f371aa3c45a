import EveryStateGoldens
import EveryStateReview

/// A module of an app: a target of a package, or a folder outside any package.
struct AppModule {
  /// Its name in `import`.
  let name: String
  let folder: String
  let files: [String]
  let catalogs: [String]
  var package: String?
  var manifest: PackageManifest?
  var target: PackageManifest.Target?
  /// Whether `#if os(iOS)` is true in it, by the plug-in BuildAsForiOS.
  var isBuiltAsForiOS = false
  /// Whether its files are C, which only `package(in:_:)` returns.
  var isC = false

  /// `5` or `6`.
  var language: String { target?.language ?? manifest?.language ?? "5" }

  /// The module name for the name of a target or a folder.
  static func identifier(_ name: some StringProtocol) -> String {
    let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return word.first?.isNumber != false ? "_" + word : word
  }
}

/// The modules of the packages at, above and below a path.
struct AppSources {
  /// The folder that paths in messages are relative to.
  let root: String
  /// All modules of the packages, without tests.
  private(set) var modules: [AppModule] = []
  /// The modules with a file at or below the path.
  private(set) var examined: [AppModule] = []
  /// The targets of all packages, tests included.
  private(set) var moduleNames: Set<String> = []

  init(at path: String, asForiOS: Bool, scratch: ScratchFolder) throws {
    let shown = TerminalText.harmless(path)
    let place = try CannotExamine.realPath(path)
    let found = SwiftFiles(below: place)
    func isInPlace(_ file: String) -> Bool { file == place || file.hasPrefix(place + "/") }

    let nearest = try? PackageRoot.find(from: place, environment: [:])
    let folders = Set(found.manifests.map { String($0.dropLast("/Package.swift".count)) } + [nearest].compactMap { $0 })
    let isFile = found.paths == [place]
    root = nearest ?? (isFile ? TextFile(place).folder : place)
    // A package inside another one first: its files belong to it.
    for folder in folders.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
      add(try Self.manifest(in: folder, scratch), in: folder)
    }
    let loose = found.paths.filter { file in
      !folders.contains { file.hasPrefix($0 + "/") } && !Self.isTest(file.dropFirst(root.count))
    }
    if !loose.isEmpty {
      let name = AppModule.identifier(root.split(separator: "/").last ?? "App")
      modules.append(AppModule(name: name, folder: root, files: loose, catalogs: found.catalogs))
    }
    for index in modules.indices where asForiOS { modules[index].isBuiltAsForiOS = true }
    examined = modules.filter { $0.files.contains(where: isInPlace) }.sorted { $0.name < $1.name }
    guard examined.isEmpty else { return }
    throw CannotExamine(
      found.paths.isEmpty
        ? "\(shown) contains no Swift files, so nothing was checked."
        : "\(shown) is not in any target of \(TerminalText.harmless(root))/Package.swift except test targets. Add a target "
          + "with this path, or name a folder of a target.")
  }

  /// A package and its modules, which may be empty.
  static func package(in folder: String, _ scratch: ScratchFolder) throws -> (PackageManifest, [AppModule]) {
    let manifest = try manifest(in: folder, scratch)
    var sources = AppSources(root: folder)
    sources.add(manifest, in: folder, withC: true)
    return (manifest, sources.modules)
  }

  private init(root: String) { self.root = root }

  private static func isTest(_ file: Substring) -> Bool {
    file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  private static func manifest(in folder: String, _ scratch: ScratchFolder) throws -> PackageManifest {
    let result = try scratch.run(["swift", "package", "--package-path", folder, "dump-package"], "manifest")
    guard result.status == 0, let manifest = try? PackageManifest(parsing: Array(result.output.utf8)) else {
      let reason = scratch.errors("manifest").split(separator: "\n").first { $0.contains("error:") } ?? ""
      throw CannotExamine(
        "\(TerminalText.harmless(folder))/Package.swift cannot be read: \(TerminalText.harmless(String(reason)))")
    }
    return manifest
  }

  private mutating func add(_ manifest: PackageManifest, in folder: String, withC: Bool = false) {
    moduleNames.formUnion(manifest.targets.map { AppModule.identifier($0.name) })
    let taken = Set(modules.flatMap(\.files))
    for target in manifest.targets where ["regular", "executable"].contains(target.type) {
      let standard = ["Sources/", "Source/", "src/", "srcs/"].map { $0 + target.name } + ["Sources"]
      let paths = target.path.map { [$0] } ?? standard
      guard let real = paths.lazy.compactMap({ realpath(folder + "/" + $0, nil) }).first else { continue }
      defer { free(real) }
      let base = String(cString: real)
      func isIn(_ file: String, _ parts: [String]) -> Bool {
        parts.contains { file == base + "/" + $0 || file.hasPrefix(base + "/" + $0 + "/") }
      }
      let found = SwiftFiles(below: base)
      func isOwn(_ file: String) -> Bool {
        !taken.contains(file) && !isIn(file, target.exclude) && target.sources.map { isIn(file, $0) } ?? true
      }
      let files = found.paths.filter(isOwn)
      let isC = files.isEmpty && withC
      let others = isC ? XcodeProject.files(below: base).filter { $0.hasSuffix(".c") && isOwn($0) } : []
      guard !(files + others).isEmpty else { continue }
      modules.append(
        AppModule(
          name: AppModule.identifier(target.name), folder: base, files: files + others, catalogs: found.catalogs,
          package: folder, manifest: manifest, target: target,
          isBuiltAsForiOS: target.plugins.contains("BuildAsForiOS"),
          isC: isC))
    }
  }

  func words(of lacks: [TestTargets.Lack]) -> [String] {
    lacks.map { lack in "\(shown(lack.file))\(lack.line.map { ":\($0)" } ?? ""): \(lack.words)" }
  }

  /// A path for messages.
  func shown(_ file: String) -> String { file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file }
}

/// Why a path could not be examined.
struct CannotExamine: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }

  /// The absolute path of a file or folder that the user gave, without links.
  static func realPath(_ path: String) throws -> String {
    guard let real = realpath(path, nil) else {
      throw CannotExamine("\(TerminalText.harmless(path)) cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { free(real) }
    return String(cString: real)
  }
}
