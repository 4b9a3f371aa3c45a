import Foundation

/// A line of the notes that a test process writes for `everystate explore`: how far a screen's exploration has come, and what it found.
package struct ExplorationNote: Codable, Equatable, Sendable {
  package static let pathVariable = "EVERYSTATE_EXPLORE"
  package static let seedVariable = "EVERYSTATE_EXPLORE_SEED"
  /// The number of worlds for each screen.
  package static let worldsVariable = "EVERYSTATE_EXPLORE_WORLDS"
  /// The time at which the exploration ends, in seconds since 1970.
  package static let endVariable = "EVERYSTATE_EXPLORE_UNTIL"

  package var catalog: String
  package var screen: String
  package var tried = 0
  package var isDone = false
  /// Why no world was tried.
  package var leftOut: String?
  /// What was found in words; empty for a world without a failure.
  package var lines: [String] = []
  package var changes: [String] = []
  package var key: String?

  package init(catalog: String, screen: String) { (self.catalog, self.screen) = (catalog, screen) }

  package func append(to path: String) {
    guard let file = fopen(path, "a") else { return }
    fputs(String(decoding: (try? JSONEncoder.ofLines.encode(self)) ?? Data(), as: UTF8.self) + "\n", file)
    fclose(file)
  }

  package static func all(in path: String) -> [ExplorationNote] {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
  }
}
