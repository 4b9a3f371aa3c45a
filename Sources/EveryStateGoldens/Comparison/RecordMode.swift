/// When a run writes goldens. The variable's name and values are those of swift-snapshot-testing.
package enum RecordMode: String, CaseIterable, Hashable, Sendable, Codable {
  /// Nothing is written.
  case never
  /// Missing goldens are written, and the run fails so that the user looks at the new files.
  case missing
  /// Missing and different goldens are written, and the run passes. Reformatted ones are left to `all`.
  case failed
  /// Every missing or different golden is written, reformatted ones too, and the run passes.
  case all

  package static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The mode of a run, and its origin. By default it is `missing`, or `never` in a job of ``ContinuousIntegration``; `1` and `true` mean `all`.
  package static func of(environment: [String: String]) throws(InvalidSetting) -> (mode: RecordMode, origin: Origin) {
    if let value = environment.setting(variable) {
      if value == "1" || value == "true" { return (.all, .variable) }
      guard let mode = RecordMode(rawValue: value) else {
        let values = RecordMode.allCases.map(\.rawValue) + ["1", "true"]
        throw InvalidSetting(
          "\(variable) is '\(TerminalText.harmless(value))'. It must be one of \(values.joined(separator: ", ")) "
            + "(1 and true mean all). Nothing was recorded.")
      }
      return (mode, .variable)
    }
    let isJob = ContinuousIntegration.variable(in: environment) != nil
    return isJob ? (.never, .continuousIntegration) : (.missing, .byDefault)
  }

  package enum Origin: String, Hashable, Sendable, Codable {
    case variable
    case continuousIntegration = "CI"
    case byDefault = "default"
  }
}
