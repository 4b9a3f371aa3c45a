/// An entry of a blog.
public struct Post: Identifiable, Hashable, Codable, Sendable {
  public let id: Int
  public let title: String
  public let body: String

  public init(id: Int, title: String, body: String) {
    self.id = id
    self.title = title
    self.body = body
  }
}

extension Post {
  public static let samples = [
    Post(id: 1, title: "Hello, world", body: "The first post is always the shortest."),
    Post(
      id: 2, title: "On waiting",
      body: "Every screen that loads has four states, and most of them are seen by nobody but users. "
        + "This text is longer than two lines, so that its end is cut."),
    Post(id: 3, title: "[Draft] Braces {and} brackets", body: "Text that looks like a control must not pass for one."),
  ]
}
