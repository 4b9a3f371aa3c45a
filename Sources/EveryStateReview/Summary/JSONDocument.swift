import EveryStateGoldens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A document that a command prints for `--json`.
package protocol JSONDocument: Encodable, Sendable {
  /// The process's status.
  var exitStatus: Int { get }
}

extension JSONDocument {
  package var text: String { JSONEncoder.text(of: self) }
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
struct JSONObject: Encodable, Sendable, ExpressibleByDictionaryLiteral {
  typealias Content = any Encodable & Sendable

  private var values: [String: Content] = [:]

  init(dictionaryLiteral elements: (String, Content?)...) {
    for (key, value) in elements { values[key] = value }
  }

  subscript(key: String) -> Content? {
    get { values[key] }
    set { values[key] = newValue }
  }

  func encode(to encoder: any Encoder) throws {
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
