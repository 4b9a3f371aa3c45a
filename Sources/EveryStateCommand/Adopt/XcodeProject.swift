import EveryStateGoldens

/// An Xcode project: its targets, with their files, settings and packages.
struct XcodeProject {
  /// The settings of one configuration, with the file that it is based on.
  struct Configuration {
    let settings: [String: PropertyList]
    let file: String?
  }
  struct Target {
    let name: String
    /// The end of its product type, such as `application` or `framework`.
    let kind: String
    let settings: XcodeSettings
    /// The absolute paths of its Swift files, in order.
    fileprivate(set) var sources: [String] = []
    /// Its other sources that Linux cannot compile: C, Objective-C, data models, intents.
    fileprivate(set) var otherSources: [String] = []
    /// Its asset catalogs, string tables and further files, as absolute paths.
    fileprivate(set) var resources: [String] = []
    /// The identifiers of the targets that it depends on.
    let dependencies: [String]
    /// The products of packages that it links.
    let products: [String]

    var isForPhone: Bool {
      guard kind == "application" || kind == "framework" else { return false }
      let systems = (settings["SDKROOT"] ?? "") + " " + (settings["SUPPORTED_PLATFORMS"] ?? "")
      return !["watchos", "appletvos", "macosx", "xros"].contains(settings["SDKROOT"])
        && (systems.contains("iphone") || systems.contains("auto") || systems == " ")
    }
  }
  struct RemotePackage {
    let url: String
    /// As in a manifest, `from: "1.2.0"`.
    let requirement: String
    /// SwiftPM's name for it: the end of its address in small letters.
    var identity: String {
      let name = url.split(separator: "/").last.map(String.init) ?? url
      return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
  }

  let path: String
  /// The folder that the project's paths are relative to.
  let folder: String
  private(set) var targets: [(id: String, target: Target)] = []
  private(set) var remotePackages: [RemotePackage] = []
  /// The folders of local packages that exist.
  private(set) var localPackages: [String] = []
  /// The remote package of a product, where the project says it.
  private(set) var packageOfProduct: [String: String] = [:]
  let language: String

  private let objects: [String: PropertyList]
  private var paths: [String: String] = [:]

  /// - Parameter path: the path of an `.xcodeproj` folder.
  init(_ path: String) throws {
    self.path = path
    let file = path + "/project.pbxproj"
    guard let bytes = SwiftFiles.bytes(of: file) else {
      throw CannotExamine("\(TerminalText.harmless(file)) cannot be read: \(String(cString: strerror(errno))).")
    }
    let list = try PropertyList(parsing: bytes, of: file)
    objects = list["objects"].dictionary
    let project = objects[list["rootObject"].text ?? ""] ?? .list([])
    folder = Self.joined(TextFile(path).folder, project["projectDirPath"].text ?? "")
    language = project["developmentRegion"].text ?? "en"
    place(project["mainGroup"].text ?? "", in: folder)
    for id in project["targets"].texts {
      guard let object = objects[id], object["isa"].text == "PBXNativeTarget" else { continue }
      let configurations = [project, object].compactMap(configuration)
      targets.append((id, target(object, XcodeSettings(configurations, target: object["name"].text ?? ""))))
    }
    addSynchronizedFolders()
    readPackages(project)
  }

  private subscript(_ id: String) -> PropertyList { objects[id] ?? .list([]) }
  private func all(_ kind: String) -> [(id: String, object: PropertyList)] {
    objects.filter { $0.value["isa"].text == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  static func joined(_ folder: String, _ path: String) -> String {
    path.isEmpty || path == "." ? folder : path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// Records the path of each group and file below a group.
  private mutating func place(_ id: String, in parent: String) {
    let object = self[id]
    let own = object["path"].text ?? ""
    let path = object["sourceTree"].text == "SOURCE_ROOT" ? Self.joined(folder, own) : Self.joined(parent, own)
    guard paths.updateValue(path, forKey: id) == nil else { return }
    for child in object["children"].texts { place(child, in: path) }
  }

  private func configuration(of object: PropertyList) -> Configuration? {
    let all = self[object["buildConfigurationList"].text ?? ""]["buildConfigurations"].texts.map { self[$0] }
    guard let found = all.first(where: { $0["name"].text == "Debug" }) ?? all.first else { return nil }
    var file = found["baseConfigurationReference"].text.flatMap { paths[$0] }
    if let anchor = found["baseConfigurationReferenceAnchor"].text.flatMap({ paths[$0] }) {
      file = found["baseConfigurationReferenceRelativePath"].text.map { Self.joined(anchor, $0) }
    }
    return Configuration(settings: found["buildSettings"].dictionary, file: file)
  }

  private func target(_ object: PropertyList, _ settings: XcodeSettings) -> Target {
    var target = Target(
      name: object["name"].text ?? "",
      kind: object["productType"].text?.split(separator: ".").last.map(String.init) ?? "",
      settings: settings,
      dependencies: object["dependencies"].texts.compactMap { self[$0]["target"].text },
      products: object["packageProductDependencies"].texts.compactMap { self[$0]["productName"].text })
    for phase in object["buildPhases"].texts.map({ self[$0] }) {
      let kind = phase["isa"].text
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for id in phase["files"].texts.compactMap({ self[$0]["fileRef"].text }) {
        // A file in several languages is a group of its own.
        for file in [id] + self[id]["children"].texts { if let path = paths[file] { Self.add(path, to: &target) } }
      }
    }
    return target
  }

  private static func add(_ path: String, to target: inout Target) {
    let name = TextFile(path).name
    let end = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    switch end {
    case ".swift": target.sources.append(path)
    case ".m", ".mm", ".c", ".cpp", ".metal", ".xcdatamodeld", ".xcdatamodel", ".intentdefinition", ".mlmodel":
      target.otherSources.append(path)
    case ".storyboard", ".xib", ".plist", ".entitlements", ".h", ".md", ".xcconfig", ".icon", ".docc", ".xctestplan",
      ".xcprivacy", "":
      break
    default: target.resources.append(path)
    }
  }

  /// Adds the files of folders whose content is a target's without a list.
  private mutating func addSynchronizedFolders() {
    let exceptions = Dictionary(
      uniqueKeysWithValues: all("PBXFileSystemSynchronizedBuildFileExceptionSet").map { ($0.id, $0.object) })
    for (folderID, group) in all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = paths[folderID] else { continue }
      let sets = group["exceptions"].texts.compactMap { exceptions[$0] }
      let files = Self.files(below: folder)
      for index in targets.indices {
        let owns = self[targets[index].id]["fileSystemSynchronizedGroups"].texts.contains(folderID)
        let listed = Set(
          sets.filter { $0["target"].text == targets[index].id }.flatMap { $0["membershipExceptions"].texts })
        for file in files {
          let parts = file.dropFirst(folder.count + 1).split(separator: "/")
          let isListed = parts.indices.contains { listed.contains(parts[...$0].joined(separator: "/")) }
          if isListed != owns { Self.add(file, to: &targets[index].target) }
        }
      }
    }
    for index in targets.indices {
      targets[index].target.sources = Self.distinct(targets[index].target.sources)
      targets[index].target.resources = Self.distinct(targets[index].target.resources)
    }
  }

  private static func distinct(_ paths: [String]) -> [String] {
    Set(paths).filter { access($0, R_OK) == 0 }.sorted()
  }

  /// Files, and the folders that Xcode treats as one file.
  static func files(below folder: String) -> [String] {
    let names = ((try? Folder(opening: folder)?.names()) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    return names.flatMap { name -> [String] in
      let path = folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else { return [] }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR && !(name.contains(".") && !name.hasSuffix(".lproj"))
      return isFolder ? files(below: path) : [path]
    }
  }

  private mutating func readPackages(_ project: PropertyList) {
    for (id, object) in all("XCRemoteSwiftPackageReference") {
      guard let url = object["repositoryURL"].text else { continue }
      let version = object["requirement"]
      func text(_ key: String) -> String { (version[key].text ?? "").debugDescription }
      let requirement =
        switch version["kind"].text {
        case "exactVersion": "exact: \(text("version"))"
        case "branch": "branch: \(text("branch"))"
        case "revision": "revision: \(text("revision"))"
        case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
        case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
        default: "from: \(text("minimumVersion"))"
        }
      let package = RemotePackage(url: String(url.prefix { $0 != "?" }), requirement: requirement)
      remotePackages.append(package)
      for (_, product) in all("XCSwiftPackageProductDependency") where product["package"].text == id {
        packageOfProduct[product["productName"].text ?? ""] = package.identity
      }
    }
    let relative = all("XCLocalSwiftPackageReference").compactMap(\.object["relativePath"].text).map {
      Self.joined(folder, $0)
    }
    // Older projects have a local package as a folder among their files.
    let folders = all("PBXFileReference").compactMap { id, object in
      ["wrapper", "folder", "text"].contains(object["lastKnownFileType"].text) ? paths[id] : nil
    }
    localPackages = Set(relative + folders).filter { access($0 + "/Package.swift", R_OK) == 0 }.sorted()
  }
}
