/// Finds the one `objectWillChange` of each object that does not declare its own. It is kept in the boxes of the object's `@Published`
/// properties, and so goes when the object goes. An object without such properties has its publisher in a side table.
package enum WillChange {
  private static let lock = Lock()
  nonisolated(unsafe) private static var table = WeakTable<ObservableObjectPublisher>()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let boxes = PublishedFields.boxes(of: object)
    let (publisher, garbage) = lock.withLock { () -> (ObservableObjectPublisher, [Any]) in
      if let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? table.value(for: object) {
        for box in boxes where box.objectWillChange == nil { box.connect(to: publisher) }
        return (publisher, [])
      }
      let publisher = ObservableObjectPublisher()
      for box in boxes { box.connect(to: publisher) }
      return (publisher, boxes.isEmpty ? table.insert(publisher, for: object) : [])
    }
    return withExtendedLifetime(garbage) { publisher }
  }

  /// The publisher to fire when the property of `box` changes; `nil` if the object's publisher was never used.
  static func publisher(for box: AnyPublishedBox, of object: AnyObject?) -> ObservableObjectPublisher? {
    lock.withLock {
      if let publisher = box.objectWillChange { return publisher }
      // The table has only objects whose property reflection cannot see.
      guard let object, !table.isEmpty else { return nil }
      return table.value(for: object)
    }
  }

  /// Tells the subscribers of an object that it is about to change, if its publisher was ever used. A class that declares its own one
  /// has none here.
  package static func send(for object: AnyObject) {
    let boxes = PublishedFields.boxes(of: object)
    let publisher = lock.withLock { boxes.lazy.compactMap(\.objectWillChange).first ?? table.value(for: object) }
    publisher?.send()
  }

  /// The number of objects in the side table, including dead ones not yet swept.
  static var tableCount: Int { lock.withLock { table.count } }
}

/// Values that belong to objects, as long as the objects live. An entry of a dead object goes when its address is used again, or when the
/// table has doubled since the last sweep: so it never has more than twice the live entries, or ``smallSize``.
struct WeakTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    let value: Value
  }

  static var smallSize: Int { 64 }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = Self.smallSize

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  func value(for object: AnyObject) -> Value? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.value
  }

  /// Adds a value for an object without one. Returns the entries that the table drops, for the caller to release outside of any lock.
  mutating func insert(_ value: Value, for object: AnyObject) -> [Any] {
    var garbage: [Any] = []
    if entries.count >= sweepSize {
      for (key, entry) in entries {
        // To look at a weak reference is to hold the object for a moment, perhaps as the last one.
        if let object = entry.object {
          garbage.append(object)
        } else {
          garbage.append(entries.removeValue(forKey: key) as Any)
        }
      }
      sweepSize = max(Self.smallSize, entries.count * 2)
    }
    let old = entries.updateValue(Entry(object: object, value: value), forKey: ObjectIdentifier(object))
    return garbage + [old as Any]
  }
}
