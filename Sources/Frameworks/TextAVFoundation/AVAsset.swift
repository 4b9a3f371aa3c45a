import TextUI

// What is recorded: its data is not read.

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Pictures out of a video: there are none.
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

/// Writes a video in another size: nothing is written.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  public init?(asset: AVAsset, presetName: String) {}
  open func export(to url: URL, as type: AVFileType) async throws { throw CocoaError(.fileWriteUnknown) }
  open func export() async {}
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}
