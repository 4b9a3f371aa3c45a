import EveryStateGoldens
import EveryStateReview

extension AdoptedApp {
  /// The targets of local packages become targets of the one manifest, as their files need the same settings.
  mutating func addLocalPackages(_ folders: [String], _ scratch: ScratchFolder) throws {
    var found: [AdoptedModule] = []
    var waiting = folders
    var seen: Set<String> = [root]
    while !waiting.isEmpty {
      let folder = waiting.removeFirst()
      guard seen.insert(folder).inserted else { continue }
      let manifest: PackageManifest
      let packaged: [AppModule]
      do { (manifest, packaged) = try AppSources.package(in: folder, scratch) } catch let error as CannotExamine {
        leftTargets.append((relative(folder), error.description))
        continue
      }
      waiting += manifest.localFolders
      for (url, requirement) in manifest.remotePackages {
        let package = XcodeProject.RemotePackage(url: url, requirement: requirement)
        if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
      }
      for module in packaged where !(modules + found).contains(where: { $0.name == module.name }) {
        if module.isC, let reason = try Self.trouble(ofC: module, scratch) {
          leftTargets.append((module.name, reason))
        } else if let adopted = Self.module(module) {
          found.append(adopted)
        }
      }
    }
    modules.insert(contentsOf: found, at: 0)
  }

  /// Why a C target of a package does not compile here; nil if it does.
  private static func trouble(ofC module: AppModule, _ scratch: ScratchFolder) throws -> String? {
    let settings = module.target?.cSettings ?? []
    let paths = settings.compactMap { $0.firstMatch(of: /^\.headerSearchPath\("(.*)"\)$/).map { String($0.1) } }
    let definitions = settings.compactMap { $0.firstMatch(of: /^\.define\("(\w+)"(?:, to: "(.*)")?\)$/) }.map {
      "-D\($0.1)=\($0.2 ?? "1")"
    }
    let folders = ([module.target?.publicHeaders ?? ""] + paths).map { "-I" + module.folder + "/" + $0 }
    let result = try scratch.run(["clang", "-fsyntax-only", "-w"] + folders + definitions + module.files, module.name)
    let error = scratch.errors(module.name).split(separator: "\n").first { $0.contains("error: ") }
    return result.status == 0 ? nil : "its C files do not compile on Linux: \(error ?? "")"
  }

  /// The module of a target of a local package.
  private static func module(_ module: AppModule) -> AdoptedModule? {
    guard let target = module.target else { return nil }
    var adopted = AdoptedModule(name: module.name, files: module.files)
    adopted.isOfPackage = true
    if module.isC {
      adopted.cTarget = (target, module.folder)
      adopted.modules = target.dependencies
      return adopted
    }
    adopted.language = module.language
    let flags = target.compilerFlags.map(\.debugDescription).joined(separator: ", ")
    adopted.settings =
      [".swiftLanguageMode(.v\(module.language))"] + (flags.isEmpty ? [] : [".unsafeFlags([\(flags)])"])
    for (path, isCopied) in target.resources where !path.hasSuffix(".xcassets") {
      adopted.resources.append(XcodeProject.joined(module.folder, path))
      // Linux cannot compile a data model, and its bundle is there with it.
      if isCopied || path.contains(".xcdatamodel") { adopted.copies.insert(XcodeProject.joined(module.folder, path)) }
    }
    adopted.models = DataModel.models(XcodeProject.files(below: module.folder))
    adopted.catalogs = module.catalogs
    adopted.products = target.products.compactMap { name, package in
      package.map { AdoptedModule.Product(name: name, package: $0.lowercased()) }
    }
    return adopted
  }
}
