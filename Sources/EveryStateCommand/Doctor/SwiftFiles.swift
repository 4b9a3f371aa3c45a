import EveryStateConditions
import EveryStateGoldens

/// The Swift files, manifests and asset catalogs of a folder, as absolute paths in order. Hidden files and folders of
/// other package managers do not count.
struct SwiftFiles {
  private(set) var paths: [String] = []
  /// The `Package.swift` files.
  private(set) var manifests: [String] = []
  /// The `.xcassets` folders.
  private(set) var catalogs: [String] = []

  /// - Parameter path: the real path of a folder, or of one file.
  init(below path: String) {
    collect(path)
    paths.sort()
    manifests.sort()
    catalogs.sort()
  }

  private mutating func collect(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    var status = stat()
    // A link to a folder may lead back to it.
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      guard !name.hasSuffix(".xcassets") else { return catalogs.append(path) }
      guard !["DerivedData", "Pods", "Carthage"].contains(name) else { return }
      for inner in (try? Folder(opening: path)?.names()) ?? [] where !inner.hasPrefix(".") {
        collect(path + "/" + inner)
      }
    } else if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // A pipe has no end.
    } else if name == "Package.swift" {
      manifests.append(path)
    } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@") {
      paths.append(path)
    }
  }

  static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return bytes(from: file)
  }

  /// The rest of an open file.
  static func bytes(from file: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }
}

/// One Swift file, searched for single words. Its imports are read by the compiler: see ``ModuleReader``.
struct SourceText {
  /// The absolute path.
  let path: String
  private let bytes: [UInt8]

  init(_ path: String) {
    self.path = path
    bytes = SwiftFiles.bytes(of: path) ?? []
  }

  /// The file as read if `#if os(iOS)` is true; nil if that changes nothing.
  var forIOS: [UInt8]? {
    let read = SourceForiOS(bytes)
    return read.isChanged ? read.bytes : nil
  }

  func starts(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  func mentions(_ word: String) -> Bool { words(from: word).contains("") }

  /// The text after each occurrence of a word's beginning, up to the end of the word.
  func words(from start: String) -> [String] {
    var result: [String] = []
    (bytes + [0]).withUnsafeBytes { buffer in
      let text = buffer.baseAddress!.assumingMemoryBound(to: CChar.self)
      let startsWord = start.utf8.first.map(Self.isOfWord) == true
      var place = 0
      while let found = strstr(text + place, start) {
        let first = UnsafePointer(found) - text
        place = first + start.utf8.count
        if startsWord, first > 0, Self.isOfWord(buffer[first - 1]) { continue }
        let rest = buffer[place...].prefix(while: Self.isOfWord)
        result.append(String(decoding: rest, as: UTF8.self))
      }
    }
    return result
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }

  /// The line of `import NAME`, of a part of it or of a declaration in it.
  func line(importing name: String) -> Int? {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
      guard let place = words.firstIndex(of: "import") else { continue }
      if words[place...].dropFirst().prefix(2).contains(where: { $0.prefix { $0 != "." && $0 != ";" } == name }) {
        return index + 1
      }
    }
    return nil
  }
}
