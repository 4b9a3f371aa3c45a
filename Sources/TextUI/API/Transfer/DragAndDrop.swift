// A person drags what is transferable to where it is taken. What stands for a file on its way, and what is copied and pasted,
// compiles and changes nothing.

extension View {
  /// Does nothing in text. On a device: what a person drags away.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Does nothing in text. On a device: what a person drags away.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    givingWhenDragged { [payload()] }
  }
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { givingWhenDragged { [payload()] } }
  /// Does nothing in text. On a device: what happens when a person drops something.
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when a person drops something.
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when a person drops something.
  nonisolated public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Does nothing in text. On a device: what happens when a person drops something.
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when a person drops something.
  nonisolated public func onDrop(of types: [String], delegate: any DropDelegate) -> some View { self }
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    takingDrops { (things: [T]) in
      isTargeted(true)
      defer { isTargeted(false) }
      return action(things, .zero)
    }
  }
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    takingDrops { (things: [T]) in
      if isEnabled { action(things, DropSession()) }
      return isEnabled
    }
  }
  /// Does nothing in text. On a device: what a person copies.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// Does nothing in text. On a device: what a person cuts.
  nonisolated public func cuttable<T: Transferable>(
    for type: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  nonisolated public func pasteDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// Does nothing in text. On a device: what a person drags away.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Does nothing in text. On a device: whether the view opens under something that is dragged.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

extension View {
  nonisolated private func givingWhenDragged(_ payload: @escaping () -> [Any]) -> some View {
    nonisolated(unsafe) let payload = payload
    return modifier(
      ElementsChange { elements, environment in
        guard environment.isEnabled else { return elements }
        return elements.asOne {
          $0.facts.gestures.append("draggable")
          $0.facts.dragged = { payload() }
        }
      })
  }

  nonisolated private func takingDrops<T>(_ take: @escaping ([T]) -> Bool) -> some View {
    nonisolated(unsafe) let take = take
    return modifier(
      ElementsChange { elements, environment in
        guard environment.isEnabled else { return elements }
        return elements.asOne {
          $0.facts.gestures.append("takes drops")
          $0.facts.drops.append { things in (things as? [T]).map(take) }
        }
      })
  }
}

extension DynamicViewContent {
  /// Does nothing in text. On a device: what happens when a person drops something.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
  /// Does nothing in text. On a device: lets a person drop things between rows.
  nonisolated public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

/// What happens as something is dragged over a view and dropped.
@preconcurrency @MainActor
public protocol DropDelegate {
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

public struct DropSession: Sendable {
  public var location: CGPoint { .zero }
  init() {}
}

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic = SpringLoadingBehavior()
  public static let enabled = SpringLoadingBehavior()
  public static let disabled = SpringLoadingBehavior()
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}
