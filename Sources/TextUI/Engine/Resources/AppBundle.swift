/// The resources of the app's own target, which are `Bundle.main` in every module of the process: those of the bundle beside the program
/// that has the app's property list. In a package no bundle has one, and `Bundle.main` is the program's.
package struct AppBundle: @unchecked Sendable {
  let bundle: Bundle
  package let folder: String
  /// The app's `Info.plist`. SwiftPM allows a resource of that name in no bundle.
  let info: [String: Any]
  static let infoFile = "EveryState-Info.plist"

  package init?(folder: String) {
    guard let info = PropertyList.read("\(folder)/\(Self.infoFile)"), let bundle = Bundle(path: folder) else {
      return nil
    }
    (self.bundle, self.folder, self.info) = (bundle, folder, info)
  }

  /// Tests give the program their own.
  @TaskLocal package static var current = StringTables.resourcesBesideProgram.lazy.compactMap { AppBundle(folder: $0) }
    .first

  /// Whether a bundle is not another app's. Builds of several apps may share a folder, and a package's name begins both names.
  static func isOfProgram(_ folder: String) -> Bool {
    access("\(folder)/\(infoFile)", F_OK) != 0
      || isOfPackage(folder, program: Bundle.ofProgram().executableURL?.lastPathComponent ?? "")
  }

  package static func isOfPackage(_ folder: String, program: String) -> Bool {
    let ending = "PackageTests.xctest"
    let name = folder.split(separator: "/").last ?? ""
    return !program.hasSuffix(ending) || name.hasPrefix(program.dropLast(ending.count) + "_")
  }

  /// The folder of the program and of the bundles of resources that SwiftPM builds beside it.
  static let folderOfProgram = Bundle.ofProgram().bundlePath

  /// The bundle of a class: the one of its module in the app's project, else the app's.
  func bundle(of type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    let end = "_\(module).resources"
    let (name, siblings) = ((folder as NSString).lastPathComponent, (folder as NSString).deletingLastPathComponent)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: siblings)) ?? []
    let own = names.first { $0.hasSuffix(end) && name.hasPrefix($0.dropLast(end.count) + "_") }
    return own.flatMap { $0 == name ? nil : Bundle(path: "\(siblings)/\($0)") } ?? bundle
  }

  /// The property list with the values of `InfoPlist.strings` in the frame's language.
  fileprivate var localizedInfo: [String: Any] {
    var localized = info
    for (key, text) in StringTables.of([folder])?.texts(of: "InfoPlist", Locale.current) ?? [:] {
      localized[key] = text
    }
    return localized
  }
}

// Named as in bundles.c, which puts them in the place of Foundation's.
extension Bundle {
  @_silgen_name("textui_bundle_of_app") @usableFromInline final class func _app() -> Bundle? {
    AppBundle.current?.bundle
  }

  @_silgen_name("textui_bundle_of_class") @usableFromInline final class func _bundle(of type: AnyClass) -> Bundle? {
    AppBundle.current?.bundle(of: type)
  }

  @_silgen_name("textui_bundle_of_identifier") @usableFromInline final class func _bundle(
    identifiedBy identifier: String
  ) -> Bundle? { AppBundle.current?.bundle.bundleIdentifier == identifier ? AppBundle.current?.bundle : nil }

  /// The program's own bundle, as Foundation has it. Of bundles.c.
  @_silgen_name("textui_bundle_of_program") fileprivate final class func ofProgram() -> Bundle

  private final var ofApp: AppBundle? { AppBundle.current.flatMap { $0.bundle == self ? $0 : nil } }

  @_silgen_name("textui_bundle_info") @usableFromInline final func _info() -> [String: Any]? {
    ofApp?.info ?? foundationsInfo()
  }

  @_silgen_name("textui_bundle_localized_info") @usableFromInline final func _localizedInfo() -> [String: Any]? {
    ofApp?.localizedInfo ?? foundationsLocalizedInfo()
  }

  @_silgen_name("textui_bundle_identifier") @usableFromInline final func _identifier() -> String? {
    _info()?["CFBundleIdentifier"] as? String
  }

  @_silgen_name("textui_bundle_development_language") @usableFromInline final func _developmentLanguage() -> String? {
    _info()?["CFBundleDevelopmentRegion"] as? String
  }

  @_silgen_name("$s10Foundation6BundleC14infoDictionarySDySSypGSgvg") private final func foundationsInfo()
    -> [String: Any]?
  @_silgen_name("$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg")
  private final func
    foundationsLocalizedInfo() -> [String: Any]?
}
