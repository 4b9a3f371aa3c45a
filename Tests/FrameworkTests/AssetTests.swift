@testable import SwiftUI

struct AssetTests {
  @Test func `a picture and a color that no asset catalog has are nil`() throws {
    let folder = try TestFolder()
    for path in ["A.xcassets/hero.imageset", "A.xcassets/brand.colorset"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    }
    AssetNames.$current.withValue(AssetNames(folders: [folder.path])) {
      expect([UIImage(named: "hero"), UIImage(named: "brand")].map { $0 == nil }, is: [false, true])
      expect([UIColor(named: "brand"), UIColor(named: "hero")].map { $0 == nil }, is: [false, true])
    }
  }
}
