@MainActor package final class TextScreen {
  private let graph: ViewGraph
  private(set) var placed: Placed?
  /// Whether a list was scrolled: no view has changed, but other rows are visible.
  private var isLayoutOutdated = false

  /// - Parameter columns: the width in characters, the gutter of two not counted.
  package init<V: View>(
    _ view: V, columns: Int, height: Int, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var values = EnvironmentValues()
    environment(&values)
    let present = PresentScreen(columns: columns, height: height, values)
    self.present = present
    values.builtIn.dismiss = DismissAction { present.exits += 1 }
    values.openURL = OpenURLAction { _ in
      MainActor.assumeIsolated { present.exits += 1 }
      return .systemAction
    }
    // The first bodies are evaluated with the graph.
    PresentScreen.latest = present
    graph = ViewGraph(view, size: present.cells, environment: values)
  }

  private let present: PresentScreen

  /// How often the user was led to a place without a frame: a web page, or the screen before this one.
  package var exits: Int { present.exits }

  package var needsUpdate: Bool { placed == nil || isLayoutOutdated || graph.needsUpdate }
  package func readDefaults() { graph.readDefaults() }

  /// Whether the screen shows how time passes: such a screen is updated again when time has passed.
  package var showsTime: Bool { graph.showsTime }

  /// The time until the screen next shows another time on its own; nil where it never does.
  package var untilNextTime: Duration? { graph.untilNextTime }

  package func update() {
    isLayoutOutdated = false
    updates += 1
    PresentScreen.latest = present
    drawnElements = nil
    placed = graph.update()
  }

  package func lines() -> [String] {
    let placed = placed ?? graph.update()
    return graph.afterLayout {
      let layer = DrawnLayer(placed, on: graph.size, direction: graph.direction)
      if !needsUpdate { drawnElements = layer.top.elements }
      return TextFrame(layer).lines
    }
  }

  package var look: ScreenLook {
    var look = ScreenLook()
    guard let placed else { return look }
    graph.afterLayout { placed.see(in: &look) }
    for (words, node) in graph.misplaced.values.filter(\.node.isMounted).sorted(by: { $0.node.depth < $1.node.depth }) {
      look.note(misplaced: words, at: node)
    }
    return look
  }

  /// How often the screen was updated: it looks as before while the number is the same.
  package private(set) var updates = 0

  /// The elements that the user can reach, in reading order: while something is presented, only those in it.
  package var elements: [Semantics] {
    if let drawnElements, !needsUpdate { return drawnElements }
    return placed?.topLayer.elements.byPriority ?? []
  }

  /// The elements and the titles of bars, in VoiceOver's order.
  package var spokenElements: [Semantics] { placed?.topLayer.spokenElements.byPriority ?? [] }

  /// The same as the drawing collected them: the next question is about a drawn element.
  private var drawnElements: [Semantics]?

  package var refreshAction: RefreshAction? {
    firstInReach { placed in
      guard let list = placed.node as? any ScrollableNode, let action = list.claimedRefresh, isTouchable(placed)
      else { return nil }
      // The refresh belongs to the list that is pulled down.
      return RefreshAction { @MainActor [weak list] in await list?.pull(action) }
    }
  }

  /// What a phone does with the screen that its author hardly meant.
  package func traps(evaluatesAgain: Bool) -> [ScreenTrap] { graph.traps(evaluatesAgain: evaluatesAgain) }

  /// Ends the presentation on top, as the user does by pulling it down or tapping beside it.
  package var presentation: PresentationInReach? { placed?.presentationInReach }

  /// Pops the pushed screen on top; nil where none is pushed.
  package var goBack: (@MainActor () -> Void)? { firstInReach { $0.node.goBack } }
  package var goBackObstacle: String? { firstInReach { $0.node.goBackObstacle } ?? coveredWayBack }

  /// What covers the back button covers the edge that is swiped as well.
  private var coveredWayBack: String? {
    firstInReach { $0.node is BackButtonNode ? obstacle(to: $0, "The back button") : nil }
  }

  /// Scrolls the first list with more below by one page. Returns false where none has more.
  package func scrollForward() -> Bool {
    let list = firstInReach { placed -> (any ScrollableNode)? in
      guard let list = placed.node as? any ScrollableNode, isTouchable(placed), list.scrollForward() else { return nil }
      return list
    }
    guard list != nil else { return false }
    (isLayoutOutdated, isScrolled) = (true, true)
    return true
  }

  /// The number of rows below those of the first list that the user can scroll; 0 at its end.
  package var rowsBelow: Int {
    firstInReach { placed in
      guard let list = placed.node as? any ScrollableNode, list.isScrollEnabled, isTouchable(placed) else { return nil }
      return list.rowsBelow > 0 ? list.rowsBelow : nil
    } ?? 0
  }

  /// Whether the user has scrolled.
  package private(set) var isScrolled = false

  package var height: Int { graph.size.height }

  /// Why the user cannot scroll or pull, where something could be scrolled otherwise.
  package var scrollObstacle: String? {
    firstInReach { placed in
      guard let list = placed.node as? any ScrollableNode else { return nil }
      if list.isScrollEnabled { return obstacle(to: placed, "The scrolling content") }
      return "The scrolling content is fixed by scrollDisabled(true).\nRemove it first."
    }
  }

  private func obstacle(to placed: Placed, _ what: String) -> String? {
    cover(of: placed.node, placed.frame).map {
      "\(what) is covered: \($0) is in front of it and receives the touch.\nRemove it first."
    }
  }

  package var reach: ScreenReach {
    var reach = ScreenReach()
    placed?.topLayer.look(into: &reach)
    if reach.refresh != nil { reach.refresh = refreshAction }
    if reach.goBack != nil, coveredWayBack != nil { reach.goBack = nil }
    return reach
  }

  var systemEventNodes: [SystemEventNode] { graph.systemEventNodes }

  /// The user's scheme: a view may prefer another one.
  package var colorScheme: ColorScheme { graph.systemScheme }
  package var language: String? {
    let locale = graph.environment.locale
    if let known = Self.languages[locale.identifier] { return known }
    let language = locale.language.languageCode?.identifier
    Self.languages[locale.identifier] = language
    return language
  }
  private static var languages: [String: String] = [:]
  package var scenePhase: ScenePhase { graph.environment.scenePhase }

  package func change(_ change: (inout EnvironmentValues) -> Void) { graph.changeEnvironment(change) }

  private func firstInReach<Found>(_ find: (Placed) -> Found?) -> Found? { placed?.topLayer.first(find) }

  /// The branches in the app's builders that the screen shows now, without those scrolled out of view.
  package var drawnBranches: Set<BranchPlace> {
    guard let placed else { return [] }
    let view = VisiblePart(of: placed)
    return Set(graph.arrangedBranches.lazy.filter { $0.place.isOfApp && view.shows($0.node) }.map(\.place))
  }

  package var issues: [RenderingIssue] { graph.issues + LeftOutParts.issues(since: leftOutPartsBefore) }
  private let leftOutPartsBefore = LeftOutParts.count

  /// Covers the screen, as another tab or a pushed screen does: views disappear, tasks are canceled, state stays.
  package func leave() { graph.leave() }

  package var isAway: Bool { graph.isAway }

  package func comeBack() { graph.comeBack() }

  package func unmount() {
    graph.unmount()
    if PresentScreen.latest === present { PresentScreen.latest = nil }
    drawnElements = nil
    placed = nil
  }
}
