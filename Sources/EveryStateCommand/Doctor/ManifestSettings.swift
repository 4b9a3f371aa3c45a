/// A manifest with the settings added that make `import SwiftUI` mean TextUI on Linux.
struct ManifestSettings {
  private(set) var text: String
  /// The changes to make by hand.
  private(set) var remarks: [String] = []

  init(_ text: String, needs: [Diagnosis.Need], identity: String?) {
    self.text = text
    if identity == nil {
      remarks.append(
        "first add EveryState to the package's `dependencies`: `.package(path: \"../EveryState\")`, or its URL with a branch"
      )
    }
    for need in needs { add(need, package: identity ?? "EveryState") }
    guard self.text.contains("swiftUIAsText("), !self.text.contains("func swiftUIAsText") else { return }
    guard let place = self.text.firstRange(of: /import PackageDescription[^\n]*\n/) else {
      self.text = text
      remarks.append("the line `import PackageDescription` was not found, so nothing was added")
      return
    }
    self.text.insert(contentsOf: Self.function, at: place.upperBound)
  }

  /// The settings, as in the article Start.
  private static let function = """

    /// `import SwiftUI` means TextUI on systems without SwiftUI; so do further frameworks, `swiftUIAsText("UIKit")`.
    func swiftUIAsText(_ frameworks: String...) -> [SwiftSetting] {
      let always = ["Combine", "CoreTransferable", "OSLog", "UniformTypeIdentifiers"]
      let aliases = ["SwiftUI=TextUI", "os=TextOS"] + (always + frameworks).map { "\\($0)=Text\\($0)" }
      let along = (["Foundation"] + frameworks.filter { ["CoreData", "UIKit"].contains($0) }).flatMap { ["-import-module", "Text\\($0)"] }
      let flags = aliases.flatMap { ["-module-alias", $0] } + along.flatMap { ["-Xfrontend", $0] }
      return [.unsafeFlags(flags, .when(platforms: [.linux]))]
    }

    """

  private mutating func add(_ need: Diagnosis.Need, package: String) {
    let name = need.module.target?.name ?? need.module.name
    guard let range = declaration(of: name) else {
      let settings = need.frameworks == nil ? [] : ["`swiftSettings: \(need.setting)`"]
      let products = need.products.isEmpty ? [] : ["the products \(need.products.joined(separator: ", "))"]
      let lacking = (settings + products).joined(separator: " and ")
      return remarks.append("its target \(name) was not found: give it \(lacking)")
    }
    var part = String(text[range])
    if let frameworks = need.frameworks { set(frameworks, need.setting, in: &part) }
    if !need.products.isEmpty {
      let lines = need.products.map {
        ".product(name: \"\($0)\", package: \"\(package)\", condition: .when(platforms: [.linux]))"
      }
      addDependencies(lines.joined(separator: ", "), to: &part)
    }
    text.replaceSubrange(range, with: part)
  }

  private func set(_ frameworks: [String], _ setting: String, in part: inout String) {
    if let own = part.firstMatch(of: /swiftUIAsText\(([^)]*)\)/) {
      let known = own.1.matches(of: /"(\w+)"/).map { String($0.1) }
      let all = known + frameworks.filter { !known.contains($0) }
      part.replaceSubrange(
        own.range, with: "swiftUIAsText(\(all.map { "\"\($0)\"" }.joined(separator: ", ")))")
    } else if let own = part.firstRange(of: /swiftSettings: */) {
      part.insert(contentsOf: setting + " + ", at: own.upperBound)
    } else if let next = part.firstRange(of: /,\s*(linkerSettings|plugins):/) {
      part.insert(contentsOf: ", swiftSettings: " + setting, at: next.lowerBound)
    } else {
      let inner = part.dropLast()
      let end = inner.lastIndex { !$0.isWhitespace } ?? inner.startIndex
      let comma = inner[end] == "," ? "" : ","
      part.insert(contentsOf: comma + " swiftSettings: " + setting, at: inner.index(after: end))
    }
  }

  private func addDependencies(_ lines: String, to part: inout String) {
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
