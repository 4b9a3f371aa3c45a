/// The activity of a link that the system opens in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// An action for when the app receives an activity. All actions in the tree run.
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
