package struct GoldenCommands {
  private let selector: String
  /// The proof of what was shown, without which no golden is removed.
  package var digest: String?

  package init(_ name: GoldenName) { self.init(selectors: [name.selector]) }

  /// The commands about some frames of a run: a screen's name is enough, unless another frame has it.
  package init(_ names: [GoldenName], among all: [GoldenName], selector: (GoldenName) -> String) {
    let others = Set(Set(all).subtracting(names).filter { $0.kind == .frame }.map(\.screen))
    let selectors = names.map { name in
      let isWhole = name.kind == .frame && !others.contains(name.screen) && names.count { $0.screen == name.screen } > 1
      return isWhole ? Selection.written(name.screen) : selector(name)
    }
    self.init(selectors: selectors.distinct)
  }

  package init(selectors: [String]) { selector = ShellQuoting.quoted(selectors.joined(separator: ",")) }

  package func accept(reformatted: Bool = false) -> String {
    "swift run everystate accept \(reformatted ? "--reformatted " : "")\(selector)"
      + (digest.map { " --digest \($0)" } ?? "")
  }

  package var reject: String { "swift run everystate reject \(selector)" }

  var diff: String { "swift run everystate diff \(selector)" }

  var run: String { "\(Selection.variable)=\(selector) swift test" }

  func record(_ mode: RecordMode = .failed) -> String {
    "\(RecordMode.variable)=\(mode.rawValue) \(Selection.variable)=\(selector) swift test"
  }
}

/// The user's current folder, and the commands about a package that can be pasted there.
package struct WorkingFolder {
  /// The absolute path without links; nil if it is unknown.
  private let path: String?

  package static var current: WorkingFolder { WorkingFolder(path: ".") }

  package init(path: String) { self.path = Self.real(path) }

  /// `swift run everystate review`, with the package's folder unless it is the current one.
  package func everystate(_ words: String, of packageRoot: String) -> String {
    let isInside = path.map { path in
      let root = Self.real(packageRoot) ?? packageRoot
      return path == root || path.hasPrefix(root + "/")
    }
    let package = isInside == false ? "--package-path \(ShellQuoting.quoted(packageRoot)) " : ""
    return "swift run \(package)everystate \(words)"
  }

  package func goldens(of packageRoot: String) -> String {
    guard let path, path != Self.real(packageRoot) else { return GoldenPath.folder }
    return ShellQuoting.quoted(packageRoot + "/" + GoldenPath.folder)
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// Writes a word so that a shell reads it back.
package enum ShellQuoting {
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-,:%+=@".utf8.contains(byte)
      }
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension String {
  /// As in Swift's source.
  package var asLiteral: String {
    var text = ""
    // By scalars: a quotation mark before a combining one ends a literal, too.
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(TerminalText.harmless(text))\""
  }
}
