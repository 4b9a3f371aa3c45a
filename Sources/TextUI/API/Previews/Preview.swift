/// A preview for Xcode's canvas. In text it is checked as it compiles, and never run: make a preview a golden by a
/// ``PreviewProvider``.
///
///     #Preview("No station") { LocationView(client: PreviewWeatherClient(result: .failure(.noStation))) }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// A preview with traits, which say how Xcode shows it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// Marks a state inside `#Preview`: the preview's own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TextUIMacros", type: "PreviewableMacro")

/// What traits belong to.
public enum Preview {
  /// The traits of views.
  public struct ViewTraits: Sendable {}
}

/// How Xcode shows a preview. Text has no counterpart.
public struct PreviewTrait<T>: Sendable {
  /// Taken and not drawn: Xcode shows the view as it does by itself.
  public static var defaultLayout: Self { Self() }
  /// Taken and not drawn: as large as the view is.
  public static var sizeThatFitsLayout: Self { Self() }
  /// Taken and not drawn: an upright device.
  public static var portrait: Self { Self() }
  /// Taken and not drawn: an upright device, upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// Taken and not drawn: a device on its side, turned to the left.
  public static var landscapeLeft: Self { Self() }
  /// Taken and not drawn: a device on its side, turned to the right.
  public static var landscapeRight: Self { Self() }
  /// Taken and not drawn: a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

/// Changes what previews show, with something that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share; nothing where they share none.
  associatedtype Context = Void
  associatedtype Body: View
  /// The preview before the change.
  typealias Content = _PreviewModifierContent

  /// Makes what the previews share, once for all of them. Text does not run it.
  static func makeSharedContext() async throws -> Context
  /// The preview after the change. Text does not run it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing: the previews share none.
  public static func makeSharedContext() async throws {}
}

/// What a preview shows, for its modifiers.
public struct _PreviewModifierContent: View {
  public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Taken and not drawn: a change by a modifier, which does not run in text.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> { Self() }
}
