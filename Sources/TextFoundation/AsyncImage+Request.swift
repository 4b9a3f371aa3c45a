import FoundationNetworking
import TextUI

/// Pictures by a request. Text uses only its address.
extension AsyncImage {
  /// The view that `content` makes of each phase.
  nonisolated public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url: request?.url, scale: scale, transaction: transaction, content: content) }

  /// The view that `content` makes of the picture, and `placeholder` until it has come.
  nonisolated public init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
  }
}

extension AsyncImage where Content == Image {
  /// A picture written as its address. Its siblings' signatures are documented; this one follows from them.
  nonisolated public init(request: URLRequest?, scale: CGFloat = 1) { self.init(url: request?.url, scale: scale) }
}
