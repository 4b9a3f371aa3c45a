import Synchronization

/// A value that tells subscriptions apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)
  private let number: UInt64

  /// An identifier that no other one equals.
  public init() { number = Self.last.add(1, ordering: .relaxed).newValue }

  /// The identifier of an object, while the object lives.
  public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type that has an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The value's identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object, while it lives.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
