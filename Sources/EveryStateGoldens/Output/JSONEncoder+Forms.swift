#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONEncoder {
  /// Writes a value as one line, its keys in order.
  package static let ofLines = of([.sortedKeys, .withoutEscapingSlashes])
  /// Writes a value for people too, its keys in order.
  package static let ofDocuments = of([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])

  private static func of(_ formatting: OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return encoder
  }
}
