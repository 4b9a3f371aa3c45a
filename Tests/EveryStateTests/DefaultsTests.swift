import SwiftUI

@testable import EveryState

/// `UserDefaults` are empty at the start of each drive, belong to the drive, and never reach a file.
@MainActor struct DefaultsTests {
  private static let suite = "everystate-tests-\(getpid())"

  private func seen(_ body: @escaping @MainActor @Sendable () -> String) throws -> String {
    let shelf = Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Text(body()) }
    return try drawing(shelf, "own").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private nonisolated static let stores: [(name: String, make: @MainActor @Sendable () -> UserDefaults)] = [
    ("standard", { .standard }), ("of its own", { UserDefaults() }), ("suite", { UserDefaults(suiteName: suite)! }),
  ]

  @Test @MainActor func `the next drive does not see the values that a drive stores`() throws {
    for name in Self.stores.map(\.name) {
      let store = try #require(Self.stores.first { $0.name == name }).make
      for _ in 0..<2 {
        let text = try seen {
          let defaults = store()
          let before = defaults.integer(forKey: "visits")
          defaults.set(before + 1, forKey: "visits")
          return "\(before) \(defaults.integer(forKey: "visits"))"
        }
        expect(text, is: "0 1", "\(name)")
      }
      expect(store().object(forKey: "visits") == nil, "\(name)")
    }
  }

  @Test @MainActor func `values of every kind are read back, and can be removed`() throws {
    let text = try seen {
      let defaults = UserDefaults.standard
      defaults.set("Ada", forKey: "text")
      defaults.set(true, forKey: "flag")
      defaults.set(1.5, forKey: "number")
      defaults.set(Data([1, 2]), forKey: "data")
      defaults.set([1, 2], forKey: "list")
      defaults.set(["a": 1], forKey: "map")
      defaults.set(URL(fileURLWithPath: "/a/b"), forKey: "url")
      let kept = [
        defaults.string(forKey: "text"), "\(defaults.bool(forKey: "flag"))", "\(defaults.double(forKey: "number"))",
        defaults.data(forKey: "data").map { "\($0.count)" },
        (defaults.array(forKey: "list") as? [Int]).map { "\($0.count)" },
        defaults.dictionary(forKey: "map").map { "\($0.count)" }, defaults.url(forKey: "url")?.lastPathComponent,
      ]
      for key in ["text", "flag", "number", "data", "list", "map", "url"] { defaults.removeObject(forKey: key) }
      let left = ["text", "flag", "number", "data", "list", "map", "url"].filter { defaults.object(forKey: $0) != nil }
      return kept.map { $0 ?? "-" }.joined(separator: " ") + left.joined()
    }
    expect(text, is: "Ada true 1.5 2 2 1 b")
  }

  @Test @MainActor func `registered defaults live as long as the process, in every store`() throws {
    let key = "theme of the tests"
    for (theme, earlier) in [("dark", "none"), ("light", "dark")] {
      let text = try seen {
        let before = UserDefaults.standard.string(forKey: key) ?? "none"
        UserDefaults.standard.register(defaults: [key: theme])
        let registered = UserDefaults(suiteName: Self.suite)!.string(forKey: key) ?? "none"
        UserDefaults.standard.set("own", forKey: key)
        return "\(before) \(registered) \(UserDefaults.standard.string(forKey: key) ?? "none")"
      }
      expect(text, is: "\(earlier) \(theme) own")
    }
    expect(UserDefaults.standard.string(forKey: key) == nil)
  }

  @Test @MainActor func `values that a test stores outside stay, and are not in the drive`() throws {
    let defaults = try #require(UserDefaults(suiteName: Self.suite))
    defaults.set("a test's", forKey: "owner")
    defaults.register(defaults: ["registered by a test": true])
    defer { defaults.removeObject(forKey: "owner") }
    let text = try seen {
      let defaults = UserDefaults(suiteName: Self.suite)!
      let before = "\(defaults.string(forKey: "owner") ?? "none") \(defaults.bool(forKey: "registered by a test"))"
      defaults.set("the drive", forKey: "owner")
      return before
    }
    expect(text, is: "none false")
    expect(defaults.string(forKey: "owner"), is: "a test's")
    expect(defaults.bool(forKey: "registered by a test"))
  }
}
