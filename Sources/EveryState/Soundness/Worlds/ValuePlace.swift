import EveryStateMocks
import Foundation
import TextUI

/// A value in memory, or a part of one. A part is written by its offset, so that no initializer is needed.
struct ValuePlace {
  let pointer: UnsafeMutableRawPointer
  let type: Any.Type

  enum Step: Hashable, Sendable {
    case field(String), wrapped, row(Int), everyRow, value(ofKey: String)
    /// The values that a stream yields.
    case stream

    var isRow: Bool { if case .row = self { true } else { self == .everyRow } }
  }

  /// A changed copy. Instances of classes are shared with the original, and nothing is written into them.
  static func edited(_ value: any Sendable, _ body: (ValuePlace) -> Void) -> any Sendable {
    func edit<Value: Sendable>(_ value: Value) -> any Sendable {
      var copy = value
      withUnsafeMutablePointer(to: &copy) { body(ValuePlace(pointer: UnsafeMutableRawPointer($0), type: Value.self)) }
      return copy
    }
    return edit(value)
  }

  var value: Any {
    func load<Value>(_ type: Value.Type) -> Any { pointer.assumingMemoryBound(to: type).pointee }
    return _openExistential(type, do: load)
  }

  /// A value of another type is ignored.
  func put(_ new: Any) {
    func put<Value>(_ type: Value.Type) {
      if let new = new as? Value { pointer.assumingMemoryBound(to: type).pointee = new }
    }
    _openExistential(type, do: put)
  }

  /// Visits the part that a path leads to, or each of them.
  func visit(_ path: ArraySlice<Step>, _ body: (ValuePlace) -> Void) {
    guard let step = path.first else { return body(self) }
    if case .field(let name) = step {
      guard let field = fields.first(where: { $0.name == name }) else { return }
      part(field).visit(path.dropFirst(), body)
    } else {
      container?.withParts(step, at: pointer) { $0.visit(path.dropFirst(), body) }
    }
  }

  var fields: [StoredFields.Field] { StoredFields.parts(of: type) }
  var container: (any ContainerValue.Type)? { type as? any ContainerValue.Type }
  func part(_ field: StoredFields.Field) -> ValuePlace {
    ValuePlace(pointer: pointer + field.offset, type: field.type)
  }

  /// The number of cases of an enumeration without payloads in one byte, which is the case's number; nil for any other type.
  var caseCount: Int? {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    guard TypeKind(type) == .enumeration, _openExistential(type, do: size) == 1 else { return nil }
    // The type's descriptor ends with the numbers of its cases, as the ABI's TypeMetadata.rst lists them.
    let descriptor = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    let (payloads, others) = (
      descriptor.load(fromByteOffset: 20, as: UInt32.self), descriptor.load(fromByteOffset: 24, as: UInt32.self)
    )
    return payloads & 0xFF_FFFF == 0 && others > 0 && others <= 256 ? Int(others) : nil
  }
}

extension ValuePlace {
  /// Makes a copied row another one: what identifies it gets a number, and so does every text of a row without an id.
  /// - Parameter parts: the parts that are a row's own; nil for the row itself.
  func renew(_ number: Int, _ parts: [StoredFields.Field]?) {
    guard let parts else { return number > 1 ? renewLeaf(number) : () }
    for field in parts { part(field).renewLeaf(number) }
  }

  var ownParts: [StoredFields.Field]? {
    let (fields, identity) = (fields, identity)
    guard !fields.isEmpty, TypeKind(type) == .structure, !isLeaf else { return nil }
    return fields.filter { identity.isEmpty ? $0.type == String.self : identity.contains($0.name) }
  }

  private func renewLeaf(_ number: Int) {
    switch value {
    case let text as String: put("\(text) \(number)")
    case is UUID:
      put(
        UUID(uuidString: "00000000-0000-0000-0000-\(String(repeating: "0", count: 12 - "\(number)".count))\(number)")!)
    case is URL: put(URL(string: "https://example.com/\(number)")!)
    case is any FixedWidthInteger:
      func renew<Number: FixedWidthInteger>(_ type: Number.Type) { put(Number(truncatingIfNeeded: number)) }
      if let type = type as? any FixedWidthInteger.Type { renew(type) }
    default: if TypeKind(type) == .structure, !isLeaf, let field = fields.first { part(field).renewLeaf(number) }
    }
  }

  /// The fields that identify a structure: `id`, or the one that its `id` returns.
  var identity: Set<String> {
    let fields = fields
    if fields.contains(where: { $0.name == "id" }) { return ["id"] }
    guard let known = value as? any Identifiable else { return [] }
    func id<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
    let id = id(known)
    return Set(fields.filter { part($0).value as? AnyHashable == id }.prefix(1).map(\.name))
  }

  /// Whether the type has no parts that an app knows: it is of Swift's library or of a framework.
  var isLeaf: Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return [
      "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "TextUI", "TextCombine",
      "EveryStateMocks", "_Concurrency", "__C", "Dispatch", "Synchronization",
    ].contains(module)
  }
}

/// A type with parts of other types.
protocol ContainerValue {
  static func withParts(_ step: ValuePlace.Step, at pointer: UnsafeMutableRawPointer, _ body: (ValuePlace) -> Void)
  static func steps(at pointer: UnsafeMutableRawPointer) -> [ValuePlace.Step]
  /// The number of rows; nil for a type without rows.
  static func count(at pointer: UnsafeMutableRawPointer) -> Int?
  /// Further rows are copies of the first one.
  static func resize(at pointer: UnsafeMutableRawPointer, to count: Int)
}

extension Optional: ContainerValue {
  static func withParts(_ step: ValuePlace.Step, at pointer: UnsafeMutableRawPointer, _ body: (ValuePlace) -> Void) {
    let place = pointer.assumingMemoryBound(to: Self.self)
    guard step == .wrapped, case .some(var wrapped) = place.pointee else { return }
    withUnsafeMutablePointer(to: &wrapped) {
      body(ValuePlace(pointer: UnsafeMutableRawPointer($0), type: Wrapped.self))
    }
    place.pointee = wrapped
  }
  static func steps(at pointer: UnsafeMutableRawPointer) -> [ValuePlace.Step] {
    pointer.assumingMemoryBound(to: Self.self).pointee == nil ? [] : [.wrapped]
  }
  static func count(at pointer: UnsafeMutableRawPointer) -> Int? { nil }
  static func resize(at pointer: UnsafeMutableRawPointer, to count: Int) {
    pointer.assumingMemoryBound(to: Self.self).pointee = nil
  }
}

extension Array: ContainerValue {
  static func withParts(_ step: ValuePlace.Step, at pointer: UnsafeMutableRawPointer, _ body: (ValuePlace) -> Void) {
    let place = pointer.assumingMemoryBound(to: Self.self)
    var list = place.pointee
    place.pointee = []
    for index in list.indices where step == .everyRow || step == .row(index) {
      withUnsafeMutablePointer(to: &list[index]) {
        body(ValuePlace(pointer: UnsafeMutableRawPointer($0), type: Element.self))
      }
    }
    place.pointee = list
  }
  static func steps(at pointer: UnsafeMutableRawPointer) -> [ValuePlace.Step] {
    (0..<Swift.min(8, pointer.assumingMemoryBound(to: Self.self).pointee.count)).map { .row($0) }
  }
  static func count(at pointer: UnsafeMutableRawPointer) -> Int? {
    pointer.assumingMemoryBound(to: Self.self).pointee.count
  }
  static func resize(at pointer: UnsafeMutableRawPointer, to count: Int) {
    let place = pointer.assumingMemoryBound(to: Self.self)
    let list = place.pointee
    guard let first = list.first, count > list.count else { return place.pointee = Array(list.prefix(count)) }
    var parts: [StoredFields.Field]?
    var template = first
    withUnsafeMutablePointer(to: &template) {
      parts = ValuePlace(pointer: UnsafeMutableRawPointer($0), type: Element.self).ownParts
    }
    place.pointee = (1...count).map { number in
      var row = first
      withUnsafeMutablePointer(to: &row) {
        ValuePlace(pointer: UnsafeMutableRawPointer($0), type: Element.self).renew(number, parts)
      }
      return row
    }
  }
}

extension Dictionary: ContainerValue {
  static func withParts(_ step: ValuePlace.Step, at pointer: UnsafeMutableRawPointer, _ body: (ValuePlace) -> Void) {
    let place = pointer.assumingMemoryBound(to: Self.self)
    guard case .value(let name) = step, let key = place.pointee.keys.first(where: { "\($0)" == name }),
      var value = place.pointee[key]
    else { return }
    withUnsafeMutablePointer(to: &value) { body(ValuePlace(pointer: UnsafeMutableRawPointer($0), type: Value.self)) }
    place.pointee[key] = value
  }
  private static func names(_ dictionary: Self) -> [String] { dictionary.keys.map { "\($0)" }.sorted() }
  static func steps(at pointer: UnsafeMutableRawPointer) -> [ValuePlace.Step] {
    names(pointer.assumingMemoryBound(to: Self.self).pointee).prefix(1).map { .value(ofKey: $0) }
  }
  static func count(at pointer: UnsafeMutableRawPointer) -> Int? {
    pointer.assumingMemoryBound(to: Self.self).pointee.count
  }
  static func resize(at pointer: UnsafeMutableRawPointer, to count: Int) {
    let place = pointer.assumingMemoryBound(to: Self.self)
    let kept = Set(names(place.pointee).prefix(count))
    place.pointee = place.pointee.filter { kept.contains("\($0.key)") }
  }
}

extension MockStream.Script: ContainerValue {
  static func withParts(_ step: ValuePlace.Step, at pointer: UnsafeMutableRawPointer, _ body: (ValuePlace) -> Void) {
    guard step == .stream else { return }
    let place = pointer.assumingMemoryBound(to: Self.self)
    var values = place.pointee.values
    withUnsafeMutablePointer(to: &values) {
      body(ValuePlace(pointer: UnsafeMutableRawPointer($0), type: [Element].self))
    }
    place.pointee = place.pointee.yielding(values)
  }
  static func steps(at pointer: UnsafeMutableRawPointer) -> [ValuePlace.Step] { [.stream] }
  static func count(at pointer: UnsafeMutableRawPointer) -> Int? { nil }
  static func resize(at pointer: UnsafeMutableRawPointer, to count: Int) {}
}
