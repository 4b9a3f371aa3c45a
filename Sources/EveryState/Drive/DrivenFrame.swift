import EveryStateGoldens

/// The result of a drive.
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
  /// The width of the screen, in characters; nil for a timeline.
  let columns: Int?
  /// The moments before a storyboard stopped.
  var reached: [Moment] = []
  /// The events of the drive, if the scenario records them; nil for a timeline and for a state that was not reached.
  var events: EventLog?
  /// The result of the scenario's follow-up; nil without one.
  var followUp: FollowUpResult?
}
