// Where there is WidgetKit, it is meant.
#if canImport(WidgetKit)
  @_exported import WidgetKit
#endif
