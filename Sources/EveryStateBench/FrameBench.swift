import EveryState
import EveryStateSamples
import SwiftUI

/// Drive, render, compare: Pulse's four states as a test of the main actor verifies them, against reading and comparing the same files.
@MainActor
struct FrameBench {
  private struct WatchlistSnapshots: ScreenSnapshots {
    struct World: SnapshotWorld { var markets = MockResponse(Market.samples) }

    func view(_ world: World) -> some View {
      WatchlistView(viewModel: WatchlistViewModel(repository: MockMarketsRepository(world.markets)))
    }

    var states: [SnapshotState<World>] {
      [
        .loads(\.markets, failure: APIError.server(status: 503))
      ]
    }
  }

  func run() async throws -> Bool {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("everystate-bench-\(getpid())").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    // Goldens are recorded at the first repetition; the others compare, and write none.
    setenv("EVERYSTATE_ROOT", root, 1)
    setenv("SNAPSHOT_TESTING_RECORD", "all", 1)

    let catalog = SnapshotCatalog(suite: "Bench") { WatchlistSnapshots() }
    let frames = catalog.frames
    for frame in frames { try await frame.verify() }
    try catalog.verifyCompleteness()
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".txt") }
      .map { root + "/" + $0 }
    let texts = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }

    let floor = try await median(of: 9, repetitions: 100) {
      for (file, text) in zip(files, texts) where try Data(contentsOf: URL(fileURLWithPath: file)) != text {
        fatalError("\(file) has changed")
      }
    }
    let all = try await median(of: 9, repetitions: 100) { for frame in frames { try await frame.verify() } }
    let figure = Figure(
      name: "drive, render and compare one frame", seconds: all / Double(frames.count),
      floor: ("reading and comparing its file", floor / Double(files.count)), limit: 0.000_5)
    let isKept = figure.report()
    let areKept = [try recordedDrives(catalog), try worlds(catalog), isKept]
    return !areKept.contains(false)
  }

  /// The cost of a generated world: its drive, and its judgement by every rule.
  private func worlds(_ catalog: SnapshotCatalog) throws -> Bool {
    var times: [Double] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let tried = try catalog.exploreWorlds(500).tried
      times.append(start.duration(to: .now) / .seconds(tried))
    }
    let start = ContinuousClock.now
    for _ in 0..<100 { try catalog.driveFrames(recordsEvents: true) }
    let drive = start.duration(to: .now) / .seconds(400)
    // It is driven, and judged by every rule.
    let figure = Figure(
      name: "drive and judge one generated world", seconds: times.median,
      floor: ("drive and draw one frame with its events", drive), limit: drive * 2.5)
    return figure.report()
  }

  /// The cost of recording a drive's events for soundness, measured in alternation with drives that record none.
  private func recordedDrives(_ catalog: SnapshotCatalog) throws -> Bool {
    var times: [Bool: [Double]] = [:]
    for _ in 0..<25 {
      for recordsEvents in [false, true] {
        let start = ContinuousClock.now
        for _ in 0..<50 { try catalog.driveFrames(recordsEvents: recordsEvents) }
        times[recordsEvents, default: []].append(start.duration(to: .now) / .seconds(200))
      }
    }
    // Each case of four frames fifty times: 5,000 frames with their events.
    let plain = times[false]!.median
    let figure = Figure(
      name: "drive and draw one frame with its events", seconds: times[true]!.median,
      floor: ("the same without", plain),
      limit: plain * 1.2)
    return figure.report()
  }
}
