import EveryStateGoldens
import EveryStateReview

/// A module of an app, as a target of the manifest that `everystate adopt` writes.
struct AdoptedModule {
  /// Its name in `import`.
  let name: String
  /// The absolute paths of its Swift files.
  var files: [String]
  /// The absolute paths of its string tables and further resources.
  var resources: [String] = []
  /// The absolute paths of its asset catalogs.
  var catalogs: [String] = []
  /// Its Core Data models.
  var models: [DataModel] = []
  /// Its settings, as in a manifest.
  var settings: [String] = []
  /// `5` or `6`.
  var language = "5"
  /// The names of the app's modules that it depends on.
  var modules: [String] = []
  /// The products of other packages that it depends on.
  var products: [Product] = []
  /// The names of the modules that its files import.
  var imports: Set<String> = []
  /// Its sources that only Xcode compiles.
  var otherSources: [String] = []

  struct Product: Hashable {
    let name: String
    let package: String
  }

  /// The products that it takes from some packages.
  func products(of packages: [XcodeProject.RemotePackage]) -> [Product] {
    products.filter { product in packages.contains { $0.identity == product.package } }
  }

  /// The folder that contains all of its files.
  var folder: String {
    var common = files.first.map { TextFile($0).folder } ?? ""
    for file in files + resources { while !file.hasPrefix(common + "/") { common = TextFile(common).folder } }
    return common
  }
}

/// The modules of an app that is an Xcode project, with the packages that they need.
struct AdoptedApp {
  let root: String
  /// The file name of the project.
  let project: String
  var language = "en"
  /// The app's own module is the last one.
  var modules: [AdoptedModule] = []
  var packages: [XcodeProject.RemotePackage] = []
  /// Targets of the project that are not built, with the reason.
  var leftTargets: [(name: String, reason: String)] = []
  var app: AdoptedModule { modules[modules.count - 1] }
}

extension AdoptedApp {
  /// - Parameter name: the target to adopt; nil for the project's app.
  init(_ project: XcodeProject, target name: String?) throws {
    let file = project.path.split(separator: "/").last.map(String.init) ?? ""
    self.init(root: project.folder, project: file, language: project.language, packages: project.remotePackages)
    let apps = project.targets.filter { $0.target.kind == "application" && $0.target.isForPhone }
    let chosen =
      name.map { name in project.targets.first { $0.target.name == name } }
      ?? (apps.first { $0.target.name + ".xcodeproj" == file } ?? apps.first)
    guard let chosen, !chosen.target.sources.isEmpty else {
      let names = project.targets.map(\.target.name).joined(separator: ", ")
      throw CannotExamine(
        "\(TerminalText.harmless(project.path)) has no iOS app "
          + (name.map { "named '\($0)'" } ?? "with Swift files") + ". Its targets: \(names). Name one with --target.")
    }
    var taken: Set<String> = []
    add(chosen, of: project, taken: &taken)
    for (_, target) in project.targets where !modules.contains(where: { $0.name == target.settings.moduleName }) {
      let isTest = target.kind.hasPrefix("unit-test") || target.kind.hasPrefix("ui-testing")
      if !isTest { leftTargets.append((target.name, target.kind)) }
    }
  }

  /// Adds the modules of local packages, and what all files import.
  mutating func addPackagesAndImports(_ project: XcodeProject, _ scratch: ScratchFolder) throws {
    try addLocalPackages(project.localPackages, scratch)
    let own = Set(modules.map(\.name))
    let reader = try ModuleReader(scratch)
    for index in modules.indices {
      let module = AppModule(
        name: modules[index].name, folder: modules[index].folder, files: modules[index].files, catalogs: [],
        isBuiltAsForiOS: true)
      modules[index].imports = try reader.imports(
        of: module, reader.files(of: module, module.files.map(SourceText.init)))
      if !modules[index].models.isEmpty { modules[index].imports.insert("CoreData") }
      modules[index].modules = own.intersection(modules[index].imports).subtracting([modules[index].name]).sorted()
    }
  }

  /// Adds a target after the frameworks that it depends on.
  private mutating func add(
    _ entry: (id: String, target: XcodeProject.Target), of project: XcodeProject, taken: inout Set<String>
  ) {
    let target = entry.target
    guard !modules.contains(where: { $0.name == target.settings.moduleName }) else { return }
    for id in target.dependencies {
      guard let framework = project.targets.first(where: { $0.id == id }), framework.target.kind == "framework" else {
        continue
      }
      add(framework, of: project, taken: &taken)
    }
    // A manifest gives each file to one target.
    let files = target.sources.filter { $0.hasPrefix(root + "/") && taken.insert($0).inserted }
    guard !files.isEmpty else { return }
    var module = AdoptedModule(name: target.settings.moduleName, files: files)
    // SwiftPM puts all resources of a language in one folder.
    var names: Set<Substring> = []
    module.resources = target.resources.filter { path in
      let parts = path.split(separator: "/").suffix(2)
      let name = parts.first?.hasSuffix(".lproj") == true ? parts.first! + "/" + parts.last! : parts.last ?? ""
      return path.hasPrefix(root + "/") && !path.hasSuffix(".xcassets") && names.insert(name).inserted
    }
    module.catalogs = target.resources.filter { $0.hasSuffix(".xcassets") }
    (module.language, module.settings) = Self.settings(target.settings)
    module.products = target.products.compactMap { product in
      project.packageOfProduct[product].map { AdoptedModule.Product(name: product, package: $0) }
    }
    module.models = DataModel.models(target.otherSources)
    module.otherSources = target.otherSources.filter { !$0.contains(".xcdatamodel") }
    modules.append(module)
  }

  /// The language mode and the settings of a manifest for Xcode's.
  static func settings(_ settings: XcodeSettings) -> (language: String, [String]) {
    let language = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
    var result = [".swiftLanguageMode(.v\(language))"]
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { result.append(".defaultIsolation(MainActor.self)") }
    let approachable = [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
      "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
    // `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY` is `ExistentialAny`; two features have other names.
    let names = [
      "DisableOutwardActorIsolation": "DisableOutwardActorInference", "BareSlashRegex": "BareSlashRegexLiterals",
    ]
    let upcoming = settings.values.keys.filter { $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.isOn($0) }.map {
      let name = $0.split(separator: "_").dropFirst(3).map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
      return names[name] ?? name
    }
    // Swift 6 has the others built in.
    let features = (settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachable : []) + upcoming
    let builtIn: Set = [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
      "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "ForwardTrailingClosures",
      "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "IsolatedDefaultValues", "GlobalConcurrency",
      "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
    ]
    for feature in Set(features).sorted() where language == "5" || !builtIn.contains(feature) {
      result.append(".enableUpcomingFeature(\"\(feature)\")")
    }
    let own =
      settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
      + settings.words("OTHER_SWIFT_FLAGS").compactMap {
        $0.hasPrefix("-D") && $0.count > 2 ? String($0.dropFirst(2)) : nil
      }
    // A debug build of SwiftPM defines DEBUG itself.
    for name in Set(own).sorted() where name != "DEBUG" && name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      result.append(".define(\"\(name)\")")
    }
    return (language, result)
  }

  /// The targets of local packages become targets of the one manifest, as their files need the same settings.
  private mutating func addLocalPackages(_ folders: [String], _ scratch: ScratchFolder) throws {
    var found: [AdoptedModule] = []
    for folder in folders where folder.hasPrefix(root + "/") {
      let sources = try AppSources(at: folder, asForiOS: true, scratch: scratch)
      guard let manifest = sources.modules.first?.manifest else { continue }
      for (url, requirement) in manifest.remotePackages {
        let package = XcodeProject.RemotePackage(url: url, requirement: requirement)
        if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
      }
      for module in sources.modules
      where module.package == folder && !modules.contains(where: { $0.name == module.name }) {
        guard let target = module.target else { continue }
        var adopted = AdoptedModule(name: module.name, files: module.files)
        adopted.language = module.language
        let flags = target.compilerFlags.map(\.debugDescription).joined(separator: ", ")
        adopted.settings =
          [".swiftLanguageMode(.v\(module.language))"] + (flags.isEmpty ? [] : [".unsafeFlags([\(flags)])"])
        let resources = target.resources.filter { !$0.hasSuffix(".xcassets") && !$0.contains(".xcdatamodel") }
        adopted.resources = resources.map { module.folder + "/" + $0 }
        adopted.models = DataModel.models(XcodeProject.files(below: module.folder))
        adopted.catalogs = module.catalogs
        adopted.products = target.products.compactMap { name, package in
          package.map { AdoptedModule.Product(name: name, package: $0.lowercased()) }
        }
        found.append(adopted)
      }
    }
    modules.insert(contentsOf: found, at: 0)
  }

  /// A path as it is written in the manifest.
  func relative(_ path: String) -> String { path == root ? "." : String(path.dropFirst(root.count + 1)) }
}
