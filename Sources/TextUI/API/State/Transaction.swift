/// What a change of state carries with it. A frame is a moment: animations take no time in it.
public struct Transaction {
  /// How the change would move on a screen; nil where it would not.
  public var animation: Animation?
  /// Whether views are asked to come to their new looks without a move.
  public var disablesAnimations = false

  /// A change without an animation.
  public init() {}
  /// A change that would move on a screen.
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body`; the animation takes no time.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs `body`, then `completion`: an animation takes no time.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs `body`; what would go along with its changes changes nothing in text.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Taken and not drawn: when an animation counts as over. All are over at once in a frame.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// Over when its value has all but arrived, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// Over when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// How a change would move on a screen. Text has no motion, so that all animations are alike.
public struct Animation: Hashable, Sendable {
  /// The one that the system takes where none is named.
  public static let `default` = Animation()
  /// At one speed all the way.
  public static let linear = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at the beginning and at the end.
  public static let easeInOut = Animation()
  /// Like a weight on a spring.
  public static let spring = Animation()
  /// Like a spring that swings beyond its end.
  public static let bouncy = Animation()
  /// Like a spring that does not swing beyond its end.
  public static let smooth = Animation()
  /// Like a spring that swings a little beyond its end, and fast.
  public static let snappy = Animation()
  /// Like a spring that is stiff enough to follow a finger.
  public static let interactiveSpring = Animation()

  /// At one speed all the way, for so many seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at the beginning, for so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slow at the beginning and at the end, for so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Like a spring that swings beyond its end, for about so many seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a spring that does not swing beyond its end, for about so many seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a spring that swings a little beyond its end, for about so many seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a spring, by how fast it answers, in seconds, and how soon it comes to rest: at 1 it does not swing.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring, by its time in seconds and how much it swings: at 0 not at all.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring that follows a finger, by how fast it answers, in seconds, and how soon it comes to rest.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// Like a weight on a spring, by their physics; what is under way adds up with what comes.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring, by its time in seconds and how much it swings; what is under way adds up with what comes.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring, where what is under way adds up with what comes.
  public static let interpolatingSpring = Animation()
  /// Along a curve that two points bend, for so many seconds.
  public static func timingCurve(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// Does nothing in text. On a device: begins some seconds later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Does nothing in text. On a device: runs faster, by a factor.
  public func speed(_ speed: Double) -> Animation { self }
  /// Does nothing in text. On a device: runs several times, back and forth or always forth.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Does nothing in text. On a device: runs again and again, back and forth or always forth.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
