import EveryStateSource

/// A Swift file as it is read on iOS. In its `#if` and `#elseif`, `os(iOS)` is `true   `; attributes for the Objective-C runtime, such as
/// `@objc`, and submodules in imports are blank. All are as long as before, so that each place in the file stays the same. Only a
/// declaration with `@NSManaged` has a body behind it, in its line, and `#selector(a)` is `Selector("a")`.
package struct SourceForiOS {
  /// The file's bytes.
  package private(set) var bytes: [UInt8]
  /// Whether the file differs.
  package private(set) var isChanged = false

  private static let runtimeAttributes: Set<String> = [
    "objc", "objcMembers", "NSManaged", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable",
  ]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Few files do.
    let text = String(decoding: bytes, as: UTF8.self)
    let hasSubmodule = text.split(separator: "import ", omittingEmptySubsequences: false).dropFirst().contains {
      $0.drop { $0 == " " }.prefix { !$0.isWhitespace }.contains(".")
    }
    guard
      hasSubmodule
        || ["iOS", "@objc", "@IB", "@NSManaged", "ApplicationMain", "#selector"].contains(where: text.contains)
    else { return }
    let source = SwiftTokens(bytes)
    for index in source.tokens.indices {
      switch source.text(index) {
      case "#" where ["if", "elseif"].contains(source.text(index + 1)): readCondition(source, index + 2)
      case "#" where source.text(index + 1) == "selector": readSelector(source, index)
      case "@": readAttribute(source, index)
      case "import" where source.text(index + 2) == ".": readSubmodule(source, index + 2)
      default: break
      }
    }
    for (place, text) in inserted.reversed() { self.bytes.insert(contentsOf: text.utf8, at: place) }
  }

  /// The bodies of managed declarations, and the ends of selectors' names, with their places.
  private var inserted: [(place: Int, text: String)] = []

  /// `#selector(Editor.save)`, in one line: the Objective-C runtime alone has it, and a name is enough for what reads it here.
  private mutating func readSelector(_ source: SwiftTokens, _ index: Int) {
    let end = source.end(ofBracketsAt: index + 2) - 1
    guard source.text(index + 2) == "(", source.text(end) == ")",
      !source.tokens[index + 1...end].contains(where: { $0.startsLine || $0.kind == .literal })
    else { return }
    replace(source.tokens[index].range.lowerBound..<source.tokens[index + 2].range.upperBound, "Selector(\"")
    inserted.append((source.tokens[end].range.lowerBound, "\""))
  }

  /// A managed property or function: TextCoreData finds the value by its name.
  private mutating func readManaged(_ source: SwiftTokens, _ index: Int) {
    let near = index..<min(index + 12, source.tokens.count)
    guard let start = near.first(where: { ["var", "func"].contains(source.text($0)) }) else { return }
    let name = source.text(start + 1).filter { $0 != "`" }
    let end = source.tokens.indices[(start + 2)...].first {
      source.tokens[$0].startsLine || [";", "}"].contains(source.text($0))
    }
    let last = (end ?? source.tokens.count) - 1
    // `(_ value: Item, at idx: Int)`: the word before a colon is a parameter's name.
    let values = (start..<last).filter { source.text($0 + 1) == ":" }.map(source.text)
    let body =
      source.text(start) == "var"
      ? "get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) }"
      : "_changeManaged(\"\(name)\", \(values.joined(separator: ", ")))"
    inserted.append((source.tokens[last].range.upperBound, " { \(body) }"))
    isChanged = true
  }

  /// `import CoreImage.CIFilterBuiltins`: a stand-in has no submodules.
  private mutating func readSubmodule(_ source: SwiftTokens, _ start: Int) {
    var end = start
    while source.text(end) == ".", end + 1 < source.tokens.count { end += 2 }
    replace(source.tokens[start].range.lowerBound..<source.tokens[end - 1].range.upperBound, "")
  }

  /// A condition ends with its line, or with the next line after a trailing operator.
  private mutating func readCondition(_ source: SwiftTokens, _ start: Int) {
    var index = start
    while index < source.tokens.count,
      !source.tokens[index].startsLine || index > start && ["|", "&"].contains(source.text(index - 1))
    {
      if (0..<4).map({ source.text(index + $0) }) == ["os", "(", "iOS", ")"],
        !source.tokens[index + 1...index + 3].contains(where: \.startsLine)
      {
        replace(source.tokens[index].range.lowerBound..<source.tokens[index + 3].range.upperBound, "true")
      }
      index += 1
    }
  }

  private mutating func readAttribute(_ source: SwiftTokens, _ index: Int) {
    let name = source.text(index + 1)
    if ["UIApplicationMain", "NSApplicationMain"].contains(name) {
      replace(source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, "@main")
    } else if Self.runtimeAttributes.contains(name) {
      if name == "NSManaged" { readManaged(source, index) }
      // `@objc(name)`; a parenthesis behind a space belongs to what follows.
      let next = index + 2
      let isNamed =
        source.text(next) == "(" && source.tokens[next].range.lowerBound == source.tokens[index + 1].range.upperBound
      let last = isNamed ? source.end(ofBracketsAt: next) - 1 : index + 1
      replace(source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound, "")
    }
  }

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    bytes.replaceSubrange(
      range, with: text.utf8 + Array(repeating: UInt8(ascii: " "), count: range.count - text.utf8.count))
    isChanged = true
  }
}
