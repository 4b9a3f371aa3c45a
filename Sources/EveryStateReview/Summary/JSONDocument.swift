import EveryStateGoldens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A document that a command prints for `--json`, with sorted keys. A key that has nothing to say is left out. New keys may come; the
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

  package var text: String { JSONEncoder.text(of: object) }
}

extension JSONEncoder {
  /// A document with sorted keys, and a line feed at the end.
  static func text(of document: some Encodable) -> String {
    // Nothing in a document can fail to be encoded.
    String(decoding: (try? ofDocuments.encode(document)) ?? Data(), as: UTF8.self) + "\n"
  }
}

/// An object of a JSON document. A key without a value is left out.
///
/// Documents are built of these: types with a derived `Encodable` cost the compiler ten times as much.
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
