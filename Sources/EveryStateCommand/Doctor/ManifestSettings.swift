/// A manifest to which the settings are added that make `import SwiftUI` mean TextUI on Linux.
struct ManifestSettings {
  private(set) var text: String
  /// What a person has to write, as this cannot.
  private(set) var remarks: [String] = []

  /// - Parameter targets: by target that imports what has a stand-in, the products that it needs, `TextUI` among them.
  init(_ text: String, targets: [String: [String]]) {
    self.text = text
    let further = Set(targets.values.joined()).subtracting(["TextUI"]).map { String($0.dropFirst("Text".count)) }
      .sorted()
    if text.firstMatch(of: /\.package\([^)]*[Ee]very-?[Ss]tate/) == nil {
      remarks.append(
        "add EveryState to the package's `dependencies`, as `.package(path: \"../EveryState\")` or by its URL and version"
      )
    }
    guard !text.contains("-module-alias") else {
      let missing = further.filter { !text.contains("Text\($0)") && !text.contains("\"\($0)\"") }
      if !missing.isEmpty {
        remarks.append(
          "its settings have aliases already; what its targets also import is to be had by the products "
            + missing.map { "Text\($0)" }.joined(separator: ", ") + ", each with `-module-alias NAME=TextNAME`")
      }
      return
    }
    guard let place = text.firstRange(of: /import PackageDescription[^\n]*\n/) else {
      remarks.append("it has no line `import PackageDescription`, and nothing was added")
      return
    }
    for target in targets.keys.sorted() { add(targets[target] ?? [], to: target) }
    self.text.insert(contentsOf: Self.function, at: place.upperBound)
  }

  /// The settings, as the first ten minutes of EveryState's documentation have them.
  private static let function = """

    /// `import SwiftUI` means TextUI where there is no SwiftUI; so do further frameworks, `swiftUIAsText("UIKit")`.
    func swiftUIAsText(_ frameworks: String...) -> [SwiftSetting] {
      let always = ["Combine", "CoreTransferable", "OSLog", "UniformTypeIdentifiers"]
      let aliases = ["SwiftUI=TextUI", "os=TextOS"] + (always + frameworks).map { "\\($0)=Text\\($0)" }
      let along = (["Foundation"] + frameworks.filter { $0 == "UIKit" }).flatMap { ["-import-module", "Text\\($0)"] }
      let flags = aliases.flatMap { ["-module-alias", $0] } + along.flatMap { ["-Xfrontend", $0] }
      return [.unsafeFlags(flags, .when(platforms: [.linux]))]
    }

    """

  private mutating func add(_ products: [String], to target: String) {
    let names = products.filter { $0 != "TextUI" }.map { "\"\($0.dropFirst("Text".count))\"" }.joined(separator: ", ")
    let settings = "swiftUIAsText(\(names))"
    guard let range = declaration(of: target) else {
      return remarks.append("its target \(target) was not found: give it `swiftSettings: \(settings)`")
    }
    var part = String(text[range])
    guard !part.contains(/\b(linkerSettings|plugins):/) else {
      return remarks.append(
        "give its target \(target) `swiftSettings: \(settings)`, and the products \(products.joined(separator: ", "))"
      )
    }
    if let own = part.firstRange(of: /swiftSettings: */) {
      part.insert(contentsOf: settings + " + ", at: own.upperBound)
    } else {
      let inner = part.dropLast()
      let end = inner.lastIndex { !$0.isWhitespace } ?? inner.startIndex
      part.insert(
        contentsOf: (inner[end] == "," ? "" : ",") + " swiftSettings: " + settings,
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
