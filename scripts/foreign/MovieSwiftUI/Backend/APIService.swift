// Stands in for the app's own service: answers from fixtures after a second, and asks no network.
import Foundation

public struct APIService: Sendable {
  public static let shared = APIService()

  public enum APIError: Error {
    case noResponse
    case jsonDecodingError(error: Error)
    case networkError(error: Error)
  }

  public enum Endpoint: Sendable {
    case popular, topRated, upcoming, nowPlaying, trending
    case movieDetail(movie: Int), recommended(movie: Int), similar(movie: Int), videos(movie: Int)
    case credits(movie: Int), review(movie: Int)
    case searchMovie, searchKeyword, searchPerson
    case popularPersons
    case personDetail(person: Int), personMovieCredits(person: Int), personImages(person: Int)
    case genres, discover
  }

  public func GET<T: Codable>(
    endpoint: Endpoint, params: [String: String]?, completionHandler: @escaping (Result<T, APIError>) -> Void
  ) {
    nonisolated(unsafe) let completion = completionHandler
    Task { @MainActor in
      try await Task.sleep(for: .seconds(1))
      do {
        completion(.success(try JSONDecoder().decode(T.self, from: Data(Fixtures.json(for: endpoint).utf8))))
      } catch {
        fatalError("The fixture for \(endpoint) is no \(T.self): \(error)")
      }
    }
  }
}
