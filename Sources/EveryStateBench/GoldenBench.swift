import EveryStateGoldens
import Foundation

/// Comparing unchanged goldens as a test run does, against reading and comparing the files plainly.
struct GoldenBench {
  private let root: String
  private let screenCount: Int
  private let line: SourceLine
  private static let states = ["loaded", "loading", "empty", "failed", "retry"]

  /// - Parameter count: how many goldens there are, five a screen.
  init(root: String, count: Int) {
    self.root = root
    screenCount = count / Self.states.count
    line = SourceLine(file: root + "/Tests/BenchTests/Goldens.swift", line: 12)
  }

  static func run() throws -> Bool {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("everystate-bench-goldens-\(getpid())")
      .path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let bench = GoldenBench(root: root, count: 5_000)
    try bench.record()
    return try bench.compare()
  }

  func compare() throws -> Bool {
    let names = try claims.goldens().map(\.name).filter { $0.kind == .frame }
    let files = names.map { root + "/" + $0.path.text }
    let texts = names.map(drawing)
    let bytes = texts.map { Array($0.utf8) }
    var (floors, times, runs): ([Double], [Double], [Double]) = ([], [], [])
    // In turns, so that a machine's load meets all alike.
    for _ in 0..<31 {
      floors.append(seconds { for (file, text) in zip(files, bytes) { readPlainly(file, text) } })
      let start = ContinuousClock.now
      let session = try session("never")
      try session.declare(claims)
      for name in names { session.begin(name, declaredAt: line) }
      times.append(seconds { verify(names, texts, in: session) })
      session.end()
      runs.append(start.duration(to: .now) / .seconds(1))
    }
    let (floor, time, run) = (floors.median, times.median, runs.median)
    print(
      "     \(Int(run * 1e9) / names.count) ns a frame for a whole run that draws nothing: declaring, beginning, comparing, ending"
    )
    let figure = Figure(
      name: "comparing \(names.count) unchanged goldens", seconds: time,
      floor: ("reading and comparing the files", floor), limit: 2 * floor)
    return figure.report()
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
  }

  private func verify(_ names: [GoldenName], _ texts: [String], in session: GoldenSession) {
    let notes = notes
    for (name, text) in zip(names, texts) {
      let outcome = session.verify(name, text: text, declaredAt: line, notes: notes)
      guard outcome.verdict == .matched else { fatalError(outcome.message) }
    }
  }

  private func readPlainly(_ file: String, _ text: [UInt8]) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      guard count == text.count, memcmp(buffer.baseAddress!, text, count) == 0 else {
        fatalError("\(file) has changed")
      }
    }
  }

  func record() throws {
    let session = try session("all")
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let file = URL(fileURLWithPath: root + "/" + claim.name.path.text)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(drawing(claim.name).utf8).write(to: file)
    }
    _ = session.completeness(of: claims)
  }

  func drawing(_ name: GoldenName) -> String {
    "# \(name.screen) / \(name.state) (50 columns)\n\n"
      + (0..<24).map { "* Row \($0) of \(name.screen)             $\($0)9.84  {headline | red}\n" }.joined()
  }

  var claims: CatalogClaims {
    CatalogClaims(
      catalog: "BenchTests.Goldens",
      screens: (0..<screenCount).map { screen in
        ScreenClaims(
          screen: "Screen \(screen)", declaredAt: line, states: Self.states.map { FrameClaim($0, declaredAt: line) })
      })
  }

  private var notes: FrameNotes { FrameNotes(callLog: ["markets: call 1 returned 12 elements", "ads: no calls"]) }

  private func session(_ mode: String) throws -> GoldenSession {
    try GoldenSession(packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": mode], textFormat: 1)
  }
}
