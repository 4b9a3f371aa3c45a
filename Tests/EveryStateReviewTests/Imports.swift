// Every file of this module sees what this one exports.
@_exported import EveryStateGoldens
@_exported import EveryStateReview
@_exported import Foundation
@_exported import TestPackages
@_exported import TestSupport

extension String {
  var compactJSON: String { replacing(/\n */, with: "") }
}

/// Expects a program's status, and its output and errors where they are given. A failure shows the whole run.
func expect(
  _ run: ProcessRun, status: Int32, output: String? = nil, prints part: String = "", lacks other: String? = nil,
  begins prefix: String = "", ends suffix: String = "", errors: String? = nil, warns warning: String = "",
  comment: String = "", at row: (any Located)? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let found: [Row<(Bool, String)>] = [
    Row(run.status == status, "status \(status)"),
    Row(run.output == output ?? run.output, "the output \(output ?? "")"),
    Row(part.isEmpty || run.output.contains(part), "the output contains \(part)"),
    Row(run.output.hasPrefix(prefix), "the output begins with \(prefix)"),
    Row(run.output.hasSuffix(suffix), "the output ends with \(suffix)"),
    Row(run.errors == errors ?? run.errors, "the errors \(errors ?? "")"),
    Row(warning.isEmpty || run.errors.contains(warning), "the errors contain \(warning)"),
  ]
  for (row, (isTrue, wanted)) in found.rows() where !isTrue {
    expect(
      isTrue, "\(comment) wanted: \(wanted), found: \(run)", at: row, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension ProcessRun {
  /// The output without its first line, which has the counts.
  var belowCounts: String { String(output.drop { $0 != "\n" }.dropFirst()) }
}
