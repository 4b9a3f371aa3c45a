// Requests that are never answered.
import Foundation

public enum AFError: Error { case explicitlyCancelled }
public protocol URLConvertible {}
extension String: URLConvertible {}
extension URL: URLConvertible {}
public protocol URLRequestConvertible {}
extension URLRequest: URLRequestConvertible {}
public enum HTTPMethod { case get, post, put, delete, patch }
public protocol ParameterEncoder {}
public final class URLEncodedFormEncoder {
  public enum SpaceEncoding { case percentEscaped, plusReplaced }
  public init(spaceEncoding: SpaceEncoding = .percentEscaped) {}
}
public final class URLEncodedFormParameterEncoder: ParameterEncoder {
  public init(encoder: URLEncodedFormEncoder = URLEncodedFormEncoder()) {}
}
public final class JSONParameterEncoder: ParameterEncoder { public init() {} }
public struct HTTPHeader {
  public static func authorization(bearerToken: String) -> HTTPHeader { HTTPHeader() }
  public static func contentType(_ value: String) -> HTTPHeader { HTTPHeader() }
  public static func accept(_ value: String) -> HTTPHeader { HTTPHeader() }
}
public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {}
  public init(arrayLiteral elements: HTTPHeader...) {}
}
public struct DataResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  public let result: Result<Success, Failure>
  public var value: Success? { try? result.get() }
  public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public final class DataRequest {
  @discardableResult public func validate() -> Self { self }
  @discardableResult public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self { self }
  @discardableResult public func responseJSON(completionHandler: @escaping (AFDataResponse<Any>) -> Void) -> Self { self }
  @discardableResult public func responseData(completionHandler: @escaping (AFDataResponse<Data>) -> Void) -> Self { self }
  @discardableResult public func response(completionHandler: @escaping (AFDataResponse<Data?>) -> Void) -> Self { self }
  public func cancel() {}
}
public final class Session: @unchecked Sendable {
  public func request(_ request: URLRequestConvertible) -> DataRequest { DataRequest() }
  public func request(
    _ url: URLConvertible, method: HTTPMethod = .get, parameters: [String: Any]? = nil, headers: HTTPHeaders? = nil
  ) -> DataRequest { DataRequest() }
  public func request<Parameters: Encodable>(
    _ url: URLConvertible, method: HTTPMethod = .get, parameters: Parameters?, encoder: any ParameterEncoder,
    headers: HTTPHeaders? = nil
  ) -> DataRequest { DataRequest() }
}
public let AF = Session()
