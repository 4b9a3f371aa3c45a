import Foundation

/// The header of a picture.
package struct PictureHeader {
  package let format: String
  package private(set) var width = 0
  package private(set) var height = 0

  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 16))
    func starts(_ signature: [UInt8], at place: Int = 0) -> Bool {
      bytes.count >= place + signature.count && Array(bytes[place..<place + signature.count]) == signature
    }
    func number(_ place: Int, _ count: Int) -> Int {
      bytes.count < place + count ? 0 : bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if starts([0x89, 0x50, 0x4E, 0x47]) {
      format = "png"
      (width, height) = (number(16, 4), number(20, 4))
    } else if starts([0xFF, 0xD8, 0xFF]) {
      format = "jpeg"
      // Segments follow each other; the one that starts a frame holds the size.
      var place = 2
      while place + 9 < bytes.count, bytes[place] == 0xFF {
        let mark = bytes[place + 1]
        if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
          (height, width) = (number(place + 5, 2), number(place + 7, 2))
          break
        }
        place += 2 + max(2, number(place + 2, 2))
      }
    } else if starts([0x47, 0x49, 0x46, 0x38]), bytes.count > 9 {
      format = "gif"
      (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if starts([0x52, 0x49, 0x46, 0x46]), starts([0x57, 0x45, 0x42, 0x50], at: 8) {
      format = "webp"
    } else if starts([0x66, 0x74, 0x79, 0x70], at: 4) {
      format = "heic"
    } else {
      return nil
    }
  }
}
