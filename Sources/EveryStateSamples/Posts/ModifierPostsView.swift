import SwiftUI

/// Style 2: three chained modifiers show a loading screen's other states.
public struct ModifierPostsView: View {
  @StateObject private var viewModel: PostsViewModel

  public init(viewModel: @autoclosure @escaping () -> PostsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  public var body: some View {
    NavigationStack {
      content
        .modifier(LoadingModifier(isLoading: viewModel.isLoading))
        .modifier(
          FullScreenErrorModifier(
            error: viewModel.showsAlert ? nil : viewModel.error, retry: viewModel.retry)
        )
        .modifier(
          ErrorAlertModifier(
            error: viewModel.showsAlert ? viewModel.error : nil, retry: viewModel.retry,
            dismiss: viewModel.dismissAlert)
        )
        .navigationTitle("Posts")
    }
    .task { await viewModel.load() }
  }

  @ViewBuilder private var content: some View {
    if viewModel.error != nil {
      Color.clear
    } else if viewModel.posts.isEmpty {
      NoPostsView()
    } else {
      List {
        ForEach(viewModel.posts) { PostRow(post: $0) }
      }
    }
  }
}

private struct LoadingModifier: ViewModifier {
  let isLoading: Bool

  func body(content: Content) -> some View {
    if isLoading {
      ProgressView()
    } else {
      content
    }
  }
}

private struct FullScreenErrorModifier: ViewModifier {
  let error: (any Error)?
  let retry: @MainActor () -> Void

  func body(content: Content) -> some View {
    if let error {
      PostsErrorView(error: error, retry: retry)
    } else {
      content
    }
  }
}

private struct ErrorAlertModifier: ViewModifier {
  let error: (any Error)?
  let retry: @MainActor () -> Void
  let dismiss: @MainActor () -> Void
  @State private var isPresented = false

  func body(content: Content) -> some View {
    content
      .onChange(of: error != nil, initial: true) { _, hasError in
        isPresented = hasError
      }
      .alert("Something went wrong", isPresented: $isPresented, presenting: error) { _ in
        Button("OK", role: .cancel, action: dismiss)
        Button("Try Again", action: retry)
      } message: { error in
        Text(error.localizedDescription)
      }
  }
}
