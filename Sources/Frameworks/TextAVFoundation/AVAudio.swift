import Foundation

/// The app's audio session, without effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  public private(set) var category = Category.soloAmbient
  public private(set) var mode = Mode.default
  open func setCategory(
    _ category: Category, mode: Mode = .default, policy: RouteSharingPolicy = .default, options: CategoryOptions = []
  ) throws { (self.category, self.mode) = (category, mode) }
  public static var interruptionNotification: Notification.Name { .init("AVAudioSessionInterruptionNotification") }
  public static var routeChangeNotification: Notification.Name { .init("AVAudioSessionRouteChangeNotification") }
  open var recordPermission: RecordPermission { .undetermined }
  /// Answers no.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
  open var isOtherAudioPlaying: Bool { false }
  open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}

  public enum Category: Sendable { case ambient, soloAmbient, playback, record, playAndRecord }
  public enum Mode: Sendable {
    case `default`, moviePlayback, videoChat, voiceChat, gameChat, videoRecording, measurement, spokenAudio, voicePrompt
  }
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var mixWithOthers: CategoryOptions { CategoryOptions(rawValue: 1) }
    public static var duckOthers: CategoryOptions { CategoryOptions(rawValue: 2) }
    public static var allowBluetooth: CategoryOptions { CategoryOptions(rawValue: 4) }
    public static var defaultToSpeaker: CategoryOptions { CategoryOptions(rawValue: 8) }
    public static var allowBluetoothA2DP: CategoryOptions { CategoryOptions(rawValue: 32) }
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var notifyOthersOnDeactivation: SetActiveOptions { SetActiveOptions(rawValue: 1) }
  }
}

/// The app's permission to record, as since iOS 17.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public static let shared = AVAudioApplication()
  open var recordPermission: RecordPermission { .undetermined }
  open class func requestRecordPermission() async -> Bool { false }
  open class func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }
}

/// A recorder that records nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public let settings: [String: Any]
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var currentTime: TimeInterval { 0 }
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    isRecording = true
    return true
  }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  open func pause() { isRecording = false }
  open func stop() { isRecording = false }
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Its methods are optional, and never called.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {}

/// Plays nothing.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var rate: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public init(contentsOf url: URL) throws { (self.url, data) = (url, nil) }
  public init(data: Data) throws { (url, self.data) = (nil, data) }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
public var AVFormatIDKey: String { "AVFormatIDKey" }
public var AVSampleRateKey: String { "AVSampleRateKey" }
public var AVNumberOfChannelsKey: String { "AVNumberOfChannelsKey" }
public var AVEncoderAudioQualityKey: String { "AVEncoderQualityKey" }
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
public var kAudioFormatMPEG4AAC: UInt32 { 0x6161_6320 }
public var kAudioFormatAppleLossless: UInt32 { 0x616C_6163 }
public var kAudioFormatLinearPCM: UInt32 { 0x6C70_636D }

/// A short sound, which is never played.
public typealias SystemSoundID = UInt32
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: URL, _ id: UnsafeMutablePointer<SystemSoundID>) -> Int32 { 0 }
public func AudioServicesPlaySystemSound(_ id: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ id: SystemSoundID) {}
public var kSystemSoundID_Vibrate: SystemSoundID { 0xFFF }
