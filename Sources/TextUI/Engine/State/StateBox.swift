import Observation

/// Keeps a value that views read and write, observed as an `@Observable` object is: a view that read it is evaluated again.
final class StateBox<Value>: ObservedPlace, @unchecked Sendable {
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      willRead()
      return stored
    }
    set {
      // SwiftUI does not update for a value that is equal to the one before.
      if isEqual(newValue, stored) { return }
      change { stored = newValue }
    }
  }
}

/// A place that views observe. Its key path is made once; one in a generic class is made again for every reading.
class ObservedPlace: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var content: Void { () }
  private static let content: KeyPath<ObservedPlace, Void> & Sendable = \ObservedPlace.content

  fileprivate final func willRead() { registrar.access(self as ObservedPlace, keyPath: Self.content) }

  fileprivate final func change(_ body: () -> Void) {
    registrar.withMutation(of: self as ObservedPlace, keyPath: Self.content, body)
  }
}

/// Whether two values are known to be equal: false where their type has no equality.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
