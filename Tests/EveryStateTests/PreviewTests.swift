import SwiftUI
import TestSupport

@testable import EveryState

private struct Tea_Previews: PreviewProvider {
  static var previews: some View {
    Text("Green").previewDisplayName("green")
    Text("Black")
    ForEach(["Mint", "Sage"], id: \.self) { Text($0).padding().previewDisplayName($0.lowercased()) }
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
    expect(declared.refusal == nil && declared.claims.states.isEmpty)
    expect(declared.claims.previews.map(\.name), is: ["green", "preview 2", "mint", "sage"])
    // An undeclared or deleted preview is reported.
    let outcome = try drive(screen("green", "mint", "sage", "chai"), "green").outcome
    expect(outcome.verdict, is: .undrawn)
    expect("\(outcome)", contains: #"previews are "green", "preview 2", "mint", "sage"; declared are "green", "mint","#)
  }

  @Test @MainActor func `an entry has its default value, and a new one once set`() throws {
    struct Cup: View {
      @Environment(\.cup) var cup
      @Environment(\.saucer) var saucer
      var body: some View { Text("\(cup) \(saucer ?? "none")") }
    }
    let shelf = Shelf(.loadsNothing(because: "a test"), .state("shown")) { _ in
      VStack {
        Cup()
        Cup().environment(\.cup, "large").environment(\.saucer, "blue")
      }
    }
    let text = try drawing(shelf, "shown")
    expect(text, contains: "small none", "large blue")
  }
}
