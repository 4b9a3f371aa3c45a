import EveryStateGoldens

/// A document that a command prints for `--json`, with sorted keys. A key without a value is left out. New keys may be added; the
/// present ones keep their meaning as long as `format` stays.
package struct JSONDocument: Sendable {
  package let exitStatus: Int
  private var object: JSONObject

  package init(_ command: String, exitStatus: Int, format: Int = 1) {
    self.exitStatus = exitStatus
    object = ["format": format, "command": command, "exitStatus": exitStatus]
  }

  package subscript(key: String) -> JSONObject.Content? {
    get { object[key] }
    set { object[key] = newValue }
  }

  package var text: String { JSONObject.text(of: object) }
}

/// An object of a JSON document. A derived `Encodable` instead of it costs the compiler ten times as much.
package struct JSONObject: Encodable, Sendable, ExpressibleByDictionaryLiteral {
  package typealias Content = any Encodable & Sendable

  private var values: [String: Content] = [:]

  package init(dictionaryLiteral elements: (String, Content?)...) {
    for (key, value) in elements { values[key] = value }
  }

  subscript(key: String) -> Content? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// A document with sorted keys, and a line feed at the end.
  static func text(of document: some Encodable) -> String {
    // Encoding a document cannot fail.
    let json = (try? JSONEncoder.ofDocuments.encode(document)) ?? Data()
    return TerminalText.json(String(decoding: json, as: UTF8.self)) + "\n"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (key, value) in values { try container.encode(value, forKey: Name(stringValue: key)) }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// A value of a JSON document from another program. A missing value is nil or empty.
package enum JSONValue: Decodable, Sendable {
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  case other

  /// - Throws: the decoder's error, for text that is not JSON.
  package init(parsing text: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(text)) }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = (try? value.decode([String: JSONValue].self)).map(JSONValue.object) ?? .other
    }
  }

  package subscript(key: String) -> JSONValue { object[key] ?? .other }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var list: [JSONValue] { if case .list(let list) = self { list } else { [] } }
  package var texts: [String] { list.compactMap(\.text) }
  var object: [String: JSONValue] { if case .object(let object) = self { object } else { [:] } }
}
