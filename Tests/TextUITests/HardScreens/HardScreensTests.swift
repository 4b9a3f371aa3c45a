import Testing

@testable import TextUI

/// A whole screen with many marks, and how it is drawn.
@MainActor
protocol HardScreen {
  associatedtype Screen: View
  static var columns: Int { get }
  static func set(_ environment: inout EnvironmentValues)
  @ViewBuilder static func view() -> Screen
  /// The expected drawing, without a golden's header.
  static var drawing: String { get }
}

extension HardScreen {
  static var columns: Int { 50 }
  static func set(_ environment: inout EnvironmentValues) {}

  static var drawn: String {
    draw(columns: columns, height: 40, environment: set) { view() }
  }
}

@MainActor
struct HardScreensTests {
  static let screens: [any HardScreen.Type] = [
    KitchenSinkScreen.self,
    ShopRowScreen.self,
    IconToolbarScreen.self,
    ChatScreen.self,
    FormErrorsScreen.self,
    SettingsScreen.self,
    SignInScreen.self,
    ChartScreen.self,
    MapScreen.self,
    PlayerScreen.self,
    CalendarScreen.self,
    EmptyErrorScreen.self,
    SheetScreen.self,
    SplitScreen.self,
    RightToLeftScreen.self,
    LargeTypeScreen.self,
    FeedScreen.self,
    PhotosScreen.self,
    EditingScreen.self,
    SkeletonScreen.self,
  ]

  @Test func `Whole screens are drawn as expected`() {
    for screen in Self.screens {
      let drawn = screen.drawn
      #expect(drawn == screen.drawing, "\(screen)\n\(drawn)")
    }
  }
}
