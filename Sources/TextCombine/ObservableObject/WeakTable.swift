/// Values that belong to objects, as long as the objects live.
///
/// An entry of a dead object goes when its address is used again, or when the table has doubled since the last sweep:
/// so it never holds more than twice what lives, or ``smallSize``.
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

  /// Adds a value for an object that has none.
  ///
  /// - Returns: What the table lets go, for the caller to release outside of any lock: its end may run foreign code.
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
