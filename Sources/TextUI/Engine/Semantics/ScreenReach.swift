/// What a person can do with a screen as a whole, and whether there is anything else to do.
package struct ScreenReach {
  /// What pulling the screen does: the outermost `refreshable`.
  package fileprivate(set) var refresh: RefreshAction?
  /// What goes back from the pushed screen on top.
  package fileprivate(set) var goBack: (@MainActor () -> Void)?
  /// Whether there may be elements that are more than read.
  package fileprivate(set) var hasControls = false
}

extension Placed {
  /// Takes in what can be done here and inside; what is presented is left out.
  func look(into reach: inout ScreenReach) {
    if reach.refresh == nil { reach.refresh = node.refresh }
    if reach.goBack == nil { reach.goBack = node.goBack }
    if !reach.hasControls { reach.hasControls = node.offersUse(self) }
    for child in children { child.look(into: &reach) }
  }
}
