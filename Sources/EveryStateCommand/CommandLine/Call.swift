import EveryStateGoldens
import EveryStateReview

/// One call of a command: the words after its name, checked against its declaration.
struct Call {
  let declaration: CommandDeclaration
  /// The call as the user types it: `swift run everystate prune --catalog App.Snapshots`.
  let line: String
  /// Frames, a path or a word, as given.
  private(set) var operands: [String] = []
  /// The words behind `--`, for `swift test`.
  private(set) var passedOn: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]
  private var reports: [String] = []
  let environment = ProcessEnvironment.variables()

  init(_ declaration: CommandDeclaration, _ words: some Collection<String>) throws {
    self.declaration = declaration
    line = (["swift run everystate", declaration.name] + words.map(ShellQuoting.quoted)).joined(separator: " ")
    var words = Array(words)[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = declaration.option(parts[0])
      if word == "--", case .passedOn = declaration.operand {
        passedOn = Array(words)
        break
      } else if let option, option.value == nil, parts.count == 1 {
        flags.insert(word)
      } else if let option, option.value != nil {
        guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isBlank else {
          throw UsageError("\(option.name) needs a value: \(option.label).", help: declaration)
        }
        guard option == .report else {
          if let first = values.updateValue(value, forKey: option.name), first != value {
            throw UsageError("\(option.name) takes one value (got '\(first)' and '\(value)').", help: declaration)
          }
          continue
        }
        // All the values that a shell expands from `jobs/*`.
        reports.append(value)
        while parts.count == 1, let next = words.first, !next.hasPrefix("-"), !next.isBlank {
          reports.append(words.removeFirst())
        }
      } else if word.hasPrefix("-") {
        let known = (declaration.options + [.help]).map(\.name)
        throw UsageError(
          "`everystate \(declaration.name)` has no option '\(word)'.\(Suggestion.sentence(word, known))",
          help: declaration)
      } else {
        try accept(word)
      }
    }
    if declaration.operand.takesFrames { _ = try selection() }
  }

  private mutating func accept(_ word: String) throws {
    // Without words a command is about everything, which an empty variable of a shell does not mean.
    guard !word.isBlank else {
      throw UsageError(
        "`everystate \(declaration.name)` has a blank argument, '\(word)'. Give it a value, or remove it.",
        help: declaration)
    }
    operands.append(word)
    func refused(_ what: String) -> UsageError {
      UsageError("`everystate \(declaration.name)` takes \(what) (got '\(word)').", help: declaration)
    }
    switch declaration.operand {
    case .frames: break
    case .none, .passedOn: throw refused("no arguments")
    case .frame: if operands.count > 1 { throw refused("only one frame") }
    case .path: if operands.count > 1 { throw refused("only one path, a folder or a file") }
    case .word(let name, let choices):
      if operands.count > 1 { throw refused("only one \(name)") }
      guard choices.contains(word) else {
        throw UsageError("Unknown \(name) '\(word)'.\(Suggestion.sentence(word, choices))")
      }
    }
  }

  var isJSON: Bool { has(.json) }

  /// Whether a coding agent reads the output: only what failed, the differences and the next command, in few lines.
  var isForAgent: Bool { CodingAgent.variable(in: environment) != nil }

  func has(_ option: Option) -> Bool { flags.contains(option.name) }

  func value(_ option: Option) -> String? { values[option.name] }

  /// The value of an option as `read` makes it; an error says `what` the option takes.
  func value<Value>(_ option: Option, _ what: String, _ read: (String) -> Value?) throws -> Value? {
    guard let text = values[option.name] else { return nil }
    guard let value = read(text) else {
      throw UsageError("\(option.name) takes \(what), not '\(text)'.", help: declaration)
    }
    return value
  }

  func selection(_ option: Option) throws -> Selection {
    try values[option.name].map { try Selection(parsing: $0) } ?? .everything
  }

  /// The frames that the operands name.
  func selection() throws -> Selection { try Selection(parsing: operands.joined(separator: ",")) }

  /// The root of the package. `--package-path` has precedence over the variable that moves the root.
  func packageRoot() throws -> String {
    let path = values[Option.packagePath.name]
    guard let real = realpath(path ?? ".", nil) else {
      throw NoSuchFolder(path: path ?? ".", reason: String(cString: strerror(errno)))
    }
    defer { free(real) }
    return try PackageRoot.find(from: String(cString: real), environment: path == nil ? environment : [:])
  }

  /// The reports of the newest run: the package's own, or those of the jobs that `--report` names.
  func runFolders(_ root: String) throws -> RunFolders {
    reports.isEmpty
      ? try RunFolders(packageRoot: root, environment: environment) : try RunFolders(jobs: reports.map(absolutePath))
  }

  /// The folders of the goldens, and the places of a run's reports, pending files and decisions.
  func runPlaces(_ root: String) throws -> [String] {
    let own = [try OutputArea(packageRoot: root, environment: environment).folder]
    return [root + "/" + GoldenPath.folder]
      + (reports.isEmpty ? own : reports.map(absolutePath)).flatMap { area in
        ["reports", "pending", "accepted.jsonl", "reader"].map { area + "/" + $0 }
      }
  }

  /// A file that the command writes where the user says.
  func output(_ path: String, as kind: OutputKind, root: String) throws -> TextFile {
    TextFile(absolutePath(path), as: kind, outside: try runPlaces(root))
  }

  func review() throws -> Review {
    let root = try packageRoot()
    var review = try Review(packageRoot: root, of: runFolders(root))
    if let reference = value(.since) {
      let changes = try ChangesSince(reference, root: root, saying: "--since")
      review.putFirst { changes.files(touching: $0)?.isEmpty == false }
    }
    for trouble in review.report.troubles { printError("note: \(trouble)") }
    return review
  }

  /// The frames that the operands select, all of which are in the newest run.
  func selection(in review: Review) throws -> Selection {
    let (selection, names) = (try selection(), (review.frames + review.removed).map(\.name))
    let unknown = selection.itemsWithoutMatch(in: names)
    guard unknown.isEmpty else { throw UnknownFrames(unknown.map(\.description), among: names) }
    return selection
  }

  /// The frames of the newest run that the operands select.
  func frames(of review: Review) throws -> [ReviewedFrame] {
    let selection = try selection(in: review)
    let frames = review.frames.filter { selection.matches($0.name) }
    return review.withFollowers(try value(.owner).map { try owned(frames, by: $0, in: review) } ?? frames)
  }

  /// They, and the goldens that acceptance removes. No file declares these, so that they have no owner.
  func framesAndRemoved(of review: Review) throws -> [ReviewedFrame] {
    let selection = try selection(in: review)
    return try frames(of: review) + (value(.owner) == nil ? review.removed.filter { selection.matches($0.name) } : [])
  }

  private func owned(_ frames: [ReviewedFrame], by owner: String, in review: Review) throws -> [ReviewedFrame] {
    guard let all = review.owners(of: review.frames) else {
      throw UsageError("--owner needs a CODEOWNERS in the repository.", help: declaration)
    }
    guard all.contains(owner) else {
      throw UsageError("CODEOWNERS gives '\(owner)' no screen of the newest run.\(Suggestion.sentence(owner, all))")
    }
    return frames.filter { review.owners(of: [$0])?.contains(owner) == true }
  }

  /// Whether no frame is named, so that the command applies to the whole run.
  var isWhole: Bool { operands.isEmpty && value(.owner) == nil }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// The absolute path of a path that the user gave.
func absolutePath(_ path: String) -> String {
  guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
  defer { free(folder) }
  return String(cString: folder) + "/" + path
}

/// An error in the words of the command line. Nothing was done.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ problem: String, help command: CommandDeclaration? = nil) {
    description = "\(TerminalText.harmless(problem)) Help: everystate help\(command.map { " \($0.name)" } ?? "")"
  }
}

/// Frames that the newest run does not have.
struct UnknownFrames: Error, CustomStringConvertible {
  let description: String

  init(_ items: [String], among names: [GoldenName]) {
    let words = items.map {
      "The newest run has no frame '\(TerminalText.harmless($0))'." + Self.nearest($0, among: names)
    }
    let count = names.count { $0.kind == .frame }
    description = words.joined(separator: "\n") + " All \(count) frames: everystate status --json"
  }

  /// ` Nearest: Watchlist, Watchlist/failed.`; empty if no screen and no frame has a similar name.
  static func nearest(_ item: String, among names: [GoldenName]) -> String {
    let frames = names.filter { $0.kind == .frame }
    let known = Set(frames.map { Selection.written($0.screen) }).sorted() + frames.map(\.selector).sorted()
    let nearest = Suggestion.nearest(item, known, count: 3)
    return nearest.isEmpty ? "" : " Nearest: \(nearest.map(ShellQuoting.quoted).joined(separator: ", "))."
  }
}

struct NoSuchFolder: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "Cannot use the folder '\(TerminalText.harmless(path))': \(reason)." }
}
