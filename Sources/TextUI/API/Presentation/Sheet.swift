extension View {
  /// Shows a sheet while `isPresented` is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(ItemPresentation(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }
  /// Shows a sheet while there is an item; another item is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(ItemPresentation(kind: .sheet, item: item, onDismiss: onDismiss, presented: content)) }
  /// Covers the screen while `isPresented` is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(ItemPresentation(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }
  /// Covers the screen while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(ItemPresentation(kind: .cover, item: item, onDismiss: onDismiss, presented: content)) }
  /// Shows a popover while `isPresented` is true. Text has no place for its arrow.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(ItemPresentation(kind: .popover, isPresented: isPresented, presented: content)) }
  /// Shows a popover while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(ItemPresentation(kind: .popover, item: item, presented: content)) }
  /// Shows an inspector while `isPresented` is true: on a phone it is a sheet.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    let content = content()
    return sheet(isPresented: isPresented) { content }
  }
}

/// Presents while there is an item; another item is another presentation. Its body is evaluated again when the item changes.
nonisolated struct ItemPresentation<Item: Identifiable, Presented: View>: ViewModifier {
  let kind: PresentationKind
  let item: Binding<Item?>
  var onDismiss: (() -> Void)?
  var name: Text?
  var isOlder = false
  let presented: (Item) -> Presented

  @MainActor func body(content: Content) -> some View {
    let binding = item
    let item = binding.wrappedValue
    let presented = presented
    return content.modifier(
      PresentationLayer(
        kind: kind, id: item.map { AnyHashable($0.id) },
        content: { site in
          // Only asked while there is an item.
          PresentedContent.evaluate(kind.words, at: site) { item.map(presented) }
        },
        dismiss: { binding.wrappedValue = nil }, onDismiss: onDismiss, name: name, flag: binding.placeName,
        isOlder: isOlder))
  }
}

extension ItemPresentation where Item == Presence {
  init(
    kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, name: Text? = nil,
    isOlder: Bool = false, presented: @escaping () -> Presented
  ) {
    self.init(kind: kind, item: isPresented.presence, onDismiss: onDismiss, name: name, isOlder: isOlder) { _ in
      presented()
    }
  }
}

/// The item that a flag presents while it is true.
struct Presence: Hashable, Identifiable { var id: Bool { true } }

extension Binding<Bool> {
  var presence: Binding<Presence?> {
    Binding<Presence?>(self, { $0 ? Presence() : nil }) { wrappedValue = $0 != nil }
  }
}

/// Content that is made when it is presented, in a body of its own: its reads evaluate only this again.
nonisolated struct PresentedContent<Presented: View>: View {
  let make: () -> Presented

  @MainActor var body: Presented { make() }

  /// - Parameter presentation: what shows it, in messages: `a sheet`.
  @MainActor static func evaluate(_ presentation: String, at site: _Site, _ make: @escaping () -> Presented) -> _Node {
    ViewUpdate.making(presentation) { _evaluate(PresentedContent(make: make), at: site) }
  }
}
