// A file that imports SwiftUI sees Foundation, Observation and the Combine types without another import; so does a
// file that imports TextUI in SwiftUI's place.
@_exported import Foundation
@_exported import Observation
// Also the names for drags and files.
@_exported import TextCoreTransferable

// Of Combine only SwiftUI's names; apps have types of their own with the other names (`Subscription`).
@_exported import class TextCombine.AnyCancellable
@_exported import struct TextCombine.AnyPublisher
@_exported import protocol TextCombine.Cancellable
@_exported import class TextCombine.CurrentValueSubject
@_exported import struct TextCombine.Just
@_exported import protocol TextCombine.ObservableObject
@_exported import class TextCombine.ObservableObjectPublisher
@_exported import class TextCombine.PassthroughSubject
@_exported import struct TextCombine.Published
@_exported import protocol TextCombine.Publisher
@_exported import enum TextCombine.Publishers
@_exported import protocol TextCombine.Subject
