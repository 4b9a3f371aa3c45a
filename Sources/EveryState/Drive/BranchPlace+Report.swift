import TextUI

extension BranchPlace {
  /// Branches as a report tells them, file by file: `App/Basket.swift:12,-15`.
  static func byFile(_ places: Set<BranchPlace>) -> [String] {
    var files: [(name: String, lines: [String])] = []
    for place in places.sorted() {
      if files.last?.name != place.fileID { files.append((place.fileID, [])) }
      files[files.count - 1].lines.append(place.isSkipped ? "-\(place.line)" : "\(place.line)")
    }
    return files.map { "\($0.name):\($0.lines.joined(separator: ","))" }
  }
}
