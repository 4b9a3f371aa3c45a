import EveryStateGoldens
import Foundation

/// A run as the harness makes it, with frames that all draw the same text under their own header.
struct RecordingRun {
  let root: String
  let frameCount: Int
  let text: String
  let catalog: String

  func perform() throws {
    let session: GoldenSession
    do {
      session = try GoldenSession(packageRoot: root, environment: ProcessInfo.processInfo.environment, textFormat: 1)
    } catch {
      print("no session\tfailure\t-\t\(error)")
      exit(2)
    }
    let states = (0..<frameCount).map { "state \($0)" }
    let claims = CatalogClaims(
      catalog: catalog, screens: [ScreenClaims(screen: "Screen", states: states.map { FrameClaim($0) })])
    var isFailed = false
    for state in states {
      let name = try GoldenName(catalog: claims.catalog, screen: "Screen", state: state)
      session.begin(name, declaredAt: SourceLine(file: root + "/Probe.swift", line: 1))
      let outcome = session.verify(name, text: Self.drawing(state: state, text: text))
      print("\(outcome.verdict.rawValue)\t\(outcome.severity.rawValue)\t\(state)\t\(outcome.headline)")
      isFailed = isFailed || outcome.isFailure
    }
    for finding in session.completeness(of: claims) {
      print("\(finding.verdict.rawValue)\t\(finding.severity.rawValue)\tcatalog\t\(finding.headline)")
      isFailed = isFailed || finding.isFailure
    }
    session.end()
    exit(isFailed ? 1 : 0)
  }

  /// Some kilobytes, with a last line that a torn file would lack.
  static func drawing(state: String, text: String) -> String {
    "# \(state)\n" + (0..<200).map { "\(text) \($0) of \(state)\n" }.joined() + "end of \(state)\n"
  }
}
