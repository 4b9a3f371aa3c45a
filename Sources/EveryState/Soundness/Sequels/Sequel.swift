import EveryStateMocks

/// What goes on after a state has been reached, in a drive of its own: what is used then, and what the dependencies answer from there on.
struct Sequel: Sendable {
  /// One use of a control.
  struct Step: Hashable, Sendable {
    /// Its place among what the screen offers at that moment; nil: nothing is used, and time passes all the same.
    let use: Int?
    /// Whether the screen comes to rest before the next step; else the next one comes at once.
    var rests = true
  }
  var steps: [Step] = []
  /// What the dependencies answer from there on.
  var answers = Answers.asBefore

  enum Answers: Sendable {
    /// What the state's own world says.
    case asBefore
    /// What they answer where all is well.
    case well
    /// A script for some, by the properties of the world that lead to them; the others answer as where all is well.
    case scripted([String: [NextAnswer]])
  }
}

/// What a dependency answers next.
enum NextAnswer: Sendable {
  /// What it answers where all is well.
  case well(after: Duration? = nil, ignoringCancellation: Bool = false)
  /// What it answers in a declared state's world.
  case asIn(state: String, after: Duration? = nil, ignoringCancellation: Bool = false)
  /// It throws.
  case failing
  /// It does not answer.
  case never
}

/// What a screen offers to do: a use without the means to do it.
struct Offer: Hashable, Sendable {
  let event: String
  let code: String
  let kind: ControlUse.Kind
}

/// The worlds of a screen's states, for a sequel's answers.
struct DeclaredWorlds: Sendable {
  /// The mocks of a state's world; nil: of the one in which all is well.
  let mocks: @MainActor @Sendable (_ state: String?) -> [WorldMock]
}
