// Drag and drop of item providers, copying and pasting. A frame does neither: these compile and change nothing.

extension View {
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { self }
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  nonisolated public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  nonisolated public func onDrop(of types: [String], delegate: any DropDelegate) -> some View { self }
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  nonisolated public func cuttable<T: Transferable>(
    for type: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  nonisolated public func pasteDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

extension View {
  nonisolated public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable { self }
  nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable { self }
}

public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}

public struct ReorderDifference<ItemID, CollectionID> {
  public struct Destination {
    public enum Position {
      case before(ItemID)
      case end
    }
    public var position: Position
    public var collectionID: CollectionID
  }
  public var sources: [ItemID]
  public var destination: Destination
}

extension DynamicViewContent {
  nonisolated public func reorderable() -> some DynamicViewContent<Data> { self }
  nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> { self }
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
  nonisolated public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }

@preconcurrency @MainActor public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
  private init() {}
}

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }
