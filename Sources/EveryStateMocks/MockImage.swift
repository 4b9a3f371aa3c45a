/// The image that an `AsyncImage` receives: in a world, a response of images decides how they load.
///
///     struct World {
///       var posts = MockResponse(Post.samples)
///       var images = MockResponse(MockImage())
///     }
///
///     .state("no pictures") { $0.images = .fails(URLError(.notConnectedToInternet)) }
///     .state("pictures load", proving: .loading) { $0.images = .never }
///     .state("one is missing") {
///       $0.images = $0.images.answering("https://example.com/2.png", with: .fails(URLError(.fileDoesNotExist)))
///     }
///
/// Each `AsyncImage` makes one call, labeled with its URL. In a world without such a response no image is loaded.
public struct MockImage: Hashable, Sendable {
  /// Creates an image.
  public init() {}
}
