/// A dragged, dropped or pasted item that loads its data on demand. Foundation on Linux has none. Loading returns nothing.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?
  private let types: [UTType]
  private let item: Any?

  public override init() {
    types = []
    item = nil
  }
  public init(object: Any) {
    item = object
    types = object is URL || object is NSURL ? [.url] : object is String || object is NSString ? [.utf8PlainText] : []
  }
  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    types = typeIdentifier.flatMap { UTType($0) }.map { [$0] } ?? []
  }
  public convenience init?(contentsOf url: URL!) { self.init(object: url as Any) }

  open var registeredTypeIdentifiers: [String] { types.map(\.identifier) }
  open var registeredContentTypes: [UTType] { types }
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    types.contains { type in UTType(identifier).map(type.conforms(to:)) ?? false }
  }
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { item is T }

  private struct NothingThere: LocalizedError {
    var errorDescription: String? { "A frame has nothing that was dragged, dropped or pasted." }
  }

  private func load<T>(_ completionHandler: (T?, (any Error)?) -> Void) -> Progress {
    completionHandler(item as? T, item is T ? nil : NothingThere())
    return Progress(totalUnitCount: 1)
  }

  @discardableResult open func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress { load(completionHandler) }
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)?
  ) { completionHandler?(item, item == nil ? NothingThere() : nil) }
  open func loadItem(forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
    guard let item else { throw NothingThere() }
    return item
  }
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { load(completionHandler) }
  open func registeredContentTypes(conformingTo type: UTType) -> [UTType] { types.filter { $0.conforms(to: type) } }
  @discardableResult open func loadInPlaceFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? URL, item is URL, item is URL ? nil : NothingThere())
    return Progress(totalUnitCount: 1)
  }
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { load(completionHandler) }
  @discardableResult open func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler((item as? T).map(Result.success) ?? .failure(NothingThere()))
    return Progress(totalUnitCount: 1)
  }
}
