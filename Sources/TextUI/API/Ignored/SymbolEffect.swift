/// How a symbol moves: in a frame it stands still.
public protocol SymbolEffect: Sendable {}

/// One of the system's effects.
public struct SystemSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// The symbol comes in.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol springs once.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol swells and shrinks slowly.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol goes away.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol is drawn, stroke by stroke.
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol's strokes are taken away again.
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol fades and comes back, again and again.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// Another symbol comes in the place of this one.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol turns.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol becomes larger or smaller, and stays so.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol's layers light up one after the other.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol shakes.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
}

extension SystemSymbolEffect {
  /// Does nothing in text. On a device: moves layer after layer.
  public var byLayer: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: turns as the hands of a clock do.
  public var clockwise: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: turns against the hands of a clock.
  public var counterClockwise: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: layers that have lit up stay so until the last one has.
  public var cumulative: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: layers that are not lit are drawn faintly.
  public var dimInactiveLayers: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: the old symbol goes down, and the new one comes up.
  public var downUp: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: layers that are not lit are not drawn.
  public var hideInactiveLayers: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: begins anew each time, from the first layer.
  public var nonReversing: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: the old symbol goes at once, and the new one comes up.
  public var offUp: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: changes the size, and nothing else.
  public var plain: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: fades as the size changes.
  public var pulse: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: the old symbol goes up, and the new one comes up.
  public var upUp: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: moves downwards, or becomes smaller.
  public var down: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: only one layer is lit at a time.
  public var iterative: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: goes back the way it came.
  public var reversing: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: moves upwards, or becomes larger.
  public var up: SystemSymbolEffect { self }
  /// Does nothing in text. On a device: moves all layers as one.
  public var wholeSymbol: SystemSymbolEffect { self }
}
