// What plays on the lock screen.
import Foundation
import UIKit

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public final class MPNowPlayingInfoCenter: NSObject {
  public static func `default`() -> MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }
  public var nowPlayingInfo: [String: Any]?
  public var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success, noSuchContent, commandFailed }
open class MPRemoteCommandEvent: NSObject {}
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
}
public final class MPRemoteCommandCenter: NSObject {
  public static func shared() -> MPRemoteCommandCenter { MPRemoteCommandCenter() }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
}
public final class MPMediaItemArtwork: NSObject {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
