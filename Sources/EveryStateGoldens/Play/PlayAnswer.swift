/// A test process's description of the screen after each move: everything that the user can see, hear and do.
package struct PlayAnswer: Codable, Equatable, Sendable {
  /// Why the move failed or did not finish.
  package var problem: String?
  /// Whether the play is over: the process ends.
  package var isOver = false
  /// The reasons why the drawing differs from its source.
  package var troubles: [String] = []
  package var lines: [String] = []
  /// The virtual time since the screen came up, in nanoseconds.
  package var time: Int64 = 0
  package var isAtRest = true
  /// The dependencies that have yet to answer.
  package var inFlight: [String] = []
  package var controls: [Control] = []
  /// Every element that the user can see, in reading order.
  package var nodes: [Node] = []
  /// The speech of an assistive technology, element by element.
  package var voice: [String] = []
  package var calls: [String] = []
  package var world: [Dependency] = []
  /// The number of times the user left for a place that no frame shows.
  package var exits = 0
  /// The state that the screen was started in; in the first answer only.
  package var base: Base?

  package init() {}

  /// The last answer, with the problem that ends the play.
  package init(over problem: String) {
    self.problem = problem
    isOver = true
  }

  package struct Control: Codable, Equatable, Sendable {
    /// `button "Try Again"`.
    package var title: String
    package var texts: [String]
    package var value: String?
    package var isEnabled: Bool
    /// The moves that use it, in words; the first is what a press of Enter does.
    package var moves: [String] = []
    /// Its name in a move if it accepts text: `"Email"`.
    package var field: String?
    package var text: String?
    /// Whether its text narrows a search.
    package var isSearch = false

    package init(title: String, texts: [String], value: String?, isEnabled: Bool) {
      self.title = title
      self.texts = texts
      self.value = value
      self.isEnabled = isEnabled
    }
  }

  package struct Node: Codable, Equatable, Sendable {
    package var role: String
    package var label: String
    package var value: String?
    package var isEnabled: Bool
    package var isSelected: Bool
    package var actions: [String]
    /// Left, top, width and height in points. A line of text counts as high as a line of the body.
    package var rectangle: [Double]?

    package init(
      role: String, label: String, value: String?, isEnabled: Bool, isSelected: Bool, actions: [String],
      rectangle: [Double]?
    ) {
      (self.role, self.label, self.value, self.actions) = (role, label, value, actions)
      (self.isEnabled, self.isSelected, self.rectangle) = (isEnabled, isSelected, rectangle)
    }
  }

  package struct Dependency: Codable, Equatable, Sendable {
    package var path: String
    package var words: String
    package var callCount: Int
    /// Its answer in the started state, as Swift's source; nil for a good answer.
    package var baseCode: String?
    /// Whether `baseCode` is complete.
    package var isBaseKnown = true
    /// The same since its last change; nil if it never changed.
    package var code: String?
    /// Whether its answer can be empty.
    package var canBeEmpty: Bool

    package init(path: String, words: String, callCount: Int, canBeEmpty: Bool) {
      self.path = path
      self.words = words
      self.callCount = callCount
      self.canBeEmpty = canBeEmpty
    }
  }

  package struct Base: Codable, Equatable, Sendable {
    package var screen: String
    package var state: String
    package var columns: Int
    /// The state's actions, in words.
    package var events: [String]
    package var isIdle: Bool
    package var declaredAt: String

    package init(screen: String, state: String, columns: Int, events: [String], isIdle: Bool, declaredAt: String) {
      self.screen = screen
      self.state = state
      self.columns = columns
      self.events = events
      self.isIdle = isIdle
      self.declaredAt = declaredAt
    }
  }

  package var line: String {
    // Encoding an answer cannot fail.
    String(decoding: (try? JSONEncoder.ofLines.encode(self)) ?? Data(), as: UTF8.self)
  }

  package init(line: String) throws { self = try JSONDecoder().decode(PlayAnswer.self, from: Data(line.utf8)) }
}
