extension FormatStyle {
  /// The style in the environment's locale; a date also in its zone and calendar, unless the style names its own.
  func inEnvironment(_ environment: EnvironmentValues) -> Self {
    let style = locale(environment.builtIn.locale)
    if var dates = style as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent || dates.timeZone == .current {
        dates.timeZone = environment.builtIn.timeZone
      }
      if dates.calendar == .autoupdatingCurrent || dates.calendar == .current {
        dates.calendar = environment.builtIn.calendar
      }
      return dates as! Self
    }
    if var dates = style as? Date.IntervalFormatStyle {
      if dates.timeZone == .autoupdatingCurrent || dates.timeZone == .current {
        dates.timeZone = environment.builtIn.timeZone
      }
      if dates.calendar == .autoupdatingCurrent || dates.calendar == .current {
        dates.calendar = environment.builtIn.calendar
      }
      return dates as! Self
    }
    return style
  }
}
