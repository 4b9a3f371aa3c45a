extension Subscribers {
  /// How a publisher has ended.
  public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// An error has ended the publisher.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
