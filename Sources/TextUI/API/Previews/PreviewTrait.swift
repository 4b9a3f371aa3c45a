/// The kind of traits that a view's preview has.
public enum Preview { public struct ViewTraits: Sendable {} }

/// A setting of a preview. In text only modifiers have an effect; sizes and orientations are the frame's environment.
public struct PreviewTrait<T>: Sendable {
  private var modify: (@MainActor @Sendable (any View) -> any View)?

  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

  @MainActor func modified(_ view: any View) -> any View { modify?(view) ?? view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts the preview into a modifier, with the modifier's shared context.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait { modifier.applied(to: $0) }
  }
}

/// A modifier that several previews share, with a context that is made before the first of them.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = _PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void { public static func makeSharedContext() async throws {} }

extension PreviewModifier {
  fileprivate func applied(to view: any View) -> any View {
    _PreviewInContext(modifier: self, content: _PreviewModifierContent(content: AnyView(view)))
  }
}

/// The preview inside a modifier.
public struct _PreviewModifierContent: View {
  fileprivate let content: AnyView
  public var body: some View { content }
}

/// A preview whose modifier's context is made first, in virtual time.
private struct _PreviewInContext<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: _PreviewModifierContent
  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    switch context {
    case .success(let context): modifier.body(content: content, context: context)
    case .failure(let error): Text(verbatim: "No shared context: \(error.localizedDescription)")
    case nil:
      Color.clear.task {
        do { context = .success(try await Modifier.makeSharedContext()) } catch { context = .failure(error) }
      }
    }
  }
}
