import EveryStateGoldens
import EveryStateReview

/// The manifest that `everystate adopt` writes beside an Xcode project.
struct AdoptedManifest {
  let app: AdoptedApp
  /// The packages that are kept.
  let packages: [XcodeProject.RemotePackage]
  let stubs: [StubModule]
  /// The path or address of EveryState.
  let everyState: String
  /// A number of the parts that are left out. It changes the compiler's flags, so that all files are compiled again.
  let leftOut: String
  let effort: SolverEffort

  static let mark = "// Written by `everystate adopt`"

  /// Whether a manifest exists that this command did not write.
  static func isOfUser(_ path: String) -> Bool {
    let lines = SwiftFiles.bytes(of: path).map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    return lines.map { !$0.prefix(2).contains { $0.hasPrefix(mark) } } ?? false
  }

  var text: String {
    """
    // swift-tools-version: 6.2
    \(Self.mark): it builds the files of \(TerminalText.harmless(app.project)) on Linux and draws its screens as text.
    // The project and its files stay as they are. Run `everystate adopt` again when the project changes.
    import PackageDescription

    /// Modules that Linux does not have, replaced by the files in EveryState/StandIns: fill in what a screen needs.
    let stubs: [String] = [
    \(stubs.map { "  \"\($0.name)\",  // \($0.reason)\n" }.joined())]

    /// `import SwiftUI` means TextUI; `#if os(iOS)` is true by the plug-in BuildAsForiOS.
    func settings(_ target: String, _ frameworks: [String], unseen: [String], leftOut: String) -> [SwiftSetting] {
      let always = ["Combine", "CoreTransferable", "OSLog", "UniformTypeIdentifiers", "UIKit"]
      let aliases = ["SwiftUI=TextUI", "os=TextOS"] + (always + frameworks).map { "\\($0)=Text\\($0)" }
      let all = (aliases + stubs.map { "\\($0)=Stub\\($0)" }).flatMap { ["-module-alias", $0] }
      let along = (["Foundation", "UIKit"] + frameworks.filter { $0 == "CoreData" }).map { "Text\\($0)" }
      let imports = (along + unseen).flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      let start = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\\(target)_main", "-DLEFT_OUT_\\(leftOut)"]
      let list = Context.packageDirectory + "/.build/as-for-ios/\\(target).yaml"
      return [.unsafeFlags(all + imports + start + ["-vfsoverlay", list, "-suppress-warnings"]
          // An expression full of unknown names can take the compiler hours: it is an error before that.
          + [\(effort.flags.map { "\"-Xfrontend\", \"\($0)\"" }.joined(separator: ", "))])]
    }

    func product(_ name: String) -> Target.Dependency { .product(name: name, package: \(identity.debugDescription)) }

    let package = Package(
      name: "\(app.app.name)",
      defaultLocalization: \(app.language.debugDescription),
      platforms: [.iOS(.v18), .macOS(.v15)],
      dependencies: [
        \(dependencies.joined(separator: ",\n    ")),
      ],
      targets: [
    \(app.modules.map(target).joined())    .testTarget(
          name: "\(app.app.name)Snapshots", dependencies: [\(quoted(app.modules.map(\.name))), product("EveryState"), product("TextUI")],
          path: "EveryState/Tests", swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=TextUI"])]),
      ]
    )
    for stub in stubs + ["\(StubModule.members)"] where !stubs.isEmpty {
      let isMembers = stub == "\(StubModule.members)"
      package.targets.append(
        .target(
          name: isMembers ? stub : "Stub\\(stub)", dependencies: (isMembers ? [] : ["\(StubModule.members)"]) + [product("TextUI")],
          path: "EveryState/StandIns/\\(stub)", swiftSettings: [.swiftLanguageMode(.v5)]))
    }

    """
  }

  /// SwiftPM names a package by the end of its path.
  private var identity: String {
    String(everyState.split(separator: "/").last ?? "EveryState").replacing(".git", with: "")
  }

  private var dependencies: [String] {
    let own =
      everyState.contains("://")
      ? "url: \(everyState.debugDescription), branch: \"main\"" : "path: \(everyState.debugDescription)"
    return [".package(\(own))"] + packages.map { ".package(url: \($0.url.debugDescription), \($0.requirement))" }
  }

  fileprivate func quoted(_ words: [String]) -> String { words.map(\.debugDescription).joined(separator: ", ") }

  private func target(_ module: AdoptedModule) -> String {
    if let (target, folder) = module.cTarget { return self.target(module, target, in: folder) }
    let frameworks = module.imports.sorted().filter { StandIn.furtherFrameworks.contains($0) && $0 != "UIKit" }
    let products = ["TextUI", "TextUIKit"] + frameworks.map { "Text\($0)" }
    let stubbed = stubs.filter { module.imports.contains($0.name) }.map { "Stub\($0.name)" }
    let files = Set(module.files.map(app.relative))
    let unseen = stubs.filter { stub in
      stub.name == StubModule.further && stub.names.values.contains { !$0.files.isDisjoint(with: files) }
    }.map { "Stub\($0.name)" }
    let dependencies =
      (module.modules + stubbed + unseen).map { "\"\($0)\"" } + products.map { "product(\"\($0)\")" }
      + module.products(of: packages).map {
        ".product(name: \($0.name.debugDescription), package: \($0.package.debugDescription))"
      }
    let folder = module.folder
    let sources = TreeSelection(of: module.files, below: folder).paths
    let resources = resources(of: module, in: folder)
    var lines = [
      "name: \"\(module.name)\"", "dependencies: [\(dependencies.joined(separator: ", "))]",
      "path: \(app.relative(folder).debugDescription)",
    ]
    // SwiftPM takes each file of an `.lproj` folder for a resource.
    let others = XcodeProject.files(below: folder).filter { $0.contains(".lproj/") && !module.resources.contains($0) }
    if !others.isEmpty { lines.append("exclude: [\(quoted(others.map { String($0.dropFirst(folder.count + 1)) }))]") }
    if sources != [""] { lines.append("sources: [\(quoted(sources))]") }
    if !resources.isEmpty { lines.append("resources: [\(resources.joined(separator: ", "))]") }
    lines.append(
      "swiftSettings: [\(module.settings.joined(separator: ", "))] + settings(\"\(module.name)\", [\(quoted(frameworks))], unseen: [\(quoted(unseen))], leftOut: \"\(leftOut)\")"
    )
    lines.append("plugins: [.plugin(name: \"BuildAsForiOS\", package: \(identity.debugDescription))]")
    return "    .target(\n      \(lines.joined(separator: ",\n      "))),\n"
  }
}

extension AdoptedManifest {
  private func target(_ module: AdoptedModule, _ target: PackageManifest.Target, in folder: String) -> String {
    let files = module.files.map { String($0.dropFirst(folder.count + 1)) }
    return """
          .target(
            name: "\(module.name)", dependencies: [\(quoted(module.modules))], path: \(app.relative(folder).debugDescription),
            sources: [\(quoted(files))], publicHeadersPath: \(target.publicHeaders.debugDescription),
            cSettings: [\(target.cSettings.joined(separator: ", "))]),

      """
  }

  /// The resources of a module as its target has them. A folder is copied as it is.
  private func resources(of module: AdoptedModule, in folder: String) -> [String] {
    func rule(_ name: String, _ path: String) -> String {
      ".\(name)(\(path.dropFirst(folder.count + 1).debugDescription))"
    }
    let catalogs = module.catalogs.filter { path in !module.resources.contains { path.hasPrefix($0 + "/") } }
    let own =
      module.resources.map { rule(module.copies.contains($0) ? "copy" : "process", $0) }
      + catalogs.map { rule("copy", $0) }
    guard module.info != nil else { return own }
    let depth = app.relative(folder).split(separator: "/").filter { $0 != "." }.count
    let path = String(repeating: "../", count: depth) + AdoptedInfo.path
    return own + [".copy(\(path.debugDescription))"]
  }
}

/// How long the compiler tries an expression.
enum SolverEffort {
  /// While hundreds of names are unknown: in LeitnerBox all files take 3 s in place of 74 s.
  case low
  /// What every expression of the apps tried needs, and the worst of their wrong ones ends with.
  case full

  var flags: [String] {
    switch self {
    case .low: ["-solver-scope-threshold=300"]
    case .full: ["-solver-scope-threshold=60000", "-solver-expression-time-threshold=20"]
    }
  }
}

/// Some of the Swift files below a folder, as few paths: a folder whose files are all among them counts as one.
struct TreeSelection {
  /// Relative to the folder; `""` for the folder itself.
  let paths: [String]

  init(of files: [String], below folder: String) {
    let chosen = Set(files)
    func paths(_ folder: String, _ name: String) -> [String] {
      let all = SwiftFiles(below: folder).paths
      guard all.contains(where: chosen.contains) else { return [] }
      let isWhole = all.allSatisfy(chosen.contains)
      // A list of sources must not name a folder with other files: SwiftPM would compile them.
      if isWhole, name.isEmpty || all.count == XcodeProject.files(below: folder).count { return [name] }
      let names = ((try? Folder(opening: folder)?.names()) ?? []).sorted()
      return names.flatMap { inner -> [String] in
        let path = name.isEmpty ? inner : name + "/" + inner
        if chosen.contains(folder + "/" + inner) { return [path] }
        var status = stat()
        guard lstat(folder + "/" + inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
        return paths(folder + "/" + inner, path)
      }
    }
    self.paths = paths(folder, "")
  }
}
