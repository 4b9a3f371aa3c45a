/// A command of `everystate`. Parsing and help are made from its declaration.
///
/// To add a command, write a type in a file of its own and add it to ``Everystate/commands``.
protocol Command {
  static var declaration: CommandDeclaration { get }
  /// Reads the options and the command's input. Throws ``UsageError`` for an option with a wrong value.
  init(_ call: Call) throws
  func run() throws -> ExitStatus
}

/// The tool: its version and its commands, in the order in which help lists them.
enum Everystate {
  /// The changelog has an entry for it; a release has its tag.
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      StatusCommand.self, ReviewCommand.self, DiffCommand.self, AcceptCommand.self, RejectCommand.self,
      PruneCommand.self, FindingsCommand.self, ShowCommand.self, HistoryCommand.self, GalleryCommand.self,
      MapCommand.self, PlayCommand.self,
      WatchCommand.self, SummaryCommand.self, AdoptCommand.self, DoctorCommand.self, MutateCommand.self,
      ExploreCommand.self, CoverageCommand.self, AffectedCommand.self, HelpCommand.self,
    ]
  }

  static var declarations: [CommandDeclaration] { commands.map { $0.declaration } }
}

struct CommandDeclaration {
  let name: String
  let group: CommandGroup
  /// One line of help, a sentence in the imperative.
  let summary: String
  var operand = Operand.none
  var options: [Option] = []
  /// Help below the options.
  var details = ""
  /// A call of one of the most common commands, and its purpose.
  var example: (words: String, purpose: String)?

  init(
    _ name: String, _ group: CommandGroup, _ summary: String, operand: Operand = .none, options: [Option] = [],
    details: String = "", example: (words: String, purpose: String)? = nil
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.operand = operand
    self.options = options
    self.details = details
    self.example = example
  }

  func option(_ name: String) -> Option? { options.first { $0.name == name } }
}

enum CommandGroup: String, CaseIterable {
  case review = "Review changes"
  case look = "Look at screens"
  case continuousIntegration = "Continuous integration"
  case adopt = "Adopt EveryState in an app"
  case measure = "Measure what goldens cover"
  case tool = "The tool itself"
}

/// The operands of a command.
enum Operand {
  case none
  case frames
  case frame
  case path
  /// Words for `swift test`, behind `--`.
  case passedOn
  case word(String, choices: [String])

  var usage: String {
    switch self {
    case .none: ""
    case .frames: " [FRAME ...]"
    case .frame: " [FRAME]"
    case .path: " [PATH]"
    case .passedOn: " [-- ARGUMENT ...]"
    case .word(let name, _): " [\(name)]"
    }
  }

  var takesFrames: Bool {
    switch self {
    case .frames, .frame: true
    default: false
    }
  }
}

/// An option of a command: a flag, or a name with a value.
struct Option: Equatable {
  /// `--limit`.
  let name: String
  /// The value's name in help, `BYTES`; nil for a flag.
  var value: String?
  let help: String

  init(_ name: String, _ value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  var label: String { value.map { "\(name) \($0)" } ?? name }

  static let json = Option("--json", help: "Print one JSON document with sorted keys; errors too.")
  static let since = Option(
    "--since", "REF", help: "A commit such as main: the screens that the changes since then touch come first.")
  static let patch = Option("--patch", help: "Print a patch for `git apply` instead.")
  static let report = Option(
    "--report", "DIR ...",
    help:
      "Read these folders instead of the package's newest run: those that EVERYSTATE_OUTPUT named in the jobs of a sharded run."
  )
  static let packagePath = Option(
    "--package-path", "DIR", help: "The package; by default the nearest one at or above the working directory.")
  static let only = Option(
    "--only", "FRAMES", help: "Only these screens, such as Watchlist or Watchlist/failed,Detail.")
  static let owner = Option(
    "--owner", "NAME", help: "Only screens whose declaration CODEOWNERS gives to this owner, such as @shop/checkout.")
  static let branches = Option(
    "--branches",
    help:
      "Add a column to the matrix: how many branches of a screen appear in goldens, as `everystate coverage` counts.")
  static let help = Option("--help", help: "Print this help.")
}
