import EveryStateGoldens

/// The file in an `.xcodeproj`: objects that refer to each other by identifiers.
struct ProjectFile {
  private(set) var project: XcodeProject
  private let objects: [String: PropertyList]
  private var paths: [String: String] = [:]

  /// - Parameter path: the path of an `.xcodeproj` folder.
  init(_ path: String) throws {
    let file = path + "/project.pbxproj"
    guard let bytes = SwiftFiles.bytes(of: file) else {
      throw CannotExamine("\(TerminalText.harmless(file)) cannot be read: \(String(cString: strerror(errno))).")
    }
    let list = try PropertyList(parsing: bytes, of: file)
    objects = list["objects"].dictionary
    let root = objects[list["rootObject"].text ?? ""] ?? .list([])
    project = XcodeProject(
      path: path, folder: XcodeProject.joined(TextFile(path).folder, root["projectDirPath"].text ?? ""))
    project.language = root["developmentRegion"].text ?? "en"
    place(root["mainGroup"].text ?? "", in: project.folder)
    let name = String(TextFile(path).name.dropLast(".xcodeproj".count))
    for id in root["targets"].texts {
      guard let object = objects[id], object["isa"].text == "PBXNativeTarget" else { continue }
      let configurations = [root, object].compactMap(configuration)
      let settings = XcodeSettings(
        configurations, target: object["name"].text ?? "", project: name, folder: project.folder)
      project.targets.append((id, target(object, settings)))
    }
    addSynchronizedFolders()
    for index in project.targets.indices { project.targets[index].target.finish() }
    readPackages()
  }

  private subscript(_ id: String) -> PropertyList { objects[id] ?? .list([]) }
  private func all(_ kind: String) -> [(id: String, object: PropertyList)] {
    objects.filter { $0.value["isa"].text == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Records the path of each group and file below a group.
  private mutating func place(_ id: String, in parent: String) {
    guard let object = objects[id] else { return }
    let own = object["path"].text ?? ""
    let path = XcodeProject.joined(object["sourceTree"].text == "SOURCE_ROOT" ? project.folder : parent, own)
    guard paths.updateValue(path, forKey: id) == nil else { return }
    for child in object["children"].texts { place(child, in: path) }
  }

  private func configuration(of object: PropertyList) -> XcodeProject.Configuration? {
    let all = self[object["buildConfigurationList"].text ?? ""]["buildConfigurations"].texts.map { self[$0] }
    guard let found = all.first(where: { $0["name"].text == "Debug" }) ?? all.first else { return nil }
    var file = found["baseConfigurationReference"].text.flatMap { paths[$0] }
    if let anchor = found["baseConfigurationReferenceAnchor"].text.flatMap({ paths[$0] }) {
      file = found["baseConfigurationReferenceRelativePath"].text.map { XcodeProject.joined(anchor, $0) }
    }
    return .init(settings: found["buildSettings"].dictionary, file: file)
  }

  private func target(_ object: PropertyList, _ settings: XcodeSettings) -> XcodeProject.Target {
    var target = XcodeProject.Target(
      name: object["name"].text ?? "",
      kind: object["productType"].text?.split(separator: ".").last.map(String.init) ?? "", settings: settings)
    target.dependencies = object["dependencies"].texts.compactMap { self[$0]["target"].text ?? self[$0]["name"].text }
    target.products = object["packageProductDependencies"].texts.compactMap { self[$0]["productName"].text }
    for phase in object["buildPhases"].texts.map({ self[$0] }) {
      for id in phase["files"].texts.compactMap({ self[$0]["fileRef"].text }) {
        switch phase["isa"].text {
        case "PBXFrameworksBuildPhase":
          // A framework of another project in the workspace is linked by its file.
          let name = TextFile("/" + (self[id]["path"].text ?? "")).name.prefix { $0 != "." }
          target.dependencies.append(String(name.hasPrefix("lib") ? name.dropFirst(3) : name))
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
          // A file in several languages is a group of its own.
          for file in [id] + self[id]["children"].texts
          where self[file]["children"].texts.isEmpty || self[file]["isa"].text == "XCVersionGroup" {
            if let path = paths[file] {
              target.add(path, to: phase["isa"].text == "PBXSourcesBuildPhase" ? .sources : .resources)
            }
          }
        default: break
        }
      }
    }
    return target
  }

  /// Adds the files of folders whose content is a target's without a list.
  private mutating func addSynchronizedFolders() {
    let exceptions = Dictionary(
      uniqueKeysWithValues: all("PBXFileSystemSynchronizedBuildFileExceptionSet").map { ($0.id, $0.object) })
    for (folderID, group) in all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = paths[folderID].flatMap(XcodeProject.onDisk) else { continue }
      let sets = group["exceptions"].texts.compactMap { exceptions[$0] }
      // A folder that is copied with its folders, as one resource.
      let whole = group["explicitFolders"].texts.map { folder + "/" + $0 }
      let files =
        XcodeProject.files(below: folder).filter { file in !whole.contains { file.hasPrefix($0 + "/") } } + whole
      for index in project.targets.indices {
        let owns = self[project.targets[index].id]["fileSystemSynchronizedGroups"].texts.contains(folderID)
        let listed = Set(
          sets.filter { $0["target"].text == project.targets[index].id }.flatMap { $0["membershipExceptions"].texts })
        for file in files {
          let isListed = !Self.names(of: file.dropFirst(folder.count + 1)).isDisjoint(with: listed)
          if isListed != owns { project.targets[index].target.add(file) }
        }
      }
    }
  }

  /// The names that exceptions have for a file: those of its folders, and that of all its translations, `/Localized: A/B.strings`.
  private static func names(of file: Substring) -> Set<String> {
    let parts = file.split(separator: "/")
    let folders = parts.indices.map { parts[...$0].joined(separator: "/") }
    guard let language = parts.dropLast().last, language.hasSuffix(".lproj") else { return Set(folders) }
    let name = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
    return Set(folders + ["/Localized: " + name, "/Localized: " + file, "/Localized/" + name])
  }

  private mutating func readPackages() {
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
      let package = XcodeProject.RemotePackage(url: String(url.prefix { $0 != "?" }), requirement: requirement)
      project.remotePackages.append(package)
      for (_, product) in all("XCSwiftPackageProductDependency") where product["package"].text == id {
        project.packageOfProduct[product["productName"].text ?? ""] = package.identity
      }
    }
    let relative = all("XCLocalSwiftPackageReference").compactMap(\.object["relativePath"].text).map {
      XcodeProject.joined(project.folder, $0)
    }
    // Older projects have a local package as a folder among their files.
    let folders = all("PBXFileReference").compactMap { id, object in
      ["wrapper", "folder", "text"].contains(object["lastKnownFileType"].text) ? paths[id] : nil
    }
    project.localPackages = Set((relative + folders).compactMap(XcodeProject.onDisk)).filter {
      access($0 + "/Package.swift", R_OK) == 0
    }.sorted()
  }
}
