/// Where a run leaves what is no golden: pending texts and reports. Outside the golden tree, never committed. Packages must not
/// share one: the newest run in it is the package's.
package struct OutputArea: Sendable {
  /// The variable that moves the area, for read-only checkouts. A relative path counts from the package's root.
  package static let variable = "EVERYSTATE_OUTPUT"

  /// The area's folder, `<package root>/.build/everystate` unless the variable says otherwise.
  package let folder: String

  /// The folder of another run, whatever the variable says.
  package init(folder: String) { self.folder = folder }

  /// - Throws: ``FileTrouble`` when the variable names a place inside the golden tree.
  package init(packageRoot: String, environment: [String: String]) throws(FileTrouble) {
    guard let value = environment.setting(Self.variable) else {
      folder = packageRoot + "/.build/everystate"
      return
    }
    folder = value.hasPrefix("/") ? value : packageRoot + "/" + value
    guard !folder.split(separator: "/").contains(where: { $0 == GoldenPath.folder[...] }) else {
      throw FileTrouble(
        "use", folder, reason: "\(Self.variable) names a place among the goldens",
        remedy: "Choose a folder outside \(GoldenPath.folder).")
    }
  }

  /// The texts that wait for a person's decision.
  package var pending: PendingArea { PendingArea(files: FileTree(root: folder, base: ["pending"], isLasting: false)) }

  /// The place of a file of the tool's own, beside the reports; the area's folder is made if need be.
  /// - Throws: ``FileTrouble``.
  package func file(_ name: String) throws(FileTrouble) -> String {
    _ = try Folder(opening: folder, create: true)
    return folder + "/" + name
  }

  /// The folder of the reports.
  package var reports: String { folder + "/reports" }
}
