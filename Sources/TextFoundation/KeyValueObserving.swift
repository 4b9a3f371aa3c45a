import Foundation
import TextCombine

// Key-value observing: system objects do not change while a frame is driven. An observer receives the initial value if it asks for it,
// and no change.

/// The token that `observe` returns. It does not need to be invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable { public func invalidate() {} }

/// How a value changed.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var new: Self { Self(rawValue: 1) }
  public static var old: Self { Self(rawValue: 2) }
  public static var initial: Self { Self(rawValue: 4) }
  public static var prior: Self { Self(rawValue: 8) }
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler once with `.initial`, and never again.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
  /// Publishes the current value, and no change.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    options.contains(.initial) ? Just(self[keyPath: keyPath]).eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
  }
}
