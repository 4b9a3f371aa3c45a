// Where there is MetricKit, it is meant.
#if canImport(MetricKit)
  @_exported import MetricKit
#endif
