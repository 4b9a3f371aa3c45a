@_exported import Foundation

// What plays: nothing plays beside a frame, and no time passes in it.

@preconcurrency @MainActor
open class AVPlayer: NSObject {
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
  /// Never calls the block, as no time passes in what is played.
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

@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public override init() { super.init() }
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
}

@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem item: AVPlayerItem) {}
}

@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public let asset: AVAsset
  open var status: AVPlayer.Status { .readyToPlay }
  open var duration: CMTime { .zero }
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")

  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open func currentTime() -> CMTime { .zero }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1, pauses, continuesIfPossible
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTime")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
}
