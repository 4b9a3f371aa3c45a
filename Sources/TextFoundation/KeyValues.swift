import Foundation

/// An object with values by key, such as a managed object.
public protocol _KeyValueCoding: AnyObject {
  func value(forKey key: String) -> Any?
  /// What identifies it in comparisons.
  var _identity: AnyHashable { get }
}
private protocol AnyOptional { var flat: Any? { get } }
extension Optional: AnyOptional { fileprivate var flat: Any? { flatMap(KeyValues.flat) } }

/// Reads and compares values as key-value coding does ("Key-Value Coding Programming Guide").
package enum KeyValues {
  /// A value without optionals around it; nil for `NSNull`.
  package static func flat(_ value: Any) -> Any? {
    value is NSNull ? nil : (value as? any AnyOptional).map(\.flat) ?? value
  }

  /// The value of a path such as `author.name` or `tags.@count`.
  package static func value(of object: Any?, at path: String) -> Any? {
    path.split(separator: ".").reduce(object.flatMap(flat)) { object, key in
      object.flatMap { value(of: $0, String(key)) }.flatMap(flat)
    }
  }
  private static func value(of object: Any, _ key: String) -> Any? {
    if key.lowercased() == "self" { return object }
    if let object = object as? any _KeyValueCoding { return object.value(forKey: key) }
    if let object = object as? [String: Any] { return object[key] }
    if let items = elements(of: object) {
      let values = items.lazy.compactMap { value(of: $0, key) }
      return key == "@count" ? items.count : values.flatMap { elements(of: $0) ?? [$0] }
    }
    if let child = Mirror(reflecting: object).children.first(where: { $0.label == key }) { return child.value }
    fatalError("\(type(of: object)) has no stored property \(key), or the path's operator \(key) is absent.")
  }

  /// The elements of a collection; nil for another value.
  package static func elements(of value: Any) -> [Any]? {
    if value is String || value is NSString || value is [String: Any] || value is Data { return nil }
    func list<S: Sequence>(_ sequence: S) -> [Any] { sequence.map { $0 } }
    return (value as? any Sequence).map { list($0) }
  }

  /// The order of two values, nil first; nil for different values without an order.
  package static func compare(_ one: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
    let (left, right) = (one.flatMap(flat), other.flatMap(flat))
    guard let left, let right else { return (left == nil ? 0 : 1 as NSNumber).compare(right == nil ? 0 : 1) }
    if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = left as? NSNumber, let right = right as? NSNumber { return left.compare(right) }
    if let left = left as? UUID, let right = right as? UUID { return left.uuidString.compare(right.uuidString) }
    let id = (left as? any _KeyValueCoding)?._identity ?? left as? AnyHashable
    return id != nil && id == (right as? any _KeyValueCoding)?._identity ?? right as? AnyHashable ? .orderedSame : nil
  }
}

extension NSSortDescriptor {
  /// Sorts by any value, also an optional or a Boolean one, as key-value coding reads it.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { KeyValues.compare($0, $1) ?? .orderedSame }
  }
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) {
      let (one, other) = (KeyValues.value(of: $0, at: key ?? ""), KeyValues.value(of: $1, at: key ?? ""))
      return KeyValues.compare(one, other) ?? .orderedSame
    }
  }
}

// What a format of a predicate or a text takes on Apple platforms.
extension NSObject: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { kept(self) } }
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { kept(self as NSDate) } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { kept(self as NSUUID) } }
extension Array: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { kept(NSArray(array: self)) } }
private func kept(_ object: NSObject) -> [Int] { [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())] }
