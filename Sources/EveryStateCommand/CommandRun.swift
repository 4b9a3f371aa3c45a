import EveryStateGoldens
import EveryStateReview

/// What the command line answers to its caller.
enum ExitStatus: Int32 {
  case inOrder = 0
  case needsAttention = 1
  case cannotTell = 2
}

/// One call of the tool.
struct CommandRun {
  let words: [String]

  func exitStatus() -> ExitStatus {
    do throws(UsageError) {
      return try answer(to: Arguments(words))
    } catch {
      if case .wrong(let message) = error, words.contains("--json") {
        return printed(JSONDocument(command: words.first ?? "", error: message), .cannotTell)
      }
      switch error {
      case .help(let text):
        say(text, terminator: "")
        return .inOrder
      case .wrong(let message):
        return failed(TerminalText.harmless(message) + " See `everystate --help`.")
      }
    }
  }

  private func answer(to arguments: Arguments) -> ExitStatus {
    let isJSON = arguments.flags.contains("--json")
    func failed(_ message: String) -> ExitStatus {
      isJSON
        ? printed(JSONDocument(command: arguments.command.rawValue, error: message), .cannotTell) : self.failed(message)
    }
    do {
      if arguments.command == .doctor { return try doctor(arguments) }
      let environment = ProcessEnvironment.variables()
      // What is said on the command line counts more than the variable that moves the root.
      let root = try PackageRoot.find(
        from: try start(arguments), environment: arguments.packagePath == nil ? environment : [:])
      let folders =
        arguments.reports.isEmpty
        ? try RunFolders(packageRoot: root, environment: environment)
        : try RunFolders(jobs: arguments.reports.map(Self.absolute))
      if arguments.command == .gallery, arguments.flags.contains("--serve") {
        let areas =
          arguments.reports.isEmpty
          ? [try OutputArea(packageRoot: root, environment: environment).folder] : arguments.reports.map(Self.absolute)
        return try GalleryServer(
          packageRoot: root, folders: folders,
          places: [root + "/" + GoldenPath.folder] + areas.flatMap { [$0 + "/reports", $0 + "/pending"] },
          port: arguments.options["--port"].flatMap { UInt16($0) },
          coverage: arguments.flags.contains("--branches") ? FollowedCoverage(root: root, folders: folders) : nil
        ).run()
      }
      if arguments.command == .gallery {
        return try GalleryCommand(
          packageRoot: root, environment: environment, folders: folders, output: arguments.options["--output"],
          tellsBranches: arguments.flags.contains("--branches")
        ).run()
      }
      if arguments.command == .map { return try map(arguments, root, folders) }
      if arguments.command == .mutate {
        return try MutateCommand(
          root: root, only: arguments.options["--only"].map { try Selection(parsing: $0) } ?? .everything,
          budget: arguments.options["--budget"].flatMap(TimeBudget.init)?.duration, isJSON: isJSON
        ).run()
      }
      if arguments.command == .watch { return try watch(arguments, root: root, environment: environment) }
      if arguments.command == .play {
        return try PlayCommand(
          root: root, environment: environment, selection: arguments.selection,
          script: arguments.options["--script"].map { $0 == "-" ? $0 : Self.absolute($0) },
          command: arguments.options["--command"]
        ).run()
      }
      if arguments.command == .coverage {
        guard let report = try folders.newestRun() else {
          throw CannotCover("no test run has left a report. Run `swift test` first")
        }
        return try CoverageCommand(
          root: root, only: arguments.options["--only"].map { try Selection(parsing: $0) } ?? .everything,
          report: report, isJSON: isJSON
        ).run()
      }
      let review = try Review(packageRoot: root, of: folders)
      for trouble in review.report.troubles { printError("note: \(trouble)") }
      let names = review.frames.map(\.name)
      let selection = arguments.selection(among: names)
      let frames = review.frames.filter { selection.matches($0.name) }
      let unmatched = selection.itemsWithoutMatch(in: names)
      guard unmatched.isEmpty else {
        return failed(nothingSelected(unmatched, of: review))
      }
      if isJSON { return try document(arguments, review: review, frames: frames) }
      return try perform(arguments, review: review, frames: frames)
    } catch {
      return failed("\(error)")
    }
  }

  private func doctor(_ arguments: Arguments) throws -> ExitStatus {
    let flags = arguments.flags
    return try DoctorCommand(
      path: arguments.path, compiles: flags.contains("--compile"), isForiOS: flags.contains("--as-for-ios"),
      modules: arguments.options["--modules"], isJSON: flags.contains("--json"), fixes: flags.contains("--fix"),
      isDryRun: flags.contains("--dry-run")
    ).run()
  }

  private func perform(_ arguments: Arguments, review: Review, frames: [ReviewedFrame]) throws -> ExitStatus {
    switch arguments.command {
    case .status: try StatusCommand(review: review).run()
    case .findings: try FindingsCommand(review: review, selection: arguments.selection).run()
    case .review:
      try ReviewCommand(
        review: review, frames: frames, isWhole: arguments.selection.isEverything,
        environment: ProcessEnvironment.variables()
      ).run()
    case .diff:
      DiffCommand(
        review: review, frames: frames,
        orphans: arguments.selection.isEverything && review.report.tellsOrphans ? try review.orphans() : []
      ).run()
    case .accept:
      try AcceptCommand(
        review: review, frames: frames, reformatted: arguments.flags.contains("--reformatted"),
        isSelection: !arguments.selection.isEverything
      ).run()
    case .reject: try RejectCommand(review: review, frames: frames).run()
    case .prune:
      try PruneCommand(
        review: review, isSure: arguments.flags.contains("--yes"), catalog: arguments.options["--catalog"]
      ).run()
    case .show:
      ShowCommand(
        review: review, frames: frames, isStyled: TerminalColour.isWanted(environment: ProcessEnvironment.variables()),
        isWhole: arguments.selection.isEverything
      ).run()
    // It needs no run's report, and has been answered.
    case .watch, .play, .map, .gallery, .doctor, .mutate, .coverage: .inOrder
    case .summary:
      try SummaryCommand(
        review: review, output: arguments.options["--output"],
        limit: arguments.options["--limit"].flatMap { Int($0) } ?? MarkdownSummary.defaultLimit,
        isForGitHub: arguments.flags.contains("--github") || ProcessEnvironment.variables()["GITHUB_ACTIONS"] == "true",
        isCodeQuality: arguments.flags.contains("--code-quality"), tellsBranches: arguments.flags.contains("--branches")
      ).run()
    }
  }

  /// It needs no run's report: what is committed is told without.
  private func map(_ arguments: Arguments, _ root: String, _ folders: RunFolders) throws -> ExitStatus {
    var review: Review?
    do { review = try Review(packageRoot: root, of: folders) } catch is NoRunReported {}
    return try MapCommand(
      maps: try ReviewedMap.all(in: GoldenTree(packageRoot: root), review), selection: arguments.selection,
      look: arguments.options["--declare"], isJSON: arguments.flags.contains("--json")
    ).run()
  }

  private func watch(_ arguments: Arguments, root: String, environment: [String: String]) throws -> ExitStatus {
    let command = arguments.options["--command"]
    let end = arguments.passedOn.isEmpty ? "" : " \"$@\""
    let words = command.map { ["/bin/sh", "-c", $0 + end, "sh"] } ?? ["swift", "test"]
    return try WatchCommand(
      root: root, environment: environment, words: words + arguments.passedOn,
      name: ([command ?? "swift test"] + arguments.passedOn).joined(separator: " "),
      isOnce: arguments.flags.contains("--once")
    ).run()
  }

  private func document(_ arguments: Arguments, review: Review, frames: [ReviewedFrame]) throws -> ExitStatus {
    let isWhole = arguments.selection.isEverything
    let document =
      switch arguments.command {
      case .diff: JSONDocument(diff: review, frames: frames)
      case .show: JSONDocument(show: review, frames: frames)
      case .review: JSONDocument(review: try ReviewWalk(review, frames: frames, withOrphans: isWhole))
      case .findings: JSONDocument(findings: try RunSummary(review), of: arguments.selection)
      default: JSONDocument(command: arguments.command.rawValue, summary: try RunSummary(review))
      }
    return printed(document, document.exitStatus == 0 ? .inOrder : .needsAttention)
  }

  private func printed(_ document: JSONDocument, _ status: ExitStatus) -> ExitStatus {
    print(document.text, terminator: "")
    return status
  }

  /// The folder that the search for the package starts at.
  private func start(_ arguments: Arguments) throws -> String {
    let path = arguments.packagePath ?? "."
    guard let real = realpath(path, nil) else {
      throw NoSuchFolder(path: path, reason: String(cString: strerror(errno)))
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// A path that a person gave, from the file system's root.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  private func nothingSelected(_ items: [Selection.Item], of review: Review) -> String {
    let known = review.frames.filter { $0.name.kind == .frame }.map { "  " + $0.name.selector }
    let unknown = items.map { "'\(TerminalText.harmless($0.description))'" }.joined(separator: ", ")
    return "The newest run has no frame \(unknown). It has:\n"
      + (known.isEmpty ? "  (none)" : known.joined(separator: "\n"))
  }

  private func failed(_ message: String) -> ExitStatus {
    printError("everystate: " + message)
    return .cannotTell
  }
}

struct NoSuchFolder: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "Cannot use the folder '\(TerminalText.harmless(path))': \(reason)." }
}
