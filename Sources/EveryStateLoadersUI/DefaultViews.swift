import EveryStateLoaders
import SwiftUI

/// What ``LoadingView`` shows before anything is loaded: nothing, or a button where the view does not load by itself.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct DefaultEmptyView: View {
  let load: (@MainActor () -> Void)?

  public var body: some View {
    if let load {
      Button("Load", action: load)
    } else {
      Color.clear
    }
  }
}

/// What ``LoadingView`` shows while a load is in flight, and when it was cancelled.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct DefaultProgressView: View {
  let progress: LoadingProgress?
  let load: @MainActor () -> Void

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

/// What ``LoadingView`` shows when a load has failed.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct DefaultErrorView: View {
  let error: any Error
  let load: @MainActor () -> Void

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
