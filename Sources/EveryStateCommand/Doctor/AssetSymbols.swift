import EveryStateGoldens

/// The symbols that Xcode generates from asset catalogs: `Image(.hero)`, `Color(.accent)`.
struct AssetSymbols {
  /// One color or image.
  struct Asset: Equatable {
    let isColor: Bool
    /// Its name in a bundle, `Welcome/hero`.
    let name: String
    /// `hero`, within the namespaces of its folders.
    let symbol: String
    let namespaces: [String]
  }
  private(set) var assets: [Asset] = []

  /// - Parameter catalogs: the paths of `.xcassets` folders.
  init(_ catalogs: [String]) {
    for catalog in catalogs { collect(catalog, path: [], namespaces: []) }
    assets.sort { ($0.isColor ? 0 : 1, $0.name) < ($1.isColor ? 0 : 1, $1.name) }
    // Of two assets with one symbol, Xcode also uses the first.
    var seen: Set<String> = []
    assets.removeAll { !seen.insert("\($0.isColor) \($0.namespaces) \($0.symbol)").inserted }
  }

  private mutating func collect(_ folder: String, path: [String], namespaces: [String]) {
    for name in ((try? Folder(opening: folder)?.names()) ?? []).sorted() {
      let inner = folder + "/" + name
      let end = name.lastIndex(of: ".") ?? name.endIndex
      switch name[end...] {
      case ".colorset", ".imageset":
        let isColor = name.hasSuffix(".colorset")
        let own = String(name[..<end])
        assets.append(
          Asset(
            isColor: isColor, name: (path + [own]).joined(separator: "/"),
            symbol: Self.symbol(own, without: isColor ? "Color" : "Image"), namespaces: namespaces))
      default:
        let contents = String(decoding: SwiftFiles.bytes(of: inner + "/Contents.json") ?? [], as: UTF8.self)
        let isNamed = contents.contains(/"provides-namespace"\s*:\s*true/)
        collect(
          inner, path: isNamed ? path + [name] : path,
          namespaces: isNamed ? namespaces + [Self.namespace(name)] : namespaces)
      }
    }
  }

  /// `AccentColor` is `accent`, `github-logo` is `githubLogo`, `10c` is `_10C`; a name in capitals is a constant's: `2F3445` is `_2_F_3445`.
  /// So are the symbols that Xcode has written and public repositories hold.
  static func symbol(_ name: String, without suffix: String) -> String {
    let constant = name.matches(of: /\p{Lu}+|\p{N}+/).map(\.output).joined(separator: "_")
    if constant.contains(where: \.isUppercase), !name.contains(where: \.isLowercase) {
      return constant.first?.isNumber == true ? "_" + constant : constant
    }
    let parts = words(of: name)
    guard var first = parts.first else { return "_" }
    // `URLIcon` is `urlIcon`: the last of several capitals begins a word.
    let capitals = first.prefix { $0.isUppercase }.count
    let lowered =
      capitals > 1 && capitals < first.count && first.dropFirst(capitals).first?.isLetter == true
      ? capitals - 1 : capitals
    first = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    var result = first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if result.hasSuffix(suffix), result != suffix { result = String(result.dropLast(suffix.count)) }
    if result.first?.isNumber == true { result = "_" + result }
    return keywords.contains(result) ? "`\(result)`" : result
  }

  private static func namespace(_ name: String) -> String {
    let result = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return result.first?.isNumber == true ? "_" + result : result
  }

  private static func words(of name: String) -> [String] {
    name.matches(of: /\p{L}+\p{N}*|\p{N}+/).map { String($0.output) }
  }

  private static let keywords = Set(
    """
    as break case catch class continue default defer do else enum extension false for func guard if import in init is let nil operator private
    protocol public repeat return self static struct subscript super switch throw throws true try typealias var where while
    """.split { " \n".contains($0) }.map(String.init))

  /// SwiftUI's own colors.
  private static let ownColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]
  /// SwiftUI's other styles: `.background` is a style, and `Color.background` the app's color.
  private static let ownStyles: Set<String> = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "regularMaterial",
    "selection", "separator", "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial",
    "ultraThinMaterial", "windowBackground",
  ]

  /// The names alone, as they are written after a dot.
  var names: Set<String> {
    Set(assets.map { ($0.namespaces.first ?? $0.symbol).filter { $0 != "`" } })
  }

  /// Those of the names that an app's files declare.
  func declared(in texts: [SourceText]) -> Set<String> {
    let words = ["let ", "var ", "func ", "case ", "enum ", "struct ", "class "]
    return names.filter { name in words.contains { word in texts.contains { $0.mentions(word + name) } } }
  }

  /// The beginning of each file with symbols.
  static let mark = "// Written by `everystate "

  /// The file for the module with the catalogs. Xcode generates its own: this one is for Linux.
  /// - Parameter hasExtensions: whether colors are also members of `Color`, as a setting of Xcode's says.
  func source(isOfPackage: Bool, without declared: Set<String> = [], hasExtensions: Bool = true) -> String {
    let bundle = isOfPackage ? ".module" : ".main"
    var lines = [Self.mark + "doctor --fix` from the asset catalogs: run it again when they change."]
    lines += [
      "// Xcode generates these symbols itself, so they are for Linux only.", "#if os(Linux)", "  import SwiftUI",
    ]
    for (type, isColor) in [("ColorResource", true), ("ImageResource", false)] {
      let own = assets.filter { $0.isColor == isColor }
      guard !own.isEmpty else { continue }
      lines += ["", "  extension \(type) {"]
      lines += members(own, depth: 0) { asset, _ in
        "let \(asset.symbol) = \(type)(name: \"\(asset.name)\", bundle: \(bundle))"
      }
      lines += ["  }"]
    }
    // A color with a name of SwiftUI's is available through its resource alone; a namespace keeps names apart.
    let colors = assets.filter {
      hasExtensions && $0.isColor && !declared.contains($0.namespaces.first ?? $0.symbol)
        && (!$0.namespaces.isEmpty || !Self.ownColors.contains($0.symbol))
    }
    // Styles have no namespaces, as an extension of a protocol has no types: `.tint(.Brand.green)` finds the color.
    let styles = colors.filter { $0.namespaces.isEmpty && !Self.ownStyles.contains($0.symbol) }
    for (type, colors) in [("Color", colors), ("ShapeStyle where Self == Color", styles)] where !colors.isEmpty {
      lines += ["", "  extension \(type) {"]
      lines += members(colors, depth: 0) { color, name in
        // A namespace may be named Color.
        let type = color.namespaces.isEmpty ? "Color" : "SwiftUI.Color"
        return "var \(color.symbol): \(type) { \(type)(ColorResource.\(name)) }"
      }
      lines += ["  }"]
    }
    return (lines + ["#endif"]).joined(separator: "\n") + "\n"
  }

  /// - Parameter declaration: Declares one asset, given its name with those of its namespaces.
  private func members(_ assets: [Asset], depth: Int, _ declaration: (Asset, _ name: String) -> String) -> [String] {
    let indent = String(repeating: "  ", count: depth + 2)
    var lines = assets.filter { $0.namespaces.count == depth }.map {
      "\(indent)static " + declaration($0, ($0.namespaces + [$0.symbol]).joined(separator: "."))
    }
    for space in Set(assets.filter { $0.namespaces.count > depth }.map { $0.namespaces[depth] }).sorted() {
      lines += ["\(indent)enum \(space) {"]
      let inside = assets.filter { $0.namespaces.count > depth && $0.namespaces[depth] == space }
      lines += members(inside, depth: depth + 1, declaration) + ["\(indent)}"]
    }
    return lines
  }
}
