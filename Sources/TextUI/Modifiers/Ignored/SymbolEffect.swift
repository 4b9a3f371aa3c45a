/// How a symbol moves: in a frame it stands still.
public protocol SymbolEffect: Sendable {}

/// One of the system's effects.
public struct SystemSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == SystemSymbolEffect {
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
}

extension SystemSymbolEffect {
  public var byLayer: SystemSymbolEffect { self }
  public var down: SystemSymbolEffect { self }
  public var iterative: SystemSymbolEffect { self }
  public var reversing: SystemSymbolEffect { self }
  public var up: SystemSymbolEffect { self }
  public var wholeSymbol: SystemSymbolEffect { self }
}
