#if !canImport(AppKit)
  @testable import SwiftUI

  /// Hosts a view as text.
  @MainActor struct Host {
    private let screen: TextScreen

    init<V: View>(_ view: V) {
      screen = TextScreen(view, columns: 40, height: 10)
      screen.update()
    }

    func settle() { for _ in 0..<10 where screen.needsUpdate { screen.update() } }
    func leave() { screen.unmount() }
  }
#endif
