import EveryStateGoldens
import EveryStateReview

/// What is run to bring a frame up.
///
/// The tests are built, and their program is started by itself: `swift test` would hold the package's build for as long as somebody plays,
/// so that what has changed could be built only after it.
struct PlayPlan {
  let root: String
  let frame: String
  let log: String
  /// What builds the tests; nil where `words` do it all.
  let build: [String]?
  private let filters: [String]
  private let command: String?

  init(root: String, selection: Selection, command: String?, log: String) throws {
    self.root = root
    self.log = log
    self.command = command
    build = command == nil ? ["swift", "build", "--build-tests"] : nil
    let tree = GoldenTree(packageRoot: root)
    let catalogs = try tree.catalogsInIndex()
    let names = try catalogs.flatMap { try tree.paths(inCatalog: $0) }.compactMap(\.name).filter { $0.kind == .frame }
    let known = names.first(where: selection.matches)
    if selection.isEverything {
      guard let first = known else { throw CannotPlay("say which frame: everystate play Watchlist/failed") }
      frame = Selection.written(first.catalog) + ":" + Selection.written(first.screen)
    } else {
      frame = selection.description
    }
    isFiltered = command == nil && known != nil
    // A frame that has no golden yet may be any catalog's.
    filters = (known.map { [$0.catalog] } ?? catalogs).flatMap {
      ["--filter", "^" + $0.split(separator: ".").joined(separator: "[./]") + "/"]
    }
  }

  /// Whether the frame is known and only the tests of its own suite are run.
  let isFiltered: Bool

  /// The tests' program and its arguments; asked for when they are built.
  /// - Parameter isWide: whether all tests are run: a catalog may have another name than its suite.
  func words(isWide: Bool) -> [String] {
    if let command { return ["/bin/sh", "-c", command, "sh"] }
    let filters = isWide ? [] : filters
    guard let program = builtTests else { return ["swift", "test", "--skip-build", "--disable-xctest"] + filters }
    return [program, "--testing-library", "swift-testing"] + filters
  }

  /// The one program that holds the package's tests; nil where there are several, or none where it is looked for.
  private var builtTests: String? {
    let folder = root + "/.build/debug"
    let names = ((try? Folder(opening: folder)?.names()) ?? []).filter { $0.hasSuffix(".xctest") }
    guard names.count == 1, let name = names.first else { return nil }
    let path = folder + "/" + name
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 else { return nil }
    return path
  }
}
