import Synchronization

/// The members of a type of a module that Linux does not have: it has each member that the app uses, of the type that the app
/// expects, and each does nothing. A value is empty where its type can be.
@dynamicMemberLookup @dynamicCallable
public protocol _StandInMembers: _StandInOptions, Sendable { nonisolated init() }

extension _StandInMembers {
  // A member is of another type than `_StandInValue` only where that does not fit.
  @_disfavoredOverload public nonisolated subscript<T>(dynamicMember name: String) -> T {
    get { _standInResult("\(Self.self).\(name)") }
    nonmutating set {}
  }
  public nonisolated subscript(dynamicMember name: String) -> _StandInValue {
    get { _standInValue }
    nonmutating set {}
  }
  @_disfavoredOverload public nonisolated subscript<T>(_ key: Any?) -> T {
    get { _standInResult("\(Self.self)[]") }
    nonmutating set {}
  }
  public nonisolated subscript(_ key: Any?) -> _StandInValue {
    get { _standInValue }
    nonmutating set {}
  }
  @_disfavoredOverload public nonisolated static subscript<T>(_ key: Any?) -> T {
    get { _standInResult("\(Self.self)[]") }
    set {}
  }
  public nonisolated static subscript(_ key: Any?) -> _StandInValue {
    get { .init() }
    set {}
  }
  @_disfavoredOverload @discardableResult
  public nonisolated func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> T {
    _standInResult("\(Self.self)()")
  }
  @discardableResult
  public nonisolated func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> _StandInValue
  {
    _standInValue
  }
  public nonisolated var _standInValue: _StandInValue { self as? _StandInValue ?? _StandInValue("\(Self.self)") }
}

/// The members in `if let photo = library.photo` and `library?.photo`, which ``_StandInMembers`` would have of another type.
public protocol _StandInOptions {}

extension _StandInOptions {
  public nonisolated subscript(dynamicMember name: String) -> _StandInValue? {
    get { nil }
    nonmutating set {}
  }
  @discardableResult
  public nonisolated func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> _StandInValue?
  {
    nil
  }
}

/// What makes the values of types that the app registers with a stand-in, as `register(Store.self) { _ in Store() }` does.
private struct Factories: @unchecked Sendable {
  static let all = Mutex(Factories())
  var byType: [ObjectIdentifier: () throws -> Any] = [:]
}

public func _standInRegister<T, Made>(_ type: T.Type, _ make: @escaping () throws -> Made) {
  Factories.all.withLock { all in
    all.byType[ObjectIdentifier(T.self)] = make
    all.byType[ObjectIdentifier(T?.self)] = make
  }
}

/// The value of a stand-in's member: one that the app registers for its type, or an empty one.
public func _standInResult<T>(_ name: String) -> T {
  if let make = Factories.all.withLock({ $0.byType[ObjectIdentifier(T.self)] }), let made = try? make() as? T {
    return made
  }
  if let empty: T = emptyValue() { return empty }
  fatalError("\(name) is of a stand-in, and \(T.self) has no empty value: fill it in, in EveryState/StandIns.")
}

/// A value type of a module that Linux does not have.
public protocol _StandInType: _StandInMembers, Hashable, Comparable, Codable, Error, Identifiable,
  CustomStringConvertible, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{}

extension _StandInType {
  public nonisolated init(stringLiteral value: String) { self.init() }
  public nonisolated init(integerLiteral value: Int) { self.init() }
  public nonisolated init(floatLiteral value: Double) { self.init() }
  public nonisolated init(booleanLiteral value: Bool) { self.init() }
  public nonisolated init(arrayLiteral elements: Self...) { self.init() }
  public nonisolated init(dictionaryLiteral elements: (AnyHashable, Any)...) { self.init() }
  public nonisolated static func < (first: Self, second: Self) -> Bool { false }
  public nonisolated static func == (first: Self, second: Self) -> Bool { true }
  public nonisolated func hash(into hasher: inout Hasher) {}
  public nonisolated var description: String { "‹\(Self.self)›" }
  public nonisolated var id: String { description }
  /// `catch Problem.offline`.
  public nonisolated static func ~= (pattern: Self, error: any Error) -> Bool { error is Self }
}

/// A view of a module that Linux does not have.
public protocol _StandInView: _StandInType, View {}

extension _StandInView {
  public var body: some View { Text(verbatim: description) }
}

extension _StandInMembers where Self: Codable {
  public nonisolated init(from decoder: any Decoder) throws { self.init() }
  public nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A class of a module that Linux does not have.
open class _StandInObject: NSObject, _StandInMembers, ObservableObject, Identifiable, Codable, Error,
  @unchecked Sendable
{
  public required override nonisolated init() {}
}

/// A value of a module that Linux does not have, whose type is not known: `KFImage(url).resizable()`. It is drawn as `‹KFImage›`, and
/// is an empty collection.
public nonisolated struct _StandInValue: _StandInView, RandomAccessCollection {
  private let name: String
  public init(_ name: String) { self.name = name }
  /// Swift reads `_StandInValue("KFImage")` as this.
  public init(stringLiteral name: String) { self.name = name }
  public init() { name = "" }
  public var description: String { "‹\(name)›" }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(_ index: Int) -> _StandInValue { self }
}

/// The value of a stand-in's property wrapper, once it has one.
public final class _StandInBox<Value>: @unchecked Sendable {
  private var value: Value?

  public nonisolated init() {}
  public nonisolated func get(_ name: String) -> Value { value ?? _standInResult(name) }
  public nonisolated func set(_ value: Value) { self.value = value }
}

/// A property wrapper of a module that Linux does not have: it is equal and encoded as its value is.
public protocol _StandInWrapper {
  associatedtype Value
  nonisolated init(wrappedValue: Value)
  nonisolated var wrappedValue: Value { get }
}

extension _StandInWrapper where Value: Equatable {
  public nonisolated static func == (first: Self, second: Self) -> Bool { first.wrappedValue == second.wrappedValue }
}
extension _StandInWrapper where Value: Hashable {
  public nonisolated func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}
extension _StandInWrapper where Value: Codable {
  public nonisolated init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
  public nonisolated func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension View {
  /// A modifier of a module that Linux does not have: a note tells it.
  public func _standIn(_ name: String) -> some View { adding(.effects, "‹\(name)›") }
}
