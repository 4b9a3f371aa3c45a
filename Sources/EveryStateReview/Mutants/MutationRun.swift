import EveryStateGoldens

/// Turns on one change at a time, and checks whether the frames notice.
package struct MutationRun {
  package enum Result: String, Sendable {
    case killed
    case survived
    case notCompiled
    case timedOut
  }
  package enum Ending: Equatable, Sendable { case succeeded, failed, timedOut }
  /// The places that were tried, in the order of the sources.
  package private(set) var results: [(place: MutationPlace, result: Result)] = []
  /// The changes for lack of time, and those that do not build with the others and are too many to be built alone.
  package private(set) var (leftOutCount, notBuiltCount) = (0, 0)

  /// - Parameters:
  ///   - switched: the indices of the places with a switch in the build.
  ///   - test: runs the frames that may show a change, with the switch of that index.
  package init(
    _ places: [MutationPlace], order: [Int], switched: Set<Int>, sources: [String: [UInt8]],
    write: (_ file: String, _ bytes: [UInt8]) throws -> Void, build: () throws -> Ending,
    test: (MutationPlace, Int?) throws -> Ending, mayGoOn: () -> Bool,
    progress: (_ number: Int, MutationPlace, Result) -> Void = { _, _, _ in }
  ) throws {
    var found: [Int: Result] = [:]
    var alone = order.filter { !switched.contains($0) }
    if alone.count > max(10, places.count / 10) { (notBuiltCount, alone) = (alone.count, []) }
    for (number, index) in (order.filter(switched.contains) + alone).enumerated() {
      guard mayGoOn() else { break }
      let (place, isSwitched) = (places[index], switched.contains(index))
      guard let source = sources[place.file] else { continue }
      if !isSwitched { try write(place.file, place.changed(source)) }
      defer { if !isSwitched { try? write(place.file, source) } }
      let result: Result =
        switch isSwitched ? .succeeded : try build() {
        case .failed: .notCompiled
        case .timedOut: .timedOut
        case .succeeded:
          switch try test(place, isSwitched ? index : nil) {
          case .succeeded: .survived
          case .failed: .killed
          case .timedOut: .timedOut
          }
        }
      // A command that was interrupted has no result.
      guard mayGoOn() || result == .survived || result == .killed else { break }
      found[index] = result
      progress(number + 1, place, result)
    }
    results = found.sorted { $0.key < $1.key }.map { (places[$0.key], $0.value) }
    leftOutCount = places.count - results.count - notBuiltCount
  }

  package func count(_ result: Result) -> Int { results.count { $0.result == result } }

  package var hasChecked: Bool { results.contains { $0.result != .notCompiled } }
}

/// The order in which places are tried: a run that ends early has tried evenly spread ones.
package enum MutationOrder {
  package static func spread(_ count: Int, seed: UInt64) -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    var random = SeededRandom(seed: seed)
    let shift = Int(random.next() % UInt64(count))
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    // Numbers with reversed bits halve the range again and again.
    return (0..<(1 << bits)).map { number in (0..<bits).reduce(0) { $0 << 1 | (number >> $1 & 1) } }
      .filter { $0 < count }.map { ($0 + shift) % count }
  }
}

/// A duration on the command line: `90s`, `5m`, `1h`.
package struct TimeBudget: Equatable, Sendable {
  package let duration: Duration

  package init?(_ text: String) {
    guard let unit = text.last, let number = Int(text.dropLast()), number > 0 else { return nil }
    switch unit {
    case "s" where number <= 1_000_000: duration = .seconds(number)
    case "m" where number <= 100_000: duration = .seconds(number * 60)
    case "h" where number <= 1_000: duration = .seconds(number * 3600)
    default: return nil
    }
  }
}

/// The screens whose frames are run first for a change: those that contain the changed code.
package struct MutationScope: Sendable {
  private struct Screen {
    let catalog: String
    let item: String
    let reach: SourceReading.Reach?
  }
  private let screens: [Screen]

  package init(_ reading: SourceReading, _ outcomes: [ReportOutcome]) {
    let groups = Dictionary(grouping: outcomes) {
      "\(Selection.written($0.name.catalog)):\(Selection.written($0.name.screen))"
    }
    screens = groups.sorted { $0.key < $1.key }.map { item, outcomes in
      Screen(catalog: outcomes[0].name.catalog, item: item, reach: reading.reach(of: outcomes))
    }
  }

  /// Whether no screen is built from this place.
  func leavesOut(_ place: MutationPlace) -> Bool {
    screens.allSatisfy { $0.reach.map { !$0.contains(file: place.file, line: place.line) } ?? false }
  }

  /// The screens of a place and their catalogs; nil if they are all screens.
  package func selection(of place: MutationPlace) -> (screens: Selection, catalogs: [String])? {
    // A screen with unknown parts may contain the place.
    let own = screens.filter { $0.reach?.contains(file: place.file, line: place.line) ?? true }
    guard !own.isEmpty, own.count < screens.count,
      let selection = try? Selection(parsing: own.map(\.item).joined(separator: ","))
    else { return nil }
    return (selection, Set(own.map(\.catalog)).sorted())
  }
}
