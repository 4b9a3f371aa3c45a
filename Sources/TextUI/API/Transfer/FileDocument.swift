/// A file, or a folder of files, in memory. Foundation has none here.
open class FileWrapper: @unchecked Sendable {
  public let regularFileContents: Data?
  public let fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  open var filename: String?

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }

  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }
}

/// A document that is a value.
@preconcurrency
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// What a document's scene hands to its view.
public struct FileDocumentConfiguration<Document> {
  public let document: Binding<Document>
  public let fileURL: URL?
  public let isEditable: Bool
}
