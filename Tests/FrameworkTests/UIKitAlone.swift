import UIKit

// Source of apps with only this import.

@MainActor enum Appearance {
  static let titleFont = UIFont(name: "Fjalla", size: 40)!
  static func set() {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red, .font: titleFont]
    UITableView.appearance().backgroundColor = .clear
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: titleFont], for: .normal)
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    UINavigationBar.appearance().standardAppearance = bar
    UIScrollView.appearance().keyboardDismissMode = .interactive
  }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor func tap() {
  UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.8)
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UISelectionFeedbackGenerator().selectionChanged()
}
