// A message that comes in from above, and goes.
import Foundation
import SwiftUI

public struct Indicator: Identifiable, Equatable, Sendable {
  public enum Icon: Sendable { case systemImage(String), progressIndicator, image(Image) }
  public enum DismissType: Equatable, Sendable { case after(TimeInterval), automatic, manual }
  public enum ActionType: Sendable { case execute(@Sendable () -> Void), none }
  public struct Style: Sendable {
    public enum Level: Sendable { case primary, secondary }
    public init(subheadlineStyle: Level = .secondary, iconStyle: Level = .primary, tintColor: Color? = nil) {}
    public static let `default` = Style()
    public static let error = Style()
    public static let success = Style()
  }
  public var id: String
  public var icon: Icon?
  public var title: String
  public var subtitle: String?
  public var style: Style
  public var action: ActionType?
  public init(
    id: String = "", icon: Icon? = nil, title: String, subtitle: String? = nil, expandedText: String? = nil,
    dismissType: DismissType = .automatic, style: Style = .default, action: ActionType? = nil
  ) {
    (self.id, self.icon, self.title, self.subtitle) = (id, icon, title, subtitle)
    (self.style, self.action) = (style, action)
  }
  public static func == (left: Indicator, right: Indicator) -> Bool { left.id == right.id }
}

@MainActor @Observable public final class Indicators {
  public var active: [Indicator] = []
  public init() {}
  public func display(_ indicator: Indicator) { active.append(indicator) }
  public func dismiss(_ indicator: Indicator) { active.removeAll { $0 == indicator } }
}

extension View {
  public func indicatorOverlay(
    model: Indicators, alignment: Alignment = .top, insets: EdgeInsets = EdgeInsets()
  ) -> some View {
    overlay(alignment: alignment) { ForEach(model.active) { Text($0.title) } }
  }
}
extension EnvironmentValues { @Entry public var ikEnableHaptics = true }
