import EveryStateGoldens

/// One move of a play, and what came of it.
package struct PlayedStep: Equatable, Sendable {
  package let move: PlayMove
  package let answer: PlayAnswer

  package init(_ move: PlayMove, _ answer: PlayAnswer) {
    self.move = move
    self.answer = answer
  }
}
