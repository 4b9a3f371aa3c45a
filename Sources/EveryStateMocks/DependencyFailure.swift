/// What a dependency throws of which nobody says how it fails.
public struct DependencyFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public init() {}

  public var description: String { "the dependency failed" }
}
