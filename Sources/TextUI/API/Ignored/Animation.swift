/// How a change moves. A frame shows its end; how long it takes decides when the completion of `withAnimation` runs.
public struct Animation: Hashable, Sendable {
  /// The seconds until the animation ends, and until the eye sees no more of it, where that is earlier.
  private var removal: Double
  private var logical: Double?

  private init(duration: Double) { removal = max(0, duration) }

  /// A spring seems complete after its duration, and settles later.
  private init(spring duration: Double, damping: Double) {
    self.init(spring: duration, frequency: 2 * .pi / duration, damping: damping)
  }

  private init(spring duration: Double, frequency: Double, damping: Double) {
    // The slower part of the motion fades to a thousandth: e^(-6.9). A critically damped one, which fades as (1 + x)e^(-x), at 9.2.
    let decay =
      damping > 1 ? damping - (damping * damping - 1).squareRoot() : damping < 1 ? damping : 6.908 / 9.233
    let settled = duration > 0 ? 6.908 / max(frequency * decay, 1e-9) : 0
    // An estimate, in hundredths.
    removal = (settled * 100).rounded() / 100
    logical = min(max(0, duration), removal)
  }

  /// Whether it repeats until the view leaves.
  var isEndless: Bool { removal == .infinity }

  func seconds(until criteria: AnimationCompletionCriteria) -> Double {
    criteria == .removed ? removal : logical ?? removal
  }

  private func changed(_ change: (Double) -> Double) -> Self {
    var copy = self
    (copy.removal, copy.logical) = (change(removal), logical.map(change))
    return copy
  }

  // Source of the durations that an app does not set: Apple's documentation of each; of those of springs, OpenSwiftUI.
  public static var `default`: Self { Self(spring: 0.5, damping: 1) }
  public static var linear: Self { linear(duration: 0.35) }
  public static var easeIn: Self { linear }
  public static var easeOut: Self { linear }
  public static var easeInOut: Self { linear }
  public static var spring: Self { spring() }
  public static var bouncy: Self { bouncy() }
  public static var smooth: Self { smooth() }
  public static var snappy: Self { snappy() }
  public static var interactiveSpring: Self { interactiveSpring() }
  public static var interpolatingSpring: Self { interpolatingSpring() }
  public static func linear(duration: Double) -> Self { Self(duration: duration) }
  public static func easeIn(duration: Double) -> Self { linear(duration: duration) }
  public static func easeOut(duration: Double) -> Self { linear(duration: duration) }
  public static func easeInOut(duration: Double) -> Self { linear(duration: duration) }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { Self(spring: response, damping: dampingFraction) }
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Self {
    Self(spring: duration, damping: bounce < 0 ? 1 / max(1 + bounce, 1e-9) : 1 - bounce)
  }
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Self {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { spring(response: response, dampingFraction: dampingFraction) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self {
    Self(
      spring: 2 * .pi / stiffness.squareRoot(), frequency: (stiffness / mass).squareRoot(),
      damping: damping / (2 * (mass * stiffness).squareRoot()))
  }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Self { spring(duration: duration, bounce: bounce) }
  public static func timingCurve(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, duration: Double = 0.35
  ) -> Self { linear(duration: duration) }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Self { linear(duration: duration) }
  public func delay(_ delay: Double) -> Self { changed { $0 + delay } }
  public func speed(_ speed: Double) -> Self { changed { $0 / speed } }
  /// The whole ends after its last turn. (OpenSwiftUI: a spring's first turn is its logical completion.)
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self {
    var copy = self
    copy.removal *= Double(max(1, count))
    return copy
  }
  public func repeatForever(autoreverses: Bool = true) -> Self {
    var copy = self
    copy.removal = .infinity
    return copy
  }
}

/// When an animation counts as complete: as the eye sees it, or when it has ended.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// How the changes of a closure move.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  private var completions: [(criteria: AnimationCompletionCriteria, run: () -> Void)] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Runs `completion` once when the animations of the changes have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append((criteria, completion)) }

  fileprivate func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = ChangeCount.now
    let result = try Changes.$animation.withValue(disablesAnimations ? nil : animation) { try body() }
    complete(hasChanges: before.hasObserved || ChangeCount.now != before)
    return result
  }

  /// "If no animations are created by the changes in body, then the callback will be called immediately after body." (Apple)
  fileprivate func complete(hasChanges: Bool) {
    for completion in completions {
      guard let animation, !disablesAnimations, hasChanges else {
        completion.run()
        continue
      }
      let seconds = animation.seconds(until: completion.criteria)
      // A time that never comes.
      guard seconds < 1e9 else { continue }
      nonisolated(unsafe) let run = completion.run
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { run() }
    }
  }
}

nonisolated extension View {
  /// Changes the transaction of each animated change inside: its completions run when the animation has ended.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionChange(transform: transform))
  }
  /// Changes the transaction when `value` changes.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionChange(value: value, transform: transform))
  }
}

private nonisolated struct TransactionChange: NodeModifier {
  typealias Node = TransactionChangeNode
  var value: (any Equatable)?
  let transform: (inout Transaction) -> Void
}

private final class TransactionChangeNode: ModifierNode<TransactionChange>, LifetimeNode {
  private var seen: (any Equatable)?
  /// That of the changes by which the view was made anew, until it is placed.
  private var animation: Animation?
  private var hasBegun = false

  override func didUpdate(from previous: TransactionChange, _ context: Context) {
    animation = graph.animation ?? animation
  }

  func didPlace(_ placed: Placed) {
    let (old, own, isFirst) = (seen, animation, !hasBegun)
    (seen, animation, hasBegun) = (modifier.value, nil, true)
    guard !isFirst, modifier.value.map({ !isEqual($0, old as Any) }) ?? (own != nil) else { return }
    var transaction = Transaction(animation: own)
    modifier.transform(&transaction)
    transaction.complete(hasChanges: true)
  }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.perform(body)
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try Transaction(animation: animation).perform(body)
}

/// Runs `body` and, once the animation of its changes has ended, `completion`: what is shown until then is a moment of its own.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.perform(body)
}
