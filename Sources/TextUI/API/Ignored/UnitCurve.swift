import Foundation

/// How a change goes from none to all.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case linear
    case bezier(start: UnitPoint, end: UnitPoint)
    /// A quarter of a circle that begins slowly, one that ends slowly, and both.
    case circleIn, circleOut, circleInOut
  }
  private let form: Form

  /// As fast at each moment.
  public static let linear = UnitCurve(form: .linear)
  /// Slow at first.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at first and at the end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at first, then ever faster, as along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(form: .circleIn)
  /// Fast at first, then ever slower, as along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(form: .circleOut)
  /// Slow at first and at the end, as along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(form: .circleInOut)

  /// A curve from (0, 0) to (1, 1), bent by two points. Its horizontal part is the time, its upright part how far the change has come.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(form: .bezier(start: startControlPoint, end: endControlPoint))
  }

  /// How far the change has come.
  /// - Parameter progress: the part of the time that has passed, from 0 to 1.
  public func value(at progress: Double) -> Double {
    let time = min(1, max(0, progress))
    switch form {
    case .linear: return time
    case .circleIn: return 1 - (1 - time * time).squareRoot()
    case .circleOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circleInOut:
      return time < 0.5
        ? UnitCurve.circularEaseIn.value(at: 2 * time) / 2 : (1 + UnitCurve.circularEaseOut.value(at: 2 * time - 1)) / 2
    case .bezier(let start, let end):
      // The point of the curve at that time, found by halving: its horizontal part only grows.
      var low = 0.0
      var high = 1.0
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if Self.bezier(start.x, end.x, at: middle) < time { low = middle } else { high = middle }
      }
      return Self.bezier(start.y, end.y, at: time == 0 || time == 1 ? time : (low + high) / 2)
    }
  }

  /// A curve from 0 to 1 with two points between.
  private static func bezier(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}
