import SwiftUI

@testable import EveryState

/// `@AppStorage` and `UserDefaults` access the same values in a drive.
@MainActor struct AppStorageTests {
  private func shown<Content: View>(
    _ actions: (@MainActor @Sendable (ScreenUser) async throws -> Void)? = nil,
    of view: @escaping @MainActor @Sendable () -> Content
  ) throws -> [String] {
    let state: SnapshotState<ShelfWorld> = actions.map { .state("own", by: $0) } ?? .state("own")
    let text = try drawing(Shelf(.loadsNothing(because: "a test"), state) { _ in view() }, "own")
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a stored value begins as written and is in the app's defaults`() throws {
    for _ in 0..<2 {
      try expect(shown { Visits() }.first, is: "1 of 0")
      try expect(shown({ try await $0.press("more") }, of: { Visits() }).first, is: "2 of 2")
    }
    expect(UserDefaults.standard.object(forKey: "visits of the tests") == nil)
  }

  @Test func `a view shows what the app writes into its defaults`() throws {
    try expect(shown({ try await $0.press("reset") }, of: { Visits() }).first, is: "7 of 7")
  }

  @Test func `a sheet shows the value that its view has read, also later`() throws {
    let sheet = try shown(
      {
        try await $0.press("ask")
        await $0.wait(.seconds(2))
      }, of: { Asks() })
    expect(sheet.last, is: "| * word old")
  }

  @Test func `every type of value is kept, and nil removes it`() throws {
    try expect(shown({ try await $0.press("fill") }, of: { Everything() }).first, is: "true 2.5 large b 3")
    let emptied = try shown(
      {
        try await $0.press("fill")
        try await $0.press("clear")
      }, of: { Everything() })
    expect(emptied.first, is: "true 2.5 large - 0")
  }
}

private struct Visits: View {
  @AppStorage("visits of the tests") private var visits = 1
  var body: some View {
    VStack {
      Text("\(visits) of \(UserDefaults.standard.integer(forKey: "visits of the tests"))")
      Button("more") { visits += 1 }
      Button("reset") { UserDefaults.standard.set(7, forKey: "visits of the tests") }
    }
  }
}

private struct Asks: View {
  @AppStorage("word of the tests") private var word = "old"
  @State private var isShown = false
  var body: some View {
    Button("ask") { (word, isShown) = ("new", true) }.sheet(isPresented: $isShown) { List { Text("word \(word)") } }
  }
}

private struct Everything: View {
  enum Size: String { case small, large }
  @AppStorage("flag of the tests") private var flag = false
  @AppStorage("ratio of the tests") private var ratio = 1.0
  @AppStorage("size of the tests") private var size = Size.small
  @AppStorage("link of the tests") private var link: URL?
  @AppStorage("data of the tests") private var data: Data?
  var body: some View {
    VStack {
      Text("\(String(flag)) \(String(ratio)) \(size.rawValue) \(link?.lastPathComponent ?? "-") \(data?.count ?? 0)")
      Button("fill") {
        (flag, ratio, size, link, data) = (true, 2.5, .large, URL(fileURLWithPath: "/a/b"), Data([1, 2, 3]))
      }
      Button("clear") { (link, data) = (nil, nil) }
    }
  }
}
