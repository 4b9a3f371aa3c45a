/// A part of a run, by the goldens' names alone: `EVERYSTATE_SHARD=1/2`, or what a runner sets for a job's copies. A catalog as a whole
/// belongs to its matrix's shard.
package struct Shard: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  package static let variable = "EVERYSTATE_SHARD"

  package let number: Int
  package let count: Int
  /// The most parts of a run: each missing one is named.
  private static let limit = 1_000

  /// The part that the variable names; without it, the part that the first runner names.
  package static func of(environment: [String: String]) throws(InvalidSetting) -> Shard? {
    guard let value = environment.setting(variable) else {
      for runner in ParallelRunner.all { if let shard = try runner.shard(in: environment) { return shard } }
      return nil
    }
    var parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    // An indexed job of Kubernetes knows its number only: `EVERYSTATE_SHARD=/5`.
    if value.hasPrefix("/"), let index = environment.setting(ParallelRunner.jobIndexVariable) {
      parts[0] = Int(index).map { $0 + 1 }
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Shard(possibly: number, of: count)
    else {
      throw InvalidSetting(
        "\(variable)='\(TerminalText.harmless(value))' is not a shard. Write its number and the number of shards, at most \(limit), for example "
          + "\(variable)=1/2 for the first of two, or leave it out for all frames.")
    }
    return shard
  }

  package static func all(_ count: Int) -> [Shard] { (1...count).map { Shard(number: $0, count: count) } }

  package func takes(_ name: GoldenName) -> Bool {
    // FNV-1a with a last mixing: its low bits alone spread badly.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.path.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var mixed = SeededRandom(seed: hash)
    return Int(mixed.next() % UInt64(count)) == number - 1
  }

  package var description: String { "shard \(number) of \(count)" }

  package static func < (left: Shard, right: Shard) -> Bool { (left.count, left.number) < (right.count, right.number) }
}

extension Shard {
  private var isPossible: Bool { number >= 1 && number <= count && count <= Self.limit }

  /// Nil unless the count has a shard of that number.
  init?(possibly number: Int, of count: Int) {
    self.init(number: number, count: count)
    if !isPossible { return nil }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    (number, count) = (try values.decode(Int.self, forKey: .number), try values.decode(Int.self, forKey: .count))
    guard isPossible else { throw InvalidSetting("\(number)/\(count) is not a shard.") }
  }
}

/// A runner that starts copies of a job, and tells each its number in two variables.
///
/// Sources: the services' lists of variables; Bazel's Test encyclopedia; "Indexed Job" in the Kubernetes documentation.
package struct ParallelRunner: Sendable {
  package let indexVariable: String
  package let countVariable: String
  /// The index of the first copy.
  package let first: Int

  package static let all: [ParallelRunner] = [
    ParallelRunner(indexVariable: "TEST_SHARD_INDEX", countVariable: "TEST_TOTAL_SHARDS", first: 0),
    ParallelRunner(indexVariable: "CI_NODE_INDEX", countVariable: "CI_NODE_TOTAL", first: 1),
    ParallelRunner(indexVariable: "BUILDKITE_PARALLEL_JOB", countVariable: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    ParallelRunner(indexVariable: "CIRCLE_NODE_INDEX", countVariable: "CIRCLE_NODE_TOTAL", first: 0),
    ParallelRunner(indexVariable: "SYSTEM_JOBPOSITIONINPHASE", countVariable: "SYSTEM_TOTALJOBSINPHASE", first: 1),
  ]

  /// The index of an indexed job of Kubernetes, from 0.
  package static let jobIndexVariable = "JOB_COMPLETION_INDEX"
  /// The file by whose presence Bazel knows that a test obeys shards.
  package static let statusFileVariable = "TEST_SHARD_STATUS_FILE"

  /// All variables that the table reads.
  package static var variables: [String] { all.flatMap { [$0.indexVariable, $0.countVariable] } }

  /// Nil where the job has one copy: GitLab then sets the count alone.
  func shard(in environment: [String: String]) throws(InvalidSetting) -> Shard? {
    guard let count = environment.setting(countVariable), count != "1" else { return nil }
    let index = environment.setting(indexVariable) ?? ""
    if let number = Int(index), let count = Int(count), let shard = Shard(possibly: number - first + 1, of: count) {
      return shard
    }
    throw InvalidSetting(
      "\(indexVariable)='\(TerminalText.harmless(index))' and \(countVariable)='\(TerminalText.harmless(count))' name no shard: "
        + "the first of a count is \(first). Set \(Shard.variable)=1/1 to run all frames.")
  }
}
