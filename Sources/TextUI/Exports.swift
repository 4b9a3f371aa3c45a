// A file that imports SwiftUI sees Foundation, Observation and the Combine types without another import; so does a
// file that imports TextUI in SwiftUI's place.
@_exported import Foundation
@_exported import Observation
@_exported import TextCombine
