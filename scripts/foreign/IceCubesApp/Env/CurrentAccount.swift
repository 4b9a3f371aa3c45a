// Stands in for the app's own state: who is signed in, and where one can go.
import Foundation
import Models
import NetworkClient
import Observation
import SwiftUI

@MainActor
@Observable
public final class CurrentAccount {
  public private(set) var lists: [Models.List] = []
  public private(set) var tags: [Tag] = []
  private let client = MastodonClient()

  public static let shared = CurrentAccount()
  public init() {}
  public var sortedLists: [Models.List] { lists.sorted { $0.title < $1.title } }
  public func fetchLists() async {
    if let lists: [Models.List] = try? await client.get(endpoint: Lists.lists) { self.lists = lists }
  }
  public func fetchFollowedTags() async {
    if let tags: [Tag] = try? await client.get(endpoint: Accounts.followedTags) { self.tags = tags }
  }
  public func deleteList(_ list: Models.List) async { lists.removeAll { $0.id == list.id } }
}

public enum RouterDestination: Hashable, Sendable {
  case hashTag(tag: String, account: String?)
  case list(list: Models.List)
  case notificationForAccount(accountId: String)
}

@MainActor
@Observable
public final class RouterPath {
  public var path: [RouterDestination] = []
  public init() {}
  public func navigate(to destination: RouterDestination) { path.append(destination) }
}

/// Stands in for the app's tabs: a stack that goes where the router is told to.
public struct RoutedStack<Content: View>: View {
  @State private var router = RouterPath()
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationStack(path: $router.path) {
      content.navigationDestination(for: RouterDestination.self) { Text("\($0)") }
    }
    .environment(router)
  }
}

public final class HapticManager: Sendable {
  public enum Feedback: Sendable { case buttonPress, dataRefresh(intensity: Double), selectionChanged }
  public static let shared = HapticManager()
  public func fireHaptic(_ feedback: Feedback) {}
}
