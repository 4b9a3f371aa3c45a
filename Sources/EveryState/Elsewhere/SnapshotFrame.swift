import Testing

/// Represents all frames of a catalog on a system that draws no text, and fails.
public struct SnapshotFrame: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let location: SourceLocation

  public var description: String { "every screen" }
  public var testDescription: String { description }

  /// Fails, and says where the frames are drawn and compared.
  nonisolated(nonsending) public func verify() async throws {
    Issue.record(Comment(rawValue: Elsewhere.sentence), sourceLocation: location)
  }
}

/// The message on systems that do not draw screens as text.
enum Elsewhere {
  static let sentence =
    "Screens are drawn as text on Linux only: run `docker run --rm -it -v \"$PWD\":/app -v app-build:/app/.build -w "
    + "/app "
    + "swift:6.3 swift test` in the package's folder."
}
