import SwiftUI

@testable import EveryState

private struct Tea_Previews: PreviewProvider {
  static var previews: some View {
    Text("Green").previewDisplayName("green")
    Text("Black")
    ForEach(["Mint", "Sage"], id: \.self) { Text($0).padding().previewDisplayName($0.lowercased()) }
  }
}

private enum Shop {
  final class Till: ObservableObject {}
  struct Desk: View {
    @EnvironmentObject var till: Till
    var body: some View { Text("open") }
  }
  /// A second provider of this name.
  struct Tea_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Desk().previewDisplayName("till")
        if Bool(true) { Desk().environmentObject(Till()).previewDisplayName("till") }
      }.padding()
    }
  }
}

extension EnvironmentValues {
  /// A key of its own, by the macro; var = comment.
  @Entry fileprivate var cup: String = "small"  // comment
  @Entry fileprivate var pour: @MainActor (Int) -> [String: Int]? = { _ in nil }
  @Entry fileprivate var saucer: String?
}

#Preview("a cup") { Text("cup") }
#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var isHot = true
  if isHot { Text("hot") } else { Text("cold") }
}

@MainActor struct PreviewTests {
  private func screen(_ names: String...) -> PreviewScreen<Tea_Previews> {
    PreviewScreen(names: names, environment: SnapshotEnvironment(columns: 10), location: #_sourceLocation)
  }

  @Test @MainActor func `a preview is a frame by its name or place, and is reported if undeclared or deleted`() throws {
    let previews = screen("green", "preview 2", "mint", "sage")
    for (name, text) in [("green", "Green"), ("preview 2", "Black"), ("sage", "Sage")] {
      try expect(drawing(previews, name), contains: text, comment: "\(name)")
    }
    let declared = DeclaredScreen(previews: previews)
    expect(declared.name, is: "Tea previews")
    expect(declared.refusal == nil)
    expect(declared.claims.states.isEmpty)
    expect(declared.claims.previews.map(\.name), is: ["green", "preview 2", "mint", "sage"])
    // An undeclared or deleted preview is reported.
    let outcome = try drive(screen("green", "mint", "sage", "chai"), "green").outcome
    expect(outcome.verdict, is: .undrawn)
    expect(
      "\(outcome)",
      contains: #"previews are "green", "preview 2", "mint", "sage"; the declaration has "green", "mint","#)
  }

  @Test func `every provider is found, with its previews, its line and a name of its own`() async {
    // Lines are found below the root, which the caller may have moved.
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter()
      try await Self.findProviders()
    }
  }

  private static func findProviders() throws {
    let place = #_sourceLocation
    let all = SnapshotCatalog { PreviewSnapshots.all }.screens
    let tea = try #require(all.first { $0.frames.first?.name == "green" })
    expect(tea.frames.map(\.name), is: ["green", "preview 2", "mint", "sage"])
    expect(Set(tea.frames.map(\.location.line)), is: [5])
    expect(tea.frames.first?.location.filePath, is: place.filePath)
    expect(Set(all.map(\.name)).count, is: all.count, "\(all.map(\.name))")
    expect(!all.contains { $0.name.hasPrefix("All") }, "\(all.map(\.name))")
    let names = all.flatMap { $0.frames.map(\.name) }
    let again = DeclaredScreen.allPreviews(.all, filePath: "/nowhere.swift", line: 1)
    expect(again.flatMap { $0.frames.map(\.name) }, is: names)
    expect(again.first { $0.name == tea.name }?.frames.first?.location.filePath, is: "/nowhere.swift")
    // A provider that the catalog declares is not listed again.
    let listed = SnapshotCatalog {
      PreviewSnapshots(Tea_Previews.self, "green", "preview 2", "mint", "sage")
      PreviewSnapshots.all
    }
    expect(listed.screens.count { $0.frames.first?.name == "green" }, is: 1)
    expect(listed.screens.count, is: all.count)
  }

  @Test func `a preview without its object fails, and those beside it are drawn`() throws {
    let all = DeclaredScreen.allPreviews(.all, filePath: #filePath, line: #line)
    let shop = try #require(all.first { $0.frames.first?.name == "till" })
    expect(shop.frames.map(\.name), is: ["till", "preview 2"])
    guard case .refused(.undrawn, let message) = try shop.frames[0].drive().result else { throw ShelfError() }
    expect(message, contains: "Till through @EnvironmentObject")
    guard case .drawn = try shop.frames[1].drive().result else { throw ShelfError() }
  }

  @Test @MainActor func `an entry has its default value, and a new one once set`() throws {
    struct Cup: View {
      @Environment(\.cup) var cup
      @Environment(\.saucer) var saucer
      var body: some View { Text("\(cup) \(saucer ?? "none")") }
    }
    let shelf = Shelf(.loadsNothing(because: "a test"), .state("shown")) { _ in
      down(Cup(), Cup().environment(\.cup, "large").environment(\.saucer, "blue"))
    }
    try expect(drawing(shelf, "shown"), contains: "small none", "large blue")
  }
}
