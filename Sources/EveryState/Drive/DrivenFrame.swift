import EveryStateGoldens

/// What came of a drive.
struct DrivenFrame {
  enum Result {
    case drawn(moments: [Moment])
    case refused(Verdict, String)
  }
  struct Moment: Equatable {
    var event: String?
    var lines: [String]
  }
  let result: Result
  let notes: FrameNotes
  /// The width of a screen; nil for what is no screen.
  let columns: Int?
  /// The moments that a storyboard came to before it stopped.
  var reached: [Moment] = []
  /// What happened on the way; nil for what is no screen, and for a state that was not reached.
  var tape: Tape?
  /// What came of a sequel; nil where none was asked for.
  var aftermath: Aftermath?
}
