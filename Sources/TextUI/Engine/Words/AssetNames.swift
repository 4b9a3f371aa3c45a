/// The pictures and colors of the asset catalogs among the program's resources, by name.
struct AssetNames: Sendable {
  private var images: Set<String> = []
  private var colors: Set<String> = []

  /// nil where no catalog is among the resources: then every name is taken. SwiftPM copies catalogs on Linux.
  @TaskLocal static var current = AssetNames(folders: StringTables.resourcesBesideProgram)

  func hasImage(_ name: String) -> Bool { images.contains(name) }
  func hasColor(_ name: String) -> Bool { colors.contains(name) }

  init?(folders: [String]) {
    var hasCatalog = false
    for folder in folders {
      for path in (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }) ?? [] {
        let parts = path.split(separator: "/")
        let (stem, kind) = Self.parted(parts.last ?? "")
        // A group's folder may be a part of the name, as its settings say; here each form is known.
        let inCatalog = parts.drop { !$0.hasSuffix(".xcassets") }.dropFirst().dropLast()
        let names = inCatalog.indices.map { (inCatalog[$0...] + [stem]).joined(separator: "/") } + [String(stem)]
        switch kind {
        case "xcassets": hasCatalog = true
        case "imageset", "symbolset": images.formUnion(names)
        case "colorset": colors.formUnion(names)
        // A file beside the catalogs is found with its ending, a PNG also without.
        case "png", "jpg", "jpeg", "heic", "pdf", "svg", "gif": images.formUnion([String(stem), "\(stem).\(kind)"])
        default: break
        }
      }
    }
    if !hasCatalog { return nil }
  }

  private static func parted(_ name: Substring) -> (stem: Substring, kind: Substring) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (name[..<dot], name[name.index(after: dot)...])
  }
}
