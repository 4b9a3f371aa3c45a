import AVFoundation
import Charts
import MapKit
import SwiftUI
import UIKit

@MainActor @Suite struct FrameworkNumberTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, -1, 0, .leastNonzeroMagnitude,
  ]

  @Test(arguments: numbers) func `charts and times take any number`(_ number: Double) throws {
    var found: [Any?] = []
    let drawn = try lines {
      Chart {
        BarMark(x: .value("Day", number), y: .value("Sales", 2))
        LineMark(x: .value("Day", 1), y: .value("Sales", number))
        PointMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: 0)), y: .value("Sales", -number))
      }.chartXScale(domain: 0...(number > 0 ? number : 1)).chartOverlay { proxy in
        let _ =
          found = [
            proxy.value(atX: number, as: Int.self), proxy.value(atX: number, as: Float.self),
            proxy.value(atY: number, as: Double.self), proxy.value(atY: number, as: Date.self),
            proxy.value(atX: number, as: Decimal.self), proxy.position(forX: number),
          ]
        Text("over")
      }.frame(height: 60)
    }
    expect(drawn.contains { $0.contains("over") }, "\(drawn)")
    expect(found.count, is: 6)
    // A chart of texts finds the text at any place.
    do {
      var found: String?
      _ = try lines {
        Chart { BarMark(x: .value("City", "Oslo"), y: .value("Sales", 2)) }.chartOverlay { proxy in
          let _ = found = proxy.value(atX: number)
          Text("over")
        }.frame(height: 60)
      }
      expect(found, is: "Oslo")
    }
    // Bins take any number.
    let bins = [
      NumberBins(data: [number, 1, 2]), NumberBins(data: [number]), NumberBins(size: number, range: 0...10),
      NumberBins(range: min(0, number)...max(0, number), count: 4), NumberBins(data: [], desiredCount: 0),
    ]
    for bins in bins {
      expect(bins.thresholds.count >= 2)
      expect(bins.thresholds.count <= 10_001)
      for value in Self.numbers { expect((0..<bins.thresholds.count), contains: bins.index(for: value)) }
      expect(bins.map(\.lowerBound).count, is: bins.count)
    }
    expect(NumberBins(size: 2.0, range: 0...10).thresholds, is: [0, 2, 4, 6, 8, 10])
    expect(NumberBins(size: 2.0, range: 0...10).index(for: 5), is: 2)
    // A time takes any number of seconds.
    for scale: Int32 in [600, 1, 0, -1, .max] {
      let time = CMTime(seconds: number, preferredTimescale: scale)
      if number.isNaN { expect(!time.isValid) }
      if !number.isNaN, scale != 0 { expect(time.timescale, is: scale) }
      _ = [
        time + time, time - CMTime(value: 1, timescale: 2), CMTimeMakeWithSeconds(number, preferredTimescale: scale),
      ]
    }
    expect(CMTime(seconds: 1.5, preferredTimescale: 600).value, is: 900)
    expect(CMTime(seconds: -1.999, preferredTimescale: 1).value, is: -1)
  }

  @Test(arguments: numbers) func `maps and pictures take any number`(_ number: Double) throws {
    let place = CLLocationCoordinate2D(latitude: number, longitude: -number)
    let drawn = try lines {
      Map(
        position: .constant(
          .region(MKCoordinateRegion(center: place, latitudinalMeters: number, longitudinalMeters: number)))
      ) {
        Marker("A", coordinate: place)
        MapCircle(center: place, radius: number)
      }.frame(height: 60)
    }
    expect(drawn.contains { $0.contains("\"A\" at") }, "\(drawn)")
    // A picture takes any size.
    let size = CGSize(width: number, height: number)
    let picture = UIGraphicsImageRenderer(size: size).image { _ in }
    for picture in [picture, picture.preparingThumbnail(of: size)].compactMap({ $0?.cgImage }) {
      expect(picture.width >= 0)
      expect(picture.height >= 0)
      let scaled = UIImage(cgImage: picture, scale: number, orientation: .up)
      expect((scaled.cgImage?.width ?? 0) >= 0)
    }
    let renderer = ImageRenderer(content: Text("a"))
    renderer.proposedSize = ProposedViewSize(size)
    renderer.scale = number
    expect((renderer.cgImage?.width ?? 0) >= 0)
    expect(renderer.uiImage?.size.width.isFinite, is: true)
  }

  @Test func `a picture's size is in points, and that of its pixels in pixels`() {
    let renderer = ImageRenderer(content: Text("Ada"))
    renderer.proposedSize = ProposedViewSize(width: 60, height: 20)
    renderer.scale = 3
    expect(renderer.uiImage?.size, is: CGSize(width: 60, height: 20))
    expect(renderer.uiImage?.scale, is: 3)
    expect(renderer.uiImage?.cgImage?.width, is: 180)
    let pixels = renderer.cgImage!
    expect(UIImage(cgImage: pixels).size, is: CGSize(width: 180, height: 60))
    expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size, is: CGSize(width: 90, height: 30))
  }
}
