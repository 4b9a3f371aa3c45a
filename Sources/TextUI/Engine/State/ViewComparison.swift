/// Whether a view equals the previous one at its place: then its body does not run again, as in SwiftUI. `Equatable` values that
/// are more than numbers are compared so, other structures field by field, objects by identity, and closures are the same only where they
/// the very ones. State that a view keeps at its place, such as `@State`, is not part of its value.
@MainActor enum ViewComparison {
  static func areEqual<V>(_ old: inout V, _ new: V) -> Bool {
    var new = new
    return withUnsafePointer(to: &old) { old in
      withUnsafePointer(to: &new) { new in areEqual(V.self, UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
  }

  /// Compares the values of a type that lie at two places.
  static func areEqual(_ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    comparison(of: type, at: old).areEqual(old, new)
  }

  /// The same, field by field, for a type that has a rule of its own.
  static func haveEqualFields(_ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    guard let fields = StoredFields.certain(of: type, at: old) else { return false }
    return fields.allSatisfy { areEqual($0.type, old + $0.offset, new + $0.offset) }
  }

  private static var known: [ObjectIdentifier: Comparison] = [:]

  private static func comparison(of type: Any.Type, at pointer: UnsafeRawPointer) -> Comparison {
    if let known = known[ObjectIdentifier(type)] { return known }
    let comparison = Comparison(type, at: pointer)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  /// The same for values of any type.
  static func areEqual(_ old: Any, _ new: Any) -> Bool {
    func areEqual<Value>(_ old: Value) -> Bool {
      guard let new = new as? Value else { return false }
      var old = old
      return ViewComparison.areEqual(&old, new)
    }
    return type(of: old) == type(of: new) && _openExistential(old, do: areEqual)
  }

  /// How two values of a type are compared. Bytes are compared only where all of them mean something: padding between the parts of an
  /// enumeration is anything, and a body must not run by chance.
  private enum Comparison {
    case bytes(Int)
    case equatable(any Equatable.Type)
    case property(any DynamicProperty.Type)
    case fields([StoredFields.Field])
    case optional(any AnyOptional.Type)
    case optionalBytes(any AnyOptional.Type, Int)
    case never

    @MainActor init(_ type: Any.Type, at pointer: UnsafeRawPointer) {
      let size = StoredFields.layout(of: type).size
      let optional = type as? any AnyOptional.Type
      switch TypeKind(type) {
      // A weak reference is an optional object, and must not be read as one.
      case .object, .function, .metatype, .builtin: self = .bytes(size)
      case .optional where optional.map { TypeKind($0.wrapped) } == .object: self = .bytes(size)
      case _ where type is any DynamicProperty.Type: self = .property(type as! any DynamicProperty.Type)
      case _ where type is any ComparedByItsRule.Type: self = .equatable(type as! any Equatable.Type)
      case .structure where ViewComparison.isPlain(type): self = Comparison(plain: type, at: pointer)
      case _ where type is any Equatable.Type: self = .equatable(type as! any Equatable.Type)
      case .structure: self = StoredFields.certain(of: type, at: pointer).map { .fields($0) } ?? .never
      case .optional where optional.map { TypeKind($0.wrapped) } == .structure: self = .optional(optional!)
      case .optional where optional.map { TypeKind($0.wrapped) } == .function: self = .optionalBytes(optional!, size)
      case .optional, .enumeration, .tuple, .other: self = .never
      }
    }

    /// Of numbers and the like each counts, whatever rule they have together; a tuple in it has no rule but theirs.
    @MainActor private init(plain type: Any.Type, at pointer: UnsafeRawPointer) {
      let fields = StoredFields.certain(of: type, at: pointer)
      if let fields, fields.allSatisfy({ [.structure, .builtin, .function, .metatype].contains(TypeKind($0.type)) }) {
        self = .fields(fields)
      } else {
        self = (type as? any Equatable.Type).map { .equatable($0) } ?? fields.map { .fields($0) } ?? .never
      }
    }

    @MainActor func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
      switch self {
      case .bytes(let count): return memcmp(old, new, count) == 0
      case .equatable(let type): return ViewComparison.isSame(type, old, new)
      case .property(let type): return type._isSame(old, new)
      case .fields(let fields):
        return fields.allSatisfy { ViewComparison.areEqual($0.type, old + $0.offset, new + $0.offset) }
      case .optional(let type):
        guard let old = type.value(at: old) else { return type.value(at: new) == nil }
        return type.value(at: new).map { ViewComparison.areEqual(old, $0) } ?? false
      case .optionalBytes(let type, let count):
        let areNil = (type.value(at: old) == nil, type.value(at: new) == nil)
        return areNil == (true, true) || areNil == (false, false) && memcmp(old, new, count) == 0
      case .never: return false
      }
    }
  }

  private static func isSame<Value: Equatable>(
    _ type: Value.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
  ) -> Bool { old.assumingMemoryBound(to: type).pointee == new.assumingMemoryBound(to: type).pointee }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
  }
}

protocol ComparedByItsRule: Equatable {}

/// An optional of whatever.
protocol AnyOptional {
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
  var content: Any? { self }
}

extension AnyOptional {
  fileprivate static func value(at pointer: UnsafeRawPointer) -> Any? {
    pointer.assumingMemoryBound(to: Self.self).pointee.content
  }
}
