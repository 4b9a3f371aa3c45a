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

  mutating func value(for object: AnyObject, orInsert value: @autoclosure () -> Value) -> Value {
    if let found = self.value(for: object) { return found }
    let value = value()
    if entries.count >= sweepSize {
      entries = entries.filter { $0.value.object != nil }
      sweepSize = max(Self.smallSize, entries.count * 2)
    }
    entries[ObjectIdentifier(object)] = Entry(object: object, value: value)
    return value
  }
}
