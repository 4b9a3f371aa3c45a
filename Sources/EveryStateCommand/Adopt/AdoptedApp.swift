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
  /// Those that are copied as they are, with their folders.
  var copies: Set<String> = []
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
  /// The symbols that Xcode generates from its catalogs.
  var symbols = Symbols.extensions
  /// Whether its resources are in a bundle of their own, and not in the app's.
  var isOfPackage = false
  /// Its target in a package and the folder of that, where its files are C.
  var cTarget: (PackageManifest.Target, folder: String)?
  /// The app's Info.plist; nil for other modules.
  var info: AdoptedInfo?

  enum Symbols {
    case none, resources, undeclared, extensions

    /// Xcode's own default for extensions is off, and its new projects say on: where nothing is said, the app's names come first.
    init(_ settings: XcodeSettings) {
      let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
      let isOff = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] == "NO"
      self = isOff ? .none : settings.isOn(name) ? .extensions : settings[name] == nil ? .undeclared : .resources
    }
  }

  struct Product: Hashable {
    let name: String
    let package: String
  }

  /// The products that it takes from some packages.
  func products(of packages: [XcodeProject.RemotePackage]) -> [Product] {
    products.filter { product in packages.contains { $0.identity == product.package } }
  }

  /// The folder that contains all of its files.
  var folder: String { Self.commonFolder(of: files + resources + catalogs) }

  static func commonFolder(of files: [String]) -> String {
    var common = files.first.map { TextFile($0).folder } ?? ""
    for file in files { while !file.hasPrefix(common + "/") { common = TextFile(common).folder } }
    return common
  }
}

/// The modules of an app that is an Xcode project, with the packages that they need.
struct AdoptedApp {
  /// The folder of the package: that of the project, or one above it that has all of the app's files.
  private(set) var root: String
  /// The file name of the project.
  let project: String
  var language = "en"
  /// The app's own module is the last one.
  var modules: [AdoptedModule] = []
  var packages: [XcodeProject.RemotePackage] = []
  /// Targets and files of the project that are not built, with the reason.
  var leftTargets: [(name: String, reason: String)] = []
  var app: AdoptedModule { modules[modules.count - 1] }
}

extension AdoptedApp {
  /// - Parameter name: the target to adopt; nil for the project's app.
  init(_ project: XcodeProject, target name: String?) throws {
    let file = project.path.split(separator: "/").last.map(String.init) ?? ""
    self.init(root: project.folder, project: file, language: project.language, packages: project.remotePackages)
    let chosen = try Self.choice(project, file, name)
    var taken: Set<String> = []
    add(chosen, of: project, taken: &taken)
    modules[modules.count - 1].info = AdoptedInfo(chosen.target)
    for (_, target) in project.targets where !modules.contains(where: { $0.name == target.settings.moduleName }) {
      let isTest = target.kind.hasPrefix("unit-test") || target.kind.hasPrefix("ui-testing")
      if !isTest { leftTargets.append((target.name, target.kind)) }
    }
  }

  /// The user's target, or the project's only app for a phone, or the one of its name.
  private static func choice(
    _ project: XcodeProject, _ file: String, _ name: String?
  ) throws -> (id: String, target: XcodeProject.Target) {
    let apps = project.targets.filter { $0.target.kind == "application" && $0.target.isForPhone }
    let own = apps.filter {
      file.hasPrefix($0.target.name + ".") || $0.target.name == $0.target.settings["PROJECT_NAME"]
    }
    let found = name.map { name in project.targets.filter { $0.target.name == name } } ?? (own.isEmpty ? apps : own)
    let shown = TerminalText.harmless(project.path)
    if found.count > 1, name == nil {
      let lines = found.map {
        "everystate adopt \(ShellQuoting.quoted(shown)) --target \(ShellQuoting.quoted($0.target.name))"
      }
      throw CannotExamine("\(shown) has \(found.count) iOS apps. Choose one:\n" + lines.joined(separator: "\n"))
    }
    if let chosen = found.first, !chosen.target.sources.isEmpty { return chosen }
    let names = project.targets.map(\.target.name).joined(separator: ", ")
    throw CannotExamine(
      "\(shown) has no iOS app " + (name.map { "named '\($0)'" } ?? "with Swift files")
        + ". Its targets: \(names). Name one with --target.")
  }

  /// Adds the modules of local packages, and what all files import.
  mutating func addPackagesAndImports(_ project: XcodeProject, _ scratch: ScratchFolder) throws {
    try addLocalPackages(project.localPackages, scratch)
    widenRoot()
    let own = Set(modules.map(\.name))
    let reader = try ModuleReader(scratch)
    for index in modules.indices {
      guard modules[index].cTarget == nil else {
        modules[index].modules.removeAll { !own.contains($0) }
        continue
      }
      let module = AppModule(
        name: modules[index].name, folder: modules[index].folder, files: modules[index].files, catalogs: [],
        isBuiltAsForiOS: true)
      modules[index].imports = try reader.imports(
        of: module, reader.files(of: module, module.files.map(SourceText.init)))
      if !modules[index].models.isEmpty { modules[index].imports.insert("CoreData") }
      modules[index].modules = own.intersection(modules[index].imports).subtracting([modules[index].name]).sorted()
    }
    // A package may have more modules than the app needs, such as a tool's.
    var needed: Set<String> = [app.name]
    for _ in modules { for module in modules where needed.contains(module.name) { needed.formUnion(module.modules) } }
    modules.removeAll { !needed.contains($0.name) }
  }

  /// Moves the root up until it has all files, but not into a package of the user's: what is outside then is left out.
  private mutating func widenRoot() {
    for module in modules {
      let common = AdoptedModule.commonFolder(of: module.files + module.resources + module.catalogs + [root + "/"])
      var folder = root
      while folder != common, !folder.isEmpty, folder == root || !AdoptedManifest.isOfUser(folder + "/Package.swift") {
        folder = TextFile(folder).folder
      }
      if folder == common, !common.isEmpty, !AdoptedManifest.isOfUser(common + "/Package.swift") { root = common }
    }
    for index in modules.indices {
      for list in [\AdoptedModule.files, \.resources, \.catalogs] {
        let outside = modules[index][keyPath: list].filter { !$0.hasPrefix(root + "/") }
        leftTargets += outside.map { ($0, "outside of \(root)") }
        modules[index][keyPath: list].removeAll(where: outside.contains)
      }
    }
    modules.removeAll { $0.files.isEmpty }
  }

  /// Adds a target after the frameworks that it depends on.
  private mutating func add(
    _ entry: (id: String, target: XcodeProject.Target), of project: XcodeProject, taken: inout Set<String>
  ) {
    let target = entry.target
    guard !modules.contains(where: { $0.name == target.settings.moduleName }) else { return }
    for id in target.dependencies {
      guard let other = project.targets.first(where: { $0.id == id || $0.target.name == id }), other.target.isLibrary
      else {
        continue
      }
      add(other, of: project, taken: &taken)
    }
    // A manifest gives each file to one target. The files that an earlier call wrote are not the app's.
    let own = [root + "/Package.swift", root + "/EveryState/"]
    let files = target.sources.filter { file in !own.contains { file.hasPrefix($0) } && taken.insert(file).inserted }
    guard !files.isEmpty else { return }
    var module = AdoptedModule(name: target.settings.moduleName, files: files)
    leftTargets += target.leftFiles.map { (relative($0.path), $0.reason) }
    addResources(target.resources.filter { file in !own.contains { file.hasPrefix($0) } }, to: &module)
    module.symbols = AdoptedModule.Symbols(target.settings)
    (module.language, module.settings) = Self.settings(target.settings)
    module.products = target.products.compactMap { product in
      project.packageOfProduct[product].map { AdoptedModule.Product(name: product, package: $0) }
    }
    module.models = DataModel.models(target.otherSources)
    module.otherSources = target.otherSources.filter { !$0.contains(".xcdatamodel") }
    modules.append(module)
  }

  private mutating func addResources(_ paths: [String], to module: inout AdoptedModule) {
    // SwiftPM puts all resources of a language in one folder.
    var names: Set<Substring> = []
    let folders = paths.filter(XcodeProject.isFolder)
    for path in paths where !folders.contains(where: { path.hasPrefix($0 + "/") }) {
      let parts = path.split(separator: "/").suffix(2)
      let name = parts.first?.hasSuffix(".lproj") == true ? parts.first! + "/" + parts.last! : parts.last ?? ""
      if !names.insert(name).inserted {
        leftTargets.append((relative(path), "another resource has its name"))
      } else if path.hasSuffix(".xcassets") {
        module.catalogs.append(path)
      } else {
        module.resources.append(path)
        if folders.contains(path) { module.copies.insert(path) }
      }
    }
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
    // Xcode's own default.
    let regex = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "NO" ? [] : ["BareSlashRegexLiterals"]
    let features = (settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachable : []) + upcoming + regex
    // Swift 6 has the others built in.
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

  /// A path as it is written in the manifest.
  func relative(_ path: String) -> String {
    path == root ? "." : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
