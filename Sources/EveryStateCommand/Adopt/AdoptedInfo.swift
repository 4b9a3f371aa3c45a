import EveryStateGoldens

/// The Info.plist of an adopted app: that of the project, with the values of build settings.
struct AdoptedInfo {
  /// Its path in the package. It is a resource of the app: `Bundle.main` is the bundle that has it.
  static let path = "EveryState/AppInfo/EveryState-Info.plist"

  let values: PropertyList

  init(_ target: XcodeProject.Target) {
    let settings = target.settings
    var values: [String: PropertyList] = [:]
    for (key, setting) in [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
      "MinimumOSVersion": "IPHONEOS_DEPLOYMENT_TARGET",
    ] { values[key] = settings[setting].map(PropertyList.text) }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      let prefix = "INFOPLIST_KEY_"
      for key in settings.values.keys where key.hasPrefix(prefix) && !key.hasSuffix("_Generation") {
        // A key of one kind of device is written `UISupportedInterfaceOrientations~ipad`.
        let name = String(key.dropFirst(prefix.count)).replacing(/_(iPhone|iPad)$/) { "~" + $0.1.lowercased() }
        values[name] = Self.value(settings[key] ?? "", of: name)
      }
    }
    // XcodeGen writes the file anew where it has the values.
    if target.info.isEmpty, let path = settings["INFOPLIST_FILE"],
      let bytes = XcodeProject.onDisk(XcodeProject.joined(settings["SRCROOT"] ?? "/", path)).flatMap(SwiftFiles.bytes),
      let file = try? PropertyList(parsing: bytes, of: path)
    {
      values.merge(file.dictionary) { $1 }
    }
    values.merge(target.info) { $1 }
    self.values = PropertyList.dictionary(values).mapTexts(settings.expanded)
  }

  private static func value(_ text: String, of key: String) -> PropertyList {
    if key.hasPrefix("UISupportedInterfaceOrientations") {
      return .list(text.split(separator: " ").map { .text(String($0)) })
    }
    return ["YES": .flag(true), "NO": .flag(false)][text] ?? .text(text)
  }
}
