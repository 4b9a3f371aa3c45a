import Foundation

extension NSAttributedString {
  /// A format of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var html: DocumentType { DocumentType(rawValue: "NSHTML") }
    public static var plain: DocumentType { DocumentType(rawValue: "NSPlainText") }
    public static var rtf: DocumentType { DocumentType(rawValue: "NSRTF") }
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var documentType: DocumentReadingOptionKey { DocumentReadingOptionKey(rawValue: "DocumentType") }
    public static var characterEncoding: DocumentReadingOptionKey {
      DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }
    public static var defaultAttributes: DocumentReadingOptionKey {
      DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }
  }

  /// The text of an HTML or plain document, without its styles. Throws for other formats.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    switch options[.documentType] as? DocumentType ?? .plain {
    case .html: self.init(string: HTMLText(text).text)
    case .plain: self.init(string: text)
    case let other:
      throw CocoaError(
        .fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "\(other.rawValue) is not read on Linux."])
    }
  }
}

/// The pointer of Objective-C's parameters that return objects.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The text of a page: blocks and `<br>` end lines, other tags vanish, and entities are characters.
struct HTMLText {
  let text: String

  private static let blocks: Set<String> = [
    "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "tr", "blockquote", "section", "article",
    "pre",
  ]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "\u{2026}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}",
    "euro": "\u{20AC}",
  ]

  init(_ html: String) {
    var lines = [""]
    var rest = html[...]
    while let character = rest.popFirst() {
      switch character {
      case "<":
        let tag = rest.prefix { $0 != ">" }
        rest = rest.dropFirst(tag.count + 1)
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if name == "script" || name == "style" || name == "title", tag.first != "/" {
          rest = rest.range(of: "</\(name)", options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
        }
        if name == "br" || Self.blocks.contains(name), tag.first == "/" || name == "br" { lines.append("") }
        if name == "li", tag.first != "/" { lines[lines.count - 1] += "\u{2022} " }
      case "&":
        let entity = rest.prefix(10).prefix { $0 != ";" && !$0.isWhitespace }
        if let known = Self.character(String(entity)) {
          lines[lines.count - 1] += known
          rest = rest.dropFirst(entity.count + 1)
        } else {
          lines[lines.count - 1] += "&"
        }
      case _ where character.isWhitespace && character != "\u{A0}":
        if lines[lines.count - 1].last?.isWhitespace == false { lines[lines.count - 1] += " " }
      default: lines[lines.count - 1].append(character)
      }
    }
    while lines.count > 1, lines.last == "" { lines.removeLast() }
    text = lines.map { $0.last == " " ? String($0.dropLast()) : $0 }.joined(separator: "\n")
  }

  private static func character(_ entity: String) -> String? {
    guard entity.first == "#" else { return entities[entity] }
    let isHex = entity.dropFirst().first == "x"
    let number = UInt32(entity.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
