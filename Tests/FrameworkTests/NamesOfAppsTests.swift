import AppIntents
import StoreKit
import SwiftUI
import UIKit
import WebKit

/// Names of Apple's frameworks on which screens of public apps failed to compile.
@MainActor @Suite struct NamesOfAppsTests {
  private final class CopyActivity: UIActivity {
    override class var activityCategory: UIActivity.Category { .action }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test.copy") }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { nil }
    override func canPerform(withActivityItems items: [Any]) -> Bool { true }
    override func prepare(withActivityItems items: [Any]) {}
    override func perform() { activityDidFinish(true) }
  }

  private struct OpenNote: OpenIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Note") var target: String
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `an app's activity, shortcut, page and intent are as it made them`() throws {
    let activity = CopyActivity()
    expect(activity.activityTitle, is: "Copy")
    expect(activity.canPerform(withActivityItems: []))
    expect(UIActivity().activityTitle == nil)
    let shortcut = UIApplicationShortcutItem(
      type: "add", localizedTitle: "Add", icon: UIApplicationShortcutIcon(type: .add))
    expect(shortcut.icon != nil)
    let page = WebPage()
    page.load(html: "<p>Hello</p>", baseURL: try #require(URL(string: "https://example.com")))
    expect(page.url?.host, is: "example.com")
    expect(OpenNote.openAppWhenRun)
    let visibility = try JSONDecoder().decode(
      NavigationSplitViewVisibility.self, from: JSONEncoder().encode(NavigationSplitViewVisibility.doubleColumn))
    expect(visibility, is: .doubleColumn)
  }

  @Test func `a mixed color names both, and a background style is the background`() {
    expect(
      draw(columns: 24, height: 4) {
        Text("a").foregroundStyle(Color.red.mix(with: .blue, by: 0.25))
        Text("b").foregroundStyle(Color.red.mix(with: .blue, by: 1))
        Text("c").background(BackgroundStyle())
        Text("d").subscriptionStorePolicyDestination(url: URL(string: "https://example.com")!, for: .privacyPolicy)
      },
      is: draw(columns: 24, height: 4) {
        Text("a").foregroundStyle(Color(named: "red 25% blue"))
        Text("b").foregroundStyle(.blue)
        Text("c").background(.background)
        Text("d")
      })
  }

  @Test func `a picker shows its own view of the current value, as a menu and a link`() {
    func picker(_ value: Int) -> some View {
      Picker("Size", selection: .constant(value)) {
        ForEach(1..<4) { Text("Number \($0)").tag($0) }
      } currentValueLabel: {
        Label("\(value) of 3", systemImage: "star")
        Text("now")
      }
    }
    expect(
      draw(columns: 40, height: 6) {
        Form {
          picker(2)
          picker(3).pickerStyle(.navigationLink)
          picker(1).pickerStyle(.inline)
        }
      }, contains: "[2 of 3 now v]", "3 of 3 now >", "(*) Number 1")
  }

  @Test func `an address that prefers the app is opened like others`() throws {
    var opened: [String] = []
    let action = OpenURLAction { url in
      opened.append(url.absoluteString)
      return .systemAction(prefersInApp: true)
    }
    action(try #require(URL(string: "https://example.com")), prefersInApp: true)
    expect(opened, is: ["https://example.com"])
  }
}
