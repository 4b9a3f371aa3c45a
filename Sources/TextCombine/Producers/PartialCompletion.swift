/// What an operator makes of a value or of the end.
enum PartialCompletion<Output, Failure: Error> {
  /// Passes a value on.
  case value(Output)
  /// Passes nothing on; the upstream may send another value in its place.
  case nothing
  /// Passes a last value on, and finishes.
  case last(Output)
  /// Ends.
  case end(Subscribers.Completion<Failure>)
}
