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

  func verifyCompleteness(of catalog: SnapshotCatalog) {}
  nonisolated(nonsending) func verifySoundness(of catalog: SnapshotCatalog) async {}
  nonisolated(nonsending) func verifyAccessibility(of catalog: SnapshotCatalog) async {}

  @MainActor private func explore(_ catalog: SnapshotCatalog) {
    CrashHandler.watchAlone()
    let names = catalog.declaredFrames.compactMap(\.name).filter(selection.matches)
    for screen in catalog.screens where !screen.isVariant && names.contains(where: { $0.screen == screen.name }) {
      let known = ExplorationNote.all(in: path).filter { $0.catalog == catalog.name && $0.screen == screen.name }
      guard !known.contains(where: \.isDone) else { continue }
      var note = ExplorationNote(catalog: catalog.name, screen: screen.name)
      do {
        note.isDone = try hasTime && explore(screen, known, &note)
      } catch {
        note.lines = ["\(screen.name): it cannot be explored: \(error)"]
        note.isDone = true
      }
      note.append(to: path)
    }
  }

  /// - Returns: whether it was finished.
  @MainActor private func explore(_ screen: DeclaredScreen, _ known: [ExplorationNote], _ note: inout ExplorationNote)
    throws -> Bool
  {
    let exploration = try WorldExploration(
      screen, seed: seed, tried: known.map(\.tried).max() ?? 0,
      known: known.compactMap { note in note.key.map { (note.changes, $0) } })
    note.tried = exploration.tried
    if known.isEmpty {
      for question in exploration.questions {
        var note = note
        note.lines = question
        note.append(to: path)
      }
      note.append(to: path)
    }
    while exploration.tried < worlds {
      guard hasTime else { return false }
      let goesOn = try exploration.next { report in
        var failure = note
        failure.tried = exploration.tried
        (failure.lines, failure.changes, failure.key) = (report.lines, report.changes, report.key)
        failure.append(to: path)
      }
      guard goesOn else { break }
      note.tried = exploration.tried
      note.append(to: path)
    }
    return true
  }

  private var hasTime: Bool { Date().timeIntervalSince1970 < end }
}

/// The catalogs that this process has explored: a suite may hand out their frames twice.
private let explored = Mutex<Set<String>>([])
