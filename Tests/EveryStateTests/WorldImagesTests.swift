import SwiftUI

@testable import EveryState

@MainActor struct WorldImagesTests {
  @Test @MainActor func `images load, appear, fail, and keep their placeholder where the world has none`() throws {
    let table: [(state: String, plain: String, own: String, two: String)] = [
      ("all there", "{url:example.com/1.png}", "came 2", "shown 3"),
      ("on their way", "{url:example.com/1.png not loaded}", "empty 2", "placeholder 3"),
      ("missing", "{url:example.com/1.png not loaded}", "failed offline 2", "placeholder 3"),
      ("one missing", "{url:example.com/1.png}", "failed offline 2", "shown 3"),
    ]
    for expected in table {
      let drawn = try drawing(Album<WithImages>(), expected.state)
      for line in [expected.plain, expected.own, expected.two] {
        expect(drawn, contains: line, comment: "\(expected.state): \(drawn)")
      }
    }
    let drawn = try drawing(Album<WithoutImages>(), "all there")
    expect(drawn, contains: "{url:example.com/1.png}", "empty 2", "placeholder 3")
  }

  @Test @MainActor func `an image is loaded once, and again when its address changes`() throws {
    let turned = try drawing(Album<WithImages>(), "turned")
    expect(turned, contains: "came 9")
    expect(
      turned,
      contains: "calls: https://example.com/1.png, https://example.com/2.png, https://example.com/3.png, "
        + "https://example.com/9.png")
  }
}

private protocol AlbumWorld: SnapshotWorld { var images: MockResponse<MockImage>? { get set } }
private struct WithImages: AlbumWorld { var images: MockResponse<MockImage>? = MockResponse(MockImage()) }
private struct WithoutImages: AlbumWorld {
  var images: MockResponse<MockImage>? {
    get { nil }
    set {}
  }
}

private struct Album<Images: AlbumWorld>: ScreenSnapshots {
  typealias World = Images
  func view(_ world: Images) -> some View { AlbumView(calls: { world.images?.calls.all.map(\.label) ?? [] }) }
  var environment: SnapshotEnvironment { SnapshotEnvironment(columns: 130) }
  var states: [SnapshotState<Images>] {
    [
      .state("all there"), .state("on their way", proving: .loading) { $0.images = .never },
      .state("missing") { $0.images = .fails(Offline.offline) },
      .state("one missing") {
        $0.images = $0.images?.answering("https://example.com/2.png", with: .fails(Offline.offline))
      },
      .state("turned") { _ in
      } by: { user in
        try await user.press("Turn")
        await user.wait(.seconds(2))
        try await user.press("List calls")
      },
    ]
  }

  enum Offline: Error { case offline }

  struct AlbumView: View {
    let calls: () -> [String]
    @State private var number = 2
    @State private var listed: [String] = []
    var body: some View {
      VStack {
        AsyncImage(url: URL(string: "https://example.com/1.png"))
        AsyncImage(url: URL(string: "https://example.com/\(number).png")) { phase in
          switch phase {
          case .empty: Text("empty \(number)")
          case .success: Text("came \(number)")
          case .failure(let error): Text("failed \("\(error)") \(number)")
          }
        }
        AsyncImage(url: URL(string: "https://example.com/3.png")) { _ in
          Text("shown 3")
        } placeholder: {
          Text("placeholder 3")
        }
        Button("Turn") { number = 9 }
        Button("List calls") { listed = calls() }
        Text("calls: \(listed.joined(separator: ", "))")
      }
    }
  }
}
