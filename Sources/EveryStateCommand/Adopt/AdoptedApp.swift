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
  let project: XcodeProject
  /// The app's own module is the last one.
  private(set) var modules: [AdoptedModule] = []
  private(set) var packages: [XcodeProject.RemotePackage]
  /// Targets of the project that are not built, with the reason.
  private(set) var leftTargets: [(name: String, reason: String)] = []
  var root: String { project.folder }
  var app: AdoptedModule { modules[modules.count - 1] }

  /// - Parameter name: the target to adopt; nil for the project's app.
  init(_ project: XcodeProject, target name: String?, _ scratch: ScratchFolder) throws {
    self.project = project
    packages = project.remotePackages
    let apps = project.targets.filter { $0.target.kind == "application" && $0.target.isForPhone }
    let title = project.path.split(separator: "/").last?.dropLast(".xcodeproj".count)
    let chosen =
      name.map { name in project.targets.first { $0.target.name == name } }
      ?? (apps.first { $0.target.name == title.map(String.init) } ?? apps.first)
    guard let chosen, !chosen.target.sources.isEmpty else {
      let names = project.targets.map(\.target.name).joined(separator: ", ")
      throw CannotExamine(
        "\(TerminalText.harmless(project.path)) has no iOS app "
          + (name.map { "named '\($0)'" } ?? "with Swift files") + ". Its targets: \(names). Name one with --target.")
    }
    var taken: Set<String> = []
    add(chosen, taken: &taken)
    try addLocalPackages(scratch)
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
    for (_, target) in project.targets where !modules.contains(where: { $0.name == target.settings.moduleName }) {
      let isTest = target.kind.hasPrefix("unit-test") || target.kind.hasPrefix("ui-testing")
      if !isTest { leftTargets.append((target.name, target.kind)) }
    }
  }

  /// Adds a target after the frameworks that it depends on.
  private mutating func add(_ entry: (id: String, target: XcodeProject.Target), taken: inout Set<String>) {
    let target = entry.target
    guard !modules.contains(where: { $0.name == target.settings.moduleName }) else { return }
    for id in target.dependencies {
      guard let framework = project.targets.first(where: { $0.id == id }), framework.target.kind == "framework" else {
        continue
      }
      add(framework, taken: &taken)
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
  private static func settings(_ settings: XcodeSettings) -> (language: String, [String]) {
    let language = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
    var result = [".swiftLanguageMode(.v\(language))"]
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { result.append(".defaultIsolation(MainActor.self)") }
    let approachable = [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
      "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
    let upcoming = settings.values.keys.sorted().filter {
      $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.isOn($0)
    }.compactMap { Self.upcomingFeatures[String($0.dropFirst("SWIFT_UPCOMING_FEATURE_".count))] }
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

  private static let upcomingFeatures = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "EXISTENTIAL_ANY": "ExistentialAny", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials", "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "BARE_SLASH_REGEX": "BareSlashRegexLiterals",
  ]

  /// The targets of local packages become targets of the one manifest, as their files need the same settings.
  private mutating func addLocalPackages(_ scratch: ScratchFolder) throws {
    var found: [AdoptedModule] = []
    for folder in project.localPackages where folder.hasPrefix(root + "/") {
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
        let flags = target.compilerFlags.map { "\"\($0)\"" }.joined(separator: ", ")
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
