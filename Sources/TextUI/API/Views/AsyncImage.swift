/// A picture from the net. Without a stub for the net it is drawn as not loaded yet.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  /// The drawing where nothing is loaded, if that is still a picture.
  private var unasked: AsyncImagePhase?
  @Environment(\.imageLoader) private var loader
  @State private var phase = AsyncImagePhase.empty
  /// The URL of the phase, once an answer has come.
  @State private var answered: URL?

  @MainActor public var body: some View {
    content(loader == nil ? unasked ?? .empty : phase).task(id: url) { await load() }
  }

  @MainActor private func load() async {
    guard let loader, url == nil || url != answered else { return }
    if answered != nil { (phase, answered) = (.empty, nil) }
    guard let url else { return }
    do {
      try await loader(url)
      (phase, answered) = (.success(Image(address: url.address)), url)
    } catch {
      // A picture that has left the screen is asked for again when it comes back.
      if !Task.isCancelled { (phase, answered) = (.failure(error), url) }
    }
  }

  /// The view that `content` makes of each phase. `scale` and `transaction` have no effect in text.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The view that `content` makes of the picture, and `placeholder` until it has come: always without a stub for the net.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        _ConditionalContent(branch: .first(content(image)), place: nil)
      } else {
        _ConditionalContent(branch: .second(placeholder()), place: nil)
      }
    }
  }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come yet; so it stays where nothing answers for the net.
  case empty
  /// The picture has come.
  case success(Image)
  /// The picture could not be loaded, for this reason.
  case failure(any Error)

  /// The picture, once it has come.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why there is no picture, once loading it has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage where Content == Image {
  /// A picture written as its address, `url:HOST/PATH`; where a stub answers for the net, as `not loaded` until it has come.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.url = url
    let picture = Image(address: url?.address ?? "no URL")
    content = { $0.image ?? picture.notLoaded }
    unasked = .success(picture)
  }
}

extension URL {
  /// The host and the path, which a picture's note shows.
  fileprivate var address: String { (host ?? "") + path }
}

/// Answers for the net that pictures come from.
package typealias ImageLoader = @MainActor @Sendable (URL) async throws -> Void

extension EnvironmentValues { @Entry package var imageLoader: ImageLoader? = nil }
