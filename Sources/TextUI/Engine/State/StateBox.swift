import Observation
import TextCombine

/// Keeps a value that views read and write. A view whose property read it in an update is evaluated again; all else observes it as it
/// observes an `@Observable` object.
final class StateBox<Value>: ObservedPlace, @unchecked Sendable {
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value, unobserved.
  var newest: Value { stored }

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
  /// The views with properties that have read the value.
  private var readers: [ChangeToken] = []
  /// The objects with a property of the value: they publish its changes.
  private var objects: [WeakObject] = []
  private struct WeakObject { weak var object: AnyObject? }
  /// The name of the property that keeps the value.
  final var name: String?
  /// Counts the changes of the value.
  private(set) final var version = 0

  final func addReader(_ view: ChangeToken) {
    readers.removeAll { $0 === view || $0.hasEnded }
    readers.append(view)
  }

  final func follow(_ object: AnyObject) {
    if objects.contains(where: { $0.object === object }) { return }
    objects.removeAll { $0.object == nil }
    objects.append(WeakObject(object: object))
  }

  fileprivate final func willRead() { registrar.access(self as ObservedPlace, keyPath: Self.content) }

  fileprivate final func change(_ body: () -> Void) {
    ViewUpdate.noteWrite(name)
    version += 1
    for followed in objects { if let object = followed.object { WillChange.send(for: object) } }
    registrar.withMutation(of: self as ObservedPlace, keyPath: Self.content, body)
    for view in readers { view.didChange() }
  }
}

/// Whether two values are known to be equal: false where their type has no equality.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
