#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command prints for `--json`.
package protocol JSONDocument: Encodable, Sendable {
  /// What the process's status is.
  var exitStatus: Int { get }
}

extension JSONDocument {
  /// The document's text, with a line feed at the end.
  package var text: String {
    // Nothing in a document can fail to be encoded.
    String(decoding: (try? JSONEncoder.ofDocuments.encode(self)) ?? Data(), as: UTF8.self) + "\n"
  }
}
