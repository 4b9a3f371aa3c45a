// Drag and drop of transferable values. Items that stand for a file in transit, and copied and pasted items,
// compiles and changes nothing.

extension View {
  /// Does nothing in text. On a device: what the user drags away.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { self }
  /// Lets the user drag the view away, with what it stands for. Written as `draggable`; the preview is not drawn.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { givingWhenDragged { [payload()] } }
  /// Does nothing in text. On a device: what happens when the user drops something.
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when the user drops something.
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when the user drops something.
  nonisolated public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Does nothing in text. On a device: what happens when the user drops something.
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when the user drops something.
  nonisolated public func onDrop(of types: [String], delegate: any DropDelegate) -> some View { self }
  /// Takes what the user drops on the view. Written as `takes drops`.
  /// `action`: receives zero as the place of the drop, and returns whether it takes the items.
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
  /// Takes what the user drops on the view. Written as `takes drops`, unless it is not enabled.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    takingDrops(isEnabled: isEnabled) { (things: [T]) in
      action(things, DropSession())
      return true
    }
  }
  /// Does nothing in text. On a device: what the user copies.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// Does nothing in text. On a device: what the user cuts.
  nonisolated public func cuttable<T: Transferable>(
    for type: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when the user pastes.
  nonisolated public func pasteDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// Does nothing in text. On a device: what the user drags away.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Does nothing in text. On a device: whether the view opens under something that is dragged.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  nonisolated private func givingWhenDragged(_ payload: @escaping () -> [Any]) -> some View {
    nonisolated(unsafe) let payload = payload
    return modifier(
      ElementsChange { elements, environment in
        guard environment.builtIn.isEnabled else { return elements }
        return elements.asOne {
          $0.facts.gestures.append("draggable")
          $0.facts.dragged = { payload() }
        }
      })
  }

  nonisolated private func takingDrops<T>(isEnabled: Bool = true, _ take: @escaping ([T]) -> Bool) -> some View {
    nonisolated(unsafe) let take = take
    return modifier(
      ElementsChange { elements, environment in
        guard isEnabled, environment.builtIn.isEnabled else { return elements }
        return elements.asOne {
          $0.facts.gestures.append("takes drops")
          $0.facts.drops.append { things in (things as? [T]).map(take) }
        }
      })
  }
}

extension DynamicViewContent {
  /// Does nothing in text. On a device: what happens when the user drops something.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
  /// Does nothing in text. On a device: lets the user drop things between rows.
  nonisolated public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

/// What happens as something is dragged over a view and dropped.
@preconcurrency @MainActor public protocol DropDelegate {
  /// Whether the view wants what is over it.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped, and says whether it could.
  func performDrop(info: DropInfo) -> Bool
  /// Something has come over the view.
  func dropEntered(info: DropInfo)
  /// Something moves over the view: what dropping it would do; nil for what it was before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// What was over the view has left it.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes whatever comes.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Leaves it at that.
  public func dropEntered(info: DropInfo) {}
  /// Leaves it at what it was before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Leaves it at that.
  public func dropExited(info: DropInfo) {}
}

/// The drag that a delegate is asked about. A frame makes none.
public struct DropInfo {
  /// Where the things are, in the view: always zero.
  public var location: CGPoint { .zero }
  /// Whether one of the things is of such a type: always false.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  /// The things of such types: always none.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
  /// Whether one of the things is of such a type: always false.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// The things of such types: always none.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
  private init() {}
}

/// What is known of a drop beside what was dropped.
public struct DropSession: Sendable {
  /// Where the things were dropped, in the view: always zero.
  public var location: CGPoint { .zero }
  init() {}
}

/// What a delegate would do with what is dropped.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// A proposal to do one thing.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What becomes of the things that are dropped: whether they are taken, and what their source then does with them.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// Taken and not drawn: whether a view acts when something is held over it.
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }

extension Image: Transferable {
  /// Says that a picture can be handed on as an image; it carries no data, as a frame has no pixels.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}
