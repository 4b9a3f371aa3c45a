/// A manifest to which the settings are added that make `import SwiftUI` mean TextUI on Linux.
struct ManifestSettings {
  private(set) var text: String
  /// What a person has to write, as this cannot.
  private(set) var remarks: [String] = []

  /// - Parameters:
  ///   - standIns: the frameworks that the app imports and that have a stand-in, sorted.
  ///   - targets: by target that imports such, the products that it needs.
  init(_ text: String, standIns: [String], targets: [String: [String]]) {
    self.text = text
    let aliases = standIns.compactMap { name in ImportKind.standIns[name].map { "\(name)=\($0.module)" } }
    guard !text.contains("-module-alias") else {
      let missing = aliases.filter { !text.contains($0) }
      if !missing.isEmpty {
        remarks.append(
          "its settings have aliases already; add to them: "
            + missing.map { "\"-module-alias\", \"\($0)\"" }.joined(separator: ", "))
      }
      return
    }
    guard let place = text.firstRange(of: /import PackageDescription[^\n]*\n/) else {
      remarks.append("it has no line `import PackageDescription`, and nothing was added")
      return
    }
    for target in targets.keys.sorted() { add(targets[target] ?? [], to: target) }
    self.text.insert(contentsOf: Self.constant(aliases), at: self.text.index(place.upperBound, offsetBy: 0))
    if !text.contains("EveryState") {
      remarks.append(
        "add EveryState to the package's `dependencies`, as `.package(path: \"../EveryState\")` or by its URL and version"
      )
    }
  }

  /// The settings as a manifest says them.
  static func constant(_ aliases: [String]) -> String {
    let flags = aliases.map { "      \"-module-alias\", \"\($0)\",\n" }.joined()
    return """

      /// Where there is no SwiftUI, `import SwiftUI` means EveryState's TextUI.
      let swiftUIAsText: [SwiftSetting] = [
        .unsafeFlags(
          [
      \(flags)    ], .when(platforms: [.linux]))
      ]

      """
  }

  private mutating func add(_ products: [String], to target: String) {
    guard let range = declaration(of: target) else {
      return remarks.append("its target \(target) was not found: give it `swiftSettings: swiftUIAsText`")
    }
    var part = String(text[range])
    guard !part.contains(/\b(linkerSettings|plugins):/) else {
      return remarks.append(
        "give its target \(target) `swiftSettings: swiftUIAsText`, and the products \(products.joined(separator: ", "))"
      )
    }
    if let settings = part.firstRange(of: /swiftSettings: */) {
      part.insert(contentsOf: "swiftUIAsText + ", at: settings.upperBound)
    } else {
      let inner = part.dropLast()
      let end = inner.lastIndex { !$0.isWhitespace } ?? inner.startIndex
      part.insert(
        contentsOf: inner[end] == "," ? " swiftSettings: swiftUIAsText" : ", swiftSettings: swiftUIAsText",
        at: inner.index(after: end))
    }
    let lines = products.map {
      ".product(name: \"\($0)\", package: \"EveryState\", condition: .when(platforms: [.linux]))"
    }.joined(separator: ", ")
    if let list = part.firstRange(of: /dependencies: *\[/) {
      let rest = part[list.upperBound...]
      // In a list of lines it is a line.
      let indent = rest.prefix { $0.isWhitespace }
      let isEmpty = rest.dropFirst(indent.count).first == "]"
      part.insert(
        contentsOf: isEmpty ? lines : indent.contains("\n") ? indent + lines + "," : lines + ", ", at: list.upperBound)
    } else if let list = part.firstRange(of: /dependencies: */) {
      part.insert(contentsOf: "[\(lines)] + ", at: list.upperBound)
    } else if let name = part.firstRange(of: /name: *"[^"]+"/) {
      part.insert(contentsOf: ", dependencies: [\(lines)]", at: name.upperBound)
    }
    text.replaceSubrange(range, with: part)
  }

  /// `.target(name: "Model", ...)`.
  private func declaration(of target: String) -> Range<String.Index>? {
    for start in text.ranges(of: /\.(target|executableTarget)\(/) {
      var depth = 0
      var place = text.index(before: start.upperBound)
      var isText = false
      while place < text.endIndex {
        switch text[place] {
        case "\"": isText.toggle()
        case "(" where !isText: depth += 1
        case ")" where !isText: depth -= 1
        default: break
        }
        place = text.index(after: place)
        if depth == 0 { break }
      }
      let part = text[start.lowerBound..<place]
      // A dependency within the package has a name, and nothing else.
      if part.firstMatch(of: /name: *"([^"]+)"/)?.1 == target[...],
        part.prefixMatch(of: /\.target\(\s*name: *"[^"]+"\s*\)$/) == nil || text.ranges(of: part).count == 1
      {
        return start.lowerBound..<place
      }
    }
    return nil
  }
}
