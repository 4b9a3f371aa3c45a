import TextUI

/// A mark that the golden shows with its values.
@MainActor @preconcurrency public protocol _Mark: ChartContent where Body == Never { var _record: _MarkRecord { get } }

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

extension PlottableValue { var any: _AnyPlotted { _AnyPlotted(name: name, value: value) } }

extension _Mark { public func _mark(in chart: inout _ChartMarks) { chart.marks.append(_record.mark) } }

/// The width of a mark, without effect.
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
public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }

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
  nonisolated public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) { _record = _MarkRecord("points", [(.x, x.any)]) }
  nonisolated public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) { _record = _MarkRecord("points", [(.y, y.any)]) }
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

/// The marks of a chart, in the order of the source.
public struct _ChartMarks {
  var marks: [Mark] = []

  struct Mark {
    let kind: String
    var values: [Channel: (name: _PlotName, value: _PlotValue)]
    /// Values that distinguish it from other marks of its kind: series, colors by value.
    var series: [(name: _PlotName, value: _PlotValue)] = []
    var style: (any ShapeStyle)?
    var label: Text?
    var value: Text?
    var isHidden = false
    var annotations: [AnyView] = []
  }

  enum Channel: Int, CaseIterable { case x, xStart, xEnd, y, yStart, yEnd, angle, height }

  /// Changes the marks that `content` makes.
  @MainActor static func changing(
    _ content: some ChartContent, in chart: inout _ChartMarks, _ change: (inout Mark) -> Void
  ) {
    let before = chart.marks.count
    content._mark(in: &chart)
    for index in before..<chart.marks.count { change(&chart.marks[index]) }
  }

  /// The chart's description: its axes, then a line for each series.
  func lines(_ environment: EnvironmentValues) -> [String] {
    var series: [(key: String, marks: [String])] = []
    for mark in marks {
      let key = mark.name(environment)
      let text = mark.text(environment)
      if let index = series.firstIndex(where: { $0.key == key }) {
        series[index].marks.append(text)
      } else {
        series.append((key, [text]))
      }
    }
    return [axes(environment)].compactMap { $0 } + series.map { "\($0.key): \($0.marks.joined(separator: ", "))" }
  }

  /// `x Month; y Sales`: the measured quantities.
  private func axes(_ environment: EnvironmentValues) -> String? {
    var names: [String] = []
    for (axis, channels) in [("x", 0...2), ("y", 3...5), ("angle", 6...6), ("z", 7...7)] {
      let all = marks.flatMap { mark in
        Channel.allCases.filter { channels.contains($0.rawValue) }.compactMap { mark.values[$0]?.name }
      }
      var known: [String] = []
      for name in all.map({ FactText.name($0.read(environment)) }) where !known.contains(name) && !name.isEmpty {
        known.append(name)
      }
      if !known.isEmpty { names.append("\(axis) \(known.joined(separator: ", "))") }
    }
    return names.isEmpty ? nil : names.joined(separator: "; ")
  }
}

extension _ChartMarks.Mark {
  /// `bars "Oslo" red`
  func name(_ environment: EnvironmentValues) -> String {
    var values: [String] = []
    for one in series.map({ FactText.quoted($0.value.text(in: environment.timeZone)) }) where !values.contains(one) {
      values.append(one)
    }
    return ([kind] + values + [style?._note(in: environment)].compactMap { $0 }).joined(separator: " ")
  }

  /// `May = 1200 "sold in May"`
  func text(_ environment: EnvironmentValues) -> String {
    func read(_ channel: _ChartMarks.Channel) -> String? {
      values[channel].map { FactText.name($0.value.text(in: environment.timeZone)) }
    }
    func place(_ one: String?, _ start: String?, _ end: String?) -> String? {
      one ?? start.map { start in end.map { "\(start) to \($0)" } ?? start } ?? end
    }
    let x = place(read(.x), read(.xStart), read(.xEnd))
    let y = place(read(.y), read(.yStart), read(.yEnd))
    var text = [x, y, read(.angle), read(.height)].compactMap { $0 }.joined(separator: " = ")
    // A single value names its axis.
    if read(.angle) == nil, x == nil || y == nil { text = (x == nil ? "y " : "x ") + text }
    let heard = [label, value].compactMap { $0 }.map { $0.words(environment) }
    if isHidden { return text + " silent" }
    return heard.isEmpty ? text : text + " " + FactText.quoted(heard.joined(separator: ", "))
  }
}

extension _PlotName { func read(_ environment: EnvironmentValues) -> String { text.words(environment) } }
