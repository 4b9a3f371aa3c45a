import EveryStateLoaders
import SwiftUI

/// The view that ``LoadingView`` shows before anything is loaded: nothing, or a button where the view does not load on appearing.
///
///     LoadingView(loader: user) { user in Text(user.name) }
///       .emptyView { DefaultEmptyView { Task { await user.load() } } }
public struct DefaultEmptyView: View {
  private let load: (@MainActor () -> Void)?

  /// - Parameter load: The button's action; nil for no button.
  public init(load: (@MainActor () -> Void)?) { self.load = load }

  public var body: some View {
    if let load {
      Button("Load", action: load)
    } else {
      Color.clear
    }
  }
}

/// The view that ``LoadingView`` shows while a load is in flight, and when it was canceled.
///
///     LoadingView(loader: user) { user in Text(user.name) }
///       .progressView { progress in
///         DefaultProgressView(progress: progress) { Task { await user.load() } }
///       }
public struct DefaultProgressView: View {
  private let progress: LoadingProgress?
  private let load: @MainActor () -> Void

  /// Shows `progress`; `load` is the action of a canceled load's button.
  public init(progress: LoadingProgress?, load: @escaping @MainActor () -> Void) {
    self.progress = progress
    self.load = load
  }

  public var body: some View {
    if progress?.isCanceled == true {
      ContentUnavailableView {
        Label("Cancelled", systemImage: "xmark.circle")
      } actions: {
        Button("Load Again", action: load)
      }
    } else if let percent = progress?.percent {
      ProgressView(value: Double(percent), total: 100) {
        if let message = progress?.message { Text(message) }
      }
    } else if let message = progress?.message {
      ProgressView(message)
    } else {
      ProgressView()
    }
  }
}

/// The view that ``LoadingView`` shows when a load has failed.
///
///     LoadingView(loader: user) { user in Text(user.name) }
///       .errorView { error in
///         DefaultErrorView(error: error) { Task { await user.load() } }
///       }
public struct DefaultErrorView: View {
  private let error: any Error
  private let load: @MainActor () -> Void

  /// Shows the load's error; `load` is the button's action.
  public init(error: any Error, load: @escaping @MainActor () -> Void) {
    self.error = error
    self.load = load
  }

  public var body: some View {
    ContentUnavailableView {
      Label("Couldn't load", systemImage: "exclamationmark.triangle")
    } description: {
      Text(error.localizedDescription)
    } actions: {
      Button("Try Again", action: load)
    }
  }
}
