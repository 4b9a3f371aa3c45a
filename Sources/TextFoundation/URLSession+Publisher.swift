import Foundation
import FoundationNetworking
import TextCombine

extension URLSession {
  /// Publishes a request's answer or failure. Cancelling the subscription cancels the request.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (request, session) = (request, session)
      Deferred {
        var task: URLSessionDataTask?
        let answer = Future<Output, URLError> { promise in
          task = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task?.resume()
        }
        return answer.handleEvents(receiveCancel: { [task] in task?.cancel() })
      }.receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  // Foundation on Linux has these with an optional delegate parameter, which cannot satisfy a protocol's requirement.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
}
