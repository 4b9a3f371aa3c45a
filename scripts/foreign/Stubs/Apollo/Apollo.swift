// What generated queries are made of, and a client that answers with a fixture.
import Foundation

public typealias GraphQLID = String
public typealias GraphQLMap = [String: Any?]
public typealias ResultMap = [String: Any?]
public func += (left: inout [String: Any?], right: [String: Any?]) { left.merge(right) { $1 } }
public protocol GraphQLOutputType {}
extension String: GraphQLOutputType {}
public protocol GraphQLSelection {}
public protocol GraphQLSelectionSet {
  static var selections: [GraphQLSelection] { get }
  var resultMap: ResultMap { get }
  init(unsafeResultMap: ResultMap)
}
extension GraphQLSelectionSet { public typealias ResultMap = [String: Any?] }
public protocol GraphQLFragment: GraphQLSelectionSet { static var possibleTypes: [String] { get } }
public struct GraphQLVariable { public init(_ name: String) {} }
public indirect enum GraphQLFieldType {
  case scalar(Any.Type)
  case object([GraphQLSelection])
  case nonNull(GraphQLFieldType)
  case list(GraphQLFieldType)
}
public struct GraphQLField: GraphQLSelection {
  public init(_ name: String, alias: String? = nil, arguments: [String: Any]? = nil, type: GraphQLFieldType) {}
}
public struct GraphQLFragmentSpread: GraphQLSelection { public init<Fragment>(_ type: Fragment.Type) {} }
public struct GraphQLTypeCase: GraphQLSelection {
  public init(variants: [String: [GraphQLSelection]], default: [GraphQLSelection]) {}
}
public protocol GraphQLOperation: AnyObject {
  associatedtype Data: GraphQLSelectionSet
  var variables: GraphQLMap? { get }
}
extension GraphQLOperation { public var variables: GraphQLMap? { nil } }
public protocol GraphQLQuery: GraphQLOperation {}
public struct GraphQLResult<Data> {
  public let data: Data?
  public let errors: [Error]?
}
public protocol Cancellable: AnyObject { func cancel() }
public enum CachePolicy {
  case returnCacheDataElseFetch, fetchIgnoringCacheData, fetchIgnoringCacheCompletely, returnCacheDataDontFetch
  case returnCacheDataAndFetch
}
public protocol NormalizedCache {}
public final class ApolloStore { public init(cache: NormalizedCache) {} }
public final class LegacyInterceptorProvider { public init(store: ApolloStore) {} }
public final class RequestChainNetworkTransport {
  public init(interceptorProvider: LegacyInterceptorProvider, endpointURL: URL) {}
}
public final class ApolloClient {
  public init(networkTransport: RequestChainNetworkTransport, store: ApolloStore) {}
  public init(url: URL) {}
  @discardableResult public func fetch<Query: GraphQLQuery>(
    query: Query, cachePolicy: CachePolicy = .returnCacheDataElseFetch, queue: DispatchQueue = .main,
    resultHandler: ((Result<GraphQLResult<Query.Data>, Error>) -> Void)? = nil
  ) -> Cancellable {
    if let answer = Self.answer {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        resultHandler?(.success(GraphQLResult(data: Query.Data(unsafeResultMap: answer), errors: nil)))
      }
    }
    return Fetch()
  }
  /// What every query is answered with, a second later; nil: nothing ever comes.
  nonisolated(unsafe) public static var answer: ResultMap?
  private final class Fetch: Cancellable { func cancel() {} }
}
