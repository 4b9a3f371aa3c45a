/// How a symbol moves: in a frame it stands still.
public protocol SymbolEffect: Sendable {}

/// One of the system's effects.
public struct SystemSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == SystemSymbolEffect {
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect() }
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
}

extension SystemSymbolEffect {
  public var byLayer: SystemSymbolEffect { self }
  public var clockwise: SystemSymbolEffect { self }
  public var counterClockwise: SystemSymbolEffect { self }
  public var cumulative: SystemSymbolEffect { self }
  public var dimInactiveLayers: SystemSymbolEffect { self }
  public var downUp: SystemSymbolEffect { self }
  public var hideInactiveLayers: SystemSymbolEffect { self }
  public var nonReversing: SystemSymbolEffect { self }
  public var offUp: SystemSymbolEffect { self }
  public var plain: SystemSymbolEffect { self }
  public var pulse: SystemSymbolEffect { self }
  public var upUp: SystemSymbolEffect { self }
  public var down: SystemSymbolEffect { self }
  public var iterative: SystemSymbolEffect { self }
  public var reversing: SystemSymbolEffect { self }
  public var up: SystemSymbolEffect { self }
  public var wholeSymbol: SystemSymbolEffect { self }
}
