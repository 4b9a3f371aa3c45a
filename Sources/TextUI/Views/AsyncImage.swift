/// A picture from the net. Nothing is loaded: it is drawn as a picture that has not come yet.
public struct AsyncImage<Content: View> {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View where Content: View {
  /// The picture's host and path stand in the note, whatever stands in its place.
  public var body: some View { content(.empty) }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }
}

extension AsyncImage where Content == Image {
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.url = url
    let name = url.map { ($0.host ?? "") + $0.path } ?? "no URL"
    content = { _ in Image(address: name) }
  }
}

extension AsyncImage {
  nonisolated public init<I: View, P: View>(
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
