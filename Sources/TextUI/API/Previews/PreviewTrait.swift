/// The kind of traits that a view's preview has.
public enum Preview {
  /// The traits of a view.
  public struct ViewTraits: Sendable {}
}

/// A setting of a preview. In text only modifiers have an effect; sizes and orientations are the frame's environment.
public struct PreviewTrait<T>: Sendable {
  private var modify: (@MainActor @Sendable (any View) -> any View)?

  /// The screen of the frame's environment, as all sizes and orientations are.
  public static var defaultLayout: Self { Self() }
  /// The view's own size.
  public static var sizeThatFitsLayout: Self { Self() }
  /// An upright device.
  public static var portrait: Self { Self() }
  /// A device upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// A device turned to the left.
  public static var landscapeLeft: Self { Self() }
  /// A device turned to the right.
  public static var landscapeRight: Self { Self() }
  /// A size in points.
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
  /// The values that the previews share.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The preview inside the modifier.
  typealias Content = _PreviewModifierContent
  /// Makes the shared values, in virtual time.
  static func makeSharedContext() async throws -> Context
  /// The modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing: the previews share no values.
  public static func makeSharedContext() async throws {}
}

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
