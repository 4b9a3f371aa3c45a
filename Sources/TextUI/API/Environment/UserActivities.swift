/// The activity of a link that the system opens in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// What the app does when it is handed an activity. All that stand in the tree are told.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      SystemEventHandler {
        if case .activity(let activity) = $0 { activity.activityType == activityType } else { false }
      } with: {
        if case .activity(let activity) = $0 { action(activity) }
        return true
      })
  }
}
