// Where there is UIKit, it is meant.
#if canImport(UIKit)
  @_exported import UIKit
#endif
