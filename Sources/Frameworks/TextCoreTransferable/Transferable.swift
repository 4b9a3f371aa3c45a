@_exported import TextUniformTypeIdentifiers

/// A value that can be dragged, copied or shared.
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Representations that turn a value into data and back.
public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  var body: Body { get }
}

extension Never: TransferRepresentation, Transferable {
  public typealias Item = Never
  public static var transferRepresentation: Never { fatalError("Never has no value to transfer.") }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) is made of nothing else.") }
}

extension TransferRepresentation {
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation {
    OneWay<Item>()
  }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation {
    OneWay<Item>()
  }
  public func suggestedFileName(_ name: String) -> some TransferRepresentation { OneWay<Item>() }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation {
    OneWay<Item>()
  }
}

public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

/// A representation that is declared and never used: a frame transfers nothing.
public struct OneWay<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  init() {}
}

@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ way: R) -> R where R.Item == Item { way }
  public static func buildBlock<R: TransferRepresentation>(_ way: R) -> R where R.Item == Item { way }
  public static func buildBlock<each R: TransferRepresentation>(_ ways: repeat each R) -> OneWay<Item> { OneWay() }
}

/// A representation as JSON, or by another coder.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never
  public init() {}
  public init(contentType: UTType) {}
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A representation by another transferable value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension Transferable where Representation == OneWay<Self> {
  public static var transferRepresentation: OneWay<Self> { OneWay() }
}
extension String: Transferable { public typealias Representation = OneWay<String> }
extension Data: Transferable { public typealias Representation = OneWay<Data> }
extension URL: Transferable { public typealias Representation = OneWay<URL> }
extension AttributedString: Transferable { public typealias Representation = OneWay<AttributedString> }
extension Optional: Transferable where Wrapped: Transferable { public typealias Representation = OneWay<Wrapped?> }
