import Observation

/// Keeps a value that views read and write; a view that read it is evaluated again when it changes.
///
/// It is observed as an `@Observable` object is, so that one mechanism tells what a body depends on.
final class StateBox<Value>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      // SwiftUI does not update for a value that is equal to the one before.
      if isEqual(newValue, stored) { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }

  /// Reads without depending on the value.
  var untracked: Value { stored }
}

/// Whether two values are known to be equal: false where their type has no equality.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
