import EveryStateGoldens
import Foundation

/// A run that leaves many changes waiting, as a change of copy in a shared view does: screens with the four states of loading,
/// some thirty lines each, recorded and then run again with other words.
struct PendingRun {
  let root: String
  let frameCount: Int

  func perform() throws {
    let states = CoverageMatrix.requiredStates
    let screens = (0..<(frameCount / states.count)).map { "Screen \($0)" }
    let claims = CatalogClaims(
      catalog: "Probe.Pending",
      screens: screens.enumerated().map { number, screen in
        ScreenClaims(
          screen: screen,
          states: states.enumerated().map {
            FrameClaim($1, declaredAt: SourceLine(file: "Tests/Screens.swift", line: 10 * number + $0 + 1))
          })
      })
    for (mode, action) in [("all", "Try Again"), ("never", "Retry")] {
      let session = try GoldenSession(packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": mode], textFormat: 1)
      try session.declare(claims)
      for claim in try claims.goldens() where claim.name.kind == .frame {
        session.begin(claim.name, declaredAt: claim.declaredAt)
        _ = session.verify(
          claim.name, text: Self.drawing(claim.name, action: action), declaredAt: claim.declaredAt,
          notes: FrameNotes(callLog: ["markets() called at 0 s", "markets() returned at 1 s"]))
      }
      _ = session.completeness(of: claims)
      session.end()
    }
  }

  private static func drawing(_ name: GoldenName, action: String) -> String {
    let rows = (0..<12).map {
      "* Row \($0) of \(name.screen)             $\($0).00  {headline | red}\n  its detail  {secondary}\n"
    }
    return
      "# \(name) (40 columns)\n= \(name.screen)\n\n\(rows.joined())  \(name.state)\n        [\(action)]    {prominent}\n"
  }
}
