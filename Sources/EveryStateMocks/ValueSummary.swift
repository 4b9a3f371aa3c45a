/// Describes a returned value in the log: whether it is empty, and a few words. The words are short and the same in every run: no
/// dictionary order, no addresses, no dump of a large fixture.
struct ValueSummary {
  /// `nil` if the value is neither a collection, nor a string, nor an optional.
  let isEmpty: Bool?
  let description: String
  let shape: MockCall.Shape?

  init<Value>(_ value: Value) {
    switch Self.unwrapped(value) {
    case nil: self.init(isEmpty: true, description: "nil")
    case let script as any StreamScript: self.init(isEmpty: script.isEmpty, description: script.words, .stream)
    case let text as any StringProtocol: self.init(isEmpty: text.isEmpty, description: Self.quoted(String(text)))
    case let collection as any Collection:
      let count = collection.count
      self.init(
        isEmpty: count == 0, description: count == 0 ? "nothing" : "\(count) element\(count == 1 ? "" : "s")",
        .collection)
    case let wrapped?:
      let isOptional = value is any OptionalValue
      self.init(isEmpty: isOptional ? false : nil, description: Self.words(for: wrapped))
    }
  }

  private init(isEmpty: Bool?, description: String, _ shape: MockCall.Shape? = nil) {
    self.isEmpty = isEmpty
    self.description = description
    self.shape = shape
  }

  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrappedValue.flatMap(unwrapped)
  }

  private static func words(for value: Any) -> String {
    switch value {
    case is Void: "successfully"
    case is Bool, is any Numeric: "\(value)"
    default: String(describing: type(of: value))
    }
  }

  private static func quoted(_ text: String) -> String {
    let limit = 60
    let start = text.prefix(limit)
    return start.endIndex == text.endIndex ? "\"\(text)\"" : "\"\(start)...\""
  }
}

private protocol OptionalValue { var wrappedValue: Any? { get } }

extension Optional: OptionalValue { fileprivate var wrappedValue: Any? { self } }
