import EveryStateConditions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which copies the compiler reads instead of files, in the form that LLVM's virtual file systems have.
struct Overlay: Encodable {
  struct Entry: Encodable {
    let type = "file"
    let name: String
    let contents: String

    enum CodingKeys: String, CodingKey { case type, name, contents = "external-contents" }
  }
  let version = 0
  let isCaseSensitive = true
  let usesExternalNames = false
  let roots: [Entry]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case isCaseSensitive = "case-sensitive"
    case usesExternalNames = "use-external-names"
  }
}

/// The parts of a package that do not compile on Linux, as `everystate adopt` lists them.
func leftOut(in package: String) -> [LeftOut] {
  let text = try? String(contentsOf: URL(fileURLWithPath: package + "/EveryState/LeftOut.txt"), encoding: .utf8)
  return text.map(LeftOut.list) ?? []
}

/// Functions for the bodies of left out parts, in files that do not import SwiftUI too.
let substitutes = """
  import SwiftUI
  nonisolated func _leftOut<T>(_ name: String) -> T { SwiftUI._leftOut(name) }
  nonisolated func _leftOutError(_ name: String) -> any Error { SwiftUI._leftOutError(name) }
  @discardableResult nonisolated func _leftOutPart(_ name: String) -> _LeftOutView { SwiftUI._leftOutPart(name) }
  @_disfavoredOverload @discardableResult nonisolated func _leftOutPart<T>(_ name: String) -> T { SwiftUI._leftOut(name) }
  nonisolated func _leftOutValue(_ name: String) -> _StandInValue { SwiftUI._leftOut(name) }
  public typealias _StandInValue = SwiftUI._StandInValue
  nonisolated func _leftOutObject(_ name: String) -> Never { SwiftUI._leftOut(name) }

  """

/// Writes copies of the files that are read in another way, the list of them, and a file that says so where nothing reads the list.
func write(package: String, target: String, witness: String, sources: [String]) throws {
  let folder = package + "/.build/as-for-ios"
  var entries: [Overlay.Entry] = []
  func put(_ bytes: [UInt8], at path: String) throws {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    try FileManager.default.createDirectory(atPath: String(path[..<slash]), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
  let parts = Dictionary(grouping: leftOut(in: package), by: \.file)
  for source in sources where source.hasPrefix(package + "/") {
    let copy = folder + source.dropFirst(package.count)
    let original = Array(try Data(contentsOf: URL(fileURLWithPath: source)))
    let own = parts[String(source.dropFirst(package.count + 1))] ?? []
    let bytes = LeftOut.apply(own, to: SourceForiOS(original).bytes)
    if bytes != original {
      try put(bytes, at: copy)
      entries.append(.init(name: source, contents: copy))
    } else if FileManager.default.fileExists(atPath: copy) {
      try FileManager.default.removeItem(atPath: copy)
    }
  }
  // The target's further code: that of its asset catalogs and data models, and the functions that replace left out parts.
  let generated = ["AssetSymbols", "CoreData"].compactMap { folder in
    try? Data(contentsOf: URL(fileURLWithPath: package + "/EveryState/\(folder)/\(target).swift"))
  }
  let calm = folder + "/\(target)/AsForiOS.swift"
  try put(
    Array("// Each `#if os(iOS)` of this target holds.\n".utf8) + generated.flatMap { SourceForiOS(Array($0)).bytes }
      + Array((parts.isEmpty ? "" : substitutes).utf8), at: calm)
  entries.append(.init(name: witness, contents: calm))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  try put(Array(encoder.encode(Overlay(roots: entries))), at: folder + "/\(target).yaml")
  let complaint = """
    #error("The target \(target) has the plug-in BuildAsForiOS, and not its setting: add asForiOS(\\"\(target)\\") to its swiftSettings.")

    """
  try put(Array(complaint.utf8), at: witness)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  fatalError(
    "It is run by the plug-in BuildAsForiOS, with a package's folder, a target, a file to write and the target's files."
  )
}
try write(package: arguments[0], target: arguments[1], witness: arguments[2], sources: Array(arguments[3...]))
