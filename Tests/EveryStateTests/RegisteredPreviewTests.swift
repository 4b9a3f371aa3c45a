import Foundation
import FoundationNetworking
import SwiftUI

@testable import EveryState

private struct Cup: View {
  @Binding var isHot: Bool
  var body: some View { Button(isHot ? "Hot" : "Cold") { isHot.toggle() } }
}

private struct Sugar: PreviewModifier {
  static func makeSharedContext() async throws -> [String] {
    try await Task.sleep(for: .seconds(2))
    return ["white", "brown"]
  }
  func body(content: Content, context: [String]) -> some View {
    VStack {
      content
      Text(context.joined(separator: ", "))
    }
  }
}

private struct Loading: View {
  @State private var text = "Loading"
  var body: some View {
    Text(text).task {
      try? await Task.sleep(for: .milliseconds(300))
      text = "Loaded"
    }
  }
}

private struct Networked: View {
  @State private var text = "Loading"
  var body: some View {
    Text(text).task {
      _ = try? await URLSession.shared.data(from: URL(string: "http://127.0.0.1:9/")!)
      text = "Loaded"
    }
  }
}

#Preview("green tea") { Text("Green") }
#Preview { Loading() }
#Preview("stateful", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var isHot = true
  @Previewable
  @State var spoons = [
    1, 2,
  ]
  Cup(isHot: $isHot)
  Text("\(spoons.count) spoons")
}
#Preview("green tea") { Text("Green again") }
#Preview("sweet", traits: .modifier(Sugar())) { Text("Mint") }
#Preview("networked") { Networked() }
#Preview("tea", traits: .fixedLayout(width: 90, height: 40), .portrait, arguments: ["mint", "sage"]) { Text($0) }
#Preview(arguments: [CGPoint.zero, CGPoint(x: 1, y: 1)]) { point in Text("\(point.x)") }

extension DeclaredScreen {
  fileprivate static var previews: [DeclaredScreen] { allPreviews(.all, filePath: #filePath, line: #line) }
}

@MainActor struct RegisteredPreviewTests {
  private var screen: DeclaredScreen {
    get throws {
      try #require(DeclaredScreen.previews.first { $0.name == "RegisteredPreviewTests previews" })
    }
  }

  private func lines(_ name: String) throws -> [String] {
    let frame = try #require(screen.frames.first { $0.name == name })
    guard case .drawn(let moments) = try frame.drive().result else { return ["not drawn"] }
    return moments.last?.lines.filter { !$0.isEmpty } ?? []
  }

  @Test func `every preview is a frame, by its title or its number in the file`() throws {
    let screen = try screen
    expect(
      screen.frames.map(\.name),
      is: [
        "green tea", "preview 2", "stateful", "preview 4", "sweet", "networked", "tea, mint", "tea, sage",
        "preview 8, 1",
        "preview 8, 2",
      ])
    expect(screen.refusal == nil)
    expect(screen.claims.previews.count, is: 10)
    expect(screen.claims.states.isEmpty)
  }

  @Test func `a preview has the place of its macro`() throws {
    let place = try #require(screen.frames.first).location
    expect(place.fileID, ends: "RegisteredPreviewTests.swift", comment: "\(place)")
    expect(place.line, is: 45, "\(place)")
  }

  @Test func `the previews of other files are screens of their own`() throws {
    let others = DeclaredScreen.previews.first { $0.name == "PreviewTests previews" }
    expect(others?.frames.map(\.name), is: ["a cup", "preview 2"])
  }

  @Test func `the order of the records, which the linker chooses, has no effect`() throws {
    let (one, two) = (RegisteredPreviews.ofFiles(), RegisteredPreviews.ofFiles(PreviewRecord.all.reversed()))
    expect(
      one.map { [$0.screenName] + $0.previews.map(\.name) }, is: two.map { [$0.screenName] + $0.previews.map(\.name) })
  }

  @Test func `a preview is driven to rest, with its traits and its modifier's context`() throws {
    try expect(lines("green tea").map { $0.trimmingCharacters(in: .whitespaces) }, is: ["Green"])
    try expect(lines("preview 2").joined(), contains: "Loaded")
    try expect(lines("preview 4").joined(), contains: "Green again")
    try expect(lines("tea, sage").joined(), contains: "sage")
    try expect(lines("sweet").joined(), contains: "white, brown")
  }

  @Test func `the state of a preview is kept: its button changes it`() throws {
    let stateful = try lines("stateful").joined()
    expect(stateful, contains: "[Hot]", comment: "\(stateful)")
    expect(stateful, contains: "2 spoons", comment: "\(stateful)")
    let frame = try #require(screen.frames.first { $0.name == "stateful" })
    let offer = try #require(try frame.drive(Scenario(recordsEvents: true)).events?.offers?.first)
    let pressed = try frame.drive(
      Scenario(followUp: FollowUp(title: "then press", steps: [.init(.use(0, offer))]), recordsEvents: true))
    expect(pressed.followUp?.moments.last?.lines.joined().contains("[Cold]"), is: true)
  }

  @Test nonisolated func `a catalog of previews can be made on any thread`() async {
    let count = await Task.detached { DeclaredScreen.previews.count }.value
    expect(count > 1)
  }

  @Test func `a preview that asks the network is not driven, by name`() throws {
    let frame = try #require(screen.frames.first { $0.name == "networked" })
    guard case .refused(let verdict, let message) = try frame.drive().result else {
      Issue.record("it was drawn")
      return
    }
    expect(verdict, is: .notDriven, "\(verdict): \(message)")
    expect(message, contains: "left virtual time", comment: "\(verdict): \(message)")
  }
}
