// A message that comes in from above, and goes.
import Foundation
import SwiftUI

public struct Indicator: Identifiable, Equatable, Sendable {
  public enum Style: Equatable, Sendable { case `default`, error, success }
  public enum DismissType: Equatable, Sendable { case after(TimeInterval), manual }
  public var id: String
  public var icon: String?
  public var title: String
  public var subtitle: String?
  public var style = Style.default
  public var action: (@Sendable () -> Void)?
  public init(
    id: String = "", icon: String? = nil, title: String, subtitle: String? = nil, expandedText: String? = nil,
    dismissType: DismissType = .after(5), style: Style = .default, onTap: (@Sendable () -> Void)? = nil
  ) {
    self.id = id
    self.icon = icon
    self.title = title
    self.subtitle = subtitle
    self.style = style
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
