import EveryStateGoldens
import EveryStateSimulation
import Foundation
import Synchronization

/// Explores catalogs for `everystate explore`: no golden is compared, and no report is written.
struct Explorer: SuiteHandler {
  private let path: String
  private let selection: Selection
  private let seed: UInt64
  private let worlds: Int
  private let end: Double
  var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }

  /// - Returns: nil in a process that the command did not start.
  init?(_ environment: [String: String]) {
    guard let path = environment.setting(ExplorationNote.pathVariable) else { return nil }
    self.path = path
    selection = environment.setting(Selection.variable).flatMap { try? Selection(parsing: $0) } ?? .everything
    seed = environment.setting(ExplorationNote.seedVariable).flatMap { UInt64($0) } ?? 1
    worlds = environment.setting(ExplorationNote.worldsVariable).flatMap { Int($0) } ?? 100
    end = environment.setting(ExplorationNote.endVariable).flatMap { Double($0) } ?? .infinity
  }

  /// One frame stands for its catalog.
  func frames(of catalog: SnapshotCatalog) -> [SnapshotFrame] {
    [catalog.declaredFrames.first ?? SnapshotFrame(catalog: catalog, content: .notSelected)]
  }

  nonisolated(nonsending) func verify(_ frame: SnapshotFrame) async throws {
    guard frame.name != nil, explored.withLock({ $0.insert(frame.catalog.name).inserted }) else { return }
    await explore(frame.catalog)
  }

  @MainActor private func explore(_ catalog: SnapshotCatalog) {
    CrashHandler.watchAlone()
    let names = catalog.declaredFrames.compactMap(\.name).filter(selection.matches)
    for screen in catalog.screens where !screen.isVariant && names.contains(where: { $0.screen == screen.name }) {
      let known = ExplorationNote.all(in: path).filter { $0.catalog == catalog.name && $0.screen == screen.name }
      guard !known.contains(where: \.isDone) else { continue }
      func put(_ note: ExplorationNote) {
        var note = note
        note.catalog = catalog.name
        note.append(to: path)
      }
      do {
        put(try explore(screen, known, put))
      } catch {
        var note = ExplorationNote(catalog: "", screen: screen.name)
        (note.lines, note.isDone) = (["\(screen.name): not explored: \(error)"], true)
        put(note)
      }
    }
  }

  /// - Returns: the last note.
  @MainActor func explore(
    _ screen: DeclaredScreen, _ known: [ExplorationNote], _ put: (ExplorationNote) -> Void
  ) throws -> ExplorationNote {
    guard hasTime else {
      var note = ExplorationNote(catalog: "", screen: screen.name)
      note.leftOut = "the time was up before its first world"
      return note
    }
    let exploration = try WorldExploration(screen, seed: seed, known: known)
    if known.isEmpty { for question in exploration.questions { put(exploration.note(question)) } }
    var isDone = exploration.tried >= worlds
    while !isDone, hasTime {
      // A process that ends tries the worlds since the last note again.
      if exploration.tried % 16 == 0 { put(exploration.note()) }
      isDone = try !exploration.next(put) || exploration.tried >= worlds
    }
    var note = exploration.note()
    note.isDone = isDone
    if isDone, exploration.tried == 0 { note.leftOut = exploration.reasonWithoutWorlds }
    return note
  }

  private var hasTime: Bool { now() < end }
}

/// The catalogs that this process has explored: a suite may hand out their frames twice.
private let explored = Mutex<Set<String>>([])
