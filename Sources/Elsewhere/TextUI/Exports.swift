// Where there is SwiftUI, it is meant.
#if canImport(SwiftUI)
  @_exported import SwiftUI
#endif
