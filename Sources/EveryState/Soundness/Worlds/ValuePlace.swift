import EveryStateMocks
import Foundation
import TextUI

/// A value in memory, or a part of one. A part is written by its offset, so that no initializer is needed.
@MainActor struct ValuePlace {
  let pointer: UnsafeMutableRawPointer
  let type: Any.Type

  enum Step: Hashable, Sendable {
    case field(String), wrapped, row(Int), everyRow, value(ofKey: String)
    /// The values that a stream yields.
    case stream

    var isRow: Bool { if case .row = self { true } else { self == .everyRow } }
  }

  /// Calls `body` with the place of a variable.
  static func of<Value, Result>(_ value: inout Value, _ body: (ValuePlace) -> Result) -> Result {
    withUnsafeMutablePointer(to: &value) { body(ValuePlace(pointer: UnsafeMutableRawPointer($0), type: Value.self)) }
  }

  /// A changed copy. Instances of classes are shared with the original, and nothing is written into them.
  static func edited(_ value: any Sendable, _ body: (ValuePlace) -> Void) -> any Sendable {
    func edit<Value: Sendable>(_ value: Value) -> any Sendable {
      var copy = value
      of(&copy, body)
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
      if let field = fields.first(where: { $0.name == name }) { part(field).visit(path.dropFirst(), body) }
    } else {
      container?.visitParts(step, at: pointer) { $0.visit(path.dropFirst(), body) }
    }
  }

  var fields: [StoredFields.Field] {
    if let known = Self.knownFields[ObjectIdentifier(type)] { return known }
    let fields = StoredFields.parts(of: type)
    Self.knownFields[ObjectIdentifier(type)] = fields
    return fields
  }
  private static var knownFields: [ObjectIdentifier: [StoredFields.Field]] = [:]

  var container: (any ContainerValue.Type)? { type as? any ContainerValue.Type }
  func part(_ field: StoredFields.Field) -> ValuePlace {
    ValuePlace(pointer: pointer + field.offset, type: field.type)
  }

  var caseCount: Int? { ErrorCase.caseCount(of: type) }
}

extension ValuePlace {
  /// The number of identities that a world has been given, so that no two rows of its lists, trees and pages share one.
  static var lastNumber = 0

  /// Makes a copied row another one: what identifies it gets a number, and so do the identities of the rows in it, and every text of a row
  /// without an id.
  /// - Parameter parts: the parts that are a row's own; nil for the row itself.
  func renew(_ parts: [StoredFields.Field]?) {
    Self.lastNumber += 1
    let number = Self.lastNumber
    guard let parts else { return renewLeaf(number) }
    for field in parts { part(field).renewLeaf(number) }
    for field in fields { part(field).renewRows() }
  }

  private func renewRows() {
    for step in container == nil ? [] : [Step.wrapped, .everyRow] {
      visit([step]) { row in
        guard row.container == nil else { return row.renewRows() }
        let identity = TypeKind(row.type) == .structure && !row.isLeaf ? row.identity : []
        if !identity.isEmpty { row.renew(row.fields.filter { identity.contains($0.name) }) }
      }
    }
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
      let digits = "\(number)"
      put(UUID(uuidString: "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits)!)
    case is URL: put(URL(string: "https://example.com/\(number)")!)
    case is any FixedWidthInteger:
      // No fixture's.
      func renew<Number: FixedWidthInteger>(_ type: Number.Type) { put(Number(truncatingIfNeeded: number + 1_000_000)) }
      if let type = type as? any FixedWidthInteger.Type { renew(type) }
    default: if TypeKind(type) == .structure, !isLeaf, let field = fields.first { part(field).renewLeaf(number) }
    }
  }

  /// The fields that identify a structure: `id`, or the one that its `id` returns.
  var identity: Set<String> {
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
@MainActor protocol ContainerValue {
  var steps: [ValuePlace.Step] { get }
  /// nil for a type without rows.
  var rowCount: Int? { get }
  mutating func visitParts(_ step: ValuePlace.Step, _ body: (ValuePlace) -> Void)
  /// Further rows are copies of the first one.
  mutating func resize(to count: Int)
}

extension ContainerValue {
  var rowCount: Int? { nil }
  mutating func resize(to count: Int) {}

  private static func value(at pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Self> {
    pointer.assumingMemoryBound(to: Self.self)
  }
  static func steps(at pointer: UnsafeMutableRawPointer) -> [ValuePlace.Step] { value(at: pointer).pointee.steps }
  static func rowCount(at pointer: UnsafeMutableRawPointer) -> Int? { value(at: pointer).pointee.rowCount }
  static func resize(at pointer: UnsafeMutableRawPointer, to count: Int) {
    value(at: pointer).pointee.resize(to: count)
  }
  static func visitParts(_ step: ValuePlace.Step, at pointer: UnsafeMutableRawPointer, _ body: (ValuePlace) -> Void) {
    value(at: pointer).pointee.visitParts(step, body)
  }
}

extension Optional: ContainerValue {
  var steps: [ValuePlace.Step] { self == nil ? [] : [.wrapped] }
  mutating func resize(to count: Int) { self = nil }
  mutating func visitParts(_ step: ValuePlace.Step, _ body: (ValuePlace) -> Void) {
    guard step == .wrapped, var wrapped = self else { return }
    ValuePlace.of(&wrapped, body)
    self = wrapped
  }
}

extension Array: ContainerValue {
  var steps: [ValuePlace.Step] { indices.prefix(8).map { .row($0) } }
  var rowCount: Int? { count }
  mutating func visitParts(_ step: ValuePlace.Step, _ body: (ValuePlace) -> Void) {
    for index in indices where step == .everyRow || step == .row(index) { ValuePlace.of(&self[index], body) }
  }
  mutating func resize(to count: Int) {
    guard var template = first, count > self.count else { return self = Array(prefix(count)) }
    let (row, parts) = (template, ValuePlace.of(&template, \.ownParts))
    self = (1...count).map { number in
      var row = row
      if number > 1 { ValuePlace.of(&row) { $0.renew(parts) } }
      return row
    }
  }
}

extension Dictionary: ContainerValue {
  private var names: [String] { keys.map { "\($0)" }.sorted() }
  var steps: [ValuePlace.Step] { names.prefix(1).map { .value(ofKey: $0) } }
  var rowCount: Int? { count }
  mutating func visitParts(_ step: ValuePlace.Step, _ body: (ValuePlace) -> Void) {
    guard let key = keys.first(where: { step == .value(ofKey: "\($0)") }), var value = self[key] else { return }
    ValuePlace.of(&value, body)
    self[key] = value
  }
  mutating func resize(to count: Int) {
    let kept = Set(names.prefix(count))
    self = filter { kept.contains("\($0.key)") }
  }
}

extension MockStream.Script: ContainerValue {
  var steps: [ValuePlace.Step] { [.stream] }
  mutating func visitParts(_ step: ValuePlace.Step, _ body: (ValuePlace) -> Void) {
    guard step == .stream else { return }
    var values = values
    ValuePlace.of(&values, body)
    self = yielding(values)
  }
}
