import EveryStateGoldens
import TestPackages
import TestSupport
import Testing

@testable import EveryStateReview

/// What stands below all frames, and that a terminal's last screen holds it.
@Suite(.besideTheMainActor) struct SeenFramesTests {
  private func frames(suites: Int, of suite: Int, state: (Int) -> ReviewedFrame.Standing) throws -> [ReviewedFrame] {
    try (0..<suites).flatMap { number in
      try (0..<suite).map { frame in
        let name = try GoldenName(catalog: "App.S\(number)", screen: "Screen \(frame / 4)", state: "state \(frame % 4)")
        return ReviewedFrame(name: name, outcome: nil, standing: state(number * suite + frame))
      }
    }
  }

  @Test func `frames, screens and how they stand; one suite needs no line of its own`() throws {
    let package = try ReviewedPackage()
    try package.run()
    expect(SeenFrames(try package.review().frames).lines, is: ["Seen: 5 frames of 2 screens: 5 matched"])
  }

  @Test func `what is to be looked at stands by its name, a line for each suite before it`() throws {
    let package = try frames(suites: 2, of: 4) { $0 == 5 ? .crashed : .running }
    expect(
      SeenFrames(package).lines,
      is: [
        "Seen: 8 frames of 2 screens: 1 crashed, 7 running",
        "  App.S0: 4 frames of 1 screen: 4 running",
        "  App.S1: 4 frames of 1 screen: 1 crashed, 3 running",
        "To look at:",
        "  Screen 0 / state 1: crashed",
      ] + (0..<7).map { "  Screen 0 / state \($0 < 4 ? $0 : [0, 2, 3][$0 - 4]): running" })
  }

  @Test func `a thousand of each are few lines that say how many more there are`() throws {
    let lines = SeenFrames(try frames(suites: 30, of: 40) { _ in .crashed }).lines
    expect(lines.count <= 20 && lines[0] == "Seen: 1200 frames of 300 screens: 1200 crashed")
    expect(lines.contains("  ... and 22 more") && lines.last == "  ... and 1192 more")
  }

  @Test func `matrices and maps are no frames`() throws {
    let matrix = ReviewedFrame(name: try .matrix(catalog: "App.S"), outcome: nil, standing: .notRun)
    expect(SeenFrames([matrix]).lines, is: ["Seen: 0 frames of 0 screens"])
  }
}
