package struct ScreenReach {
  package fileprivate(set) var refresh: RefreshAction?
  package fileprivate(set) var goBack: (@MainActor () -> Void)?
  /// Whether there may be elements that are more than read.
  package fileprivate(set) var hasControls = false
}

extension Placed {
  func look(into reach: inout ScreenReach) {
    if reach.refresh == nil, let action = node.refresh {
      // The refresh belongs to the list that is pulled down.
      let list = first { $0 is ListNode || ($0 as? ScrollNode)?.axes.contains(.vertical) == true ? $0 : nil } ?? node
      reach.refresh = RefreshAction { @MainActor [weak list] in await list?.tie { $0.start { await action() } }.value }
    }
    if reach.goBack == nil { reach.goBack = node.goBack }
    if !reach.hasControls { reach.hasControls = node.offersUse(self) }
    for child in children { child.look(into: &reach) }
  }
}
