/// How a part of a text is meant: strong, emphasised, code.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The markdown intents of words and lines, by name. Only emphasis, code and strikethrough are written.
  public static let emphasized = InlinePresentationIntent(rawValue: 1),
    stronglyEmphasized = InlinePresentationIntent(rawValue: 2), code = InlinePresentationIntent(rawValue: 4),
    strikethrough = InlinePresentationIntent(rawValue: 32), softBreak = InlinePresentationIntent(rawValue: 64),
    lineBreak = InlinePresentationIntent(rawValue: 128), inlineHTML = InlinePresentationIntent(rawValue: 256),
    blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributedString {
  /// How markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks are read: those of blocks and lines, those within lines, or these with all blanks and line ends left.
    public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// The treatment of invalid markdown. Here parsing never fails: anything but a mark is text.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether attributes of the app's own are read. Taken, and here none are.
    public var allowsExtendedAttributes: Bool
    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of invalid markdown. Here parsing never fails.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil where none is set. Without effect in text.
    public var languageCode: String?

    /// Options for reading markdown: by default all marks are read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads markdown. Blocks are one after the other without a line between them, as SwiftUI's text shows them.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    switch options.interpretedSyntax {
    case .full:
      self = MarkdownBlocks.texts(of: markdown).reduce(into: AttributedString()) {
        $0 += Markdown.attributed($1, baseURL)
      }
    case .inlineOnly: self = Markdown.attributed(markdown.replacing("\n", with: " "), baseURL)
    case .inlineOnlyPreservingWhitespace: self = Markdown.attributed(markdown, baseURL)
    }
  }

  /// Reads markdown in UTF-8. Blocks are one after the other without a line between them.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }
}

/// The paragraphs, headings and items of a markdown text, without their marks.
private enum MarkdownBlocks {
  static func texts(of markdown: String) -> [String] {
    var blocks: [String] = []
    var isOpen = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      let mark = marks(of: text)
      if text.isEmpty {
        isOpen = false
      } else if mark == nil, isOpen, !blocks.isEmpty {
        blocks[blocks.count - 1] += " " + text
      } else {
        blocks.append(String(text.dropFirst(mark ?? 0)))
        // A heading is one line.
        isOpen = text.first != "#" || mark == nil
      }
    }
    return blocks
  }

  /// How many characters begin a heading, an item or a quotation.
  private static func marks(of text: Substring) -> Int? {
    let level = text.prefix { $0 == "#" }.count
    if level > 0, level <= 6, text.dropFirst(level).first == " " { return level + 1 }
    if let first = text.first, "-*+>".contains(first), text.dropFirst().first == " " { return 2 }
    let digits = text.prefix { $0.isNumber }.count
    if digits > 0, text.dropFirst(digits).hasPrefix(". ") { return digits + 2 }
    return nil
  }
}
