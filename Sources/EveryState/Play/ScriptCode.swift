import EveryStateGoldens
import EveryStateMocks

/// A response as a source would write it.
struct ScriptCode {
  let text: String
  /// Whether it says all: values have no source that a process could know.
  let isWhole: Bool

  init(_ response: any AnyMockResponse, well: (any AnyMockResponse)?, property: String) {
    let known = well?.script.first
    var isWhole = true
    let steps = response.script.map { answer -> String in
      let code: String
      switch answer.kind {
      case .never: code = ".never"
      case .failure(let error):
        let literal = ErrorLiteral(error)
        if literal == nil { isWhole = false }
        code = ".fails(\(literal?.text ?? ErrorLiteral.unknown))"
      case .value(let value):
        if case .value(let other) = known?.kind, areEqual(value, other) {
          code = property
        } else if let literal = ValueLiteral(value) {
          code = ".returns(\(literal.text))"
        } else {
          isWhole = false
          code = property
        }
      }
      return answer.delay.map { "\(code).delayed(by: \($0.asCode))" } ?? code
    }
    var text = steps.first ?? property
    for (index, step) in steps.enumerated().dropFirst() { text += ".then(\(step), fromCall: \(index + 1))" }
    self.text = text
    self.isWhole = isWhole
  }
}

private func areEqual(_ one: Any, _ other: Any) -> Bool {
  guard let one = one as? any Equatable else { return false }
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
  return isEqual(one)
}

/// An error as a source would write it.
struct ErrorLiteral {
  let text: String

  /// What stands for an error that no source can be told of.
  static let unknown = "DependencyFailure()"

  /// - Returns: nil for one that is made in a way that nothing tells.
  init?(_ error: any Error) {
    let mirror = Mirror(reflecting: error)
    let type = Self.type(of: error)
    switch mirror.displayStyle {
    case .enum:
      guard let name = ErrorCase(error)?.name else { return nil }
      guard let payload = mirror.children.first?.value else {
        text = "\(type).\(name)"
        return
      }
      guard let arguments = Self.arguments(payload) else { return nil }
      text = "\(type).\(name)(\(arguments))"
    case .struct:
      guard let arguments = Self.arguments(Array(mirror.children)) else { return nil }
      text = "\(type)(\(arguments))"
    default: return nil
    }
  }

  /// Without the module, which a test file imports.
  private static func type(of error: any Error) -> String {
    String(reflecting: Swift.type(of: error)).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }

  private static func arguments(_ payload: Any) -> String? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return ValueLiteral(payload)?.text }
    return arguments(Array(mirror.children))
  }

  private static func arguments(_ children: [Mirror.Child]) -> String? {
    var texts: [String] = []
    for child in children {
      guard let literal = ValueLiteral(child.value) else { return nil }
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      texts.append((label.map { "\($0): " } ?? "") + literal.text)
    }
    return texts.joined(separator: ", ")
  }
}

/// A value that is short to write.
private struct ValueLiteral {
  let text: String

  init?(_ value: Any) {
    switch value {
    case let text as String: self.text = text.asLiteral
    case let flag as Bool: text = "\(flag)"
    case let number as any FixedWidthInteger: text = "\(number)"
    case let number as Double: text = "\(number)"
    case let list as any Collection where list.isEmpty && list is any ExpressibleByArrayLiteral: text = "[]"
    default: return nil
    }
  }
}
