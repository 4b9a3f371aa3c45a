/// The ways through a screen: which look each control of each look leads to.
package struct ScreenMap: Hashable, Sendable {
  package let screen: String
  package let moves: [Move]
  /// How many looks were found and not gone on from, since the budget was used up.
  package let unexplored: Int

  package init(screen: String, moves: [Move], unexplored: Int = 0) {
    self.screen = screen
    self.moves = moves
    self.unexplored = unexplored
  }

  /// What a person sees at a moment.
  package enum Look: Hashable, Sendable {
    /// Its name leads to a golden: a state, or a moment of a storyboard.
    case declared(String)
    /// No golden shows it: it is called by what stands on it.
    case found(String)
  }

  /// One use of a control in one look.
  package struct Move: Hashable, Sendable {
    package let start: Look
    /// What a person does: `press "Try Again"`.
    package let event: String
    /// What is to be seen after it, one after the other; the start where nothing else is.
    package let way: [Look]
    package let end: End

    package init(from start: Look, _ event: String, way: [Look], end: End = .rests) {
      self.start = start
      self.event = event
      self.way = way
      self.end = end
    }
  }

  package enum End: Hashable, Sendable {
    /// The last look of the way.
    case rests
    /// Somewhere that no frame shows: a page on the web, the screen before this one.
    case leaves
    /// The screen breaks, in words.
    case breaks(String)
  }
}

extension ScreenMap.Look {
  package var hasGolden: Bool { if case .declared = self { true } else { false } }
}

extension ScreenMap.Move {
  /// Whether goldens show all that is seen on the way.
  package var hasGolden: Bool { way.allSatisfy(\.hasGolden) }
}
