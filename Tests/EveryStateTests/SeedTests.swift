import SwiftUI

@testable import EveryState

/// Random values of an app are found on the screen, named by their kind, and equal in every run.
@MainActor struct SeedTests {
  /// A random text, and the verdict's message about it.
  private struct Kind: Sendable {
    let name: String
    let cause: String
    let text: @MainActor @Sendable () -> String
  }

  private nonisolated static let kinds: [Kind] = {
    var kinds: [Kind] = []
    func numbers(
      _ name: String, cause: String = "random numbers", _ text: @escaping @MainActor @Sendable () -> String
    ) { kinds.append(Kind(name: name, cause: cause, text: text)) }
    let orders = "orders of sets"
    numbers("UUID") { UUID().uuidString }
    numbers("NSUUID") { NSUUID().uuidString }
    numbers("Int") { "\(Int.random(in: 0..<2))" }
    numbers("one of three") { "\(Int.random(in: 0..<3))" }
    numbers("Bool") { "\(Bool.random())" }
    numbers("Double") { "\(Double.random(in: 0..<1))" }
    numbers("generator") {
      var generator = SystemRandomNumberGenerator()
      return "\(generator.next())"
    }
    numbers("shuffled") { [1, 2].shuffled().map(String.init).joined() }
    numbers("randomElement") { ["heads", "tails"].randomElement() ?? "" }
    numbers("rand") { "\(rand() % 2)" }
    numbers("random") { "\(random() % 2)" }
    numbers("drand48") { "\(drand48() < 0.5)" }
    numbers("lrand48") { "\(lrand48() % 2)" }
    numbers("set of strings", cause: orders) { Set(["ada", "ben", "cleo", "dora", "emil"]).joined(separator: " ") }
    numbers("set of numbers", cause: orders) { Set(0..<12).map(String.init).joined() }
    numbers("dictionary", cause: orders) {
      ["ada": 1, "ben": 2, "cleo": 3, "dora": 4].map { "\($0.key)\($0.value)" }.joined()
    }
    numbers("grouping", cause: orders) { Dictionary(grouping: 1...9) { $0 % 4 }.keys.map(String.init).joined() }
    return kinds
  }()

  @Test(arguments: kinds.map(\.name).sampled(every: 4)) @MainActor
  func `random text on the screen is unsteady, and named by its kind`(_ name: String) throws {
    let kind = try #require(Self.kinds.first { $0.name == name })
    let catalog = SnapshotCatalog(suite: "Seed") {
      Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Text(kind.text()) }
    }
    let outcome = try #require(try TemporaryPackage().verify(catalog, "all").first)
    expect(outcome.verdict, is: .unsteady, "\(outcome.message)")
    expect(outcome.headline, contains: kind.cause, comment: "\(outcome.message)")
  }

  @Test(arguments: kinds.map(\.name)) @MainActor
  func `a frame has the same random numbers in every drive, and others than the next frame`(_ name: String) throws {
    let kind = try #require(Self.kinds.first { $0.name == name })
    let shelf = Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Text(kind.text()) }
    let frame = try #require(DeclaredScreen(shelf).frames.first)
    func lines(_ name: String) throws -> [DrivenFrame.Moment] {
      try frame.drive(Scenario(seed: Seed(of: name))).moments
    }
    let first = try lines("Seed/own")
    expect(!first.isEmpty)
    try expect(lines("Seed/own"), is: first)
    if name == "UUID" { try expect(lines("Seed/other") != first) }
  }

  @Test func `a generator with the app's own seed is steady`() throws {
    let catalog = SnapshotCatalog(suite: "Seeded") {
      Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Text(Dice.seeded) }
    }
    try expect(TemporaryPackage().verify(catalog, "all").map(\.verdict), is: [.recorded])
  }

  @Test func `random numbers outside a drive stay real`() throws {
    let numbers = Seed(of: "a frame").deciding { (0..<4).map { _ in UInt64.random(in: 0 ... .max) } }
    expect(numbers != Seed(of: "a frame").deciding { (0..<4).map { _ in UInt64.random(in: 0 ... .max) } })
  }
}

private enum Dice {
  static var seeded: String {
    srand(7)
    srand48(7)
    return "\(rand() % 1000) \(lrand48() % 1000)"
  }
}
