import EveryStateMocks
import TextUI

/// A case of an error type, as a report writes it: `App.Client.Failure.offline`.
struct ErrorCase: Hashable, Comparable {
  private let type: String
  let name: String

  /// - Returns: nil for an error that is not an enum.
  init?(_ error: any Error) {
    let type = Swift.type(of: error)
    guard let name = Self.name(of: error) else { return nil }
    self.name = name
    self.type = Self.plain(String(reflecting: type))
  }

  /// `Failure` of `App.Failure`, as the app writes it.
  var shortType: String { type.split(separator: ".").dropFirst().joined(separator: ".") }

  /// The cases of an error's type: those of an enumeration without payloads, and of a `CaseIterable` type.
  static func all(of error: any Error) -> [ErrorCase] {
    func all<Failure: Error>(_ type: Failure.Type) -> [any Error] {
      if let type = type as? any CaseIterable.Type { return type.errors }
      // The number of such a case is its only byte.
      return (0..<(caseCount(of: type) ?? 0)).map { number in
        withUnsafeBytes(of: UInt8(number)) { $0.load(as: type) }
      }
    }
    return _openExistential(Swift.type(of: error), do: all).compactMap(ErrorCase.init)
  }

  /// The number of cases of an enumeration without payloads in one byte, which is the case's number; nil for any other type.
  static func caseCount(of type: Any.Type) -> Int? {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    guard TypeKind(type) == .enumeration, _openExistential(type, do: size) == 1 else { return nil }
    // The type's descriptor ends with the numbers of its cases, as the ABI's TypeMetadata.rst lists them.
    let descriptor = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    let (payloads, others) = (
      descriptor.load(fromByteOffset: 20, as: UInt32.self), descriptor.load(fromByteOffset: 24, as: UInt32.self)
    )
    return payloads & 0xFF_FFFF == 0 && others > 0 && others <= 256 ? Int(others) : nil
  }

  /// The name of a value's case; nil for a value that is not an enum.
  static func name(of value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
    return _openExistential(value, do: name)
  }

  /// The name without unnamed contexts and without generic arguments, which are not in the sources.
  private static func plain(_ type: String) -> String {
    let dot = UInt8(ascii: ".")
    var depth = 0
    var text: [UInt8] = []
    for byte in type.utf8 {
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") { depth += 1 }
      // An omission leaves two dots in a row.
      if depth == 0, byte != dot || text.last.map({ $0 != dot }) ?? false { text.append(byte) }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")") { depth -= 1 }
    }
    if text.last == dot { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  var description: String { "\(type).\(name)" }

  static func < (left: ErrorCase, right: ErrorCase) -> Bool { (left.type, left.name) < (right.type, right.name) }
}

extension MockCalls {
  var errorCases: [ErrorCase] { entries.compactMap { $0.error.flatMap(ErrorCase.init) } }
}

/// The name of an enum's case, as `dump` prints it. No public API gives it: a description is often the app's own.
@_silgen_name("swift_EnumCaseName") private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
