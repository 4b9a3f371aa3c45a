import TextUI

/// What all tips of an app have in common. What it keeps is kept in the app's defaults, so a frame begins without.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: String, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// How often tips are shown, and where they are kept: the same on each machine, so nothing of it changes a frame.
  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum DatastoreLocation: Sendable { case applicationDefault, groupContainer(identifier: String), url(URL) }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  /// From here on tips are shown. Who wants to see them in a frame calls it where the frame's view is made.
  public static func configure(_ options: [ConfigurationOption] = []) throws { TipStore.isConfigured = true }
  public static func resetDatastore() throws { TipStore.reset() }

  // For a person who tries an app out: frames show a tip when its rules hold.
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void
    public let disabled: Bool

    public init(
      id: String = "", disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      (self.id, self.disabled, self.handler, self.label) = (id, disabled, handler, label)
    }
    public init(
      id: String = "", title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, disabled: disabled, perform: handler) { Text(title) }
    }
  }
}
