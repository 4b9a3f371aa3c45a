extension DismissAction { init(_ action: @escaping @MainActor () -> Void) { self.action = action } }

/// Whether a view is presented, and the way to end that.
public struct PresentationMode {
  /// Whether the view is in a presentation, or on a screen that was pushed.
  public var isPresented: Bool
  private let action: DismissAction

  init(_ environment: BuiltInEnvironmentValues) {
    isPresented = environment.isPresented
    action = environment.dismiss
  }

  /// Ends the presentation, or goes back from the pushed screen.
  public mutating func dismiss() {
    isPresented = false
    let action = action
    // Views act on the main actor.
    MainActor.assumeIsolated { action() }
  }
}

extension EnvironmentValues {
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let builtIn = builtIn
    return Binding(unchecked: { PresentationMode(builtIn) }, set: { _, _ in })
  }
}

/// The presentation that the user can end from outside, or the reason why not.
package struct PresentationInReach {
  package let heading: String
  package let obstacle: String?
  package let dismiss: @MainActor () -> Void
}

extension Placed {
  var presentationInReach: PresentationInReach? {
    guard let last = presentations.last else { return nil }
    if let deeper = last.content.presentationInReach { return deeper }
    guard let node = last.content.node as? PresentedNode else { return nil }
    var obstacle = node.kind.obstacle
    last.content.visit { placed in
      if (placed.node as? PresentationWordNode)?.modifier.isNoSwipe == true {
        obstacle = "The \(last.heading) has interactiveDismissDisabled: only a control in it dismisses it."
      }
    }
    let presenter = node.parent as? PresentationNode
    return PresentationInReach(heading: last.heading, obstacle: obstacle) { presenter?.pull() }
  }
}

extension View {
  /// Keeps the user from ending the presentation by pulling it down.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationWord(order: PresentationWord.noSwipe, word: isDisabled ? "no swipe away" : nil))
  }
}
