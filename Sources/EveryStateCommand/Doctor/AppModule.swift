/// A module of an app, as its folders and manifests tell.
struct AppModule {
  let name: String
  /// From the root, sorted.
  var files: [String]
  /// `5` or `6`.
  var language = "5"
  var isMainActorByDefault = false
  /// It has the plug-in with which `#if os(iOS)` holds.
  var isBuiltAsForiOS = false
  /// A package declares it.
  var isOfPackage: Bool { !target.isEmpty }
  /// As its package names it.
  var target = ""
  /// The folder that holds all of its files, with a slash at the end.
  var folder: String { Self.commonFolder(of: files).map { $0 + "/" }.joined() }

  private static func commonFolder(of files: [String]) -> [Substring] {
    var common: [Substring]?
    for file in files {
      let folder: [Substring] = file.split(separator: "/").dropLast()
      if let known = common {
        let count = zip(known, folder).prefix { $0 == $1 }.count
        common = Array(known.prefix(count))
      } else {
        common = folder
      }
    }
    return common ?? []
  }

  /// Divides files into modules: each target of a package below the root is one, and so is each folder at the top of what remains that
  /// says `@main` or is called like an extension; what no target has to itself belongs to each. Tests are no part of an app.
  /// - Parameters:
  ///   - starts: the files that hold an app's start.
  ///   - text: a manifest's text.
  static func all(in files: SwiftFiles, starts: Set<String>, text: (String) -> String) -> [AppModule] {
    var rest = files.paths.filter { !isTest($0) }
    var modules: [AppModule] = []
    // An inner package before the one around it.
    for manifest in files.manifests.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) where !isTest(manifest) {
      let folder = String(manifest.dropLast("Package.swift".utf8.count))
      for var module in targets(of: text(manifest), folder) {
        let prefixes = module.files
        module.files = rest.filter { file in prefixes.contains { file.hasPrefix($0) } }
        guard !module.files.isEmpty else { continue }
        rest.removeAll { file in prefixes.contains { file.hasPrefix($0) } }
        modules.append(module)
      }
      // Its plug-ins and examples are no part of the app either.
      if !modules.isEmpty, !folder.isEmpty { rest.removeAll { $0.hasPrefix(folder) } }
    }
    return modules.sorted { $0.name < $1.name } + divided(rest, starts, files.root)
  }

  /// The catalogs of each module: of the one that has a file the nearest to it.
  static func catalogs(_ catalogs: [String], of modules: [AppModule]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for catalog in catalogs where !catalog.contains("Preview") && !isTest(catalog) {
      let parts = catalog.split(separator: "/")
      func nearness(_ module: AppModule) -> Int {
        module.files.map { file in zip(file.split(separator: "/"), parts).prefix { $0 == $1 }.count }.max() ?? 0
      }
      if let module = modules.max(by: { nearness($0) < nearness($1) }) {
        result[module.name, default: []].append(catalog)
      }
    }
    return result
  }

  static func isTest(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
  }

  /// The targets of a manifest; their files are what they may begin with.
  private static func targets(of manifest: String, _ folder: String) -> [AppModule] {
    let isSix = manifest.prefixMatch(of: /\/\/ ?swift-tools-version: ?([6-9]|\d\d)/) != nil
    let language = manifest.contains(/swiftLanguageModes?\(?:? ?\[?\(?\.v5/) || !isSix ? "5" : "6"
    let isMainActor = manifest.contains(/defaultIsolation\(MainActor/)
    let starts = manifest.ranges(of: /\.(target|executableTarget|testTarget|macro|plugin|binaryTarget)\(/)
    // A dependency within the package, `.target(name: "Model")`, or a use of a plug-in, stands like a target, and ends none.
    let use = /\.\w+\(\s*name: *"[^"]+"\s*(,\s*package: *"[^"]+"\s*)?\)/
    let ends = starts.filter { manifest[$0.lowerBound...].prefixMatch(of: use) == nil }
    return starts.compactMap { range in
      let end = ends.first { $0.lowerBound > range.lowerBound }?.lowerBound ?? manifest.endIndex
      let text = manifest[range.lowerBound..<end]
      guard text.hasPrefix(".target") || text.hasPrefix(".executableTarget"),
        let name = text.firstMatch(of: /name: *"([^"]+)"/)?.1
      else { return nil }
      let paths =
        text.firstMatch(of: /path: *"([^"]+)"/).map { [folder + $0.1 + "/"] }
        ?? ["Sources", "Source", "src"].map { folder + $0 + "/" + name + "/" }
      return AppModule(
        name: identifier(name), files: paths.map { $0.replacing("/./", with: "/") }, language: language,
        isMainActorByDefault: isMainActor, isBuiltAsForiOS: text.contains("BuildAsForiOS"), target: String(name))
    }
  }

  private static func divided(_ files: [String], _ starts: Set<String>, _ root: String) -> [AppModule] {
    guard !files.isEmpty else { return [] }
    let common = commonFolder(of: files)
    func top(_ file: String) -> String {
      let parts = file.split(separator: "/")
      return parts.count > common.count + 1 ? String(parts[common.count]) : ""
    }
    func isExtension(_ top: String) -> Bool {
      // `ShareExtension` is one, and `Extensions` holds those of types.
      top.hasSuffix("Extension") && top != "Extension"
        || ["Widget", "Watch", "Clip", "Intents"].contains { top.contains($0) }
    }
    let tops = Set(files.filter(starts.contains).map(top)).union(Set(files.map(top)).filter(isExtension))
    let name = common.last.map(String.init) ?? String(root.split(separator: "/").last ?? "App")
    guard tops.count > 1 else { return [AppModule(name: identifier(name[...]), files: files)] }
    let sizes = Dictionary(grouping: files, by: top)
    let apps = tops.filter { !isExtension($0) }
    let largest = (apps.isEmpty ? tops : apps).max { (sizes[$0]!.count, $1) < (sizes[$1]!.count, $0) }!
    // What no target has to itself is compiled with each, and judged with the largest, which comes first.
    let order = [largest] + tops.subtracting([largest]).sorted()
    return order.map { folder in
      AppModule(
        name: identifier((folder.isEmpty ? name : folder)[...]),
        files: files.filter { top($0) == folder || !tops.contains(top($0)) })
    }
  }

  /// A module's name of a folder's.
  private static func identifier(_ name: Substring) -> String {
    let word = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    return word.isEmpty ? "App" : word.first!.isNumber ? "_" + word : word
  }

  /// The modules in the order in which they are compiled.
  /// - Parameter imports: what each file imports.
  static func ordered(_ modules: [AppModule], imports: (String) -> [String]) -> [AppModule] {
    var result: [AppModule] = []
    var waiting = modules
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.name))
      let index = waiting.firstIndex { module in
        module.files.allSatisfy { imports($0).allSatisfy { $0 == module.name || !names.contains($0) } }
      }
      // Modules that import one another in a circle are taken as they come.
      result.append(waiting.remove(at: index ?? 0))
    }
    return result
  }
}
