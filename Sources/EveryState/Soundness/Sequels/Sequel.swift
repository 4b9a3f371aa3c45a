import EveryStateMocks

/// What goes on after a state has been reached, in a drive of its own: what is used then, and what the dependencies answer from there on.
struct Sequel: Sendable {
  struct Step: Hashable, Sendable {
    enum Event: Hashable, Sendable {
      /// A control is used: its place among what the screen offers at that moment, and what is expected there.
      case use(Int, Offer)
      /// The first control of a kind is used.
      case useOf(ControlUse.Kind)
      /// The person goes to another tab, or pushes a screen.
      case leave
      case comeBack
      /// Nothing, and time passes all the same.
      case wait
    }
    /// What is waited for before the next step.
    enum End: Hashable, Sendable {
      case rest
      /// A dependency has been asked; at rest where none is.
      case asked
      /// No call is in flight, however long that takes.
      case answered
      case atOnce
    }
    let event: Event
    var end = End.rest
  }
  /// What goes on, in words: `then press "Check Again"`.
  var title: String
  var steps: [Step] = []
  var answers = Answers.asBefore
  /// Whether they answer so from the screen's first moment on.
  var answersFromTheBeginning = false

  enum Answers: Sendable {
    /// What the state's own world says.
    case asBefore
    case well
    /// A script for some, by the properties of the world that lead to them; the others answer as where all is well.
    case scripted([String: [NextAnswer]])

    /// The same script for each of some.
    static func scripted(_ paths: [String], _ script: [NextAnswer]) -> Answers {
      .scripted(Dictionary(uniqueKeysWithValues: paths.map { ($0, script) }))
    }
  }
}

/// What a dependency answers next.
enum NextAnswer: Sendable {
  case well(after: Duration? = nil, ignoringCancellation: Bool = false)
  case asIn(state: String, after: Duration? = nil, ignoringCancellation: Bool = false)
  case failing
  case never
}

/// What a screen offers to do: a use without the means to do it.
struct Offer: Hashable, Sendable {
  let event: String
  let code: String
  let name: String
  let kind: ControlUse.Kind
}

/// The worlds of a screen's states, for a sequel's answers.
struct DeclaredWorlds: Sendable {
  /// The mocks of a state's world; nil: of the one in which all is well.
  let mocks: @MainActor @Sendable (_ state: String?) -> [WorldMock]
}
