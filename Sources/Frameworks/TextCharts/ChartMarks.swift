import TextUI

/// The marks of a chart, in the order of the source.
public struct _ChartMarks {
  var marks: [Mark] = []

  struct Mark {
    let kind: String
    var values: [Channel: (name: _PlotName, value: _PlotValue)]
    /// What tells it from others of its kind: series, colours that stand for values.
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

  /// What is told of the chart: its axes, then a line for each series.
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

  /// `x Month; y Sales`: what is measured.
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
    // Alone it must be said which of both it is.
    if read(.angle) == nil, x == nil || y == nil { text = (x == nil ? "y " : "x ") + text }
    let heard = [label, value].compactMap { $0 }.map { $0.words(environment) }
    if isHidden { return text + " silent" }
    return heard.isEmpty ? text : text + " " + FactText.quoted(heard.joined(separator: ", "))
  }
}

extension _PlotName {
  func read(_ environment: EnvironmentValues) -> String { text.words(environment) }
}
