/// Whether a view is as the one that stood at its place before: then its body need not run again, and does not, as in SwiftUI.
///
/// Values that are `Equatable` are compared so, other structures field by field, objects by identity, and all else by its bytes; closures
/// are the same only where they are the very ones. What a view keeps at its place, such as `@State`, is no part of its value. The rule is
/// as Airbnb's engineers found it out ("Understanding and Improving SwiftUI Performance", medium.com/airbnb-engineering).
@MainActor
enum ViewComparison {
  static func areEqual<V>(_ old: inout V, _ new: V) -> Bool {
    var new = new
    return withUnsafePointer(to: &old) { old in
      withUnsafePointer(to: &new) { new in areEqual(V.self, UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
  }

  /// - Parameters:
  ///   - old: where a value of the type lies.
  ///   - new: where another one lies.
  static func areEqual(_ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    comparison(of: type, at: old).areEqual(old, new)
  }

  /// The same, field by field, for a type that has a rule of its own.
  static func haveEqualFields(_ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    guard let fields = StoredFields.all(of: type, at: old) else { return false }
    return fields.allSatisfy { areEqual($0.type, old + $0.offset, new + $0.offset) }
  }

  private static var known: [ObjectIdentifier: Comparison] = [:]

  private static func comparison(of type: Any.Type, at pointer: UnsafeRawPointer) -> Comparison {
    if let known = known[ObjectIdentifier(type)] { return known }
    let comparison = Comparison(type, at: pointer)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  /// How two values of a type are compared.
  private enum Comparison {
    case bytes(Int)
    case equatable(any Equatable.Type)
    case property(any DynamicProperty.Type)
    case fields([StoredFields.Field])
    /// Nothing is known of what the values hold.
    case never

    @MainActor
    init(_ type: Any.Type, at pointer: UnsafeRawPointer) {
      if let property = type as? any DynamicProperty.Type {
        self = .property(property)
      } else if let equatable = type as? any Equatable.Type {
        self = .equatable(equatable)
      } else if let fields = StoredFields.all(of: type, at: pointer) {
        let size = ViewComparison.size(of: type)
        // Nothing in it that has a rule of its own: an object, an enumeration, a closure, an existential.
        self = fields.isEmpty ? .bytes(size) : .fields(fields)
      } else {
        self = .never
      }
    }

    @MainActor
    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
      switch self {
      case .bytes(let count): return memcmp(old, new, count) == 0
      case .equatable(let type): return ViewComparison.isSame(type, old, new)
      case .property(let type): return type._isSame(old, new)
      case .fields(let fields):
        return fields.allSatisfy { ViewComparison.areEqual($0.type, old + $0.offset, new + $0.offset) }
      case .never: return false
      }
    }
  }

  private static func isSame<Value: Equatable>(
    _ type: Value.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
  ) -> Bool {
    old.assumingMemoryBound(to: type).pointee == new.assumingMemoryBound(to: type).pointee
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}
