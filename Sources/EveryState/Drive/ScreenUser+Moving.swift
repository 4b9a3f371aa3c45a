import TextUI

extension ScreenUser {
  /// Dismisses the topmost presentation without its buttons: pulls a sheet down, or taps outside a popover.
  public func dismiss(whileLoading: Bool = false) async throws {
    try await act("dismiss", code: "dismiss()", whileLoading: whileLoading) { screen in
      let presentation = try screen.presentation.orRefuse("Nothing is presented over the screen", on: screen)
      if let obstacle = presentation.obstacle { throw InteractionError("\(obstacle)\n\(screen.inventory)") }
      return Act(perform: presentation.dismiss)
    }
  }

  /// Goes back from the pushed screen, by its button or by a swipe from the edge.
  public func goBack(whileLoading: Bool = false) async throws {
    try await act("go back", code: "goBack()", whileLoading: whileLoading) { screen in
      if let obstacle = screen.goBackObstacle { throw InteractionError("\(obstacle)\n\(screen.inventory)") }
      return Act(perform: try screen.goBack.orRefuse("There is no screen to go back to", on: screen))
    }
  }

  /// Scrolls the first list that has more below by a screenful.
  public func scroll(whileLoading: Bool = false) async throws {
    if !whileLoading { await ask(.answers) }
    guard screen.scrollForward() else { throw nothingToScrollTo }
    try await act("scroll", code: "scroll()", whileLoading: true, written: whileLoading) { _ in Act {} }
  }

  private var nothingToScrollTo: InteractionError {
    let height = screen.height
    let problem =
      screen.scrollObstacle ?? """
        \(screen.isScrolled ? "The list is at its end" : "All rows fit in the screen's \(height) lines"): there is nothing to scroll to.
        Give the state more rows, or the screen a smaller height: var environment: SnapshotEnvironment { SnapshotEnvironment(height: \(max(1, height / 2))) }
        """
    return InteractionError("\(problem)\n\(screen.inventory)")
  }

  /// Scrolls the first list that has more below to its end, a screenful at a time, without waiting for loads.
  public func scrollToEnd(whileLoading: Bool = false) async throws {
    if !whileLoading { await ask(.answers) }
    guard screen.scrollForward() else { throw nothingToScrollTo }
    var screenfuls = 1
    repeat {
      screenfuls += 1
      guard screenfuls <= Self.scrollLimit else {
        throw InteractionError(
          "After \(screenfuls) screenfuls the list still has more below: it loads rows endlessly, without time "
            + "passing.")
      }
      await ask(.quiet)
    } while screen.scrollForward()
    try await act("scroll to the end", code: "scrollToEnd()", whileLoading: true, written: whileLoading) { _ in Act {} }
  }

  private static var scrollLimit: Int { 1_000 }
}
