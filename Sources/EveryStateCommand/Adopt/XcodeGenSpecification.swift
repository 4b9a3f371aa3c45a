import EveryStateGoldens

/// The file of XcodeGen, `project.yml`, from which a project is generated: the folder has no `.xcodeproj` then.
struct XcodeGenSpecification {
  private let values: PropertyList
  private let folder: String
  /// The name of the configuration that is built for debugging.
  private let configuration: String
  private var groups: [String: PropertyList] { values["settingGroups"].dictionary }

  init(_ path: String) throws {
    folder = TextFile(path).folder
    values = try Self.read(path)
    let configurations = values["configs"].dictionary.filter { $0.value.text == "debug" }.keys.sorted()
    configuration = configurations.first { $0 == "Debug" } ?? configurations.first ?? "Debug"
  }

  // MARK: Files

  /// The values of a file over those of the files that it includes.
  private static func read(_ path: String, depth: Int = 0) throws -> PropertyList {
    guard depth < 8, let bytes = SwiftFiles.bytes(of: path) else { return .dictionary([:]) }
    let own = try YAMLFile.value(of: String(decoding: bytes, as: UTF8.self), file: path)
    let includes = own["include"].list.isEmpty ? [own["include"]] : own["include"].list
    var result = PropertyList.dictionary([:])
    for include in includes where include["enable"].text != "NO" {
      guard let file = include.text ?? include["path"].text else { continue }
      let place = XcodeProject.joined(TextFile(path).folder, file)
      let more = try read(XcodeProject.onDisk(place) ?? place, depth: depth + 1)
      let isRelative = include["relativePaths"].text != "NO" && file.contains("/")
      result = merged(result, isRelative ? relocated(more, TextFile("/" + file).folder.dropFirst() + "/") : more)
    }
    return merged(result, own)
  }

  /// Maps are merged and lists joined, except for a key with `:REPLACE`.
  private static func merged(_ old: PropertyList, _ new: PropertyList) -> PropertyList {
    switch (old, new) {
    case (.dictionary(var values), .dictionary(let more)):
      for (key, value) in more {
        let name = key.hasSuffix(":REPLACE") ? String(key.dropLast(":REPLACE".count)) : key
        values[name] = name == key ? values[key].map { merged($0, value) } ?? value : value
      }
      return .dictionary(values)
    case (.list(let list), .list(let more)): return .list(list + more)
    default: return new
    }
  }

  /// The values of an included file, whose paths are relative to its folder.
  private static func relocated(_ values: PropertyList, _ folder: Substring) -> PropertyList {
    func isPath(_ key: String) -> Bool { ["path", "sources", "configFiles"].contains(key) }
    func moved(_ value: PropertyList) -> PropertyList {
      switch value {
      case .text(let path): .text(path.hasPrefix("/") ? path : folder + path)
      case .list(let list): .list(list.map { $0.text == nil ? relocated($0, folder) : moved($0) })
      case .dictionary(let values) where values["path"] == nil: .dictionary(values.mapValues(moved))
      default: relocated(value, folder)
      }
    }
    switch values {
    case .dictionary(let values):
      return .dictionary(
        Dictionary(uniqueKeysWithValues: values.map { ($0, isPath($0) ? moved($1) : relocated($1, folder)) }))
    case .list(let list): return .list(list.map { relocated($0, folder) })
    default: return values
    }
  }

  // MARK: Targets

  /// The values of a target over those of its templates.
  private func target(_ name: String, _ own: PropertyList, depth: Int = 0) -> PropertyList {
    guard depth < 8 else { return own }
    let attributes = own["templateAttributes"].dictionary.merging(["target_name": .text(name)]) { _, name in name }
    let templates = own["templates"].texts.reduce(PropertyList.dictionary([:])) { result, template in
      let values = values["targetTemplates"][template]
      return Self.merged(result, target(name, values, depth: depth + 1))
    }
    let filled = templates.mapTexts { text in
      text.replacing(/\$\{(\w+)\}/) { attributes[String($0.1)]?.text ?? String($0.0) }
    }
    return Self.merged(filled, own)
  }

  /// The settings of groups, those of all configurations, and those of this one.
  private func settings(_ settings: PropertyList, depth: Int = 0) -> [String: PropertyList] {
    let parts = settings.dictionary
    guard depth < 8, ["base", "configs", "groups"].contains(where: { parts[$0] != nil }) else { return parts }
    var result: [String: PropertyList] = [:]
    for group in settings["groups"].texts {
      result.merge(self.settings(groups[group] ?? .list([]), depth: depth + 1)) { $1 }
    }
    result.merge(settings["base"].dictionary) { $1 }
    let (own, name) = (settings["configs"].dictionary, configuration.lowercased())
    let fitting = own.keys.filter { name == $0.lowercased() }
    for key in (fitting.isEmpty ? own.keys.filter { name.contains($0.lowercased()) } : fitting).sorted() {
      result.merge(self.settings(own[key] ?? .list([]), depth: depth + 1)) { $1 }
    }
    return result
  }

  private func configuration(
    _ values: PropertyList, _ others: [String: PropertyList] = [:]
  ) -> XcodeProject.Configuration {
    .init(
      settings: others.merging(settings(values["settings"])) { $1 },
      file: values["configFiles"][configuration].text.map { XcodeProject.joined(folder, $0) })
  }

  private func target(named name: String, _ values: PropertyList) -> XcodeProject.Target {
    let roots = [
      "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
      "auto": "auto",
    ]
    let platforms = values["platform"].text.map { [$0] } ?? values["platform"].texts
    let platform =
      platforms.contains("iOS") || values["supportedDestinations"].texts.contains("iOS") ? "iOS" : platforms.first
    var own: [String: PropertyList] = ["SDKROOT": .text(roots[platform ?? ""] ?? "")]
    if let prefix = self.values["options"]["bundleIdPrefix"].text {
      own["PRODUCT_BUNDLE_IDENTIFIER"] = .text(
        prefix + "." + name.replacing("_", with: "-").filter { $0.isLetter || $0.isNumber || "-.".contains($0) })
    }
    if let info = values["info"]["path"].text { own["INFOPLIST_FILE"] = .text(info) }
    let kind = values["type"].text?.split(separator: ".").last.map(String.init) ?? ""
    let named = self.values["name"].text ?? ""
    var target = XcodeProject.Target(
      name: values["name"].text ?? name, kind: kind,
      settings: XcodeSettings(
        [configuration(self.values), configuration(values, own)], target: name, project: named, folder: folder))
    target.info = values["info"]["properties"].dictionary
    for dependency in values["dependencies"].list {
      if let other = dependency["target"].text {
        target.dependencies.append(String(other.split(separator: "/").last ?? ""))
      }
      guard let package = dependency["package"].text else { continue }
      target.products += Self.products(of: dependency, in: package)
    }
    let sources = values["sources"]
    for source in sources.list.isEmpty ? [sources] : sources.list { add(source, to: &target) }
    target.finish()
    return target
  }

  private func add(_ source: PropertyList, to target: inout XcodeProject.Target) {
    guard let path = source.text ?? source["path"].text else { return }
    let phase = source["buildPhase"].text
    guard !["none", "headers"].contains(phase), source["buildPhase"].dictionary.isEmpty else { return }
    let place = XcodeProject.joined(folder, path)
    guard let real = XcodeProject.onDisk(place) else {
      if source["optional"].text != "YES" { target.add(place) }
      return
    }
    let (excludes, includes) = (
      source["excludes"].texts.map(FilePattern.init), source["includes"].texts.map(FilePattern.init)
    )
    let isWhole = source["type"].text == "folder" || !XcodeProject.isFolder(real) || TextFile(real).name.contains(".")
    for file in isWhole ? [real] : XcodeProject.files(below: real) {
      let name = String(file.dropFirst(real.count + 1))
      guard !excludes.contains(where: { $0.matches(name) }),
        includes.isEmpty || includes.contains(where: { $0.matches(name) })
      else { continue }
      target.add(file, to: phase == "resources" ? .resources : nil)
    }
  }

  // MARK: The project

  func project(at path: String) -> XcodeProject {
    var project = XcodeProject(path: path, folder: folder)
    project.language = values["options"]["developmentLanguage"].text ?? "en"
    for (name, own) in values["targets"].dictionary.sorted(by: { $0.key < $1.key }) {
      let values = target(name, own)
      let platforms = values["platform"].texts
      // A target of several systems is one for each: `Kit_iOS`.
      let ending = platforms.count > 1 ? values["platformSuffix"].text ?? "_iOS" : ""
      let filled = values.mapTexts { $0.replacing("${platform}", with: "iOS") }
      project.targets.append((name + ending, target(named: name, filled)))
    }
    let dependencies = values["targets"].dictionary.flatMap { target($0.key, $0.value)["dependencies"].list }
    var folders = values["localPackages"].texts
    for (name, package) in values["packages"].dictionary.sorted(by: { $0.key < $1.key }) {
      if let path = package["path"].text { folders.append(path) }
      guard let url = package["url"].text ?? package["github"].text.map({ "https://github.com/" + $0 }) else {
        continue
      }
      let remote = XcodeProject.RemotePackage(url: url, requirement: Self.requirement(package))
      project.remotePackages.append(remote)
      for dependency in dependencies where dependency["package"].text == name {
        for product in Self.products(of: dependency, in: name) { project.packageOfProduct[product] = remote.identity }
      }
    }
    project.localPackages = Set(folders.compactMap { XcodeProject.onDisk(XcodeProject.joined(folder, $0)) }).sorted()
    return project
  }

  /// The products that a dependency takes from a package: by default, the one of its name.
  private static func products(of dependency: PropertyList, in package: String) -> [String] {
    let products = dependency["products"].texts
    return products.isEmpty ? [dependency["product"].text ?? package] : products
  }

  /// A requirement as in a manifest.
  private static func requirement(_ package: PropertyList) -> String {
    func version(_ key: String) -> String? {
      package[key].text.map { text in
        (text + [".0.0", ".0"].dropFirst(text.count { $0 == "." }).prefix(1).joined()).debugDescription
      }
    }
    func text(_ key: String) -> String? { package[key].text?.debugDescription }
    if let exact = version("exactVersion") ?? version("version") { return "exact: \(exact)" }
    if let branch = text("branch") { return "branch: \(branch)" }
    if let revision = text("revision") { return "revision: \(revision)" }
    if let minor = version("minorVersion") { return ".upToNextMinor(from: \(minor))" }
    if let low = version("minVersion"), let high = version("maxVersion") { return "\(low)..<\(high)" }
    return "from: \(version("from") ?? version("majorVersion") ?? "\"1.0.0\"")"
  }
}

extension XcodeProject {
  /// - Parameter path: the path of a `project.yml`.
  init(specification path: String) throws {
    self = try XcodeGenSpecification(path).project(at: path)
  }
}

/// A pattern of file names: `**/*.md`, `Preview Content`, `config[0-2].json`.
private struct FilePattern {
  private let regex: Regex<AnyRegexOutput>?

  init(_ pattern: String) {
    var text = ""
    var rest = pattern[...]
    while let next = rest.first {
      let (length, part) =
        switch next {
        case "*" where rest.hasPrefix("**/"): (3, "(?:.*/)?")
        case "*" where rest.hasPrefix("**"): (2, ".*")
        case "*": (1, "[^/]*")
        case "?": (1, "[^/]")
        case "[", "]", "-": (1, String(next))
        default: (1, next.isLetter || next.isNumber || " /_".contains(next) ? String(next) : "\\\(next)")
        }
      text += part
      rest = rest.dropFirst(length)
    }
    // A folder is excluded with its content.
    regex = try? Regex(text + "(?:/.*)?")
  }

  func matches(_ name: String) -> Bool { regex.map { (try? $0.wholeMatch(in: name)) != nil } ?? false }
}
