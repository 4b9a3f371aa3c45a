import TextUI

/// The facts about a state's end in one of the settings that the audit looks at.
struct AccessibilityPass: Sendable {
  enum Setting: CaseIterable {
    case declared, otherScheme
    /// Increased contrast, with the largest text.
    case increased
  }
  let setting: Setting
  let isDark: Bool
  let facts: AccessibilityFacts

  /// Changes the screen's settings one after another. The drive ends here: nothing is settled or drawn again.
  @MainActor static func all(of screen: TextScreen) -> [AccessibilityPass] {
    let wasDark = screen.colorScheme == .dark
    var isDark = wasDark
    return Setting.allCases.map { setting in
      switch setting {
      case .declared: break
      case .otherScheme:
        isDark.toggle()
        screen.change { $0.colorScheme = isDark ? .dark : .light }
      case .increased:
        isDark = wasDark
        screen.change {
          $0.colorScheme = isDark ? .dark : .light
          $0.accessibilitySettings.increaseContrast = true
          $0.dynamicTypeSize = .accessibility5
        }
      }
      if screen.needsUpdate { screen.update() }
      let facts = screen.accessibilityFacts(ofElements: setting == .declared)
      return AccessibilityPass(setting: setting, isDark: isDark, facts: facts)
    }
  }

  /// For a message: ` in dark, with increased contrast`.
  var words: String {
    switch setting {
    case .declared: ""
    case .otherScheme: isDark ? " in dark" : " in light"
    case .increased: " with increased contrast"
    }
  }
}
