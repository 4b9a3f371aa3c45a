import Foundation

/// Speaks nothing.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public let (isSpeaking, isPaused) = (false, false)
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var (pitchMultiplier, volume) = (Float(1), Float(1))
  open var (preUtteranceDelay, postUtteranceDelay) = (TimeInterval(0), TimeInterval(0))
  public init(string: String) { speechString = string }
}
public var AVSpeechUtteranceDefaultSpeechRate: Float { 0.5 }

/// A voice by its language. The system has no voices.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language, identifier: String
  open var name: String { identifier }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  public init?(language: String?) {
    (self.language, identifier) = (language ?? "en-US", language ?? "en-US")
  }
  public init?(identifier: String) { (language, self.identifier) = ("en-US", identifier) }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// Its methods are optional, and never called.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
