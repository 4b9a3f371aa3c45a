import EveryStateGoldens
import EveryStateReview

/// Removes goldens that no catalog declares: only those that it lists, and only with `--yes`.
struct PruneCommand: Command {
  private static let yes = Option("--yes", help: "Remove what is listed.")
  private static let catalog = Option(
    "--catalog", "NAME",
    help: "A catalog that the newest run did not declare: all of its goldens and its line in the index.")
  static let declaration = CommandDeclaration(
    "prune", .review, "List the goldens that no catalog declares, and remove them with --yes.",
    options: [Self.yes, Self.catalog, .report, .packagePath])

  private let review: Review
  private let isSure: Bool
  private let catalog: String?
  /// This call, as the user types it.
  private let line: String

  init(_ call: Call) throws {
    review = try call.review()
    isSure = call.has(Self.yes)
    catalog = call.value(Self.catalog)
    line = call.line
  }

  func run() throws -> ExitStatus {
    guard !review.report.isRunning else {
      printError("everystate: the newest run is still in progress. Prune after it ends.")
      return .cannotTell
    }
    if let missing = review.report.missingShards.first {
      printError(
        "everystate: \(missing) of the newest run is missing, so orphans are unknown. Give the folders of all shards: "
          + "swift run everystate prune --report DIR DIR")
      return .cannotTell
    }
    if let catalog { return try prune(catalog) }
    guard !review.report.claims.isEmpty else {
      printError("everystate: the newest run declared no catalog, so orphans are unknown. Run all tests first.")
      return .cannotTell
    }
    let orphans = try review.orphans()
    for path in orphans { say("\(path)") }
    for catalog in try review.undeclaredCatalogs() { printError("note: not pruned: \(catalog.words)") }
    return try finish(orphans) { review.remove(orphans) }
  }

  private func prune(_ catalog: String) throws -> ExitStatus {
    let undeclared = try review.undeclaredCatalogs()
    guard let found = undeclared.first(where: { $0.name.hasBytes(of: catalog) }) else {
      let reason =
        review.report.claims.contains { $0.catalog == catalog } ? "the newest run declared it" : "no golden has it"
      printError(
        "everystate: the catalog '\(TerminalText.harmless(catalog))' cannot be pruned: \(reason). Undeclared catalogs: "
          + (undeclared.isEmpty ? "none" : undeclared.map { TerminalText.harmless($0.name) }.joined(separator: ", ")))
      return .cannotTell
    }
    if let file = found.file {
      printError(
        "everystate: '\(TerminalText.harmless(catalog))' cannot be pruned: its suite is still in "
          + "\(TerminalText.harmless(file)). Remove its tests first.")
      return .cannotTell
    }
    let paths = try review.tree.paths(inCatalog: catalog)
    for path in paths { say("\(path)") }
    if try review.tree.catalogsInIndex().contains(where: catalog.hasBytes) {
      say("the line '\(TerminalText.harmless(catalog))' of the index")
    }
    return try finish(paths, always: true) { try review.removeCatalog(catalog) }
  }

  private func finish(
    _ paths: [GoldenPath], always: Bool = false, remove: () throws -> (removed: [GoldenPath], troubles: [String])
  ) throws -> ExitStatus {
    guard !paths.isEmpty || always else {
      say("Nothing to prune.")
      return .inOrder
    }
    guard isSure else {
      say(
        "No catalog declares \(counted(paths.count, "golden")). Nothing was removed.\nRemove what is listed: \(line) --yes"
      )
      return .needsAttention
    }
    let (removed, troubles) = try remove()
    say("Removed \(counted(removed.count, "golden")).")
    for trouble in troubles { printError(trouble) }
    return troubles.isEmpty ? .inOrder : .needsAttention
  }
}
