import EveryStateGoldens
import EveryStateMocks
import Foundation

/// A response as Swift's source.
struct ScriptCode {
  let text: String
  /// Whether the code is complete: a process cannot know the source of a value.
  let isWhole: Bool

  /// - Parameters:
  ///   - property: the world's own answers: `$0.books`.
  ///   - isLiteral: whether a value is written in full, even if the property has it.
  ///   - asked: the labels of the calls so far. What has failed by then succeeds from the next call on, as in exploration.
  init(
    _ response: any AnyMockResponse, well: (any AnyMockResponse)?, property: String, isLiteral: Bool = false,
    asked: [String] = []
  ) {
    let labels = response.labels
    var code = Self(
      response, known: isLiteral ? nil : well?.script.first, property, resumed: property,
      after: asked.count { !labels.contains($0) })
    for label in labels {
      let known = well?.response(to: label)
      guard let other = response.response(to: label), other.calls !== known?.calls else { continue }
      let resumed = (known ?? well).map { Self($0, known: nil, property, resumed: nil, after: 0).text }
      let labelled = Self(
        other, known: nil, property, resumed: resumed, after: asked.count { $0 == label })
      code = Self(
        text: "\(code.text).answering(\(label.asLiteral), with: \(labelled.text))",
        isWhole: code.isWhole && labelled.isWhole)
    }
    self = code
  }

  private init(text: String, isWhole: Bool) { (self.text, self.isWhole) = (text, isWhole) }

  /// The response without its answers to labels.
  private init(
    _ response: any AnyMockResponse, known: AnyStep?, _ property: String, resumed: String?, after calls: Int
  ) {
    let script = response.script
    let steps = script.map { Self($0, known, property) }
    isWhole = steps.allSatisfy(\.isWhole)
    var texts = steps.map(\.text)
    if calls > 0, let resumed, script.last?.fails == true {
      texts += Array(repeating: texts[texts.count - 1], count: max(0, calls - texts.count)) + [resumed]
    }
    guard texts.count > 1 else {
      text = texts.first ?? property
      return
    }
    let same = texts.dropLast().allSatisfy { $0 == texts[0] } ? texts.count - 1 : 1
    text =
      response.isStream
      ? ".sequence(\(texts.joined(separator: ", ")))"
      : texts.enumerated().dropFirst(same).reduce(texts[0]) { "\($0).then(\($1.element), fromCall: \($1.offset + 1))" }
  }

  private init(_ step: AnyStep, _ known: AnyStep?, _ property: String) {
    var (code, isWhole) = (property, true)
    switch step.answer {
    case .never: code = ".never"
    case .failure(let error):
      let literal = ErrorLiteral(error)
      isWhole = literal != nil
      code = ".fails(\(literal?.text ?? ErrorLiteral.unknown))"
    case .value(let value):
      if case .value(let other) = known?.answer, areEqual(value, other) { break }
      if let literal = ValueLiteral(value) {
        code = step.stream != nil ? literal.text : value is Void ? ".returns" : ".returns(\(literal.text))"
      } else {
        isWhole = false
      }
    }
    if let delay = step.delay {
      let isOwnStream = step.stream != nil && code != property
      code = isOwnStream ? "\(code.dropLast()), delay: \(delay.asCode))" : "\(code).delayed(by: \(delay.asCode))"
    }
    self.init(text: code, isWhole: isWhole)
  }
}

extension AnyStep {
  fileprivate var stream: (any AnyStreamScript)? {
    if case .value(let value) = answer { value as? any AnyStreamScript } else { nil }
  }

  /// Whether the answer is an error, or a stream that ends with one.
  fileprivate var fails: Bool {
    switch answer {
    case .failure: true
    case .never: false
    case .value: stream?.anyEvents.last.map { if case .failure = $0.kind { true } else { false } } ?? false
    }
  }
}

private func areEqual(_ one: Any, _ other: Any) -> Bool {
  guard let one = one as? any Equatable else { return false }
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
  return isEqual(one)
}

struct ErrorLiteral {
  let text: String

  /// The literal of an error that has no literal of its own.
  static let unknown = "DependencyFailure()"

  /// - Returns: nil for an error whose initializer is unknown.
  init?(_ error: any Error) {
    if let error = error as? URLError {
      text = "URLError(URLError.Code(rawValue: \(error.code.rawValue)))"
      return
    }
    let mirror = Mirror(reflecting: error)
    let type = ValueLiteral.name(of: type(of: error))
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
      guard let arguments = ValueLiteral.arguments(mirror.children) else { return nil }
      text = "\(type)(\(arguments))"
    default: return nil
    }
  }

  private static func arguments(_ payload: Any) -> String? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return ValueLiteral(payload)?.text }
    return ValueLiteral.arguments(mirror.children)
  }
}

/// A value as Swift's source: a literal, or its type's memberwise initializer.
struct ValueLiteral {
  let text: String

  /// - Returns: nil for an instance of a class, a closure, and a value of a framework's type that has no literal here.
  init?(_ value: Any) {
    switch value {
    case let text as String: self.text = text.asLiteral
    case let flag as Bool: text = "\(flag)"
    case let number as any FixedWidthInteger: text = "\(number)"
    case let number as Double: text = Self.fraction(number)
    case let number as Float: text = Self.fraction(Double(number))
    case let number as Decimal: text = "Decimal(string: \"\(number)\")!"
    case let date as Date: text = date.asCode
    case let url as URL: text = "URL(string: \(url.absoluteString.asLiteral))!"
    case let id as UUID: text = "UUID(uuidString: \"\(id.uuidString)\")!"
    case let time as Duration: text = time.asCode
    case is Void: text = "()"
    case let stream as any AnyStreamScript:
      guard let text = Self.stream(stream.anyEvents) else { return nil }
      self.text = text
    default:
      guard let text = Self.composed(value) else { return nil }
      self.text = text
    }
  }

  fileprivate static func fraction(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func stream(_ events: [MockStream<any Sendable>.Event]) -> String? {
    var (values, codes): ([any Sendable], [String]) = ([], [])
    for event in events {
      let code: String?
      switch event.kind {
      case .element(let value):
        values.append(value)
        code = ValueLiteral(value).map { ".yields(\($0.text))" }
      case .failure(let error): code = ".fails(\(ErrorLiteral(error)?.text ?? ErrorLiteral.unknown))"
      case .end: code = ".ends"
      }
      guard let code else { return nil }
      codes.append(event.delay > .zero ? "\(code).after(\(event.delay.asCode))" : code)
    }
    let delays = Set(events.dropFirst().map(\.delay))
    guard values.count == events.count, delays.count < 2, events.first?.delay ?? .zero == .zero else {
      return codes == [".ends"] ? "MockStream([])" : "MockStream(events: [\(codes.joined(separator: ", "))])"
    }
    let every = delays.first.flatMap { $0 > .zero ? ", every: \($0.asCode)" : nil } ?? ""
    return ValueLiteral(values as [Any]).map { "MockStream(\($0.text)\(every))" }
  }

  private static func composed(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { ValueLiteral($0.value)?.text } ?? "nil"
    case .collection, .set:
      let texts = mirror.children.map { ValueLiteral($0.value)?.text }
      guard texts.allSatisfy({ $0 != nil }) else { return nil }
      let known = texts.compactMap { $0 }
      if let short = numbered(known) { return short }
      return "[\((mirror.displayStyle == .set ? known.sorted() : known).joined(separator: ", "))]"
    case .dictionary:
      let pairs = mirror.children.map { child in
        Mirror(reflecting: child.value).children.map { ValueLiteral($0.value)?.text }
      }
      guard pairs.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
      return pairs.isEmpty
        ? "[:]" : "[\(pairs.map { $0.compactMap { $0 }.joined(separator: ": ") }.sorted().joined(separator: ", "))]"
    case .tuple: return arguments(mirror.children).map { "(\($0))" }
    case .enum:
      let type = name(of: type(of: value))
      guard let payload = mirror.children.first else { return ErrorCase.name(of: value).map { "\(type).\($0)" } }
      guard let label = payload.label else { return nil }
      let inner = Mirror(reflecting: payload.value)
      let words = inner.displayStyle == .tuple ? arguments(inner.children) : ValueLiteral(payload.value)?.text
      return words.map { "\(type).\(label)(\($0))" }
    case .struct:
      guard
        !["Swift", "Foundation", "FoundationEssentials", "TextUI"].contains(
          String(reflecting: type(of: value)).prefix { $0 != "." })
      else { return nil }
      return arguments(mirror.children).map { "\(name(of: type(of: value)))(\($0))" }
    default: return nil
    }
  }

  /// Many rows that differ in their numbers only, as `(1...1000).map { Row(id: $0) }`.
  private static func numbered(_ rows: [String]) -> String? {
    guard rows.count > 50 else { return nil }
    let ids = /UUID\(uuidString: "[^"]*"\)!/
    let plain = rows.map { $0.replacing(ids, with: "UUID()") }
    var (template, isQuoted) = ("", false)
    for (index, part) in plain[rows.count - 1].split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      isQuoted = index % 2 == 1
      template += (index > 0 ? "\"" : "") + part.replacing("\(rows.count)", with: isQuoted ? "\\($0)" : "$0")
    }
    func row(_ number: Int) -> String {
      template.replacing("\\($0)", with: "\(number)").replacing("$0", with: "\(number)")
    }
    guard [1, 3, rows.count / 2].allSatisfy({ row($0) == plain[$0 - 1] || $0 == 1 }) else { return nil }
    let isCounted = template.contains("$0")
    return "(1...\(rows.count)).map { \(isCounted ? "" : "_ in ")\(template) }"
  }

  static func arguments(_ children: Mirror.Children) -> String? {
    var texts: [String] = []
    for child in children {
      guard let literal = ValueLiteral(child.value) else { return nil }
      // A property wrapper's storage has the property's name after a line.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0.drop { $0 == "_" } }
      texts.append((label.map { "\($0): " } ?? "") + literal.text)
    }
    return texts.joined(separator: ", ")
  }

  /// Without the module, which a test file imports.
  static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    guard !full.contains("<") else { return "\(type)" }
    return full.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
  }
}

extension Date {
  /// As Swift's source.
  var asCode: String { "Date(timeIntervalSince1970: \(ValueLiteral.fraction(timeIntervalSince1970)))" }
}
