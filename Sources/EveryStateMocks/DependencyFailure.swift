/// What a dependency throws of which nobody says how it fails.
public struct DependencyFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The failure: it says nothing more.
  public init() {}

  public var description: String { "the dependency failed" }
}
