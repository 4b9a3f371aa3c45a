extension View {
  /// Shows a sheet while `isPresented` is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FlagPresentation(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Shows a sheet while there is an item; another item is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentation(kind: .sheet, item: item, onDismiss: onDismiss, presented: content))
  }

  /// Covers the screen while `isPresented` is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FlagPresentation(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Covers the screen while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentation(kind: .cover, item: item, onDismiss: onDismiss, presented: content))
  }

  /// Shows a popover while `isPresented` is true. Text has no place for its arrow.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FlagPresentation(kind: .popover, isPresented: isPresented, onDismiss: nil, presented: content))
  }

  /// Shows a popover while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentation(kind: .popover, item: item, onDismiss: nil, presented: content))
  }
}

/// What a popover's arrow points at. Text has no arrow.
public enum PopoverAttachmentAnchor: Sendable {
  /// The arrow points at a rectangle.
  case rect(Source)

  /// A rectangle in a view.
  public struct Source: Sendable {
    /// All of the view that the popover belongs to.
    public static let bounds = Source()
  }
}

/// Presents while a flag is true. As a modifier with a body it is evaluated again when the flag changes.
struct FlagPresentation<Presented> {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let presented: () -> Presented
}

extension FlagPresentation: ViewModifier where Presented: View {
  func body(content: Content) -> some View {
    let isPresented = isPresented
    let view = PresentedContent(make: presented)
    return content.modifier(
      PresentationLayer(
        kind: kind, id: isPresented.wrappedValue ? AnyHashable(true) : nil,
        content: { PresentedContent._evaluate(view, at: $0) },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }
}

/// Presents while there is an item; another item is another presentation.
struct ItemPresentation<Item: Identifiable, Presented> {
  let kind: PresentationKind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented
}

extension ItemPresentation: ViewModifier where Presented: View {
  func body(content: Content) -> some View {
    let binding = item
    let item = binding.wrappedValue
    let presented = presented
    return content.modifier(
      PresentationLayer(
        kind: kind, id: item.map { AnyHashable($0.id) },
        content: { site in
          // Only asked while there is an item.
          let view = PresentedContent { item.map(presented) }
          return PresentedContent._evaluate(view, at: site)
        },
        dismiss: { binding.wrappedValue = nil }, onDismiss: onDismiss))
  }
}

/// Content that is made when it is presented, in a body of its own: what making it reads evaluates only this again.
struct PresentedContent<Presented> {
  let make: () -> Presented
}

extension PresentedContent: View where Presented: View {
  var body: Presented { make() }
}
