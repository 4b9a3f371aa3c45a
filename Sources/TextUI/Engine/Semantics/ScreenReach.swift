package struct ScreenReach {
  package internal(set) var refresh: RefreshAction?
  package internal(set) var goBack: (@MainActor () -> Void)?
  /// Whether there may be elements that are more than read.
  package fileprivate(set) var hasControls = false
}

extension Placed {
  func look(into reach: inout ScreenReach) {
    if reach.refresh == nil { reach.refresh = node.refresh }
    if reach.goBack == nil { reach.goBack = node.goBack }
    if !reach.hasControls { reach.hasControls = node.offersUse(self) }
    for child in children { child.look(into: &reach) }
  }
}
