import EveryStateLoaders
import SwiftUI

/// Shows a loader's value, and its state until then.
///
///     LoadingView(loader: user) { user in
///       Text(user.name)
///     }
///     .errorView { error in Text("No user: \(error.localizedDescription)") }
///
/// The caller keeps the loader, in a view model or a `@State`: a screen that disappears and returns shows the loaded
/// value, without loading again. A load that a view started continues while any view of the loader is on screen. When the last one
/// disappears the load is canceled, which no view shows, and starts again on return.
public struct LoadingView<Loader: Loadable, Content: View, Empty: View, Progress: View, Failure: View>: View {
  private let loader: Loader
  private let loadOnAppear: Bool
  private let content: (Loader.Value) -> Content
  private let empty: () -> Empty
  private let progress: (LoadingProgress?) -> Progress
  private let failure: (any Error) -> Failure
  /// The loader's last reported state.
  @State private var reported: (state: LoadingState<Loader.Value>, by: LoaderIdentity)?

  init(
    loader: Loader, loadOnAppear: Bool, content: @escaping (Loader.Value) -> Content, empty: @escaping () -> Empty,
    progress: @escaping (LoadingProgress?) -> Progress, failure: @escaping (any Error) -> Failure
  ) {
    self.loader = loader
    self.loadOnAppear = loadOnAppear
    self.content = content
    self.empty = empty
    self.progress = progress
    self.failure = failure
  }

  /// The audience of a loader that is a value.
  @State private var ownAudience = LoaderAudience()

  private var audience: LoaderAudience { LoaderAudience.shared(of: loader) ?? ownAudience }

  /// A new loader has not reported a state yet.
  private var shown: LoadingState<Loader.Value> {
    let state = reported.flatMap { $0.by == LoaderIdentity(loader) ? $0.state : nil } ?? loader.currentState
    return audience.shown(state, loads: loadOnAppear)
  }

  public var body: some View {
    // A stack, not a group: a group hands its modifiers to each branch, and every change of state would start them anew.
    ZStack {
      switch shown {
      case .idle: empty()
      case .loading(let state): progress(state)
      case .failure(let error): failure(error)
      case .loaded(let value): content(value)
      }
    }
    .onAppear { reported = (loader.currentState, LoaderIdentity(loader)) }
    .task(id: LoaderIdentity(loader)) {
      let audience = audience
      audience.join(loader, loads: loadOnAppear)
      defer { audience.leave() }
      for await state in loader.state {
        audience.receive(state)
        reported = (state, LoaderIdentity(loader))
      }
      // The states may end before the view goes.
      let (forever, stream) = AsyncStream.makeStream(of: Never.self)
      for await _ in forever {}
      stream.finish()
    }
  }

  /// Shows another view before anything is loaded.
  public func emptyView<View>(@ViewBuilder _ empty: @escaping () -> View)
    -> LoadingView<Loader, Content, View, Progress, Failure>
  {
    LoadingView<Loader, Content, View, Progress, Failure>(
      loader: loader, loadOnAppear: loadOnAppear, content: content, empty: empty, progress: progress, failure: failure)
  }

  /// Shows another view while a load is in flight, and when it was canceled, which its progress says.
  public func progressView<View>(@ViewBuilder _ progress: @escaping (_ progress: LoadingProgress?) -> View)
    -> LoadingView<Loader, Content, Empty, View, Failure>
  {
    LoadingView<Loader, Content, Empty, View, Failure>(
      loader: loader, loadOnAppear: loadOnAppear, content: content, empty: empty, progress: progress, failure: failure)
  }

  /// Shows another view when a load has failed.
  public func errorView<View>(@ViewBuilder _ failure: @escaping (_ error: any Error) -> View)
    -> LoadingView<Loader, Content, Empty, Progress, View>
  {
    LoadingView<Loader, Content, Empty, Progress, View>(
      loader: loader, loadOnAppear: loadOnAppear, content: content, empty: empty, progress: progress, failure: failure)
  }
}

extension LoadingView
where Empty == DefaultEmptyView, Progress == DefaultProgressView, Failure == DefaultErrorView {
  /// With `loadOnAppear` it loads when it appears and nothing is loaded, failed or in flight.
  public init(
    loader: Loader, loadOnAppear: Bool = true, @ViewBuilder content: @escaping (_ value: Loader.Value) -> Content
  ) {
    let load: @MainActor () -> Void = { Task { await loader.loadIfNotLoading() } }
    self.init(
      loader: loader, loadOnAppear: loadOnAppear, content: content,
      empty: { DefaultEmptyView(load: loadOnAppear ? nil : load) },
      progress: { DefaultProgressView(progress: $0, load: load) },
      failure: { DefaultErrorView(error: $0, load: load) })
  }
}
