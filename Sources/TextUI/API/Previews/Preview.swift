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
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

/// Changes what previews show, with something that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = _PreviewModifierContent

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// What a preview shows, for its modifiers.
public struct _PreviewModifierContent: View {
  public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> { Self() }
}
