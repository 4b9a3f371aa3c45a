#if canImport(AppKit)
  import AppKit
  import SwiftUI

  /// Hosts a view in a window of Apple's SwiftUI, for `swift test --filter TextUIConformanceTests` on a Mac.
  @MainActor struct Host {
    private let window: NSWindow

    init<V: View>(_ view: V) {
      let frame = CGRect(origin: .zero, size: Stage.size)
      window = NSWindow(contentRect: frame, styleMask: [.borderless], backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = NSHostingView(rootView: view.transaction { $0.disablesAnimations = true })
      window.orderFront(nil)
      settle()
    }

    /// A few turns of the run loop, in which changes are drawn and views appear.
    func settle() {
      for _ in 0..<5 {
        window.contentView?.layoutSubtreeIfNeeded()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      }
    }

    func leave() {
      window.contentView = nil
      settle()
      window.close()
    }
  }
#endif
