@_exported import Foundation
import TextUI

// Playback. Nothing plays during a frame, and no time passes in it.

@preconcurrency @MainActor open class AVPlayer: NSObject {
  public private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var automaticallyWaitsToMinimizeStalling = true
  open var error: (any Error)? { nil }
  open var allowsExternalPlayback = true
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var status: Status { .readyToPlay }

  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
  /// Never calls the block, because nothing is played.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { self }
  open func removeTimeObserver(_ observer: Any) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }

  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
}

open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public override init() { super.init() }
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
}

@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem item: AVPlayerItem) {}
}

@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  public let asset: AVAsset
  open var status: AVPlayer.Status { .readyToPlay }
  open var duration: CMTime { .zero }
  nonisolated public static var didPlayToEndTimeNotification: Notification.Name {
    Notification.Name("AVPlayerItemDidPlayToEndTime")
  }

  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open func currentTime() -> CMTime { .zero }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1, pauses, continuesIfPossible
}

extension Notification.Name {
  public static var AVPlayerItemDidPlayToEndTime: Notification.Name { .init("AVPlayerItemDidPlayToEndTime") }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var resize: AVLayerVideoGravity { AVLayerVideoGravity(rawValue: "resize") }
  public static var resizeAspect: AVLayerVideoGravity { AVLayerVideoGravity(rawValue: "resizeAspect") }
  public static var resizeAspectFill: AVLayerVideoGravity { AVLayerVideoGravity(rawValue: "resizeAspectFill") }
}

// Recordings. Their data is not read.

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Images from a video. None are generated.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  public init(asset: AVAsset) {}
  open func generateCGImageAsynchronously(
    for time: CMTime, completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { completionHandler(nil, time, CocoaError(.fileReadUnknown)) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }
  open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw CocoaError(.fileReadUnknown)
  }
}

/// Exports a video, without effect.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  public init?(asset: AVAsset, presetName: String) {}
  open func export(to url: URL, as type: AVFileType) async throws { throw CocoaError(.fileWriteUnknown) }
  open func export() async {}
}

public var AVAssetExportPresetLowQuality: String { "AVAssetExportPresetLowQuality" }
public var AVAssetExportPresetMediumQuality: String { "AVAssetExportPresetMediumQuality" }
public var AVAssetExportPresetHighestQuality: String { "AVAssetExportPresetHighestQuality" }
public var AVAssetExportPresetPassthrough: String { "AVAssetExportPresetPassthrough" }
public var AVAssetExportPreset1280x720: String { "AVAssetExportPreset1280x720" }
public var AVAssetExportPreset1920x1080: String { "AVAssetExportPreset1920x1080" }

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var mp4: AVFileType { AVFileType(rawValue: "public.mpeg-4") }
  public static var mov: AVFileType { AVFileType(rawValue: "com.apple.quicktime-movie") }
  public static var m4a: AVFileType { AVFileType(rawValue: "com.apple.m4a-audio") }
  public static var caf: AVFileType { AVFileType(rawValue: "com.apple.coreaudio-format") }
}

/// A time as a number of parts of a second.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// A number of seconds. NaN is an invalid time; larger values are limited to the longest time.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded(.towardZero)
    guard !parts.isNaN else {
      self = .invalid
      return
    }
    let value = Int64(exactly: parts) ?? (parts < 0 ? .min : .max)
    self.init(value: value, timescale: preferredTimescale)
  }
  public static var zero: CMTime { CMTime(value: 0, timescale: 1) }
  public static var invalid: CMTime { CMTime(value: 0, timescale: 0) }
  public static var indefinite: CMTime { CMTime(value: 0, timescale: 0) }
  public var seconds: Double { Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { !isValid }
}

extension CMTime: Comparable {
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
