import EveryStateGoldens
import EveryStateReview

/// `everystate gallery --serve`: the gallery on this machine's own address, which follows the goldens and the newest run until the
/// user ends it.
struct GalleryServer {
  let packageRoot: String
  let folders: RunFolders
  let places: [String]
  /// nil for the usual one, or any free one.
  let port: UInt16?
  /// The branches in the matrix; nil without --branches.
  let coverage: FollowedCoverage?

  /// The port that pages reconnect to after a restart of the server.
  static let usualPort: UInt16 = 8127
  /// The interval between two checks of the files, in milliseconds.
  private static let interval: Int32 = 200

  func run() throws -> ExitStatus {
    EndingSignals.await()
    guard var server = LoopbackServer(port: port ?? Self.usualPort) ?? (port == nil ? LoopbackServer(port: 0) : nil)
    else { throw CannotServe(port: port ?? Self.usualPort, reason: String(cString: strerror(errno))) }
    defer { server.close() }
    var stamps = SourceStamps(places)
    var gallery = ServedGallery(port: server.port, page: page())
    pass("http://127.0.0.1:\(server.port)/\n")
    printError("The page follows the goldens and the newest run; Ctrl-C ends it.")
    fflush(nil)
    var lastLook = Terminal.now
    while !EndingSignals.hasCome {
      server.serve(within: Self.interval) { gallery.answer($0) }
      guard Terminal.now - lastLook >= .milliseconds(Int(Self.interval)) else { continue }
      lastLook = Terminal.now
      let now = SourceStamps(places)
      guard now != stamps else { continue }
      stamps = now
      if gallery.take(page()) { server.tell("changed") }
    }
    return .inOrder
  }

  private func page() -> Result<String, ServingTrouble> {
    do {
      return .success(
        try Gallery(packageRoot: packageRoot, of: folders, isFollowing: true, coverage: coverage?.newest()).html)
    } catch { return .failure(ServingTrouble("\(error)")) }
  }
}

struct CannotServe: Error, CustomStringConvertible {
  let port: UInt16
  let reason: String
  var description: String { "Nothing can be served at 127.0.0.1:\(port): \(reason). Name another one: --port 8200." }
}

/// The number of branches in goldens, by the newest finished run. Counting reads the sources, which takes a moment,
/// so each run is counted once, when it has ended.
final class FollowedCoverage {
  private let root: String
  private let folders: RunFolders
  /// The run that was counted last; nil before the first.
  private var counted: [ReportHeader]?
  private var coverage: ViewCoverage?

  init(root: String, folders: RunFolders) {
    self.root = root
    self.folders = folders
  }

  func newest() throws -> ViewCoverage? {
    let report = try folders.newestRun()
    let run = report?.processes ?? []
    guard report?.isRunning != true, run != counted else { return coverage }
    counted = run
    coverage = try CoverageCommand.coverageIfKnown(of: report, root: root)
    return coverage
  }
}
