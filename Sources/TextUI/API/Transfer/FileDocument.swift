/// A file, or a folder of files, in memory. Foundation has none here.
open class FileWrapper: @unchecked Sendable {
  /// The file's content; nil for a folder.
  public let regularFileContents: Data?
  /// The files in the folder, by name; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The preferred name of the file.
  open var preferredFilename: String?
  /// The name of the file, once it is written.
  open var filename: String?

  /// A file with a content.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  /// A folder with files and folders in it, by name.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
}

/// The source of documents of both kinds.
@preconcurrency public protocol _ReadableDocument {
  /// The source that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The existing file as a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of the files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of the files that the document can be written as.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document from a file. A frame opens none.
  /// - Throws: the error of reading the file.
  init(configuration: ReadConfiguration) throws
}

extension _ReadableDocument {
  /// The types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is a value.
@preconcurrency public protocol FileDocument: _ReadableDocument {
  /// The document as a file. It is read when the user saves the document through `fileExporter`.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// A document that is an object.
@preconcurrency public protocol ReferenceFileDocument: _ReadableDocument, ObservableObject {
  /// The document's content at one moment, to be written while the document keeps changing.
  associatedtype Snapshot
  /// The content as it is now, for a file of a type. No frame reads it.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The content of a moment as a file. No frame reads it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

/// The source that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file, or the folder.
  public let file: FileWrapper
}

/// The context in which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type that the file is to have.
  public let contentType: UTType
  /// The file that was written before; nil for the first time.
  public let existingFile: FileWrapper?
}

/// The document and its file, for the view of a document scene.
public struct FileDocumentConfiguration<Document> {
  /// The document, to be read and changed.
  public let document: Binding<Document>
  /// Where the document's file is; nil while it has none.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}
