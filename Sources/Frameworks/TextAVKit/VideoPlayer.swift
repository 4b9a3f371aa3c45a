@_exported import TextAVFoundation
import TextUI
import TextUIKit

/// A video: an area with its address, and the overlay.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let address: String?
  private let overlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    address = player?.currentItem?.asset.url.absoluteString
    overlay = videoOverlay()
  }

  public var body: some View { _StandIn("video", marks: address.map { [.init($0)] } ?? []).overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A video with the system's controls. A representable of it is a box with the representable's name.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
}
