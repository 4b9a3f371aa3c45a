import EveryStateReview
import Foundation
import TestPackages
import TestSupport
import Testing

/// A new text that could not be kept was not rejected: nobody has decided anything.
@Suite struct UnkeptTests {
  @Test(arguments: [false, true])
  func `a frame whose new text found no room says so`(_ hasOlderText: Bool) throws {
    let package = try ReviewedPackage()
    let folder = package.package.root + "/.build/everystate/pending/App.Snapshots/Detail"
    if hasOlderText {
      try package.run { _, text in text + "older\n" }
      // The folder takes no new file, as on a full disk; rights would not stop a superuser.
      try FileManager.default.moveItem(atPath: folder, toPath: folder + " away")
      try package.package.write("no folder\n", to: ".build/everystate/pending/App.Snapshots/Detail")
    } else {
      try package.package.write("no folder\n", to: ".build/everystate/pending/App.Snapshots/Detail")
    }
    try package.run { name, text in name.screen == "Detail" ? text + "new\n" : text }
    if hasOlderText {
      try FileManager.default.removeItem(atPath: folder)
      try FileManager.default.moveItem(atPath: folder + " away", toPath: folder)
    }
    let review = try package.review()
    let frame = try #require(review.frames.first { $0.name.screen == "Detail" })
    expect(frame.word == "changed" && frame.needsAttention)
    expect(frame.outcome?.headline.contains("But the new text could not be kept for review."), is: true)
    let walk = try ReviewWalk(review, frames: review.frames)
    expect(walk.needsAttention)
    let words = walk.ending().map(\.text).first { $0.hasPrefix("Detail / loaded: changed: nothing to accept") }
    expect(words?.contains("could not be kept") == true && words?.contains("reject") == false)
    let refusal = #expect(throws: Review.Refusal.self) { try review.accept(frame) }
    expect(refusal?.description.contains("Make room on the disk"), is: true)
  }
}
