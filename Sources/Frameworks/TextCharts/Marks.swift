import TextUI

/// A mark that is written down with its values.
@MainActor @preconcurrency public protocol _Mark: ChartContent where Body == Never {
  var _record: _MarkRecord { get }
}

public struct _MarkRecord: @unchecked Sendable {
  let mark: _ChartMarks.Mark

  init(_ kind: String, _ values: [(_ChartMarks.Channel, _AnyPlotted?)], series: _AnyPlotted? = nil) {
    var known: [_ChartMarks.Channel: (name: _PlotName, value: _PlotValue)] = [:]
    for case (let channel, let value?) in values { known[channel] = (value.name, value.value) }
    mark = _ChartMarks.Mark(kind: kind, values: known, series: series.map { [($0.name, $0.value)] } ?? [])
  }
}

struct _AnyPlotted {
  let name: _PlotName
  let value: _PlotValue
}

extension PlottableValue {
  var any: _AnyPlotted { _AnyPlotted(name: name, value: value) }
}

extension _Mark {
  public func _mark(in chart: inout _ChartMarks) { chart.marks.append(_record.mark) }
}

/// How wide a mark is: text has no counterpart.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  private init() {}
  public static var automatic: MarkDimension { MarkDimension() }
  public static func fixed(_ size: CGFloat) -> MarkDimension { MarkDimension() }
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }
}

/// Whether marks at one place add up.
public struct MarkStackingMethod: Sendable {
  private init() {}
  public static var standard: MarkStackingMethod { MarkStackingMethod() }
  public static var normalized: MarkStackingMethod { MarkStackingMethod() }
  public static var center: MarkStackingMethod { MarkStackingMethod() }
  public static var unstacked: MarkStackingMethod { MarkStackingMethod() }
}

public struct BarMark: _Mark {
  public let _record: _MarkRecord

  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { _record = _MarkRecord("bars", [(.x, x.any), (.y, y.any)]) }
  nonisolated public init<X>(
    x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { _record = _MarkRecord("bars", [(.x, x.any)]) }
  nonisolated public init<Y>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { _record = _MarkRecord("bars", [(.y, y.any)]) }
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { _record = _MarkRecord("bars", [(.xStart, xStart.any), (.xEnd, xEnd.any), (.y, y.any)]) }
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { _record = _MarkRecord("bars", [(.x, x.any), (.yStart, yStart.any), (.yEnd, yEnd.any)]) }
  nonisolated public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { _record = _MarkRecord("bars", [(.xStart, xStart.any), (.xEnd, xEnd.any)]) }
}

public struct LineMark: _Mark {
  public let _record: _MarkRecord

  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _record = _MarkRecord("line", [(.x, x.any), (.y, y.any)])
  }
  nonisolated public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    _record = _MarkRecord("line", [(.x, x.any), (.y, y.any)], series: series.any)
  }
}

public struct AreaMark: _Mark {
  public let _record: _MarkRecord

  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { _record = _MarkRecord("area", [(.x, x.any), (.y, y.any)]) }
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { _record = _MarkRecord("area", [(.x, x.any), (.y, y.any)], series: series.any) }
  nonisolated public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _record = _MarkRecord("area", [(.x, x.any), (.yStart, yStart.any), (.yEnd, yEnd.any)])
  }
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { _record = _MarkRecord("area", [(.x, x.any), (.yStart, yStart.any), (.yEnd, yEnd.any)], series: series.any) }
  nonisolated public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    _record = _MarkRecord("area", [(.xStart, xStart.any), (.xEnd, xEnd.any), (.y, y.any)])
  }
}

public struct PointMark: _Mark {
  public let _record: _MarkRecord

  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _record = _MarkRecord("points", [(.x, x.any), (.y, y.any)])
  }
  nonisolated public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) {
    _record = _MarkRecord("points", [(.x, x.any)])
  }
  nonisolated public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    _record = _MarkRecord("points", [(.y, y.any)])
  }
}

public struct RuleMark: _Mark {
  public let _record: _MarkRecord

  nonisolated public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    _record = _MarkRecord("rule", [(.x, x.any)])
  }
  nonisolated public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    _record = _MarkRecord("rule", [(.y, y.any)])
  }
  nonisolated public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _record = _MarkRecord("rule", [(.x, x.any), (.yStart, yStart.any), (.yEnd, yEnd.any)])
  }
  nonisolated public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    _record = _MarkRecord("rule", [(.xStart, xStart.any), (.xEnd, xEnd.any), (.y, y.any)])
  }
}

public struct RectangleMark: _Mark {
  public let _record: _MarkRecord

  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { _record = _MarkRecord("rectangles", [(.x, x.any), (.y, y.any)]) }
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { _record = _MarkRecord("rectangles", [(.x, x.any), (.yStart, yStart.any), (.yEnd, yEnd.any)]) }
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _record = _MarkRecord(
      "rectangles", [(.xStart, xStart.any), (.xEnd, xEnd.any), (.yStart, yStart.any), (.yEnd, yEnd.any)])
  }
  nonisolated public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { _record = _MarkRecord("rectangles", [(.xStart, xStart.any), (.xEnd, xEnd.any)]) }
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _record = _MarkRecord("rectangles", [(.yStart, yStart.any), (.yEnd, yEnd.any)]) }
}

public struct SectorMark: _Mark {
  public let _record: _MarkRecord

  nonisolated public init<V>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { _record = _MarkRecord("sectors", [(.angle, angle.any)]) }
}
