import TextUI

extension BranchPlace {
  /// Branches as a report tells them, file by file: `App/Basket.swift:12.9,-15.7,*20.11`.
  static func byFile(_ places: Set<BranchPlace>) -> [String] {
    var files: [(name: String, places: [String])] = []
    for place in places.sorted() {
      if files.last?.name != place.fileID { files.append((place.fileID, [])) }
      files[files.count - 1].places.append(String("\(place)".dropFirst(place.fileID.count + 1)))
    }
    return files.map { "\($0.name):\($0.places.joined(separator: ","))" }
  }
}
