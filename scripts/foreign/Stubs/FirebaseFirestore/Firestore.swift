// A store that has nothing.
import Foundation

public final class FirestoreSettings {
  public var host = ""
  public var isSSLEnabled = true
  public var isPersistenceEnabled = true
  public var cacheSettings: Any = 0
}
public final class MemoryCacheSettings { public init() {} }
public class DocumentSnapshot {
  public var documentID: String { "" }
  public func data() -> [String: Any]? { nil }
  public func data<T: Decodable>(as type: T.Type) throws -> T { throw CocoaError(.coderValueNotFound) }
}
public final class QueryDocumentSnapshot: DocumentSnapshot {}
public final class QuerySnapshot { public var documents: [QueryDocumentSnapshot] { [] } }
public protocol ListenerRegistration { func remove() }
public class Query {
  public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, in values: [Any]) -> Query { self }
  public func whereField(_ field: String, notIn values: [Any]) -> Query { self }
  public func order(by field: String, descending: Bool = false) -> Query { self }
  public func limit(to count: Int) -> Query { self }
  public func getDocuments() async throws -> QuerySnapshot { QuerySnapshot() }
  public func getDocuments(completion: @escaping (QuerySnapshot?, Error?) -> Void) {}
}
public final class DocumentReference {
  public var documentID: String { "1" }
  public func delete() async throws {}
  public func updateData(_ data: [AnyHashable: Any]) async throws {}
  public func setData<T: Encodable>(from value: T) throws {}
  public func collection(_ path: String) -> CollectionReference { CollectionReference() }
}
public final class CollectionReference: Query {
  @discardableResult public func addDocument<T: Encodable>(
    from value: T, completion: ((Error?) -> Void)? = nil
  ) throws -> DocumentReference { DocumentReference() }
  public func document(_ path: String) -> DocumentReference { DocumentReference() }
}
public final class Firestore {
  private nonisolated(unsafe) static let only = Firestore()
  public static func firestore() -> Firestore { only }
  public var settings = FirestoreSettings()
  public func collection(_ path: String) -> CollectionReference { CollectionReference() }
  public func collectionGroup(_ path: String) -> Query { Query() }
  public func useEmulator(withHost host: String, port: Int) {}
}
@propertyWrapper public struct DocumentID<Value: Codable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Sendable where Value: Sendable {}
