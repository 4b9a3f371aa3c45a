/// Changes one place at a time, and asks whether the frames notice.
package struct MutationRun {
  /// What became of one change.
  package enum Result: String, Sendable {
    /// A frame of the changed app failed.
    case killed
    /// All frames of the changed app are as they were.
    case survived
    /// The changed app does not compile.
    case notCompiled
    /// The changed app came to no end.
    case timedOut
  }
  /// How a command ended.
  package enum Ending: Equatable, Sendable {
    case succeeded, failed, timedOut
  }
  /// What a run needs of the world.
  package struct World {
    /// Writes a file of the copy.
    var write: (_ file: String, _ bytes: [UInt8]) throws -> Void
    var build: () throws -> Ending
    /// Runs the frames that may show a change.
    var test: (MutationPlace) throws -> Ending
    /// Whether the next change may begin.
    var mayGoOn: () -> Bool

    package init(
      write: @escaping (String, [UInt8]) throws -> Void, build: @escaping () throws -> Ending,
      test: @escaping (MutationPlace) throws -> Ending, mayGoOn: @escaping () -> Bool
    ) {
      self.write = write
      self.build = build
      self.test = test
      self.mayGoOn = mayGoOn
    }
  }
  /// The places that were tried, in the order of the sources.
  package private(set) var results: [(place: MutationPlace, result: Result)] = []
  /// How many were not tried, for want of time.
  package private(set) var leftOutCount = 0

  /// - Parameters:
  ///   - places: in the order of the sources.
  ///   - order: the indices of the places, in the order in which they are tried.
  ///   - sources: the files' bytes.
  ///   - world: what builds and tests.
  ///   - progress: is told of each result.
  package init(
    _ places: [MutationPlace], order: [Int], sources: [String: [UInt8]], in world: World,
    progress: (_ number: Int, MutationPlace, Result) -> Void = { _, _, _ in }
  ) throws {
    var found: [Int: Result] = [:]
    for (number, index) in order.enumerated() {
      guard world.mayGoOn() else { break }
      let place = places[index]
      guard let source = sources[place.file] else { continue }
      try world.write(place.file, place.changed(source))
      defer { try? world.write(place.file, source) }
      let result: Result =
        switch try world.build() {
        case .failed: .notCompiled
        case .timedOut: .timedOut
        case .succeeded:
          switch try world.test(place) {
          case .succeeded: .survived
          case .failed: .killed
          case .timedOut: .timedOut
          }
        }
      // Whoever was told to stop in the middle of a command knows nothing of its end.
      guard world.mayGoOn() || result == .survived || result == .killed else { break }
      found[index] = result
      progress(number + 1, place, result)
    }
    results = found.sorted { $0.key < $1.key }.map { (places[$0.key], $0.value) }
    leftOutCount = places.count - results.count
  }

  package func count(_ result: Result) -> Int { results.count { $0.result == result } }

  /// Whether a change was put to the test at all.
  package var hasChecked: Bool { results.contains { $0.result != .notCompiled } }
}
