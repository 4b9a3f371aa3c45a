// The parts of Apple's `import Foundation` that Linux lacks: the network, Observation, the parts of Combine that apps use, and texts
// that are looked up where they are shown. A client's settings import it into each file; Foundation itself is not among it, as a file
// that does not import it may mean another `Notification`.
@_exported import FoundationNetworking
@_exported import Observation

@_exported import class TextCombine.AnyCancellable
@_exported import struct TextCombine.AnyPublisher
@_exported import protocol TextCombine.Cancellable
@_exported import class TextCombine.CurrentValueSubject
@_exported import struct TextCombine.Fail
@_exported import class TextCombine.Future
@_exported import struct TextCombine.Just
@_exported import protocol TextCombine.ObservableObject
@_exported import class TextCombine.ObservableObjectPublisher
@_exported import class TextCombine.PassthroughSubject
@_exported import struct TextCombine.Published
@_exported import protocol TextCombine.Publisher
@_exported import enum TextCombine.Publishers
@_exported import protocol TextCombine.Subject
@_exported import class TextCoreTransferable.NSItemProvider
@_exported import protocol TextUI.CustomLocalizedStringResourceConvertible
@_exported import struct TextUI.LocalizedStringResource
@_exported import class TextUI.NSUserActivity
@_exported import let TextUI.NSUserActivityTypeBrowsingWeb
