import Testing

/// The reason why a declaration is not accepted, and its line if one is to blame.
struct Refusal: Sendable, Equatable {
  let message: String
  let location: SourceLocation?

  init(_ message: String, at location: SourceLocation? = nil) { (self.message, self.location) = (message, location) }
}
