import TextUI

extension BranchPlace {
  /// Branches as a report lists them, file by file: `App/Basket.swift:12.9,-15.7,*20.11`.
  static func byFile(_ places: Set<BranchPlace>) -> [String] {
    var files: [String] = []
    var last: BranchPlace?
    for place in places.sorted() {
      if let last, place.isInFile(of: last) {
        files[files.count - 1] += "," + place.position
      } else {
        files.append(place.description)
      }
      last = place
    }
    return files
  }
}
