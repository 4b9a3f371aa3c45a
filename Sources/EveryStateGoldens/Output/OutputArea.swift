/// The folder for pending texts and reports of a run, outside the golden tree. Packages must not share one.
package struct OutputArea: Sendable {
  /// The variable that moves the area, for read-only checkouts. A relative path counts from the package's root.
  package static let variable = "EVERYSTATE_OUTPUT"

  /// The area's folder, `<package root>/.build/everystate` unless the variable says otherwise.
  package let folder: String

  /// The folder of another run, whatever the variable says.
  package init(folder: String) { self.folder = folder }

  package init(packageRoot: String, environment: [String: String]) throws(FileTrouble) {
    let value = environment.setting(Self.variable) ?? ".build/everystate"
    folder = value.hasPrefix("/") ? value : packageRoot + "/" + value
    // Without links, which may lead to goldens.
    for place in [folder, reports] {
      let inner = TextFile(place).real.trimmingPrefix(TextFile(packageRoot).real)
      guard !inner.split(separator: "/").contains(where: { $0 == GoldenPath.folder[...] }) else {
        throw FileTrouble(
          "use", place, reason: "it is inside the goldens' folder",
          remedy: "Name a folder outside \(GoldenPath.folder) with \(Self.variable).")
      }
    }
  }

  package var pending: PendingArea { PendingArea(files: FileTree(root: folder, base: ["pending"], isLasting: false)) }

  /// The path of one of the tool's own files, beside the reports; creates the area's folder if needed.
  package func file(_ name: String) throws(FileTrouble) -> String {
    _ = try Folder(opening: folder, create: true)
    return folder + "/" + name
  }

  package var reports: String { folder + "/reports" }
}

/// The new texts of frames that differ from their goldens, under the goldens' own paths.
package struct PendingArea: Sendable {
  package let files: FileTree

  func location(of path: GoldenPath) -> String { files.path(path.components) }

  package func text(for path: GoldenPath) throws(FileTrouble) -> [UInt8]? {
    switch try files.read(path.components, limit: GoldenBytes.byteLimit) {
    case .absent: nil
    case .bytes(let bytes): bytes
    case .unusable:
      throw FileTrouble(
        "read", location(of: path), reason: "it is not a file of EveryState",
        remedy: "Remove it and run the tests again.")
    }
  }

  package func leave(_ bytes: [UInt8], for path: GoldenPath) throws(FileTrouble) {
    try files.write(bytes, to: path.components)
  }

  package func remove(_ path: GoldenPath) throws(FileTrouble) { try files.remove(path.components) }

  func paths() throws(FileTrouble) -> [GoldenPath] { try files.texts(below: []).map(GoldenPath.init) }
}

/// A frame's golden and its pending text, read together.
package struct FrameTexts: Sendable {
  package let golden: GoldenContent
  /// nil if no change is pending, or if it cannot be read and so cannot be accepted.
  package let pending: [UInt8]?

  package init(of name: GoldenName, in tree: GoldenTree, _ output: OutputArea) {
    golden = tree.content(at: name.path)
    pending = (try? output.pending.text(for: name.path)) ?? nil
  }

  package init(golden: GoldenContent, pending: [UInt8]?) {
    self.golden = golden
    self.pending = pending
  }

  /// The pending change; nil without one.
  /// - Parameter former: the name of its golden, if the frame was renamed.
  package func change(of name: GoldenName, former: GoldenName?, in tree: GoldenTree) -> FrameChange? {
    guard let pending else { return nil }
    let former = golden.bytes == nil ? former : nil
    let old = former.flatMap { tree.content(at: $0.path).bytes }.map { GoldenBytes.text($0, under: pending) }
    return FrameChange(name: name, old: golden.bytes ?? old, new: pending, former: former)
  }
}
