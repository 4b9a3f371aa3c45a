import EveryStateGoldens

/// A project of an app: its targets, with their files, settings and packages.
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
    private(set) var sources: [String] = []
    /// Its other sources that Linux cannot compile: C, Objective-C, data models, intents.
    private(set) var otherSources: [String] = []
    /// Its asset catalogs, string tables and further files and folders, as absolute paths.
    private(set) var resources: [String] = []
    /// Its files that Linux cannot use, and those that do not exist.
    private(set) var leftFiles: [(path: String, reason: String)] = []
    /// The identifiers or names of the targets that it depends on.
    var dependencies: [String] = []
    /// The products of packages that it links.
    var products: [String] = []
    /// The keys of its Info.plist besides those of the file and the settings.
    var info: [String: PropertyList] = [:]

    init(name: String, kind: String, settings: XcodeSettings) {
      (self.name, self.kind, self.settings) = (name, kind, settings)
    }

    /// Whether others import it as a module.
    var isLibrary: Bool { ["framework", "static", "dynamic"].contains(kind) }

    var isForPhone: Bool {
      guard kind == "application" || isLibrary else { return false }
      let system = settings["SDKROOT"] ?? ""
      return settings["SUPPORTED_PLATFORMS"]?.contains("iphone")
        ?? (system.hasPrefix("iphone") || ["", "auto"].contains(system))
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
  var targets: [(id: String, target: Target)] = []
  var remotePackages: [RemotePackage] = []
  /// The folders of local packages that exist.
  var localPackages: [String] = []
  /// The remote package of a product, where the project says it.
  var packageOfProduct: [String: String] = [:]
  var language = "en"

  init(path: String, folder: String) { (self.path, self.folder) = (path, folder) }

  /// - Parameter path: the path of an `.xcodeproj` or `.xcworkspace` folder, or of a file of XcodeGen.
  init(_ path: String) throws {
    if path.hasSuffix(".xcodeproj") {
      self = try ProjectFile(path).project
    } else if path.hasSuffix(".xcworkspace") {
      try self.init(workspace: path)
    } else {
      try self.init(specification: path)
    }
  }

  /// The projects of a workspace as one. The pods' project is not the app's: Linux has no modules of pods.
  private init(workspace path: String) throws {
    self.init(path: path, folder: TextFile(path).folder)
    let contents = String(decoding: SwiftFiles.bytes(of: path + "/contents.xcworkspacedata") ?? [], as: UTF8.self)
    // A group's folder is a part of the paths in it.
    var folders = [folder]
    for tag in contents.matches(of: /<(FileRef|Group)\s+([^>]*?)\/?>|<\/Group>/) {
      guard let attributes = tag.2 else {
        folders.removeLast()
        continue
      }
      let location = attributes.firstMatch(of: /location\s*=\s*"(group|container|absolute):([^"]*)"/)
      let parent = location?.1 == "container" ? folder : folders[folders.count - 1]
      let inner = Self.joined(parent, String(location?.2 ?? ""))
      if tag.1 == "Group" { folders.append(inner) }
      guard tag.1 == "FileRef", location != nil, let place = Self.onDisk(inner) else { continue }
      if place.hasSuffix(".xcodeproj"), TextFile(place).name != "Pods.xcodeproj" {
        let other = try XcodeProject(place)
        targets += other.targets.map { (place + $0.id, $0.target.with(prefix: place)) }
        remotePackages += other.remotePackages
        localPackages += other.localPackages
        packageOfProduct.merge(other.packageOfProduct) { own, _ in own }
        language = other.language
      } else if access(place + "/Package.swift", R_OK) == 0 {
        localPackages.append(place)
      }
    }
    guard !targets.isEmpty else {
      throw CannotExamine("\(TerminalText.harmless(path)) names no project that exists. Name an .xcodeproj.")
    }
  }

  // MARK: Paths

  /// A path in a folder, without `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path of an existing file, whose name may be written in other capitals, as on a Mac; nil if it does not exist.
  static func onDisk(_ path: String) -> String? {
    if access(path, F_OK) == 0 { return path }
    guard path.count > 1, let folder = onDisk(TextFile(path).folder.isEmpty ? "/" : TextFile(path).folder) else {
      return nil
    }
    let name = TextFile(path).name.lowercased()
    let found = ((try? Folder(opening: folder)?.names()) ?? []).sorted().first { $0.lowercased() == name }
    return found.map { joined(folder, $0) }
  }

  /// Files, and the folders that Xcode treats as one file.
  static func files(below folder: String) -> [String] {
    let names = ((try? Folder(opening: folder)?.names()) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    return names.flatMap { name -> [String] in
      let path = folder + "/" + name
      return isFolder(path) && (!name.contains(".") || name.hasSuffix(".lproj"))
        ? files(below: path) : access(path, F_OK) == 0 ? [path] : []
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension XcodeProject.Target {
  /// What a target does with a file; by default, its kind decides.
  enum Phase { case sources, resources }

  mutating func add(_ listed: String, to phase: Phase? = nil) {
    guard let path = XcodeProject.onDisk(listed) else { return leftFiles.append((listed, "a missing file")) }
    let name = TextFile(path).name
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    switch ending {
    case ".swift" where phase != .resources: sources.append(path)
    case ".m", ".mm", ".c", ".cc", ".cpp", ".metal", ".xcdatamodeld", ".xcdatamodel", ".intentdefinition", ".mlmodel",
      ".mlpackage", ".xcmappingmodel":
      otherSources.append(path)
    case ".storyboard", ".xib": leftFiles.append((path, "Linux cannot compile it"))
    case ".entitlements", ".h", ".hpp", ".pch", ".modulemap", ".xcconfig", ".docc", ".xctestplan", ".xcodeproj",
      ".xcworkspace",
      ".playground", ".framework", ".xcframework", ".a", ".tbd", ".dylib", ".gyb":
      if phase == .resources { leftFiles.append((path, "not a resource")) }
    case ".plist"
    where phase == nil && (name == "Info.plist" || path.hasSuffix("/" + (settings["INFOPLIST_FILE"] ?? name + "/"))):
      break
    default: resources.append(path)
    }
  }

  /// Sorts the files, each once.
  mutating func finish() {
    func distinct(_ paths: [String]) -> [String] { Set(paths).sorted() }
    (sources, otherSources, resources) = (distinct(sources), distinct(otherSources), distinct(resources))
  }

  fileprivate func with(prefix: String) -> Self {
    var target = self
    // Names stay: a target of another project may have it.
    target.dependencies = dependencies.flatMap { [prefix + $0, $0] }
    return target
  }
}
