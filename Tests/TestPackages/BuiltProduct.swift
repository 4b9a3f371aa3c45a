import Foundation

/// Executables of this package, as the build has left them beside the tests.
package enum BuiltProduct {
  package static let everystate = path("everystate")
  package static let probe = path("EveryStateGoldensProbe")

  private static func path(_ name: String) -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    let folders = [beside, package.appendingPathComponent(".build/debug")].compactMap { $0 }
    let found = folders.map { $0.appendingPathComponent(name).path }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    return found ?? name
  }
}
