extension View {
  /// Lets the user drag the view, with the value that it represents. Written as `draggable`; the preview is not drawn.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { givingWhenDragged { [payload()] } }
  /// Takes drops on the view. Written as `takes drops`.
  /// `action`: receives zero as the place of the drop, and returns whether it takes the items.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    takingDrops { (things: [T]) in
      isTargeted(true)
      defer { isTargeted(false) }
      return action(things, .zero)
    }
  }
  /// Takes drops on the view. Written as `takes drops`, unless it is not enabled.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    takingDrops(isEnabled: isEnabled) { (things: [T]) in
      action(things, DropSession())
      return true
    }
  }

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
          $0.facts.drops.append { things in
            guard let things = things as? [T] else { return nil }
            nonisolated(unsafe) let kept = things
            return { take(kept) }
          }
        }
      })
  }
}

/// The place of a drop.
public struct DropSession: Sendable {
  /// Where the things were dropped, in the view: always zero.
  public var location: CGPoint { .zero }
  init() {}
}

extension Image: Transferable {
  /// Says that a picture can be handed on as an image; it carries no data, as a frame has no pixels.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}
