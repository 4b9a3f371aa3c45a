import Foundation

/// Executables of this package, as the build has left them beside the tests.
package enum BuiltProduct {
  package static let everystate = path("everystate")
  package static let probe = path("EveryStateGoldensProbe")

  private static func path(_ name: String) -> String {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return folder?.appendingPathComponent(name).path ?? name
  }
}
