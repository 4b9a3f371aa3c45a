/// Decides which presentations are shown: a screen presents one at a time, and the next appears when it is dismissed. (UIKit: "Attempt to
/// present ... which is already presenting"; SwiftUI: "only presenting a single sheet is supported. The next sheet will be presented when
/// the currently presented sheet gets dismissed.") Each presentation is a screen that may present in turn.
@MainActor final class Presenters {
  /// The presenters in the layout that ask for a presentation, in its order, the inner before the outer.
  private var asking: [PresentationNode] = []

  func begin() { asking = [] }

  func note(_ node: PresentationNode) { if !asking.contains(where: { $0 === node }) { asking.append(node) } }

  /// Lets the next presentation begin where none is shown, and ends one beside another, which began while it was out of the layout.
  /// - Returns: Whether the screen has to be placed again.
  func passTurns() -> Bool {
    var shown: [ObjectIdentifier?: PresentationNode] = [:]
    var isChanged = false
    for node in asking where node.hasTurn {
      guard shown[node.screen] != nil else {
        shown[node.screen] = node
        continue
      }
      node.loseTurn()
      isChanged = true
    }
    for node in asking where !node.hasTurn {
      if let other = shown[node.screen] {
        node.noteWaiting(behind: other)
      } else {
        node.takeTurn()
        shown[node.screen] = node
        isChanged = true
      }
    }
    return isChanged
  }
}
